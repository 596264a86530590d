import { count, type Finding, makeFinding, money, type Scale, tenths } from '#server/insights/finding.ts';
import type { ProductRanking } from '#shared/sales-reports.ts';

const DAYS_SOLD = 30;
const SOON_DAYS = 14;
const FEWEST_UNITS = 5;
const MOST = 5;

/** Days of stock = units on hand ÷ units sold a day over the last 30 days. */
export function findRunningOut({ ranking }: { ranking: ProductRanking }, scale: Scale): Finding[] {
  return ranking.rows
    .flatMap((row) => {
      const { id, title, inventory, units, netSales } = row;
      if (id === null || inventory === null || units < FEWEST_UNITS || netSales <= 0) return [];
      const days = Math.max(0, inventory) / (units / DAYS_SOLD);
      if (days >= SOON_DAYS) return [];
      const daysWithout = DAYS_SOLD - days;
      const missed = (netSales / DAYS_SOLD) * daysWithout;
      const out = inventory <= 0;
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
            tenths('unitsPerDay', units / DAYS_SOLD, 'times'),
            tenths('daysLeft', days, 'days'),
            count('unitsForMonth', Math.max(0, units - Math.max(0, inventory))),
            money('missed', missed),
          ],
          atStake: missed,
          // Some shops do not count their stock and leave it at nothing.
          confidence: out ? 0.5 : 0.8,
        },
        scale,
      );
      return [finding];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
}
