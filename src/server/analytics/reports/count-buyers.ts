import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { buyerHash } from '#server/stores/ledger/order-days-repository.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createOrdersByBuyer } from './orders-by-buyer.ts';
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

/** So many days of a busy store are a statement of some milliseconds. */
const DAYS_AT_ONCE = 30;

/** What is noted with a buyer. */
const ORDERED = 0;
const KNOWN = 1;

/** Counts the distinct buyers of a stretch over its orders; `to` is not included. */
export async function countBuyersBetween(
  db: Database,
  storeId: string,
  { from, to }: Between,
): Promise<Buyers> {
  const [begins, ends] = [from.getTime(), to.getTime()];
  const { historyComplete } = await findRecordsState(db, storeId);
  const notes = createOrdersByBuyer(2);
  // While a history is read, no buyer's totals are updated.
  if (historyComplete)
    await eachFirstBuyer(db, storeId, { from, to, each: (buyer) => notes.add(buyer, KNOWN) });
  else await eachBuyerBefore(db, storeId, { before: from, each: (buyer) => notes.add(buyer, KNOWN) });
  for await (const day of readOrderDays(db, storeId, { from, to, lists: ['placed', 'buyers'] })) {
    for (let place = 0; place < day.orders; place += 1) {
      const at = day.startsAt + day.placed[place]!;
      const buyer = day.buyers[place]!;
      if (buyer !== null && at >= begins && at < ends) notes.add(buyer, ORDERED);
    }
  }
  const found: Buyers = { customers: 0, firstTime: 0, returning: 0, repeating: 0 };
  for await (const rows of notes.inTurn()) {
    for (let row = 0; row < rows.length; ) {
      const buyer = rows[row];
      let orders = 0;
      let isKnown = false;
      for (; rows[row] === buyer; row += 2) {
        if (rows[row + 1] === ORDERED) orders += 1;
        else isKnown = true;
      }
      if (orders === 0) continue;
      const isFirstTime = isKnown === historyComplete;
      found.customers += 1;
      if (isFirstTime) found.firstTime += 1;
      if (orders > 1) found.repeating += 1;
      if (orders > 1 || !isFirstTime) found.returning += 1;
    }
  }
  return found;
}

/** Whose first order ever lies in a stretch, named as in `order_days`. */
async function eachFirstBuyer(
  db: Database,
  storeId: string,
  { from, to, each }: Between & { each: (buyer: number) => void },
) {
  const [begins, ends] = [await findFirstOrderFrom(db, storeId, from), to.getTime()];
  for (let at = begins; at < ends; at += DAYS_AT_ONCE * DAY_MS) {
    const until = Math.min(at + DAYS_AT_ONCE * DAY_MS, ends);
    // As one text: rows of their own take the embedded database several times as long to hand over.
    const { rows } = await db.execute<{ hashes: string | null }>(sql`
      select string_agg(${buyerHash}::text, ',') as hashes from customer_totals
      where store_id = ${storeId} and first_order_at >= ${new Date(at).toISOString()}
        and first_order_at < ${new Date(until).toISOString()}`);
    for (const buyer of JSON.parse(`[${rows[0]!.hashes ?? ''}]`) as number[]) each(buyer);
  }
}

/** When the first of all first orders from a moment on was placed; never, where there is none. */
async function findFirstOrderFrom(db: Database, storeId: string, from: Date): Promise<number> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(first_order_at) as at from customer_totals
    where store_id = ${storeId} and first_order_at >= ${from.toISOString()}`);
  const { at } = rows[0]!;
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

async function eachBuyerBefore(
  db: Database,
  storeId: string,
  { before, each }: { before: Date; each: (buyer: number) => void },
) {
  for await (const day of readOrderDays(db, storeId, { to: before, lists: ['placed', 'buyers'] })) {
    for (let place = 0; place < day.orders; place += 1) {
      const buyer = day.buyers[place]!;
      if (buyer !== null && day.startsAt + day.placed[place]! < before.getTime()) each(buyer);
    }
  }
}
