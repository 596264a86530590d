import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UsageEntry } from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';
import {
  FREQUENCIES,
  type NewSchedule,
  POSTS_PER_WEEK,
  SCHEDULE_PLATFORMS,
  type Schedule,
  scheduleEndpoints,
} from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { usageQuery } from '#web/content/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { useRoleBlock } from '#web/core/session/may.ts';
import { Field } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { FREQUENCY_CHOICES, PLATFORM_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import { scheduleTouched } from '#web/publishing/scheduler/queries.ts';
import { useTimesText } from '#web/publishing/scheduler/time-text.ts';
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
      blocked={useRoleBlock('manage')}
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

/** Its failure is shown by the form. */
function useCreateSchedule({ id: storeId }: Store, onCreated: () => void) {
  const t = useT();
  const { data: usage } = useQuery(usageQuery());
  return useChange({
    change: (body: NewSchedule) => call(scheduleEndpoints.create, { params: { storeId }, body }),
    // Its first posts are written at once, out of the allowance for scheduled posts.
    invalidates: [...scheduleTouched(storeId), usageQuery()],
    onSuccess(created) {
      onCreated();
      toast({ title: t('Schedule Created'), description: whatFollows(created, usage?.scheduled, t) });
    },
  });
}

/** Of the posts just planned: where their texts come from, and what they wait for after that. */
function whatFollows(created: Schedule, allowance: UsageEntry | undefined, t: Translate): string {
  const { name, autoGenerate, approvalRequired, problem, frequency } = created;
  if (!autoGenerate) return t('Write the posts of {name} on the calendar.', { name });
  const planned = t('The next seven days of {name} are on the calendar.', { name });
  if (allowance?.limit === 0)
    return `${planned} ${t('Vitrin writes no scheduled posts here. The posts stay empty until you write them.')}`;
  if (problem) return `${planned} ${t.message(problem)}`;
  const needed = POSTS_PER_WEEK[frequency];
  const left = allowance ? allowance.limit - allowance.current : needed;
  const written =
    left <= 0
      ? t('The texts are written once the allowance is renewed.')
      : left < needed
        ? t('The first texts are written now, the rest once the allowance is renewed.')
        : t('The texts are written now.');
  const then = approvalRequired
    ? t('Each one waits for your approval.')
    : t('The posts go out at their time.');
  return `${planned} ${written} ${then}`;
}
