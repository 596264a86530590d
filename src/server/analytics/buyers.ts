import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { localDay } from '#server/ledger/local-hours.ts';
import type { RangePeriod, Stretch } from '#server/reporting/range-period.ts';
import { defineReport, type ReportCache } from '#server/reporting/report-cache.ts';

export interface BuyerCounts {
  /** Distinct customers who ordered. */
  customers: number;
  /** Of them: their first order ever. */
  firstTime: number;
  /** Of them: at least two orders in their life when the stretch ended. */
  repeat: number;
}

/** Distinct customers do not add up over days, so each kind of stretch is counted in its own way. */
export function createBuyerCounts({ db, reports }: { db: Database; reports: Pick<ReportCache, 'read'> }) {
  async function count(store: OwnedStore, { range, current, previous }: RangePeriod) {
    const countOf = (stretch: Stretch) =>
      range === 'mtd' ? countOfMonth(db, store.id, stretch) : countOfDays(store, stretch);
    const [now, before] = await Promise.all([countOf(current), previous && countOf(previous)]);
    return { current: now, previous: before };
  }

  /** The finished days of a stretch, and those whom its unfinished last day adds. */
  async function countOfDays(store: OwnedStore, stretch: Stretch): Promise<BuyerCounts> {
    const { firstDay, lastDay } = stretch;
    const lastDayFrom = localDay(lastDay, store.timeZone).from;
    const [finished, unfinished] = await Promise.all([
      firstDay < lastDay ? reports.read(finishedDays, store, { firstDay, untilDay: lastDay }) : noBuyers,
      stretch.to > lastDayFrom ? countOfLastDay(db, store.id, stretch, lastDayFrom) : noBuyers,
    ]);
    return {
      customers: finished.customers + unfinished.customers,
      firstTime: finished.firstTime + unfinished.firstTime,
      repeat: finished.repeat + unfinished.repeat,
    };
  }

  const finishedDays = defineReport('buyers', (store, days: FinishedDays) =>
    countOfFinishedDays(db, store, days),
  );

  return { count, reports: [finishedDays] };
}

const noBuyers: BuyerCounts = { customers: 0, firstTime: 0, repeat: 0 };

interface FinishedDays {
  firstDay: string;
  untilDay: string;
}

/** A month from its first day on is one look into the index of its buyers. */
async function countOfMonth(db: Database, storeId: string, { firstDay, to }: Stretch): Promise<BuyerCounts> {
  const { rows } = await db.execute<BuyerCounts & Record<string, unknown>>(sql`
    select count(*)::int as customers, count(*) filter (where not bought_before)::int as "firstTime",
      count(*) filter (where bought_before or second_order_at < ${to.toISOString()})::int as repeat
    from customer_months
    where store_id = ${storeId} and month = ${firstDay} and first_order_at < ${to.toISOString()}`);
  return rows[0]!;
}

/** All orders of the days are read; whether a buyer came before them stands in the month of their first order there. */
async function countOfFinishedDays(
  db: Database,
  { id, timeZone }: OwnedStore,
  { firstDay, untilDay }: FinishedDays,
): Promise<BuyerCounts> {
  const from = localDay(firstDay, timeZone).from.toISOString();
  const to = localDay(untilDay, timeZone).from.toISOString();
  const { rows } = await db.execute<BuyerCounts & Record<string, unknown>>(sql`
    with ordering as (
      select buyer, count(*) as orders from orders
      where store_id = ${id} and placed_at >= ${from} and placed_at < ${to} and buyer is not null and not test
        and deleted_at is null
      group by buyer),
    months as (
      select distinct on (buyer) buyer, bought_before or first_order_at < ${from} as bought_before from customer_months
      where store_id = ${id} and month >= ${`${firstDay.slice(0, 7)}-01`} and month < ${untilDay}
      order by buyer, month)
    select count(*)::int as customers, count(*) filter (where not bought_before)::int as "firstTime",
      count(*) filter (where bought_before or orders > 1)::int as repeat
    from ordering join months using (buyer)`);
  return rows[0]!;
}

async function countOfLastDay(
  db: Database,
  storeId: string,
  { from, to }: Stretch,
  lastDayFrom: Date,
): Promise<BuyerCounts> {
  const dayFrom = lastDayFrom.toISOString();
  const { rows } = await db.execute<BuyerCounts & Record<string, unknown>>(sql`
    with ordering as (
      select buyer, count(*) as orders from orders
      where store_id = ${storeId} and placed_at >= ${dayFrom} and placed_at < ${to.toISOString()}
        and buyer is not null and not test and deleted_at is null
      group by buyer),
    known as (
      select orders, earlier, coalesce(latest >= ${from.toISOString()}, false) as counted
      from ordering, lateral (
        select count(*) as earlier, max(placed_at) as latest from (
          select placed_at from orders
          where store_id = ${storeId} and buyer = ordering.buyer and placed_at < ${dayFrom} and not test
            and deleted_at is null
          order by placed_at desc limit 2) as two) as before)
    select count(*) filter (where not counted)::int as customers, count(*) filter (where earlier = 0)::int as "firstTime",
      count(*) filter (where case when counted then earlier = 1 else earlier + orders > 1 end)::int as repeat
    from known`);
  return rows[0]!;
}
