import type { ReactNode } from 'react';
import type { Text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { type BrandDraft, hexOf, type sourcesOf } from './brand-draft.ts';
import { BrandSection } from './brand-section.tsx';
import { colourWarnings } from './colour-warnings.ts';
import { SourceNote } from './source-note.tsx';

interface ColourSectionProps {
  draft: BrandDraft;
  sources: ReturnType<typeof sourcesOf>;
  errors: Partial<Record<'primary' | 'secondary', Text>>;
  change: (part: Partial<BrandDraft>) => void;
}

export function ColourSection({ draft, sources, errors, change }: ColourSectionProps) {
  const t = useT();
  const [primary, secondary] = [hexOf(draft.primary), hexOf(draft.secondary)];
  const warnings = primary && secondary ? colourWarnings(primary, secondary) : [];
  const isSet = draft.primary !== '' || draft.secondary !== '';
  return (
    <BrandSection
      title={t('Colours')}
      source={!isSet && <SourceNote source={null} otherwise={t('Each picture takes those of its product')} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ColourField
          label={t('Main colour')}
          value={draft.primary}
          note={isSet && <SourceNote source={sources.primary} otherwise="" />}
          error={errors.primary && t.message(errors.primary)}
          onChange={(value) => change({ primary: value })}
        />
        <ColourField
          label={t('Second colour')}
          value={draft.secondary}
          note={isSet && <SourceNote source={sources.secondary} otherwise="" />}
          error={errors.secondary && t.message(errors.secondary)}
          onChange={(value) => change({ secondary: value })}
        />
      </div>
      {warnings.map((warning) => (
        <Alert key={warning} variant="caution">
          {t.message(warning)}
        </Alert>
      ))}
      {isSet && (
        <div>
          <Button variant="ghost" size="small" onClick={() => change({ primary: '', secondary: '' })}>
            {t('Use the colours of each product instead')}
          </Button>
        </div>
      )}
    </BrandSection>
  );
}

interface ColourFieldProps {
  label: string;
  value: string;
  note: ReactNode;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The browser's own colour picker, and the same as text. */
function ColourField({ label, value, note, error, onChange }: ColourFieldProps) {
  const t = useT();
  const hex = hexOf(value);
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={t('Pick: {colour}', { colour: label })}
        value={hex || '#808080'}
        onChange={({ target }) => onChange(target.value)}
        className="mt-6.5 h-10 w-12 shrink-0 cursor-pointer rounded-lg border border-line-strong/60 bg-surface p-1"
      />
      <Field label={label} note={note} error={error} className="min-w-0 flex-1">
        <TextInput
          value={value}
          placeholder="#0f5c4d"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={9}
          className="font-mono"
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => hex && hex !== value && onChange(hex)}
        />
      </Field>
    </div>
  );
}
