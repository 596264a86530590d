import { type Ref, useId } from 'react';
import type { Sentence } from '#shared/core/sentence.ts';
import { SCHEDULE_CONTENT_TYPES } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { TemplateSelect } from '#web/content/templates/template-select.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, FieldError, TextInput } from '#web/core/ui/field.tsx';
import { TYPE_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import type { ScheduleForm } from './schedule-form.ts';
import { ScheduleUse } from './schedule-use.tsx';

/* What is chosen for a schedule when it is created, and can be changed later. */

interface FieldProps {
  form: ScheduleForm;
  onChange: (changed: Partial<ScheduleForm>) => void;
}

interface CheckedFieldProps extends FieldProps {
  error: Sentence | undefined;
}

export function ScheduleName({
  ref,
  form,
  onChange,
  error,
}: CheckedFieldProps & { ref: Ref<HTMLInputElement> }) {
  const t = useT();
  return (
    <>
      {error && (
        <Alert variant="destructive" title={t('Name Required')}>
          {t.message(error)}
        </Alert>
      )}
      <Field label={t('Schedule Name')}>
        <TextInput
          ref={ref}
          value={form.name}
          maxLength={120}
          required
          aria-invalid={error ? true : undefined}
          placeholder={t('e.g. Daily product posts')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
    </>
  );
}

export function ContentTypes({ form: { contentTypes: chosen }, onChange, error }: CheckedFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{t('Content Types')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5">
        {SCHEDULE_CONTENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(TYPE_TEXTS[type])}
            checked={chosen.includes(type)}
            onCheckedChange={(checked) =>
              onChange({
                contentTypes: SCHEDULE_CONTENT_TYPES.filter((one) =>
                  one === type ? checked : chosen.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
      <FieldError id={id} error={error && t.message(error)} />
    </fieldset>
  );
}

/** Who writes the posts, of which words, and whether they wait for their owner. */
export function WritingChoices({ store, form, onChange }: FieldProps & { store: Store }) {
  const t = useT();
  const { autoGenerate, approvalRequired, platform, templateId } = form;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{t('Writing and approval')}</legend>
      <Checkbox
        checked={autoGenerate}
        onCheckedChange={(writes) => onChange({ autoGenerate: writes })}
        label={
          <Explained name={t('Auto-generate content')}>
            {t('Vitrin writes each post from your best products and draws its picture.')}
          </Explained>
        }
      />
      {autoGenerate && (
        <TemplateSelect
          storeId={store.id}
          platform={platform === 'all' ? null : platform}
          value={templateId}
          onValueChange={(chosen) => onChange({ templateId: chosen })}
        />
      )}
      {autoGenerate && <ScheduleUse store={store} form={form} />}
      <Checkbox
        checked={approvalRequired}
        onCheckedChange={(waits) => onChange({ approvalRequired: waits })}
        label={
          <Explained name={t('Approval required')}>
            {approvalRequired
              ? t('Posts wait as drafts on the calendar until you approve them.')
              : t('Posts go out at their time without asking you.')}
          </Explained>
        }
      />
    </fieldset>
  );
}

function Explained({ name, children }: { name: string; children: string }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      <span className="block text-ink-soft text-xs">{children}</span>
    </>
  );
}
