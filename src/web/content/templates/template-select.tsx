import { useQuery } from '@tanstack/react-query';
import type { ContentPlatform } from '#shared/content/content.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { templatesQuery } from './queries.ts';

interface TemplateSelectProps {
  storeId: string;
  /** Those of other platforms are left out; null offers all. */
  platform: ContentPlatform | null;
  value: string | null;
  onValueChange: (templateId: string | null) => void;
}

/** Whose words a post is made of; nothing where there is no template to choose. */
export function TemplateSelect({ storeId, platform, value, onValueChange }: TemplateSelectProps) {
  const t = useT();
  const templates = useUsableTemplates(storeId, platform);
  if (templates.length === 0) return null;
  return (
    <Field label={t('Template')}>
      <Select
        value={templates.some(({ id }) => id === value) ? value! : ''}
        onValueChange={(templateId) => onValueChange(templateId || null)}
        options={[
          { value: '', label: t('None: Vitrin writes') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}

/** In use, and for the platform. */
export function useUsableTemplates(storeId: string, platform: ContentPlatform | null) {
  const { data = [] } = useQuery(templatesQuery(storeId));
  return data.filter(
    (template) => template.isActive && (platform === null || template.platform === platform),
  );
}
