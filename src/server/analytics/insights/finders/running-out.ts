import { count, type Figure, money, type Scale, tenths } from '#server/analytics/findings/finding.ts';
import {
  DAYS_SOLD,
  type DaysOfStock,
  daysOfStock,
  FEWEST_ORDERS,
} from '#server/analytics/products/days-of-stock.ts';
import type { ProductRanking } from '#shared/analytics/sales-reports.ts';
import { type Finding, makeFinding } from './finding.ts';

const MOST = 3;

/**
 * Products whose stock is gone within two weeks, or gone; the test is `daysOfStock`'s. Out of stock is a count and needs
 * none, unless most products are so: then the shop does not count its stock.
 */
export function findRunningOut({ ranking }: { ranking: ProductRanking }, scale: Scale): Finding[] {
  const selling = ranking.rows.filter(
    ({ id, title, inventory, orders, netSales }) =>
      id !== null && title !== '' && inventory !== null && orders >= FEWEST_ORDERS && netSales > 0,
  );
  const isCounted = selling.filter(({ inventory }) => inventory! <= 0).length <= selling.length / 2;
  return selling
    .flatMap((row) => {
      const { id, title, units, orders, netSales } = row;
      const inventory = row.inventory!;
      const out = inventory <= 0;
      const days = daysOfStock(row);
      if (!days || (out && !isCounted)) return [];
      const missed = (netSales / DAYS_SOLD) * (DAYS_SOLD - days.expected);
      const finding = makeFinding(
        {
          subject: `running_out:${id}`,
          type: 'running_out',
          variant: out ? 'out' : 'low',
          category: 'products',
          period: { from: ranking.period.firstDay, to: ranking.period.lastDay },
          names: { product: title },
          figures: [
            count('inventory', inventory),
            count('units', units),
            count('orders', orders),
            tenths('unitsPerDay', units / DAYS_SOLD, 'times'),
            tenths('daysLeft', days.expected, 'days'),
            ...(out ? [] : rangeOf(days)),
            count('unitsForMonth', Math.max(0, units - Math.max(0, inventory))),
            money('missed', missed),
          ],
          atStake: missed,
          confidence: out ? 0.6 : 0.8,
        },
        scale,
      );
      return [finding];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
}

/** Whole days that hold the interval: tenths would say more than it knows. */
function rangeOf({ low, high }: DaysOfStock): Figure[] {
  return [
    { name: 'daysLow', value: Math.floor(low), unit: 'days' },
    { name: 'daysHigh', value: Math.ceil(high), unit: 'days' },
  ];
}
