import { useRef, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { Schedule } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import {
  ContentTypes,
  ScheduleName,
  WritingChoices,
} from '#web/publishing/scheduler/create/schedule-fields.tsx';
import {
  checkForm,
  formOfSchedule,
  type ScheduleForm,
} from '#web/publishing/scheduler/create/schedule-form.ts';
import { useEditSchedule } from './change-schedule.ts';

interface EditScheduleDialogProps {
  store: Store;
  schedule: Schedule;
  onClose: () => void;
}

/** Its times are changed for the whole store, and its platform makes it another schedule. */
export function EditScheduleDialog({ store, schedule, onClose }: EditScheduleDialogProps) {
  const t = useT();
  const nameInput = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(() => formOfSchedule(schedule));
  const [tried, setTried] = useState(false);
  const editing = useEditSchedule(store, schedule, onClose);
  const { request, wrong } = checkForm(form);
  const change = (changed: Partial<ScheduleForm>) => setForm({ ...form, ...changed });
  const shown = tried ? wrong : {};

  function submit() {
    setTried(true);
    if (wrong.name) nameInput.current?.focus();
    if (!request) return;
    const { name, contentTypes, autoGenerate, approvalRequired } = request;
    const { templateId } = form;
    editing.mutate({ name, contentTypes, autoGenerate, approvalRequired, templateId });
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('Edit Schedule')}
      description={t('Posts that are written already stay as they are.')}
      submitLabel={t('Save changes')}
      pendingLabel={t('Saving...')}
      pending={editing.isPending}
      failure={
        editing.isError
          ? {
              title: t('The schedule could not be saved.'),
              reason: t.message(reasonOf(editing.error, text(''))),
            }
          : null
      }
      onSubmit={submit}
    >
      <ScheduleName ref={nameInput} form={form} onChange={change} error={shown.name} />
      <ContentTypes form={form} onChange={change} error={shown.contentTypes} />
      <WritingChoices store={store} form={form} onChange={change} />
      {schedule.autoGenerate && !form.autoGenerate && (
        <p className="text-caution text-xs">
          {t('Posts of this schedule that are not written yet leave the calendar.')}
        </p>
      )}
    </FormDialog>
  );
}
