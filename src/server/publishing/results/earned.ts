import { findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { CostService } from '#server/stores/profit/cost-service.ts';
import {
  addProfit,
  contributionOf,
  hasCosts,
  isComplete,
  netSalesOf,
  noProfit,
  type ProfitSums,
} from '#server/stores/profit/profit-sums.ts';
import { toMajor } from '#shared/core/money.ts';
import type { PostResults } from '#shared/publishing/schedules.ts';
import { findDaysOf, findProfitsOf } from './repository.ts';

type Costs = Pick<CostService, 'areFirstRead' | 'writeDays'>;

/** By order; null while nothing can be said of what orders cost. */
export type OrderProfits = Map<string, Partial<ProfitSums>> | null;

export async function readOrderProfits(
  { db, costs }: { db: Database; costs: Costs },
  store: OwnedStore,
  orderIds: string[],
): Promise<OrderProfits> {
  const { historyComplete } = await findFreshness(db, store.id);
  if (!historyComplete || (await costs.areFirstRead(store))) return null;
  const days = await findDaysOf(db, store, orderIds);
  if (!days) return new Map();
  await costs.writeDays(store, days);
  return findProfitsOf(db, store.id, { orderIds, ...days });
}

/** What these orders left so far, less what was spent on their posts; null where no cost of them is known. */
export function earnedWith(
  orderIds: string[],
  { profits, spent, currency }: { profits: OrderProfits; spent: number; currency: string },
): PostResults['earned'] {
  if (profits === null) return null;
  const sums = noProfit();
  for (const orderId of orderIds) addProfit(sums, profits.get(orderId) ?? {});
  if (!hasCosts(sums)) return null;
  const net = netSalesOf(sums);
  const contribution = toMajor(contributionOf(sums), currency);
  return {
    amount: contribution - spent,
    contribution,
    coverage: net > 0 ? Math.min(1, Math.max(0, sums.covered / net)) : 1,
    isComplete: isComplete(sums),
  };
}
