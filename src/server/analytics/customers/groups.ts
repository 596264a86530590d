import { findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Figures } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import {
  CUSTOMER_GROUPS,
  type CustomerGroup,
  type CustomerGroups,
} from '#shared/analytics/customer-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import {
  bordersOf,
  groupOf,
  groupsSince,
  type ScoreBorders,
  type ScoredCustomer,
  SMALLEST_FOR_FIFTHS,
  stepsOf,
} from './group-scores.ts';
import { countProspects, findScoredCustomers } from './groups-repository.ts';

/** The groups, the borders by which a customer's group is found, and how many customers there are in all. */
export type GroupsReport = Figures<CustomerGroups> & { borders: ScoreBorders; everybody: number };

/** Customers by recency, frequency and money (metrics 3). */
export async function makeGroupsReport(db: Database, store: OwnedStore, now: Date): Promise<GroupsReport> {
  const { timeZone, currency } = store;
  const since = groupsSince(now, timeZone);
  const today = localDate(now, timeZone).toString();
  const { scored, everybody } = await findScoredCustomers(db, store, { since, today });
  const steps = stepsOf(scored);
  const { capabilities } = await findFreshness(db, store.id);
  return {
    currency,
    customers: scored.length,
    prospects: capabilities.customers ? await countProspects(db, store.id) : null,
    basis: scored.length < SMALLEST_FOR_FIFTHS ? 'small_store' : 'quintiles',
    groups: groupsOf(scored, { groupOf: (customer) => groupOf(customer, steps), currency }),
    borders: bordersOf(steps, now, timeZone),
    everybody,
  };
}

function groupsOf(
  scored: ScoredCustomer[],
  { groupOf, currency }: { groupOf: (customer: ScoredCustomer) => CustomerGroup; currency: string },
): CustomerGroups['groups'] {
  const sums = new Map(CUSTOMER_GROUPS.map((group) => [group, { net: 0, orders: 0, days: [] as number[] }]));
  let allNet = 0;
  for (const customer of scored) {
    const sum = sums.get(groupOf(customer))!;
    sum.net += customer.net;
    sum.orders += customer.orders;
    sum.days.push(customer.days);
    allNet += customer.net;
  }
  return CUSTOMER_GROUPS.flatMap((group) => {
    const { net, orders, days } = sums.get(group)!;
    const customers = days.length;
    if (customers === 0) return [];
    return {
      group,
      customers,
      share: customers / scored.length,
      netSales: toMajor(net, currency),
      netShare: allNet > 0 ? net / allNet : null,
      medianDaysSinceOrder: medianOf(days),
      meanOrders: orders / customers,
    };
  });
}

function medianOf(values: number[]): number {
  const sorted = new Float64Array(values).sort();
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
