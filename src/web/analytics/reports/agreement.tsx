import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import type { ExplainedMetric } from './explanation.tsx';
import type { MetricName } from './metrics.ts';

/** What is compared with the platform's own. */
const COMPARED: ReadonlySet<MetricName> = new Set(['totalRevenue', 'totalOrders']);

/** That the platform's own figures were asked for and agree, said quietly. */
export function Agreement({ name, reply: { comparison, period }, store }: ExplainedMetric) {
  const t = useT();
  const format = useFormat();
  if (!comparison || comparison.cause || !COMPARED.has(name)) return null;
  const { days, ours, theirs, comparedAt } = comparison;
  const values = {
    platform: PLATFORM_NAMES[store.platform],
    date: format.date(comparedAt, period.timeZone),
    outcome: outcomeOf(t, ours.orders === theirs.orders && ours.totalSales === theirs.totalSales),
  };
  return (
    <p className="text-ink-soft text-sm">
      {days
        ? t("Checked against {platform}'s own report for {from} to {to} on {date}: {outcome}.", {
            ...values,
            from: format.date(days.from, 'UTC'),
            to: format.date(days.to, 'UTC'),
          })
        : t.plural(
            ours.orders,
            {
              one: "{n} order counted against {platform}'s own count on {date}: {outcome}.",
              other: "All {n} orders counted against {platform}'s own count on {date}: {outcome}.",
            },
            values,
          )}
    </p>
  );
}

function outcomeOf(t: Translate, isEqual: boolean): string {
  return isEqual ? t('they agree') : t('they differ by less than 0.5 percent');
}
