import type { BuyerCounts } from '#server/analytics/cards/buyers.ts';
import { dashboardMetrics } from '#server/analytics/cards/metrics.ts';
import { findComparison } from '#server/analytics/cards/repository.ts';
import type { AnalyticsService } from '#server/analytics/cards/service.ts';
import { coverageStart, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { lastDayWithin, type Stretch } from '#server/analytics/reports/range-period.ts';
import { basisOf, readWithBasis } from '#server/analytics/reports/records-state.ts';
import { type Computed, defineReport } from '#server/analytics/reports/report-cache.ts';
import { sumSalesByDay } from '#server/analytics/reports/sales-sums.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { HOUR_SUMS, type HourSums, noSums } from '#server/stores/ledger/sales-hours.ts';
import type { DashboardMetrics, MissingReason } from '#shared/analytics/analytics.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';

/** What the clock alone changes, the moment that last month is compared to, may be so old. */
export const LASTS_MS = 60_000;

/** The dashboard of a store, with the sums in minor units that it rests on. */
export interface StoreFigures {
  metrics: Omit<DashboardMetrics, keyof ReportBasis>;
  sales: { current: HourSums; previous: HourSums | null };
  buyers: { current: BuyerCounts; previous: BuyerCounts | null };
  /** Why it has no fair comparison; null where it has one. */
  notCompared: MissingReason | null;
}

export const storeFiguresReport = (db: Database, cards: Pick<AnalyticsService, 'salesOf'>) =>
  defineReport(
    'all-stores.figures',
    async (store: OwnedStore, query: RangeQuery, now): Promise<StoreFigures> => {
      const [facts, comparison] = await Promise.all([
        cards.salesOf(store, query, now),
        findComparison(db, store.id),
      ]);
      const { computedAt, recordsVersion, historyComplete, stale, ...metrics } = dashboardMetrics({
        ...facts,
        comparison,
      });
      return {
        metrics,
        sales: facts.sales,
        buyers: facts.buyers,
        notCompared: whyNotCompared(facts.period, facts.freshness),
      };
    },
    { lastsMs: LASTS_MS },
  );

/** As the store's own dashboard would be sent. */
export function metricsOf(figures: Computed<StoreFigures>): DashboardMetrics {
  return { ...figures.metrics, ...basisOf(figures) };
}

/** A local day with its sums in the order of HOUR_SUMS. */
export type DayRow = [day: string, ...sums: number[]];

/** The days of a stretch on which anything happened. */
export interface StoreSpan {
  from: string;
  to: string;
  days: DayRow[];
}

export interface StoreDays {
  current: StoreSpan;
  /** Null where there is no fair comparison. */
  previous: StoreSpan | null;
  /** Instant since when every order was read. */
  coveredFrom: string | null;
}

export const storeDaysReport = (db: Database) =>
  defineReport(
    'all-stores.days',
    async (store: OwnedStore, query: RangeQuery, now): Promise<StoreDays> => {
      const { figures } = await readWithBasis(db, store.id, now, async () => {
        const { period, freshness } = await findStorePeriod(db, store, query, now);
        const previous = whyNotCompared(period, freshness) ? null : period.previous;
        const [current, before] = await Promise.all([
          readSpan(db, store, period.current),
          previous && readSpan(db, store, previous),
        ]);
        return {
          current,
          previous: before,
          coveredFrom: coverageStart(freshness)?.toISOString() ?? null,
        };
      });
      return figures;
    },
    { lastsMs: LASTS_MS },
  );

/** What happened in a stretch, day by day. */
export async function readSpan(db: Database, store: OwnedStore, stretch: Stretch): Promise<StoreSpan> {
  const days = await sumSalesByDay(db, store.id, stretch);
  return {
    from: stretch.firstDay,
    to: lastDayWithin(stretch, store.timeZone),
    days: [...days]
      .filter(([, sums]) => HOUR_SUMS.some((name) => sums[name] !== 0))
      .map(([day, sums]): DayRow => [day, ...HOUR_SUMS.map((name) => sums[name])])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

export function sumsOfDay([, ...values]: DayRow): HourSums {
  const sums = noSums();
  for (const [at, name] of HOUR_SUMS.entries()) sums[name] = values[at]!;
  return sums;
}
