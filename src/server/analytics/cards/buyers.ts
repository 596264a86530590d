import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { countBuyersBetween } from '#server/analytics/reports/count-buyers.ts';
import type { RangePeriod, Stretch } from '#server/analytics/reports/range-period.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import { defineReport, type Report, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';

export interface BuyerCounts {
  /** Distinct customers who ordered. */
  customers: number;
  /** Of them: their first order ever. */
  firstTime: number;
  /** Of them: at least two orders in their life when the stretch ended. */
  repeat: number;
}

/**
 * Distinct customers do not add up over days: a stretch is counted as its finished days, what the finished hours of its
 * last day add to them, and what its last hour adds to both. The first two are cached.
 */
export function createBuyerCounts({ db, reports }: { db: Database; reports: Pick<ReportCache, 'read'> }) {
  /** With what the cached parts were made of. */
  async function count(store: OwnedStore, { current, previous }: RangePeriod) {
    const bases: ReportBasis[] = [];
    const [now, before] = await Promise.all([
      countOf(store, bases, current),
      previous && countOf(store, bases, previous),
    ]);
    return { buyers: { current: now, previous: before }, bases };
  }

  async function countOf(
    store: OwnedStore,
    bases: ReportBasis[],
    { from, to, firstDay, lastDay, lastHourFrom }: Stretch,
  ) {
    const dayFrom = localDay(lastDay, store.timeZone).from;
    const hourFrom = lastHourFrom > dayFrom ? lastHourFrom : dayFrom;
    const hours = {
      from: from.toISOString(),
      dayFrom: dayFrom.toISOString(),
      hourFrom: hourFrom.toISOString(),
    };
    async function cached<Query extends object>(report: Report<Query, BuyerCounts>, query: Query) {
      const counts = await reports.read(report, store, query);
      bases.push(basisOf(counts));
      return counts;
    }
    const [ofDays, ofHours, ofLastHour] = await Promise.all([
      firstDay < lastDay ? cached(finishedDays, { firstDay, untilDay: lastDay }) : noBuyers,
      dayFrom < hourFrom ? cached(finishedHours, hours) : noBuyers,
      hourFrom < to ? countAdded(db, store.id, { from, finishedUntil: hourFrom, to }) : noBuyers,
    ]);
    return [ofDays, ofHours, ofLastHour].reduce(sumOf, noBuyers);
  }

  const finishedDays = defineReport('buyers', (store, days: FinishedDays) =>
    isInOneMonth(days) ? countOfMonth(db, store, days) : countOfFinishedDays(db, store, days),
  );

  const finishedHours = defineReport(
    'buyers-of-hours',
    ({ id }, { from, dayFrom, hourFrom }: FinishedHours) =>
      countAdded(db, id, { from: new Date(from), finishedUntil: new Date(dayFrom), to: new Date(hourFrom) }),
  );

  return { count, countOf, reports: [finishedDays, finishedHours] };
}

const noBuyers: BuyerCounts = { customers: 0, firstTime: 0, repeat: 0 };

interface FinishedDays {
  firstDay: string;
  untilDay: string;
}

interface FinishedHours {
  from: string;
  dayFrom: string;
  hourFrom: string;
}

function sumOf(one: BuyerCounts, other: BuyerCounts): BuyerCounts {
  return {
    customers: one.customers + other.customers,
    firstTime: one.firstTime + other.firstTime,
    repeat: one.repeat + other.repeat,
  };
}

/** From the first day of a month, at most to its end. */
function isInOneMonth({ firstDay, untilDay }: FinishedDays): boolean {
  if (!firstDay.endsWith('-01')) return false;
  return untilDay <= Temporal.PlainDate.from(firstDay).add({ months: 1 }).toString();
}

/** A month from its first day on is one look into the index of its buyers. */
async function countOfMonth(
  db: Database,
  { id, timeZone }: OwnedStore,
  { firstDay, untilDay }: FinishedDays,
): Promise<BuyerCounts> {
  const to = localDay(untilDay, timeZone).from.toISOString();
  const { rows } = await db.execute<BuyerCounts & Record<string, unknown>>(sql`
    select count(*)::int as customers, count(*) filter (where not bought_before)::int as "firstTime",
      count(*) filter (where bought_before or second_order_at < ${to})::int as repeat
    from customer_months
    where store_id = ${id} and month = ${firstDay} and first_order_at < ${to}`);
  return rows[0]!;
}

async function countOfFinishedDays(
  db: Database,
  { id, timeZone }: OwnedStore,
  { firstDay, untilDay }: FinishedDays,
): Promise<BuyerCounts> {
  const { customers, firstTime, returning } = await countBuyersBetween(db, id, {
    from: localDay(firstDay, timeZone).from,
    to: localDay(untilDay, timeZone).from,
  });
  return { customers, firstTime, repeat: returning };
}

/** What the rest of a stretch adds to its finished part: those who have not ordered in that one, and their second orders. */
async function countAdded(
  db: Database,
  storeId: string,
  { from, finishedUntil, to }: { from: Date; finishedUntil: Date; to: Date },
): Promise<BuyerCounts> {
  const restFrom = finishedUntil.toISOString();
  const { rows } = await db.execute<BuyerCounts & Record<string, unknown>>(sql`
    with ordering as (
      select buyer, count(*) as orders from orders
      where store_id = ${storeId} and placed_at >= ${restFrom} and placed_at < ${to.toISOString()}
        and buyer is not null and not test and deleted_at is null
      group by buyer),
    known as (
      select orders, earlier, coalesce(latest >= ${from.toISOString()}, false) as counted
      from ordering, lateral (
        select count(*) as earlier, max(placed_at) as latest from (
          select placed_at from orders
          where store_id = ${storeId} and buyer = ordering.buyer and placed_at < ${restFrom} and not test
            and deleted_at is null
          order by placed_at desc limit 2) as two) as before)
    select count(*) filter (where not counted)::int as customers, count(*) filter (where earlier = 0)::int as "firstTime",
      count(*) filter (where case when counted then earlier = 1 else earlier + orders > 1 end)::int as repeat
    from known`);
  return rows[0]!;
}
