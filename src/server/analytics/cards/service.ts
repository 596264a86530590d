import { findVisitFacts } from '#server/analytics/conversion/visit-facts.ts';
import { periodReply, type Stretch } from '#server/analytics/reports/range-period.ts';
import { joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { sumSales } from '#server/analytics/reports/sales-sums.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { DashboardMetrics, MetricDetail, Metrics, Period } from '#shared/analytics/analytics.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { createBuyerCounts } from './buyers.ts';
import { dashboardMetrics, type Facts } from './metrics.ts';
import { refundedMoney, sumRefunds } from './refunds.ts';
import { findComparison } from './repository.ts';

export interface RefundsGiven {
  detail: MetricDetail;
  period: Period;
}

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  now: () => Date;
}

/** Figures of one store, from our tables alone. */
export function createAnalyticsService({ db, reports, now }: Dependencies) {
  const buyerCounts = createBuyerCounts({ db, reports });

  /** The sums that the cards and the explanation of a change rest on, all of one moment and one version. */
  async function salesOf(
    store: OwnedStore,
    query: RangeQuery,
    moment = now(),
  ): Promise<Omit<Facts, 'comparison'>> {
    const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
      const { period, freshness } = await findStorePeriod(db, store, query, moment);
      const [[current, previous], { buyers, bases }, visits] = await Promise.all([
        sumSales(db, store.id, period.previous ? [period.current, period.previous] : [period.current]),
        buyerCounts.count(store, period),
        findVisitFacts(db, store.id, period),
      ]);
      const sales = { current: current!, previous: previous ?? null };
      return { facts: { currency: store.currency, period, sales, buyers, visits, freshness }, bases };
    });
    // The counts of finished days are as they would be computed now, however long ago that was done.
    const counted = figures.bases.map((each) => ({ ...each, computedAt: basis.computedAt }));
    return { ...figures.facts, basis: joinBases(basis, ...counted) };
  }

  async function dashboard(store: OwnedStore, query: RangeQuery): Promise<DashboardMetrics> {
    const [facts, comparison] = await Promise.all([salesOf(store, query), findComparison(db, store.id)]);
    return dashboardMetrics({ ...facts, comparison });
  }

  async function metrics(store: OwnedStore, query: RangeQuery): Promise<Metrics> {
    return dashboard(store, query);
  }

  /** What was given back in the period; see `refundedMoney`. */
  async function refunds(store: OwnedStore, query: RangeQuery): Promise<RefundsGiven> {
    const { period, freshness } = await findStorePeriod(db, store, query, now());
    const stretches = period.previous ? [period.current, period.previous] : [period.current];
    const [sales, given] = await Promise.all([
      sumSales(db, store.id, stretches),
      Promise.all(stretches.map((stretch) => sumRefunds(db, store.id, stretch))),
    ]);
    const [current, previous] = sales.map((sums, at) => ({ ...sums, ...given[at]! }));
    return {
      detail: refundedMoney(current!, previous ?? null, { currency: store.currency, period, freshness }),
      period: periodReply(period),
    };
  }

  /** The sums of the cards over any stretch, and the money given back in it; with what the cached parts were made of. */
  async function figuresOf(store: OwnedStore, stretch: Stretch) {
    const bases: ReportBasis[] = [];
    const [[sums], buyers, refunded] = await Promise.all([
      sumSales(db, store.id, [stretch]),
      buyerCounts.countOf(store, bases, stretch),
      sumRefunds(db, store.id, stretch),
    ]);
    return { figures: { sums: sums!, buyers, refunded: refunded.money }, bases };
  }

  return { dashboard, metrics, refunds, salesOf, figuresOf, reports: buyerCounts.reports };
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
