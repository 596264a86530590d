import { Sparkles } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import {
  CONTENT_FORMATS,
  CONTENT_LANGUAGES,
  CONTENT_PLATFORMS,
  CONTENT_TYPES,
  REEL_SECONDS,
  TONES,
  VARIATION_COUNT,
} from '#shared/content/content.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import type { Choices } from '#web/content/choices.ts';
import { FORMAT_TEXTS, PLATFORM_TEXTS, TONE_TEXTS, TYPE_TEXTS } from '#web/content/option-texts.ts';
import { TemplateSelect } from '#web/content/templates/template-select.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { ProductPicker } from './product-picker.tsx';
import { SpentNote } from './spent-note.tsx';

interface SetupFormProps {
  store: Store;
  asks: 'content' | 'variations';
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
  product: Product | null;
  onProduct: (product: Product) => void;
  /** The first products of a new store are still awaited. */
  isSuggesting: boolean;
  pending: boolean;
  pendingLabel: string;
  onGenerate: () => void;
}

export function SetupForm(props: SetupFormProps) {
  const { store, asks, choices, choose, product, onProduct, pending, pendingLabel, onGenerate } = props;
  const t = useT();
  const isReel = choices.contentFormat === 'reel';
  const [tried, setTried] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!product) picker.current?.focus();
    onGenerate();
  }

  return (
    <Card title={t('Setup')}>
      <form
        aria-label={t('Setup')}
        onSubmit={submit}
        className="grid gap-x-6 gap-y-4.5 sm:grid-cols-2 xl:grid-cols-1"
      >
        <StoreField store={store} />
        <ProductPicker
          store={store}
          product={product}
          onProduct={onProduct}
          isSuggesting={props.isSuggesting}
          isMissing={tried && !product}
          isPromotion={choices.contentType === 'promotion'}
          button={picker}
        />
        <Segmented
          label={t('Platform')}
          value={choices.platform}
          onValueChange={(platform) => choose({ platform })}
          options={CONTENT_PLATFORMS.map((value) => ({ value, label: PLATFORM_TEXTS[value] }))}
        />
        <Segmented
          label={t('Format')}
          value={choices.contentFormat}
          onValueChange={(contentFormat) => choose({ contentFormat })}
          options={CONTENT_FORMATS.map((value) => ({ value, label: t(FORMAT_TEXTS[value]) }))}
        />
        {isReel && (
          <Segmented
            label={t('Reel duration')}
            value={`${choices.videoDuration}`}
            onValueChange={(seconds) => choose({ videoDuration: seconds === '10' ? 10 : 5 })}
            options={REEL_SECONDS.map((seconds) => ({
              value: `${seconds}`,
              label: t.plural(seconds, { one: '{n} second', other: '{n} seconds' }),
            }))}
          />
        )}
        {asks === 'content' && (
          <TemplateSelect
            storeId={store.id}
            platform={choices.platform}
            value={choices.templateId}
            onValueChange={(templateId) => choose({ templateId })}
          />
        )}
        <Field label={t('Content type')}>
          <Select
            value={choices.contentType}
            onValueChange={(contentType) => choose({ contentType })}
            options={CONTENT_TYPES.map((value) => ({ value, label: t(TYPE_TEXTS[value]) }))}
          />
        </Field>
        <Field label={t('Tone')}>
          <Select
            value={choices.tone}
            onValueChange={(tone) => choose({ tone })}
            options={TONES.map((value) => ({ value, label: t(TONE_TEXTS[value]) }))}
          />
        </Field>
        <Field label={t('Language')}>
          <Select
            value={choices.language}
            onValueChange={(language) => choose({ language })}
            options={CONTENT_LANGUAGES.map((value) => ({ value, label: languageName(value, t.locale) }))}
          />
        </Field>
        {asks === 'content' && (
          <div className="grid content-start gap-3 sm:col-span-full">
            {!isReel && (
              <Checkbox
                label={t('AI image from the product photo')}
                checked={choices.includeImage}
                onCheckedChange={(includeImage) => choose({ includeImage })}
              />
            )}
            <Checkbox
              label={t('Include hashtags')}
              checked={choices.includeHashtags}
              onCheckedChange={(includeHashtags) => choose({ includeHashtags })}
            />
          </div>
        )}
        {asks === 'variations' && (
          <p className="text-ink-soft text-sm sm:col-span-full">
            {t(
              'Three captions with hashtags, each with a strategy of its own. The set counts as one text post.',
            )}
          </p>
        )}
        {/* Next to the result it stays in view, however long the form is. */}
        <div className="grid gap-2 sm:col-span-full">
          <RoleButton needs="write" type="submit" size="large" pending={pending} pendingLabel={pendingLabel}>
            <Sparkles aria-hidden />
            {asks === 'content'
              ? t('Generate Content')
              : t('Generate {count} Variations', { count: VARIATION_COUNT })}
          </RoleButton>
          <SpentNote asks={asks} choices={choices} />
        </div>
      </form>
    </Card>
  );
}

function StoreField({ store }: { store: Store }) {
  const t = useT();
  const { stores = [store], selectStore } = useSelectedStore();
  return (
    <Field label={t('Store')}>
      <Select
        value={store.id}
        onValueChange={selectStore}
        options={stores.map(({ id, storeName, platform }) => ({
          value: id,
          label: `${storeName} · ${PLATFORM_NAMES[platform]}`,
        }))}
      />
    </Field>
  );
}
