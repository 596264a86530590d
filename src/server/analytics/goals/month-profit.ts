import { shareOf, valuesOf } from '#server/analytics/profit/figures.ts';
import { type Days, findProfitDays } from '#server/analytics/profit/profit-repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { addProfit, netSalesOf, noProfit } from '#server/stores/profit/profit-sums.ts';

/** What days left before ads and fixed costs, in minor units. */
export interface DaysProfit {
  /** Null where of nothing that was sold is it known what it cost. */
  contribution: number | null;
  /** The share of net sales that have a cost; null where nothing was sold. */
  coverage: number | null;
}

export type WriteProfitDays = (store: OwnedStore, span: { first: string; last: string }) => Promise<void>;

export async function profitOfDays(
  { db, writeDays }: { db: Database; writeDays: WriteProfitDays },
  store: OwnedStore,
  days: Days,
): Promise<DaysProfit> {
  await writeDays(store, { first: days.from, last: days.to });
  const sums = noProfit();
  for (const day of await findProfitDays(db, store.id, days)) addProfit(sums, day.sums);
  const { contribution } = valuesOf({ sums, adSpend: { value: null, reason: 'no_ads' }, fixedCosts: null });
  return {
    // Where nothing was sold, nothing was earned.
    contribution: contribution.reason === 'no_orders' ? 0 : contribution.value,
    coverage: shareOf(sums.covered, netSalesOf(sums)),
  };
}
