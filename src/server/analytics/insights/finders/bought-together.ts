import { count, percent, type Scale, tenths } from '#server/analytics/findings/finding.ts';
import { poissonAtLeast } from '#server/analytics/findings/statistics.ts';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type { Affinity, Pair } from '#shared/analytics/sales-reports.ts';
import { evidenceDay } from './evidence-day.ts';
import { type Finding, makeFinding } from './finding.ts';

/** The clearest; the others stand in the report that it opens. */
const MOST = 1;
const OFTEN = 20;
/** Twelve months hardly change in one of looks, so they are one look. */
const MOST_CHANCE = 0.01;

/**
 * Products that share an order far more often than any two of the shop do. Test: Poisson, against what both products'
 * orders and the size of the shop's orders make likely, at least five orders with both (metrics 8), and Bonferroni over
 * every pair of products that was looked at (Dunn, JASA 56, 1961).
 */
export function findBoughtTogether(
  { affinity, dashboard }: { affinity: Affinity; dashboard: DashboardMetrics },
  scale: Scale,
): Finding[] {
  const { products, orders, usualLift } = affinity;
  const looks = Math.max(1, (products * (products - 1)) / 2);
  const chanceOf = ({ together, withFirst, withSecond }: Pair) =>
    poissonAtLeast(together, ((withFirst * withSecond) / orders) * Math.max(1, usualLift));
  const sure = affinity.pairs.filter((pair) => chanceOf(pair) <= MOST_CHANCE / looks);
  return sure.slice(0, MOST).map((pair) =>
    makeFinding(
      {
        subject: `bought_together:${pair.first.id}:${pair.second.id}`,
        type: 'bought_together',
        variant: 'pair',
        category: 'products',
        period: {
          from: affinity.from,
          to: evidenceDay(affinity.computedAt, dashboard.period.timeZone),
        },
        names: { first: pair.first.title, second: pair.second.title },
        figures: [
          count('together', pair.together),
          count('withFirst', pair.withFirst),
          percent('confidence', pair.confidence),
          tenths('lift', pair.lift, 'times'),
          count('ordersLookedAt', affinity.orders),
        ],
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'second', unit: 'text' },
            { name: 'together', unit: 'count' },
            { name: 'lift', unit: 'times' },
          ],
          rows: sure
            .slice(0, 5)
            .map(({ first, second, together, lift }) => [
              first.title,
              second.title,
              together,
              Math.round(lift * 10) / 10,
            ]),
        },
        atStake: null,
        confidence: 0.8,
        priority: pair.together >= OFTEN ? 'medium' : 'low',
      },
      scale,
    ),
  );
}
