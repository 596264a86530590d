import type { AnalyticsService } from '#server/analytics/cards/service.ts';
import { lastDayWithin, type Stretch } from '#server/analytics/reports/range-period.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import { defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Dimension } from '#shared/analytics/asking.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { type City, findCities } from './cities.ts';
import { type SalesFilters, type SalesRow, sumOrders } from './order-sums.ts';
import { sumRolledUp } from './rolled-up.ts';

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  analytics: Pick<AnalyticsService, 'figuresOf'>;
}

export interface SalesQuery {
  stretch: Stretch;
  /** Whether it ends now, so that its sums are of this moment only. */
  running: boolean;
  filters: SalesFilters;
  by: Dimension | null;
  countsBuyers: boolean;
}

export const NO_FILTERS: SalesFilters = {
  country: null,
  city: null,
  product: null,
  customerKind: null,
  channel: null,
  orderState: null,
};

/**
 * Any figure of sales by any dimension, with any filters: from the roll-ups where they have it, otherwise from the orders
 * of every day. Money is in minor units.
 */
export function createSalesQuery({ db, reports, analytics }: Dependencies) {
  /** With what the cached parts were made of. */
  async function rowsOf(
    store: OwnedStore,
    query: SalesQuery,
  ): Promise<{ rows: SalesRow[]; bases: ReportBasis[] }> {
    const { stretch, filters, by, countsBuyers, running } = query;
    const isFiltered = Object.values(filters).some((value) => value !== null);
    if (!isFiltered && by === null) {
      const { figures, bases } = await analytics.figuresOf(store, stretch);
      return { rows: [{ key: '', label: null, ...figures }], bases };
    }
    const lastDay = lastDayWithin(stretch, store.timeZone);
    if (!isFiltered && by !== null && !countsBuyers) {
      const rows = await sumRolledUp(db, store.id, stretch, lastDay, by);
      if (rows) return { rows, bases: [] };
    }
    if (running) return { rows: await readOrders(store, query), bases: [] };
    const { from, to } = { from: stretch.from.toISOString(), to: stretch.to.toISOString() };
    const found = await reports.read(ordersReport, store, { from, to, filters, by, countsBuyers });
    return { rows: found.rows, bases: [basisOf(found)] };
  }

  /** The same question of days that are over is answered once for each version of the records. */
  const ordersReport = defineReport(
    'asked.sums',
    async (
      store: OwnedStore,
      query: { from: string; to: string } & Omit<SalesQuery, 'stretch' | 'running'>,
    ) => ({
      rows: await readOrders(store, {
        ...query,
        stretch: { from: new Date(query.from), to: new Date(query.to) },
      }),
    }),
  );

  /** Cities that a question can name. */
  const citiesReport = defineReport('asked.cities', async ({ id }: OwnedStore, _query: object) => ({
    cities: await findCities(db, id),
  }));
  const citiesOf = async (store: OwnedStore): Promise<City[]> =>
    (await reports.read(citiesReport, store, {})).cities;

  function readOrders(
    { id: storeId, timeZone }: OwnedStore,
    {
      stretch: { from, to },
      filters,
      by,
      countsBuyers,
    }: Omit<SalesQuery, 'stretch' | 'running'> & { stretch: Pick<Stretch, 'from' | 'to'> },
  ): Promise<SalesRow[]> {
    return sumOrders(db, { storeId, timeZone, filters, by, countsBuyers, from, to });
  }

  return { rowsOf, citiesOf, reports: [ordersReport, citiesReport] };
}
export type SalesQueries = ReturnType<typeof createSalesQuery>;
