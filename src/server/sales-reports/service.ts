import type { AnalyticsService } from '#server/analytics/service.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { coverageReply, coverageStart, whyNotCompared } from '#server/reporting/freshness.ts';
import { lastDayWithin, periodReply, type Stretch } from '#server/reporting/range-period.ts';
import type { ReportCache } from '#server/reporting/report-cache.ts';
import { findStorePeriod } from '#server/reporting/store-period.ts';
import type { RangeQuery } from '#shared/ranges.ts';
import type { Forecast, OrderHours, Places, SalesChange, Series } from '#shared/sales-reports.ts';
import { eventsAround } from './calendar.ts';
import { changeReply } from './change-reply.ts';
import { sumDays } from './daily-sales.ts';
import { countOrdersByHour, countWeekdays } from './order-hours.ts';
import { defineSalesReports } from './reports.ts';
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
    const { period, freshness } = await findStorePeriod(db, store, query, moment);
    const { current } = period;
    const previous = whyNotCompared(period, freshness) ? null : period.previous;
    const [days, comparedDays, { anomalies }] = await Promise.all([
      sumDays(db, store.id, current),
      previous && sumDays(db, store.id, previous),
      reports.read(defined.anomalies, store, {}),
    ]);
    const span = spanOf(current, store);
    return {
      currency: store.currency,
      computedAt: moment.toISOString(),
      ...seriesPoints({
        store,
        current: { span, days },
        compared: previous && comparedDays && { span: spanOf(previous, store), days: comparedDays },
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
    const { period } = await findStorePeriod(db, store, query, moment);
    const cells = await countOrdersByHour(db, store.id, period.current);
    return {
      currency: store.currency,
      computedAt: moment.toISOString(),
      cells,
      weekdays: countWeekdays(spanOf(period.current, store)),
      orders: cells.reduce((sum, { orders }) => sum + orders, 0),
      period: periodReply(period),
    };
  }

  /** Read together with the cards' sums, so that both show the same change; guests and products may be a little older. */
  async function change(store: OwnedStore, query: RangeQuery): Promise<SalesChange> {
    const moment = now();
    const hour = moment.toISOString().slice(0, 13);
    const [sales, { guests, effects: products }] = await Promise.all([
      analytics.salesOf(store, query),
      reports.read(defined.changeParts, store, { ...query, hour }),
    ]);
    return changeReply({ sales, guests, products }, moment);
  }

  const places = (store: OwnedStore, query: RangeQuery): Promise<Places> =>
    reports.read(defined.places, store, query);

  const forecast = (store: OwnedStore): Promise<Forecast> => reports.read(defined.forecast, store, {});

  return { series, orderHours, change, places, forecast, reports: Object.values(defined) };
}
export type SalesReports = ReturnType<typeof createSalesReports>;

function spanOf(stretch: Stretch, { timeZone }: OwnedStore): DaySpan {
  return { from: stretch.firstDay, to: lastDayWithin(stretch, timeZone) };
}
