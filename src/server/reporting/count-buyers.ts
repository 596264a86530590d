import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { createNumberIndex } from './number-index.ts';
import { readOrderDays } from './order-days.ts';
import { buyerHash } from './order-days-repository.ts';
import { findRecordsState } from './records-state.ts';

/** Who ordered in a stretch. */
export interface Buyers {
  customers: number;
  /** Their first order ever lies in it. */
  firstTime: number;
  /** They ordered before it, or twice in it. */
  returning: number;
  /** Twice in it. */
  repeating: number;
}

interface Between {
  from: Date;
  to: Date;
}

const DAY_MS = 86_400_000;
/** So many days of a busy store are a statement of some milliseconds. */
const DAYS_AT_ONCE = 30;

/** Counts the distinct buyers of a stretch over its orders; `to` is not included. */
export async function countBuyersBetween(
  db: Database,
  storeId: string,
  { from, to }: Between,
): Promise<Buyers> {
  const [begins, ends] = [from.getTime(), to.getTime()];
  const isFirstTime = await findFirstTimers(db, storeId, { from, to });
  const found: Buyers = { customers: 0, firstTime: 0, returning: 0, repeating: 0 };
  const people = createNumberIndex();
  /** By the buyer's place: how many orders there were so far. */
  const orders: number[] = [];
  for await (const day of readOrderDays(db, storeId, { from, to, lists: ['placed', 'buyers'] })) {
    for (let place = 0; place < day.orders; place += 1) {
      const at = day.startsAt + day.placed[place]!;
      const buyer = day.buyers[place]!;
      if (buyer === null || at < begins || at >= ends) continue;
      const person = people.add(buyer);
      if (person === orders.length) {
        orders.push(1);
        found.customers += 1;
        if (isFirstTime(buyer)) found.firstTime += 1;
        else found.returning += 1;
        continue;
      }
      orders[person]! += 1;
      if (orders[person] !== 2) continue;
      found.repeating += 1;
      if (isFirstTime(buyer)) found.returning += 1;
    }
  }
  return found;
}

/** Of whoever orders in a stretch, named as in `order_days`: whether it is for the first time. */
async function findFirstTimers(
  db: Database,
  storeId: string,
  between: Between,
): Promise<(buyer: number) => boolean> {
  const { historyComplete } = await findRecordsState(db, storeId);
  if (historyComplete) {
    const firstTimers = await findFirstBuyers(db, storeId, between);
    return (buyer) => firstTimers.find(buyer) >= 0;
  }
  // While a history is read, nobody's totals are kept up.
  const known = await findBuyersBefore(db, storeId, between.from);
  return (buyer) => known.find(buyer) < 0;
}

async function findFirstBuyers(db: Database, storeId: string, { from, to }: Between) {
  const found = createNumberIndex();
  const [begins, ends] = [await findFirstOrderFrom(db, storeId, from), to.getTime()];
  for (let at = begins; at < ends; at += DAYS_AT_ONCE * DAY_MS) {
    const until = Math.min(at + DAYS_AT_ONCE * DAY_MS, ends);
    // As one text: rows of their own take the embedded database several times as long to hand over.
    const { rows } = await db.execute<{ hashes: string | null }>(sql`
      select string_agg(${buyerHash}::text, ',') as hashes from customer_totals
      where store_id = ${storeId} and first_order_at >= ${new Date(at).toISOString()}
        and first_order_at < ${new Date(until).toISOString()}`);
    for (const buyer of JSON.parse(`[${rows[0]!.hashes ?? ''}]`) as number[]) found.add(buyer);
  }
  return found;
}

/** When the first of all first orders from a moment on was placed; never, where there is none. */
async function findFirstOrderFrom(db: Database, storeId: string, from: Date): Promise<number> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(first_order_at) as at from customer_totals
    where store_id = ${storeId} and first_order_at >= ${from.toISOString()}`);
  const { at } = rows[0]!;
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

async function findBuyersBefore(db: Database, storeId: string, before: Date) {
  const found = createNumberIndex();
  for await (const day of readOrderDays(db, storeId, { to: before, lists: ['placed', 'buyers'] })) {
    for (let place = 0; place < day.orders; place += 1) {
      const buyer = day.buyers[place]!;
      if (buyer !== null && day.startsAt + day.placed[place]! < before.getTime()) found.add(buyer);
    }
  }
  return found;
}
