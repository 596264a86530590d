import { type FormEvent, useId, useState } from 'react';
import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import type { Store } from '#shared/stores/stores.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { useChangeCampaign } from './change-campaign.ts';
import { type Derived, derive, readResults, type Typed, typedOf } from './result-figures.ts';

/** What the network shows, typed by the owner; and what the store saw of it. */
export function Results({ store, campaign }: { store: Store; campaign: AdsCampaign }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<Typed>();
  const { mutate, isPending } = useChangeCampaign(store.id, campaign.id, () => setTyped(undefined));
  const fields = typed ?? typedOf(campaign.results);
  const { results, wrong } = readResults(fields);
  const edit = (change: Partial<Typed>) => setTyped({ ...fields, ...change });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (results && !isPending) mutate({ results });
  }

  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h4 id={id} className="font-medium text-sm">
        {t('Results')}
      </h4>
      <form noValidate aria-labelledby={id} onSubmit={submit} className="grid gap-3">
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          <Field
            label={t('Spent')}
            note={campaign.currency}
            error={wrong.spend ? t('Please enter an amount.') : undefined}
            className="max-sm:col-span-2"
          >
            <NumberInput value={fields.spend} onValueChange={(spend) => edit({ spend })} />
          </Field>
          <Field
            label={t('Impressions')}
            error={wrong.impressions ? t('Please enter a whole number.') : undefined}
          >
            <NumberInput
              whole
              value={fields.impressions}
              onValueChange={(impressions) => edit({ impressions })}
            />
          </Field>
          <Field label={t('Clicks')} error={wrong.clicks ? t('Please enter a whole number.') : undefined}>
            <NumberInput whole value={fields.clicks} onValueChange={(clicks) => edit({ clicks })} />
          </Field>
        </div>
        {typed && (
          <div className="flex flex-wrap gap-2">
            <RoleButton
              needs="write"
              type="submit"
              size="small"
              pending={isPending}
              blocked={!results && t('Please correct the marked figures.')}
            >
              {t('Save results')}
            </RoleButton>
            <Button variant="ghost" size="small" disabled={isPending} onClick={() => setTyped(undefined)}>
              {t('Cancel')}
            </Button>
          </div>
        )}
      </form>
      <Figures campaign={campaign} derived={derive(campaign.results)} />
    </section>
  );
}

/** What follows from the saved figures, by definition; and the orders by the post’s own link. */
function Figures({ campaign, derived }: { campaign: AdsCampaign; derived: Derived }) {
  const t = useT();
  const format = useFormat();
  const { currency, results } = campaign;
  const { linkedOrders, linkedNetSales } = results;
  const figures = [
    { label: t('Cost of 1,000 impressions'), value: format.money(derived.perThousand, currency) },
    { label: t('Cost of a click'), value: format.money(derived.perClick, currency) },
    { label: t('Click rate'), value: format.percent(derived.clickRate, { digits: 2 }) },
    { label: t('Orders from the post’s link'), value: format.number(linkedOrders) },
    { label: t('Their net sales'), value: format.money(linkedNetSales, currency) },
    {
      label: t('Net sales for each {unit} spent', { unit: format.money(1, currency, { whole: true }) }),
      value: derived.perUnit === null ? NO_FIGURE : format.money(derived.perUnit, currency),
    },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2.5 text-sm sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid content-start gap-0.5">
            <dt className="text-ink-faint text-xs">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-faint text-xs">
        {linkedOrders === null
          ? t(
              'Orders are known only for a post that went out with its own link, where the store platform says how buyers came.',
            )
          : t('All orders from the post’s link since it was published: the ad and the post together.')}
      </p>
    </>
  );
}
