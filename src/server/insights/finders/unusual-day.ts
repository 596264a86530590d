import { type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { Series } from '#shared/sales-reports.ts';

const RECENT_DAYS = 14;
const MOST = 3;
const DAY_MS = 86_400_000;

/** Days of the last two weeks on which far more or less was sold than is usual for their weekday. */
export function findUnusualDays({ series }: { series: Series }, scale: Scale): Finding[] {
  const last = series.points.at(-1)?.to;
  if (!last) return [];
  const since = new Date(Date.parse(`${last}T00:00:00Z`) - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return series.anomalies
    .filter(({ metric, day }) => metric === 'netSales' && day > since)
    .sort((one, other) => Math.abs(other.value - other.expected) - Math.abs(one.value - one.expected))
    .slice(0, MOST)
    .map(({ day, value, expected, score, causes }) => {
      const difference = value - expected;
      const [cause] = causes;
      return makeFinding(
        {
          subject: `unusual_day:${day}`,
          type: 'unusual_day',
          variant: `${difference > 0 ? 'up' : 'down'}:${cause?.kind ?? 'unknown'}`,
          category: 'sales',
          period: { from: day, to: day },
          names: cause?.label ? { cause: cause.label } : {},
          figures: [
            { name: 'day', value: day, unit: 'date' },
            money('netSales', value),
            money('usual', expected),
            money('difference', Math.abs(difference)),
            ...(expected > 0 ? [percent('ofUsual', value / expected)] : []),
            ...(cause ? [money('causeAmount', cause.amount)] : []),
          ],
          table: {
            columns: [
              { name: 'cause', unit: 'word' },
              { name: 'what', unit: 'text' },
              { name: 'amount', unit: 'money' },
            ],
            rows: causes.map(({ kind, label, amount }) => [kind, label, amount]),
          },
          atStake: Math.abs(difference),
          confidence: Math.min(0.9, 0.5 + score / 20),
        },
        scale,
      );
    });
}
