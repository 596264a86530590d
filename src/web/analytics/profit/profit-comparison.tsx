import type { ProfitReport } from '#shared/analytics/profit.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { Difference, Sides } from '#web/analytics/reports/difference-note.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';

interface ComparisonProps {
  reply: Pick<ProfitReport, 'comparison' | 'currency' | 'period'>;
  store: Store;
}

/** Only while profit differs from the platform's own: over which days, by how much, and why it may be. */
export function ProfitDifference({ reply: { comparison, currency, period }, store }: ComparisonProps) {
  const t = useT();
  const format = useFormat();
  if (!comparison?.cause) return null;
  const { grossProfit, fees, days, cause, comparedAt } = comparison;
  const platform = PLATFORM_NAMES[store.platform];
  const sides = { unit: 'money', currency, platform } as const;
  return (
    <Difference
      title={t('Profit differs from that of {platform}', { platform })}
      cause={causeSentence(t, cause, platform)}
      days={days}
      checked={format.dateTime(comparedAt, period.timeZone)}
    >
      <Sides term={t('Gross profit')} {...grossProfit} {...sides} />
      {fees && <Sides term={t('Payment fees')} {...fees} {...sides} />}
    </Difference>
  );
}

function causeSentence(
  t: Translate,
  cause: NonNullable<NonNullable<ProfitReport['comparison']>['cause']>,
  platform: string,
): string {
  switch (cause) {
    case 'costs_missing':
      return t('{platform} noted costs at the sale that are not known here.', { platform });
    case 'costs_differ':
      return t(
        'For the same sales, other costs count here than {platform} noted, for instance because you entered your own.',
        { platform },
      );
    case 'fees_missing':
      return t('{platform} counts payment fees that are not known here yet.', { platform });
    case 'fees_differ':
      return t('{platform} counts other payment fees for the same payments.', { platform });
  }
}

/** That the platform's own figures were asked for and agree, said quietly. */
export function ProfitAgreement({ reply: { comparison, period }, store }: ComparisonProps) {
  const t = useT();
  const format = useFormat();
  if (!comparison || comparison.cause) return null;
  const { days, grossProfit, fees, comparedAt } = comparison;
  const isEqual = grossProfit.ours === grossProfit.theirs && fees?.ours === fees?.theirs;
  return (
    <p className="text-ink-soft text-sm">
      {t("Checked against {platform}'s own report for {from} to {to} on {date}: {outcome}.", {
        platform: PLATFORM_NAMES[store.platform],
        from: format.date(days.from, 'UTC'),
        to: format.date(days.to, 'UTC'),
        date: format.date(comparedAt, period.timeZone),
        outcome: isEqual ? t('they agree') : t('they differ by less than 0.5 percent'),
      })}
    </p>
  );
}
