import { type FormEvent, useId, useRef, useState } from 'react';
import {
  FREQUENCIES,
  SCHEDULE_CONTENT_TYPES,
  SCHEDULE_PLATFORMS,
  type ScheduleContentType,
} from '#shared/schedules.ts';
import type { Store } from '#shared/stores.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { useT } from '#web/app/i18n.ts';
import { zoneText } from '#web/app/zone-text.ts';
import { TemplateSelect } from '#web/content/templates/template-select.tsx';
import { FREQUENCY_CHOICES, PLATFORM_TEXTS, TYPE_TEXTS } from '#web/scheduler/option-texts.ts';
import { useTimesText } from '#web/scheduler/time-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError, TextInput } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCreateSchedule } from './create-schedule.ts';
import { ScheduleAccounts } from './schedule-accounts.tsx';
import { checkForm, type ScheduleForm, timesOf } from './schedule-form.ts';
import { ScheduleUse } from './schedule-use.tsx';

interface CreateScheduleDialogProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  form: ScheduleForm;
  setForm: (form: ScheduleForm) => void;
  /** It is left for a network's consent page and has to be there on the way back. */
  keepForm: () => void;
  onCreated: () => void;
}

export function CreateScheduleDialog(props: CreateScheduleDialogProps) {
  const { store, open, onOpenChange, form, setForm, keepForm, onCreated } = props;
  const t = useT();
  const formId = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const creating = useCreateSchedule(store, () => {
    setTried(false);
    onCreated();
  });
  const { request, wrong } = checkForm(form);
  const change = (changed: Partial<ScheduleForm>) => setForm({ ...form, ...changed });
  const shown = tried ? wrong : {};

  function submit(event: FormEvent) {
    event.preventDefault();
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
    <Dialog
      open={open}
      onOpenChange={setOpen}
      locked={creating.isPending}
      title={t('Create Schedule')}
      description={t('Posts for {store}, planned week after week.', { store: store.storeName })}
      footer={
        <>
          <Button variant="secondary" disabled={creating.isPending} onClick={() => setOpen(false)}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={creating.isPending} pendingLabel={t('Creating...')}>
            {t('Create Schedule')}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={t('Create Schedule')} noValidate onSubmit={submit} className="grid gap-5">
        {shown.name && (
          <Alert variant="destructive" title={t('Name Required')}>
            {t.message(shown.name)}
          </Alert>
        )}
        {creating.isError && (
          <Alert variant="destructive" title={t('Failed to create posting schedule.')}>
            {t.message(reasonOf(creating.error, ''))}
          </Alert>
        )}
        <Field label={t('Schedule Name')}>
          <TextInput
            ref={nameInput}
            value={form.name}
            maxLength={120}
            required
            aria-invalid={shown.name ? true : undefined}
            placeholder={t('e.g. Daily product posts')}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Segmented
          label={t('Platform')}
          value={form.platform}
          onValueChange={(platform) => change({ platform })}
          options={SCHEDULE_PLATFORMS.map((value) => ({ value, label: t(PLATFORM_TEXTS[value]) }))}
        />
        <ScheduleAccounts store={store} platform={form.platform} onLeave={keepForm} />
        <Field label={t('Frequency')} hint={<TimesHint store={store} form={form} />}>
          <Select
            value={form.frequency}
            onValueChange={(frequency) => change({ frequency })}
            options={FREQUENCIES.map((value) => ({ value, label: t(FREQUENCY_CHOICES[value]) }))}
          />
        </Field>
        <ContentTypes
          chosen={form.contentTypes}
          onChange={(contentTypes) => change({ contentTypes })}
          error={shown.contentTypes && t.message(shown.contentTypes)}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium text-sm">{t('Writing and approval')}</legend>
          <Checkbox
            checked={form.autoGenerate}
            onCheckedChange={(autoGenerate) => change({ autoGenerate })}
            label={
              <Told name={t('Auto-generate content')}>
                {t('Vitrin writes each post from your best products and draws its picture.')}
              </Told>
            }
          />
          {form.autoGenerate && (
            <TemplateSelect
              storeId={store.id}
              platform={form.platform === 'all' ? null : form.platform}
              value={form.templateId}
              onValueChange={(templateId) => change({ templateId })}
            />
          )}
          {form.autoGenerate && <ScheduleUse store={store} form={form} />}
          <Checkbox
            checked={form.approvalRequired}
            onCheckedChange={(approvalRequired) => change({ approvalRequired })}
            label={
              <Told name={t('Approval required')}>
                {form.approvalRequired
                  ? t('Posts wait as drafts on the calendar until you approve them.')
                  : t('Posts go out at their time without asking you.')}
              </Told>
            }
          />
        </fieldset>
      </form>
    </Dialog>
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

interface ContentTypesProps {
  chosen: readonly ScheduleContentType[];
  onChange: (chosen: ScheduleContentType[]) => void;
  error: string | undefined;
}

function ContentTypes({ chosen, onChange, error }: ContentTypesProps) {
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
              onChange(
                SCHEDULE_CONTENT_TYPES.filter((one) => (one === type ? checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function Told({ name, children }: { name: string; children: string }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      <span className="block text-ink-soft text-xs">{children}</span>
    </>
  );
}
