import { poissonAtLeast } from '#server/analytics/findings/statistics.ts';
import { count, type Finding, makeFinding, money, type Scale, tenths } from '#server/insights/finding.ts';
import type { ProductRanking } from '#shared/sales-reports.ts';

const DAYS_SOLD = 30;
const SOON_DAYS = 14;
/** Metrics 0.8, in orders: one order of fifty units says nothing of tomorrow. */
const FEWEST_ORDERS = 5;
const MOST = 3;
/** How much wider than chance orders of one product scatter. */
const DISPERSION = 1.5;
const MOST_CHANCE = 0.01;

/**
 * Products whose stock is gone within two weeks, or gone. Days left = units on hand ÷ units sold a day over the last 30
 * days. Test: if the stock lasted for three weeks, so many orders would have come in 30 days with less than 1 % chance
 * (Poisson, counts widened by their usual scatter). Out of stock is a count and needs no test, unless most products are so:
 * then the shop does not count its stock.
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
      const days = Math.max(0, inventory) / (units / DAYS_SOLD);
      if (out ? !isCounted : days >= SOON_DAYS || !isSurely(row)) return [];
      const missed = (netSales / DAYS_SOLD) * (DAYS_SOLD - days);
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
            tenths('daysLeft', days, 'days'),
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

const SURELY_BEFORE_DAYS = 21;

function isSurely({ inventory, units, orders }: ProductRanking['rows'][number]): boolean {
  const perOrder = units / orders;
  const ordersIfItLasts = (inventory! / perOrder) * (DAYS_SOLD / SURELY_BEFORE_DAYS);
  return poissonAtLeast(Math.floor(orders / DISPERSION), ordersIfItLasts / DISPERSION) <= MOST_CHANCE;
}
