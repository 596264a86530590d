import { Plus, Trash2 } from 'lucide-react';
import type { ContentLanguage, ContentType } from '#shared/content/content.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { EditorSection } from './editor-section.tsx';
import type { PictureEdits } from './use-edits.ts';

/* The contract's limits (shared/content/picture.ts), which would bring its schema along. */
const LONGEST = { headline: 80, offer: 60, step: 120 };
const MOST_STEPS = 4;

interface WordsSectionProps {
  language: ContentLanguage;
  contentType: ContentType;
  /** Only a product has a price. */
  hasProduct: boolean;
  /** A slide of a carousel has no room for one. */
  hasOffer: boolean;
  edits: PictureEdits;
}

/** What is written on a designed picture. */
export function WordsSection({ language, contentType, hasProduct, hasOffer, edits }: WordsSectionProps) {
  const t = useT();
  const { edited, editDesign } = edits;
  const { headline, offer, steps, showsPrice } = edited.design;
  const hasSteps = contentType === 'educational' || steps.length > 0;

  const changeStep = (place: number, step: string) =>
    editDesign({ steps: steps.map((known, index) => (index === place ? step : known)) }, `step ${place}`);
  return (
    <EditorSection title={t('Text')}>
      <Field
        label={t('Headline')}
        hint={hasProduct ? t('Without one the name of the product leads.') : undefined}
      >
        <TextInput
          lang={language}
          maxLength={LONGEST.headline}
          value={headline ?? ''}
          onChange={({ target }) => editDesign({ headline: target.value }, 'headline')}
        />
      </Field>
      {hasOffer && (
        <Field label={t('Offer line')} note={t('Optional')}>
          <TextInput
            lang={language}
            maxLength={LONGEST.offer}
            value={offer ?? ''}
            onChange={({ target }) => editDesign({ offer: target.value }, 'offer')}
          />
        </Field>
      )}
      {hasSteps && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-sm">{t('Steps')}</legend>
          {steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <div key={place} className="flex gap-2">
              <TextInput
                aria-label={t('Step {n}', { n: place + 1 })}
                lang={language}
                maxLength={LONGEST.step}
                value={step}
                onChange={({ target }) => changeStep(place, target.value)}
              />
              <Button
                variant="ghost"
                square
                aria-label={t('Remove step {n}', { n: place + 1 })}
                onClick={() => editDesign({ steps: steps.filter((_, index) => index !== place) })}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          ))}
          {steps.length < MOST_STEPS && (
            <Button
              variant="secondary"
              size="small"
              className="justify-self-start"
              onClick={() => editDesign({ steps: [...steps, ''] })}
            >
              <Plus aria-hidden />
              {t('Add a step')}
            </Button>
          )}
        </fieldset>
      )}
      {hasProduct && (
        <Checkbox
          checked={showsPrice}
          onCheckedChange={(checked) => editDesign({ showsPrice: checked })}
          label={t('Show the price')}
        />
      )}
    </EditorSection>
  );
}
