import type { AnalyticsService } from '#server/analytics/cards/service.ts';
import { coverageReply, coverageStart, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { lastDayWithin, periodReply, type Stretch } from '#server/analytics/reports/range-period.ts';
import { joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Forecast, OrderHours, Places, SalesChange, Series } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { eventsAround } from './calendar.ts';
import { changeReply } from './change-reply.ts';
import { byDayNumber, sumDays } from './daily-sales.ts';
import { countOrdersByHour, countWeekdays } from './order-hours.ts';
import { defineSalesReports } from './reports.ts';
import type { ProductMovements, SalesHistory } from './sales-history.ts';
import { seriesPoints } from './series.ts';
import type { DaySpan } from './series-points.ts';

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  analytics: AnalyticsService;
  now: () => Date;
}

/** What the pictures of sales show, from our tables alone. */
export function createSalesReports({ db, reports, analytics, now }: Dependencies) {
  const defined = defineSalesReports(db);

  async function series(store: OwnedStore, query: RangeQuery): Promise<Series> {
    const moment = now();
    const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
      const { period, freshness } = await findStorePeriod(db, store, query, moment);
      const { current } = period;
      const previous = whyNotCompared(period, freshness) ? null : period.previous;
      const [days, comparedDays, anomalies] = await Promise.all([
        sumDays(db, store.id, current),
        previous && sumDays(db, store.id, previous),
        reports.read(defined.anomalies, store, {}),
      ]);
      return { period, freshness, current, previous, days, comparedDays, anomalies };
    });
    const { period, freshness, current, previous, days, comparedDays } = figures;
    const { anomalies, ...anomaliesBasis } = figures.anomalies;
    const span = spanOf(current, store);
    return {
      currency: store.currency,
      ...joinBases(basis, { ...anomaliesBasis, computedAt: basis.computedAt }),
      ...seriesPoints({
        store,
        current: { span, days: byDayNumber(days) },
        compared: previous &&
          comparedDays && { span: spanOf(previous, store), days: byDayNumber(comparedDays) },
        coveredFrom: coverageStart(freshness),
        now: moment,
      }),
      anomalies: anomalies.filter(({ day }) => day >= span.from && day <= span.to),
      events: eventsAround(span),
      period: periodReply(period),
      coverage: coverageReply(freshness, store.timeZone),
    };
  }

  async function orderHours(store: OwnedStore, query: RangeQuery): Promise<OrderHours> {
    const moment = now();
    const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
      const { period } = await findStorePeriod(db, store, query, moment);
      return { period, cells: await countOrdersByHour(db, store.id, period.current) };
    });
    const { period, cells } = figures;
    return {
      currency: store.currency,
      ...basis,
      cells,
      weekdays: countWeekdays(spanOf(period.current, store)),
      orders: cells.reduce((sum, { orders }) => sum + orders, 0),
      period: periodReply(period),
    };
  }

  /** The sums are of the moment of the cached parts, so that all of them explain the same change. */
  async function change(store: OwnedStore, query: RangeQuery): Promise<SalesChange> {
    const hour = now().toISOString().slice(0, 13);
    const {
      guests,
      effects: products,
      ...parts
    } = await reports.read(defined.changeParts, store, { ...query, hour });
    const sales = await analytics.salesOf(store, query, new Date(parts.computedAt));
    return changeReply({ sales, guests, products }, joinBases(sales.basis, parts));
  }

  const places = (store: OwnedStore, query: RangeQuery): Promise<Places> =>
    reports.read(defined.places, store, query);

  const forecast = (store: OwnedStore): Promise<Forecast> => reports.read(defined.forecast, store, {});

  const salesHistory = (store: OwnedStore): Promise<SalesHistory> =>
    reports.read(defined.salesHistory, store, {});

  /** For stretches of finished days (`custom`). */
  const productMovements = (store: OwnedStore, query: RangeQuery): Promise<ProductMovements> =>
    reports.read(defined.productMovements, store, query);

  return {
    series,
    orderHours,
    change,
    places,
    forecast,
    salesHistory,
    productMovements,
    reports: Object.values(defined),
  };
}
export type SalesReports = ReturnType<typeof createSalesReports>;

function spanOf(stretch: Stretch, { timeZone }: OwnedStore): DaySpan {
  return { from: stretch.firstDay, to: lastDayWithin(stretch, timeZone) };
}
