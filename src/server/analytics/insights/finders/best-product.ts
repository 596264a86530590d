import { count, money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import { betaBelow } from '#server/analytics/findings/statistics.ts';
import type { ProductRanking } from '#shared/analytics/sales-reports.ts';
import { type Finding, makeFinding } from './finding.ts';

/** So much of net sales on one product is a risk worth naming. */
const CONCENTRATED = 0.4;
/** And surely more than this hangs on it. */
const SURELY = 1 / 3;
const MOST_CHANCE = 0.01;
/** Amounts scatter: so many orders say as much of a share of money as one says of a share of orders. */
const ORDERS_PER_CASE = 3;
const FEWEST_UNITS = 5;
/** In a shop of one or two products it could not be otherwise. */
const FEWEST_PRODUCTS = 3;
const SHOWN = 5;

/**
 * That a shop lives on one product; that some product sells best is no news. Test: the share of net sales, taken as seen in
 * a third as many cases as the shop had orders with a product of that size, lies above a third with 99 % certainty
 * (Clopper and Pearson, Biometrika 26, 1934).
 */
export function findBestProduct({ ranking }: { ranking: ProductRanking }, scale: Scale): Finding[] {
  const rows = ranking.rows.filter(({ id, title }) => id !== null && title !== '');
  const best = rows.toSorted((one, other) => other.netSales - one.netSales)[0];
  if (!best || best.share === null || best.share < CONCENTRATED || best.units < FEWEST_UNITS) return [];
  if (rows.filter(({ netSales }) => netSales > 0).length < FEWEST_PRODUCTS) return [];
  const cases = best.orders / best.share / ORDERS_PER_CASE;
  const seen = cases * Math.min(1, best.share);
  if (betaBelow(SURELY, seen, cases - seen + 1) > MOST_CHANCE) return [];
  return [
    makeFinding(
      {
        subject: `best_product:${best.id}`,
        type: 'best_product',
        variant: 'concentrated',
        category: 'products',
        period: { from: ranking.period.firstDay, to: ranking.period.lastDay },
        names: { product: best.title },
        figures: [
          money('netSales', best.netSales),
          percent('share', best.share),
          count('units', best.units),
          count('orders', best.orders),
        ],
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'netSales', unit: 'money' },
            { name: 'share', unit: 'percent' },
            { name: 'units', unit: 'count' },
          ],
          rows: rows
            .filter(({ netSales }) => netSales > 0)
            .slice(0, SHOWN)
            .map(({ title, netSales, share, units }) => [
              title,
              netSales,
              share === null ? null : Math.round(share * 1000) / 10,
              units,
            ]),
        },
        // What hangs on the product is not lost because it does.
        atStake: null,
        confidence: 0.8,
        priority: 'medium',
      },
      scale,
    ),
  ];
}
