import { useRef, useState } from 'react';
import { CONTENT_PLATFORMS, CONTENT_TYPES } from '#shared/content/content.ts';
import { LOOKS } from '#shared/content/picture.ts';
import {
  type NewTemplate,
  TEMPLATE_FIELDS,
  type TemplateField,
  templateEndpoints,
} from '#shared/content/templates.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PLATFORM_TEXTS, TYPE_TEXTS } from '#web/content/option-texts.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { templatesQuery } from './queries.ts';
import { checkTemplate, type TemplateForm } from './template-form.ts';
import { FIELD_TEXTS, LOOK_TEXTS } from './template-texts.ts';

interface TemplateDialogProps {
  store: Store;
  /** As the form begins. */
  initial: TemplateForm;
  /** The one that is changed; null saves a new one. */
  templateId: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The owner's own text, with fields that every product fills in. */
export function TemplateDialog({ store, initial, templateId, open, onOpenChange }: TemplateDialogProps) {
  const t = useT();
  const [form, setForm] = useState(initial);
  const [tried, setTried] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const textInput = useRef<HTMLTextAreaElement>(null);
  const params = { storeId: store.id };
  const saving = useChange({
    change: (body: NewTemplate) =>
      templateId
        ? call(templateEndpoints.change, { params: { ...params, templateId }, body: withoutState(body) })
        : call(templateEndpoints.create, { params, body }),
    invalidates: [templatesQuery(store.id)],
    onSuccess({ name }) {
      onOpenChange(false);
      toast({ title: t('Template Saved'), description: name });
    },
  });
  const { request, wrong } = checkTemplate(form);
  const shown = tried ? wrong : {};
  const change = (changed: Partial<TemplateForm>) => setForm({ ...form, ...changed });

  function submit() {
    setTried(true);
    if (request) saving.mutate(request);
    else if (wrong.name) nameInput.current?.focus();
    else if (wrong.captionTemplate) textInput.current?.focus();
  }

  /** Where the cursor stands. */
  function insert(field: TemplateField) {
    const box = textInput.current;
    const { captionTemplate } = form;
    const [from, to] = [
      box?.selectionStart ?? captionTemplate.length,
      box?.selectionEnd ?? captionTemplate.length,
    ];
    change({ captionTemplate: `${captionTemplate.slice(0, from)}{${field}}${captionTemplate.slice(to)}` });
    box?.focus();
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={templateId ? t('Edit Template') : t('New Template')}
      description={t('Your own words. Fields are filled in from each product.')}
      submitLabel={t('Save Template')}
      pendingLabel={t('Saving...')}
      pending={saving.isPending}
      failure={
        saving.isError
          ? {
              title: t('The template could not be saved.'),
              reason: t.message(reasonOf(saving.error, text(''))),
            }
          : null
      }
      onSubmit={submit}
    >
      <Field label={t('Template Name')} error={shown.name && t.message(shown.name)}>
        <TextInput
          ref={nameInput}
          value={form.name}
          maxLength={120}
          placeholder={t('e.g. New in the shop')}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Segmented
        label={t('Platform')}
        value={form.platform}
        onValueChange={(platform) => change({ platform })}
        options={CONTENT_PLATFORMS.map((value) => ({ value, label: PLATFORM_TEXTS[value] }))}
      />
      <div className="grid gap-2">
        <Field
          label={t('Text')}
          error={shown.captionTemplate && t.message(shown.captionTemplate)}
          hint={t('A line whose field a product does not have is left out of its post.')}
        >
          <TextArea
            ref={textInput}
            rows={6}
            value={form.captionTemplate}
            maxLength={5000}
            onChange={({ target }) => change({ captionTemplate: target.value })}
            className="field-sizing-content max-h-72 min-h-32"
          />
        </Field>
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('Insert a field')}</legend>
          {TEMPLATE_FIELDS.map((field) => (
            <Button key={field} variant="secondary" size="small" onClick={() => insert(field)}>
              {t(FIELD_TEXTS[field])}
            </Button>
          ))}
        </fieldset>
      </div>
      <Field label={t('Hashtags')} note={t('Optional')} error={shown.hashtags && t.message(shown.hashtags)}>
        <TextInput
          value={form.hashtagText}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ hashtagText: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('Content type')}>
          <Select
            value={form.category}
            onValueChange={(category) => change({ category })}
            options={CONTENT_TYPES.map((value) => ({ value, label: t(TYPE_TEXTS[value]) }))}
          />
        </Field>
        <Field label={t('Look of pictures and reels')}>
          <Select
            value={form.look ?? 'any'}
            onValueChange={(look) => change({ look: look === 'any' ? null : look })}
            options={[
              { value: 'any' as const, label: t('By the tone') },
              ...LOOKS.map((value) => ({ value, label: t(LOOK_TEXTS[value]) })),
            ]}
          />
        </Field>
      </div>
    </FormDialog>
  );
}

/** Whether it is in use is changed elsewhere. */
function withoutState({ isActive: _, ...body }: NewTemplate) {
  return body;
}
