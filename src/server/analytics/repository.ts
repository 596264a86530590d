import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { storeComparisons } from '#server/db/schema/stores.ts';
import { addEvent, HOUR_SUMS, type HourSums, noSums } from '#server/ledger/sales-hours.ts';
import type { StoreCapabilities } from '#server/platforms/store-platform.ts';
import type { MonthToDate, Stretch } from './period.ts';

/** Sums of whole local hours come from the roll-up, those of the hour that the stretch ends in from the ledger. */
export async function sumSales(db: Database, storeId: string, { current, previous }: MonthToDate) {
  const [whole, currentHour, previousHour] = await Promise.all([
    sumWholeHours(db, storeId, [current, previous]),
    sumLastHour(db, storeId, current),
    sumLastHour(db, storeId, previous),
  ]);
  return { current: added(whole[0]!, currentHour), previous: added(whole[1]!, previousHour) };
}

async function sumWholeHours(db: Database, storeId: string, stretches: Stretch[]): Promise<HourSums[]> {
  const parts = stretches.map(
    ({ firstDay, lastDay, lastHour }, index) => sql`
      select ${index}::int as stretch, ${sumColumns} from sales_hours
      where store_id = ${storeId} and day >= ${firstDay} and (day < ${lastDay} or (day = ${lastDay} and hour < ${lastHour}))`,
  );
  const { rows } = await db.execute(sql`${sql.join(parts, sql` union all `)} order by stretch`);
  return rows.map(sumsOf);
}

const sumColumns = sql.raw(
  HOUR_SUMS.map((name) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `coalesce(sum(${column}), 0)::bigint as "${name}"`;
  }).join(', '),
);

function sumsOf(row: Record<string, unknown>): HourSums {
  const sums = noSums();
  for (const name of HOUR_SUMS) sums[name] = Number(row[name]);
  return sums;
}

async function sumLastHour(db: Database, storeId: string, { lastHourFrom, to }: Stretch): Promise<HourSums> {
  const from = lastHourFrom.toISOString();
  const until = to.toISOString();
  const [placed, happened] = await Promise.all([
    db.execute(sql`
      select count(*)::int as orders, count(cancelled_at)::int as "cancelledOrders",
        count(*) filter (where not paid)::int as "unpaidOrders", count(*) filter (where buyer is null)::int as "guestOrders"
      from orders
      where store_id = ${storeId} and placed_at >= ${from} and placed_at < ${until} and not test and deleted_at is null`),
    db.execute(sql`
      select kind, part, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount)::bigint as discount
      from sale_events where store_id = ${storeId} and occurred_at >= ${from} and occurred_at < ${until}
      group by kind, part, amount >= 0`),
  ]);
  const sums = { ...noSums(), ...(placed.rows[0] as Partial<HourSums>) };
  for (const row of happened.rows) {
    const event = {
      kind: row.kind as 'sale',
      part: row.part as 'product',
      quantity: Number(row.quantity),
      amount: Number(row.amount),
      discount: Number(row.discount),
    };
    addEvent(sums, event, 1);
  }
  return sums;
}

function added(one: HourSums, other: HourSums): HourSums {
  const sum = noSums();
  for (const name of HOUR_SUMS) sum[name] = one[name] + other[name];
  return sum;
}

export interface BuyerCounts {
  /** Distinct customers who ordered. */
  customers: number;
  /** Of them: their first order ever. */
  firstTime: number;
  /** Of them: at least two orders in their life when the stretch ended. */
  repeat: number;
}

export async function countBuyers(db: Database, storeId: string, { current, previous }: MonthToDate) {
  const parts = [current, previous].map(
    ({ firstDay, to }, index) => sql`
      select ${index}::int as stretch, count(*)::int as customers, count(*) filter (where not bought_before)::int as "firstTime",
        count(*) filter (where bought_before or second_order_at < ${to.toISOString()})::int as repeat
      from customer_months
      where store_id = ${storeId} and month = ${firstDay} and first_order_at < ${to.toISOString()}`,
  );
  const { rows } = await db.execute<BuyerCounts & Record<string, unknown>>(
    sql`${sql.join(parts, sql` union all `)} order by stretch`,
  );
  return { current: rows[0]!, previous: rows[1]! };
}

export async function findComparison(db: Database, storeId: string) {
  const [found] = await db.select().from(storeComparisons).where(eq(storeComparisons.storeId, storeId));
  return found ?? null;
}
export type ComparisonRecord = NonNullable<Awaited<ReturnType<typeof findComparison>>>;

export interface Freshness {
  startedAt: Date | null;
  historyFrom: Date | null;
  historyComplete: boolean;
  lastSyncedAt: Date | null;
  capabilities: StoreCapabilities;
}

export async function findFreshness(db: Database, storeId: string): Promise<Freshness> {
  const { rows } = await db.execute(sql`
    select started_at, history_from, history_complete, last_synced_at, capabilities
    from sync_states join connected_stores on connected_stores.id = sync_states.store_id where store_id = ${storeId}`);
  const row = rows[0]!;
  return {
    startedAt: asDate(row.started_at),
    historyFrom: asDate(row.history_from),
    historyComplete: row.history_complete as boolean,
    lastSyncedAt: asDate(row.last_synced_at),
    capabilities: row.capabilities as StoreCapabilities,
  };
}

function asDate(text: unknown): Date | null {
  return text === null ? null : new Date(text as string);
}
