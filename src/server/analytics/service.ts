import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { DashboardMetrics, Metrics } from '#shared/analytics.ts';
import { dashboardMetrics } from './metrics.ts';
import { monthToDate } from './period.ts';
import { countBuyers, findComparison, findFreshness, sumSales } from './repository.ts';

/** Figures of one store, from our tables alone. */
export function createAnalyticsService({ db, now }: { db: Database; now: () => Date }) {
  async function dashboard(store: OwnedStore): Promise<DashboardMetrics> {
    const period = monthToDate(now(), store.timeZone);
    const [sales, buyers, freshness, comparison] = await Promise.all([
      sumSales(db, store.id, period),
      countBuyers(db, store.id, period),
      findFreshness(db, store.id),
      findComparison(db, store.id),
    ]);
    const { currency, timeZone } = store;
    return dashboardMetrics({ currency, timeZone, period, sales, buyers, freshness, comparison });
  }

  async function metrics(store: OwnedStore): Promise<Metrics> {
    return dashboard(store);
  }

  return { dashboard, metrics };
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
