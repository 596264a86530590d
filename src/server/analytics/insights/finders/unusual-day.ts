import { count, money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { Anomaly, Series } from '#shared/analytics/sales-reports.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type Finding, makeFinding } from './finding.ts';

const RECENT_DAYS = 7;
const MOST = 2;

/**
 * Days of the last week on which far more or less was sold, or ordered, than the shop's own year makes likely. The test is
 * that of `judgeDays` (sales-reports/usual-days.ts): twelve in 10,000 days on which nothing happened, over the 37 days that a
 * month of looks judges. One finding a day: orders are named only where net sales look usual, as amounts scatter more widely
 * than counts and hide what these show.
 */
export function findUnusualDays({ series }: { series: Series }, scale: Scale): Finding[] {
  const last = series.points.at(-1)?.to;
  if (!last) return [];
  const since = new Date(Date.parse(`${last}T00:00:00Z`) - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const recent = series.anomalies.filter(({ day }) => day > since);
  const inMoney = recent.filter(({ metric }) => metric !== 'orders');
  const inOrders = recent.filter(
    ({ metric, day }) => metric === 'orders' && !inMoney.some((each) => each.day === day),
  );
  return [...farthestFirst(inMoney), ...farthestFirst(inOrders)].slice(0, MOST).map((anomaly) => {
    if (anomaly.metric === 'sold') return cancelled(anomaly, scale);
    return anomaly.metric === 'orders' ? unusualOrders(anomaly, scale) : unusual(anomaly, scale);
  });
}

function farthestFirst(anomalies: Anomaly[]): Anomaly[] {
  const distance = ({ value, expected }: Anomaly) => Math.abs(value - expected);
  return anomalies.toSorted((one, other) => distance(other) - distance(one));
}

function unusual({ day, value, expected, score, causes }: Anomaly, scale: Scale): Finding {
  const difference = value - expected;
  const [cause] = causes;
  return makeFinding(
    {
      ...about(day),
      variant: `${difference > 0 ? 'up' : 'down'}:${cause?.kind ?? 'unknown'}`,
      names: cause?.label ? { cause: cause.label } : {},
      figures: [
        { name: 'day', value: day, unit: 'date' },
        money('netSales', value),
        money('usual', expected),
        money('difference', Math.abs(difference)),
        ...(expected > 0 ? [percent('ofUsual', value / expected)] : []),
        ...(cause ? [money('causeAmount', Math.abs(cause.amount))] : []),
      ],
      table: {
        columns: [
          { name: 'cause', unit: 'word' },
          { name: 'what', unit: 'text' },
          { name: 'amount', unit: 'money' },
        ],
        rows: causes.map(({ kind, label, amount }) => [kind, label ?? '—', amount]),
      },
      confidence: Math.min(0.95, 0.6 + score / 20),
    },
    scale,
  );
}

function unusualOrders({ day, value, expected, score }: Anomaly, scale: Scale): Finding {
  return makeFinding(
    {
      ...about(day),
      variant: value > expected ? 'many:orders' : 'few:orders',
      figures: [
        { name: 'day', value: day, unit: 'date' },
        count('ordersOfDay', value),
        count('usualOrders', Math.round(expected)),
      ],
      confidence: Math.min(0.95, 0.6 + score / 20),
    },
    scale,
  );
}

/** A large order that was undone the same day: net sales do not show it. */
function cancelled({ day, value, expected, causes }: Anomaly, scale: Scale): Finding {
  const [{ label, amount }] = causes as [Anomaly['causes'][number]];
  return makeFinding(
    {
      ...about(day),
      variant: 'cancelled:cancelled_order',
      names: label ? { cause: label } : {},
      figures: [
        { name: 'day', value: day, unit: 'date' },
        money('causeAmount', amount),
        money('sold', value),
        money('usual', expected),
      ],
      confidence: 0.95,
    },
    scale,
  );
}

/** What happened is past, so no money is at stake. */
const about = (day: string) => ({
  subject: `unusual_day:${day}`,
  type: 'unusual_day' as const,
  category: 'sales' as const,
  period: { from: day, to: day },
  atStake: null,
  priority: 'high' as const,
});
