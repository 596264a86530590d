import { useRef, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { FREQUENCIES, SCHEDULE_PLATFORMS } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Field } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { FREQUENCY_CHOICES, PLATFORM_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import { useTimesText } from '#web/publishing/scheduler/time-text.ts';
import { useCreateSchedule } from './create-schedule.ts';
import { ScheduleAccounts } from './schedule-accounts.tsx';
import { ContentTypes, ScheduleName, WritingChoices } from './schedule-fields.tsx';
import { checkForm, type ScheduleForm, timesOf } from './schedule-form.ts';

interface CreateScheduleDialogProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  form: ScheduleForm;
  setForm: (form: ScheduleForm) => void;
  /** It is left for a network's consent page and has to be there on the way back. */
  cacheForm: () => void;
  onCreated: () => void;
}

export function CreateScheduleDialog(props: CreateScheduleDialogProps) {
  const { store, open, onOpenChange, form, setForm, cacheForm, onCreated } = props;
  const t = useT();
  const nameInput = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const creating = useCreateSchedule(store, () => {
    setTried(false);
    onCreated();
  });
  const { request, wrong } = checkForm(form);
  const change = (changed: Partial<ScheduleForm>) => setForm({ ...form, ...changed });
  const shown = tried ? wrong : {};

  function submit() {
    setTried(true);
    if (request) creating.mutate(request);
    else if (wrong.name) nameInput.current?.focus();
  }
  function setOpen(next: boolean) {
    if (!next) {
      setTried(false);
      creating.reset();
    }
    onOpenChange(next);
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      title={t('Create Schedule')}
      description={t('Posts for {store}, planned week after week.', { store: store.storeName })}
      submitLabel={t('Create Schedule')}
      pendingLabel={t('Creating...')}
      pending={creating.isPending}
      failure={
        creating.isError
          ? {
              title: t('Failed to create posting schedule.'),
              reason: t.message(reasonOf(creating.error, text(''))),
            }
          : null
      }
      onSubmit={submit}
    >
      <ScheduleName ref={nameInput} form={form} onChange={change} error={shown.name} />
      <Segmented
        label={t('Platform')}
        value={form.platform}
        onValueChange={(platform) => change({ platform })}
        options={SCHEDULE_PLATFORMS.map((value) => ({ value, label: t(PLATFORM_TEXTS[value]) }))}
      />
      <ScheduleAccounts store={store} platform={form.platform} onLeave={cacheForm} />
      <Field label={t('Frequency')} hint={<TimesHint store={store} form={form} />}>
        <Select
          value={form.frequency}
          onValueChange={(frequency) => change({ frequency })}
          options={FREQUENCIES.map((value) => ({ value, label: t(FREQUENCY_CHOICES[value]) }))}
        />
      </Field>
      <ContentTypes form={form} onChange={change} error={shown.contentTypes} />
      <WritingChoices store={store} form={form} onChange={change} />
    </FormDialog>
  );
}

function TimesHint({ store, form }: { store: Store; form: ScheduleForm }) {
  const t = useT();
  const timesText = useTimesText();
  const times = timesOf(form);
  if (times.length === 0)
    return t('At the times that the analysis finds best, at most one post a day. Clock: {zone}.', {
      zone: zoneText(store.timeZone, t),
    });
  return t('As analysed: {times}, on the clock of {zone}.', {
    times: timesText(times),
    zone: zoneText(store.timeZone, t),
  });
}
