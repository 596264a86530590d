import { createProfitReports } from '#server/analytics/profit/service.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { createCostService } from '#server/stores/profit/cost-service.ts';
import { PROFIT_PARTS } from '#shared/analytics/profit.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { Calls } from './analytics-calls.ts';

const RANGES = {
  'month to date': { range: 'mtd' },
  '30 days': { range: '30d' },
  '12 months': { range: '12m' },
  all: { range: 'all' },
} satisfies Record<string, RangeQuery>;

const now = () => new Date();

export const profitOf = (db: Database, reports: ReportCache) =>
  createProfitReports({
    db,
    reports,
    costs: createCostService({
      db,
      live: { notify: async () => {} } as never,
      profitQueue: {} as never,
      madeUpStores: { has: async () => false },
      now,
    }),
    now,
  });

/** Every question about profit over several ranges, with the orders of its lists that cost most. */
export function profitCalls(db: Database, store: OwnedStore, reports: ReportCache): Calls {
  const profit = profitOf(db, reports);
  const parts = { search: '', direction: 'asc', page: 1, sort: 'contribution' } as const;
  const orders = { search: '', direction: 'asc', page: 1, only: 'losses' } as const;
  const calls: Calls = {};
  for (const [name, range] of Object.entries(RANGES)) {
    calls[`profit, ${name}`] = () => profit.report(store, range);
    for (const by of PROFIT_PARTS)
      calls[`profit by ${by.replace('_', ' ')}, ${name}`] = () =>
        profit.parts(store, { ...parts, ...range, by });
    calls[`orders that lost money, ${name}`] = () => profit.orders(store, { ...orders, ...range });
    calls[`orders by profit, page 100, ${name}`] = () =>
      profit.orders(store, { ...orders, ...range, only: 'all', direction: 'desc', page: 100 });
    calls[`orders by profit, sought, ${name}`] = () =>
      profit.orders(store, { ...orders, ...range, only: 'all', search: '#4711' });
    calls[`VAT, ${name}`] = () => profit.vat(store, range);
  }
  calls['profit, chosen days to today'] = () =>
    profit.report(store, { range: 'custom', from: daysAgo(now(), 44), to: daysAgo(now(), 0) });
  calls['product profit'] = () => profit.product(store, 'p17');
  return calls;
}

const daysAgo = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
