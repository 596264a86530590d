import { count, money, type Scale } from '#server/analytics/findings/finding.ts';
import { type Finding, makeFinding } from './finding.ts';
import type { KnownReports } from './reports.ts';

const SHOWN = 10;
const FEWEST_ORDERS = 5;
/** Of a month's net sales: less is not worth a card. */
const WORTH_NAMING = 0.01;

/**
 * Products that brought less than they cost in the last four whole weeks. It is no test of chance: every sale of them has a
 * cost that was measured, so that the loss is counted and not estimated.
 */
export function findBelowCost(
  { profitByProduct, movements }: Pick<KnownReports, 'profitByProduct' | 'movements'>,
  scale: Scale,
): Finding[] {
  if (!profitByProduct) return [];
  const ordersOf = new Map(movements.products.map(({ id, orders }) => [id, orders]));
  const losing = profitByProduct.rows
    .flatMap(({ id, title, netSales, costOfGoods, grossProfit, coverage, costEvidence }) => {
      const orders = ordersOf.get(id ?? '') ?? 0;
      const isMeasured = costEvidence === 'measured' && coverage === 1;
      if (!isMeasured || orders < FEWEST_ORDERS) return [];
      if (title === null || costOfGoods === null || grossProfit === null || grossProfit >= 0) return [];
      return { title, orders, netSales, costOfGoods, lost: 0 - grossProfit };
    })
    .sort((one, other) => other.lost - one.lost);
  const sum = (of: 'orders' | 'netSales' | 'costOfGoods' | 'lost') =>
    losing.reduce((total, each) => total + each[of], 0);
  const lost = sum('lost');
  const [first] = losing;
  if (!first || lost < scale.monthNet * WORTH_NAMING) return [];
  return [
    makeFinding(
      {
        subject: 'below_cost',
        type: 'below_cost',
        variant: losing.length === 1 ? 'one' : 'several',
        category: 'products',
        period: { from: movements.from, to: movements.to },
        names: { product: first.title },
        figures: [
          count('products', losing.length),
          count('orders', sum('orders')),
          money('netSales', sum('netSales')),
          money('costOfGoods', sum('costOfGoods')),
          money('lost', lost),
        ],
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'orders', unit: 'count' },
            { name: 'netSales', unit: 'money' },
            { name: 'costOfGoods', unit: 'money' },
            { name: 'lost', unit: 'money' },
          ],
          rows: losing
            .slice(0, SHOWN)
            .map((each) => [each.title, each.orders, each.netSales, each.costOfGoods, each.lost]),
        },
        // As much again in the next four weeks, if nothing is done.
        atStake: lost,
        confidence: 0.9,
      },
      scale,
    ),
  ];
}
