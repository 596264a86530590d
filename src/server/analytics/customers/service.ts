import { joinBases } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type {
  Cohorts,
  CustomerGroups,
  FirstRepurchase,
  Loyalty,
} from '#shared/analytics/customer-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { createCustomerList, type OverdueBuyers } from './customer-list.ts';
import { defineCustomerReports } from './reports.ts';

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read' | 'readCurrent'>;
  overdueBuyers: OverdueBuyers;
  now: () => Date;
}

/** Who buys, how often and how much, from our tables alone. */
export function createCustomerReports({ db, reports, overdueBuyers, now }: Dependencies) {
  const defined = defineCustomerReports(db);
  const list = createCustomerList({ db, reports, groupsReport: defined.groups, overdueBuyers, now });

  async function loyalty(store: OwnedStore, query: RangeQuery): Promise<Loyalty> {
    const [counts, { medianDaysBetweenOrders, orderPairs, ...basis }] = await Promise.all([
      reports.read(defined.loyalty, store, query),
      reports.read(defined.daysBetweenOrders, store, {}),
    ]);
    return { ...counts, medianDaysBetweenOrders, orderPairs, ...joinBases(counts, basis) };
  }

  return {
    customers: list.top,
    customerList: list.list,
    customerFile: list.file,
    groups: (store: OwnedStore): Promise<CustomerGroups> => reports.read(defined.groups, store, {}),
    cohorts: (store: OwnedStore): Promise<Cohorts> => reports.read(defined.cohorts, store, {}),
    loyalty,
    firstRepurchase: (store: OwnedStore): Promise<FirstRepurchase> =>
      reports.read(defined.firstRepurchase, store, {}),
    reports: [...Object.values(defined), ...list.reports],
  };
}
export type CustomerReports = ReturnType<typeof createCustomerReports>;
