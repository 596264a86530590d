import { sql } from 'drizzle-orm';
import type { AnalyticsService } from '#server/analytics/service.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { localDay } from '#server/ledger/local-hours.ts';
import { lastDayWithin, type Stretch } from '#server/reporting/range-period.ts';
import { basisOf } from '#server/reporting/records-state.ts';
import { defineReport, type ReportCache } from '#server/reporting/report-cache.ts';
import type { Dimension } from '#shared/asking.ts';
import type { ReportBasis } from '#shared/report-basis.ts';
import { type SalesFilters, type SalesRow, sumLedger } from './ledger-sums.ts';
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

/** Orders that one short statement reads; the embedded database has one connection for everybody. */
const ORDERS_AT_ONCE = 4_000;
/** Beyond it the ledger is not read for one question: it would take many seconds. */
const MOST_ORDERS = 200_000;

export const NO_FILTERS: SalesFilters = {
  country: null,
  product: null,
  customerKind: null,
  channel: null,
  orderState: null,
};

/**
 * Any figure of sales by any dimension, with any filters: from the roll-ups where they have it, otherwise from the ledger
 * in short statements. Money is in minor units.
 */
export function createSalesQuery({ db, reports, analytics }: Dependencies) {
  /** Null where the ledger would have to be read for too many orders; with what the cached parts were made of. */
  async function rowsOf(
    store: OwnedStore,
    query: SalesQuery,
  ): Promise<{ rows: SalesRow[]; bases: ReportBasis[] } | null> {
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
    if (running) {
      const rows = await readLedger(store, query);
      return rows && { rows, bases: [] };
    }
    const { from, to } = { from: stretch.from.toISOString(), to: stretch.to.toISOString() };
    const found = await reports.read(ledgerReport, store, { from, to, filters, by, countsBuyers });
    return found.rows && { rows: found.rows, bases: [basisOf(found)] };
  }

  /** The same question of days that are over is answered once for each version of the records. */
  const ledgerReport = defineReport(
    'asked.sums',
    async (
      store: OwnedStore,
      query: { from: string; to: string } & Omit<SalesQuery, 'stretch' | 'running'>,
    ) => ({
      rows: await readLedger(store, {
        ...query,
        stretch: { from: new Date(query.from), to: new Date(query.to) },
      }),
    }),
  );

  async function readLedger(
    store: OwnedStore,
    {
      stretch,
      ...query
    }: Omit<SalesQuery, 'stretch' | 'running'> & { stretch: Pick<Stretch, 'from' | 'to'> },
  ): Promise<SalesRow[] | null> {
    const parts = await partsOf(store, stretch);
    if (!parts) return null;
    const { filters, by, countsBuyers } = query;
    const { id: storeId, timeZone } = store;
    return sumLedger(db, { storeId, timeZone, filters, by, countsBuyers, from: stretch.from }, parts);
  }

  /** Whole local days, as many as have so many orders; null where there are too many in all. */
  async function partsOf({ id, timeZone }: OwnedStore, { from, to }: Pick<Stretch, 'from' | 'to'>) {
    const { rows } = await db.execute<{ day: string; orders: number }>(sql`
      select to_char(day, 'YYYY-MM-DD') as day, orders from sales_days
      where store_id = ${id} and day >= (${from.toISOString()}::timestamptz at time zone ${timeZone}::text)::date
        and day <= (${to.toISOString()}::timestamptz at time zone ${timeZone}::text)::date
      order by day`);
    if (rows.reduce((sum, { orders }) => sum + orders, 0) > MOST_ORDERS) return null;
    const parts: { from: Date; to: Date }[] = [];
    let [begins, orders] = [from, 0];
    for (const { day, orders: placed } of rows) {
      orders += placed;
      const ends = localDay(day, timeZone).to;
      if (orders < ORDERS_AT_ONCE || ends >= to) continue;
      parts.push({ from: begins, to: ends });
      [begins, orders] = [ends, 0];
    }
    return [...parts, { from: begins, to }];
  }

  return { rowsOf, reports: [ledgerReport] };
}
export type SalesQueries = ReturnType<typeof createSalesQuery>;
