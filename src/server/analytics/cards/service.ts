import { sql } from 'drizzle-orm';
import { findVisitFacts } from '#server/analytics/conversion/visit-facts.ts';
import { coverageStart, type Freshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { periodReply, type RangePeriod, type Stretch } from '#server/analytics/reports/range-period.ts';
import { joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { sumSales } from '#server/analytics/reports/sales-sums.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { DashboardMetrics, MetricDetail, Metrics, Period } from '#shared/analytics/analytics.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { createBuyerCounts } from './buyers.ts';
import { growthOf } from './growth.ts';
import { dashboardMetrics, type Facts } from './metrics.ts';
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

interface RefundSums {
  refunds: number;
  /** Paid back to customers, whatever it was for, in minor units. */
  money: number;
}

/** Refunds by the moment they were made, of orders that count. */
async function sumRefunds(db: Database, storeId: string, { from, to }: Stretch): Promise<RefundSums> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select count(*)::int as refunds, coalesce(sum(refunds.total), 0) as money
    from refunds join orders on orders.store_id = refunds.store_id and orders.id = refunds.order_id
    where refunds.store_id = ${storeId} and refunded_at >= ${from.toISOString()} and refunded_at < ${to.toISOString()}
      and not test and deleted_at is null`);
  return { refunds: Number(rows[0]!.refunds), money: Number(rows[0]!.money) };
}

/**
 * How much was refunded: the money given back, shipping and tax included, and next to it the value of the goods taken
 * off the sales by refunds, edits and cancellations (the `sales_reversals` of the revenue). The two differ by shipping
 * and tax given back, and by cancelled orders that nobody had paid for.
 */
function refundedMoney(
  current: RefundSums & { reversals: number; orders: number },
  previous: (RefundSums & { orders: number }) | null,
  { currency, period, freshness }: { currency: string; period: RangePeriod; freshness: Freshness },
): MetricDetail {
  const nothingRead = coverageStart(freshness) === null;
  const missing = whyNotCompared(period, freshness);
  const value = nothingRead ? null : toMajor(current.money, currency);
  const before = previous && toMajor(previous.money, currency);
  return {
    value,
    reason: nothingRead ? 'no_data_yet' : null,
    previous: missing ? null : before,
    ...growthOf(value, before, { previousOrders: previous?.orders ?? 0, missing }),
    fewData: false,
    parts: nothingRead
      ? []
      : [
          { name: 'money_given_back', value: toMajor(current.money, currency), unit: 'money' },
          { name: 'goods_given_back', value: toMajor(0 - current.reversals, currency), unit: 'money' },
          { name: 'refunds_made', value: current.refunds, unit: 'count' },
        ],
  };
}
