import { count, type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { ProductRanking } from '#shared/sales-reports.ts';

const WORTH_NAMING = 0.05;
/** When so much hangs on one product, running out of it is a danger. */
const CONCENTRATED = 0.4;
const FEWEST_UNITS = 5;
const SHOWN = 5;

export function findBestProduct({ ranking }: { ranking: ProductRanking }, scale: Scale): Finding[] {
  const rows = ranking.rows.filter(({ id }) => id !== null);
  const best = rows.toSorted((one, other) => other.netSales - one.netSales)[0];
  if (!best || best.share === null || best.share < WORTH_NAMING || best.units < FEWEST_UNITS) return [];
  const concentrated = best.share >= CONCENTRATED;
  return [
    makeFinding(
      {
        subject: `best_product:${best.id}`,
        type: 'best_product',
        variant: concentrated ? 'concentrated' : 'leader',
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
        atStake: concentrated ? best.netSales : null,
        confidence: concentrated ? 0.5 : 0.8,
        ...(concentrated ? {} : { priority: 'medium' as const }),
      },
      scale,
    ),
  ];
}
