import type { ContentLanguage } from '#shared/content/content.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';

interface AltTextSectionProps {
  language: ContentLanguage;
  altText: string;
  /** In the owner's words. */
  isOwn: boolean;
  /** Null says again what is to be seen. */
  onChange: (own: string | null) => void;
}

export function AltTextSection({ language, altText, isOwn, onChange }: AltTextSectionProps) {
  const t = useT();
  return (
    <div className="grid gap-2">
      <Field label={t('Alt Text')} hint={t('Read aloud to people who cannot see the picture.')}>
        <TextArea
          rows={2}
          maxLength={1000}
          lang={language}
          value={altText}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {isOwn && (
        <Button variant="ghost" size="small" className="justify-self-start" onClick={() => onChange(null)}>
          {t('Describe it for me')}
        </Button>
      )}
    </div>
  );
}
