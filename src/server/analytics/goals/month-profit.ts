import { valuesOf } from '#server/analytics/profit/figures.ts';
import { type Days, findProfitDays } from '#server/analytics/profit/profit-repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { addProfit, netSalesOf, noProfit, type ProfitSums } from '#server/stores/profit/profit-sums.ts';

/** A store, and what one minor unit of its currency was worth where it is to be converted. */
export interface Priced {
  store: OwnedStore;
  rates: { factorOn(day: string): number | null } | null;
}

/** What days left before ads and fixed costs, in minor units. */
export interface DaysProfit {
  /** Null where of nothing that was sold is it known what it cost. */
  contribution: number | null;
  /** Net sales, as profit counts them, and how much of them have a cost. */
  sold: number;
  covered: number;
}

export type WriteProfitDays = (store: OwnedStore, span: { first: string; last: string }) => Promise<void>;

/** By the rates of the days where these are to be another currency's; null where a day has none. */
export async function profitOfDays(
  { db, writeDays }: { db: Database; writeDays: WriteProfitDays },
  { store, rates }: Priced,
  days: Days,
): Promise<DaysProfit | null> {
  await writeDays(store, { first: days.from, last: days.to });
  const sums = noProfit();
  for (const day of await findProfitDays(db, store.id, days)) {
    const factor = rates ? rates.factorOn(day.day) : 1;
    if (factor === null) return null;
    addProfit(sums, factor === 1 ? day.sums : multiplied(day.sums, factor));
  }
  const { contribution } = valuesOf({ sums, adSpend: { value: null, reason: 'no_ads' }, fixedCosts: null });
  return {
    // Where nothing was sold, nothing was earned.
    contribution: contribution.reason === 'no_orders' ? 0 : contribution.value,
    sold: netSalesOf(sums),
    covered: sums.covered,
  };
}

/** Counts with the money: of what is asked here, all is money. */
function multiplied(sums: Partial<ProfitSums>, factor: number): Partial<ProfitSums> {
  return Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value * factor]));
}
