import { type FormEvent, useId, useRef, useState } from 'react';
import { type AdsCampaign, OBJECTIVES } from '#shared/ads/ads-campaigns.ts';
import { text } from '#shared/core/sentence.ts';
import { NETWORK_NAMES, SOCIAL_NETWORKS } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { OBJECTIVE_TEXTS } from './campaign-texts.ts';
import { useSavePlan } from './change-campaign.ts';
import { checkForm, emptyForm, formOf, type PlanForm } from './plan-form.ts';
import { PostChoice } from './post-choice.tsx';

interface PlanDialogProps {
  store: Store;
  /** Null for a new plan. */
  campaign: AdsCampaign | null;
  onClose: () => void;
}

/** Post, budget, days and audience of a boosted post. */
export function PlanDialog({ store, campaign, onClose }: PlanDialogProps) {
  const t = useT();
  const formId = useId();
  const [form, setForm] = useState(() =>
    campaign ? formOf(campaign, store.timeZone) : emptyForm(wallOf(new Date(), store.timeZone).day),
  );
  const [tried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const saving = useSavePlan(store.id, campaign, onClose);
  const { plan, wrong } = checkForm(form);
  const shown = tried ? wrong : {};
  const edit = (change: Partial<PlanForm>) => setForm({ ...form, ...change });
  const title = campaign ? t('Change plan') : t('Plan a boosted post');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (plan) saving.mutate(plan);
    // What is wrong is marked by then.
    else setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={saving.isPending}
      size="large"
      title={title}
      description={t('You set the ad up at the network yourself; nothing is ever spent from here.')}
      footer={
        <>
          <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={saving.isPending} pendingLabel={t('Saving...')}>
            {campaign ? t('Save plan') : t('Plan it')}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        aria-label={title}
        noValidate
        onSubmit={submit}
        className="grid min-w-0 gap-5"
      >
        {saving.isError && (
          <Alert variant="destructive">
            {t.message(reasonOf(saving.error, text('This could not be saved. Please try again.')))}
          </Alert>
        )}
        <PostChoice store={store} campaign={campaign} form={form} edit={edit} />
        <Field label={t('Name of the plan')} error={shown.name && t.message(shown.name)}>
          <TextInput
            value={form.name}
            maxLength={120}
            onChange={({ target }) => edit({ name: target.value })}
          />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Segmented
            label={t('Where')}
            value={form.platform}
            // A post went out where it went out.
            disabled={form.postId !== null}
            onValueChange={(platform) => edit({ platform })}
            options={SOCIAL_NETWORKS.map((value) => ({ value, label: NETWORK_NAMES[value] }))}
          />
          <Field label={t('What for')}>
            <Select
              value={form.objective}
              onValueChange={(objective) => edit({ objective })}
              options={[
                { value: 'none', label: t('Not decided') },
                ...OBJECTIVES.map((value) => ({ value, label: t(OBJECTIVE_TEXTS[value]) })),
              ]}
            />
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('Total budget')}
            note={store.currency}
            error={shown.budget && t.message(shown.budget)}
          >
            <NumberInput value={form.budget} onValueChange={(budget) => edit({ budget })} />
          </Field>
          <Field
            label={t('At most a day')}
            note={`${store.currency} · ${t('Optional')}`}
            error={shown.dailyBudget && t.message(shown.dailyBudget)}
          >
            <NumberInput value={form.dailyBudget} onValueChange={(dailyBudget) => edit({ dailyBudget })} />
          </Field>
          <Field
            label={t('First day')}
            error={shown.startDay && t.message(shown.startDay)}
            hint={t('Days in {zone}', { zone: zoneText(store.timeZone, t) })}
          >
            <TextInput
              type="date"
              value={form.startDay}
              onChange={({ target }) => edit({ startDay: target.value })}
            />
          </Field>
          <Field label={t('Last day')} note={t('Optional')} error={shown.endDay && t.message(shown.endDay)}>
            <TextInput
              type="date"
              min={form.startDay}
              value={form.endDay}
              onChange={({ target }) => edit({ endDay: target.value })}
            />
          </Field>
        </div>
        <AudienceFields form={form} wrong={shown} edit={edit} />
      </form>
    </Dialog>
  );
}
