import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/db/database.ts';
import { writeAllOrderDays } from '#server/reporting/order-days.ts';
import { findBuyersAfter, recountCustomerMonths } from './roll-ups-repository.ts';
import { countCustomerTotals, countProductDays, findProductDaySpan } from './totals-repository.ts';

interface CountedStore {
  id: string;
  timeZone: string;
}

/** Runs work in a transaction that holds the store's lock. */
type InStore = (work: (tx: Database) => Promise<void>) => Promise<void>;

const BUYERS_AT_ONCE = 500;
const SUMS_AT_ONCE = 8_000;
const FIRST_DAYS = 7;
const MOST_DAYS = 366;

/*
 * What is not kept up while a history is read is counted at its milestones: a few buyers or weeks at a time, so that
 * nobody waits for long. Whatever changes in between is kept up, so that every piece stays right once it is counted.
 */

/** In which months everybody ordered. */
export async function countAllCustomerMonths(db: Database, store: CountedStore, inStore: InStore) {
  for (let buyers: string[] = []; ; ) {
    buyers = await findBuyersAfter(db, store.id, buyers.at(-1) ?? '', BUYERS_AT_ONCE);
    if (buyers.length === 0) return;
    await inStore((tx) => recountCustomerMonths(tx, store, buyers));
  }
}

/** What everybody has bought in their life, what every product sold by day, and the orders of every day together. */
export async function countAllTotals(db: Database, store: CountedStore, inStore: InStore) {
  for (let after: string | null = ''; after !== null; ) {
    const buyers = await findBuyersAfter(db, store.id, after, BUYERS_AT_ONCE);
    const slice: { after: string; upTo: string | null } = {
      after,
      upTo: buyers.length < BUYERS_AT_ONCE ? null : buyers.at(-1)!,
    };
    await inStore((tx) => countCustomerTotals(tx, store.id, slice));
    after = slice.upTo;
  }
  await countAllProductDays(db, store, inStore);
  await writeAllOrderDays(db, store.id, inStore);
}

/** By so many days at once that every piece takes about as long. */
async function countAllProductDays(db: Database, store: CountedStore, inStore: InStore) {
  const span = await findProductDaySpan(db, store);
  if (!span) return;
  const last = Temporal.PlainDate.from(span.last);
  let days = FIRST_DAYS;
  for (let day = Temporal.PlainDate.from(span.first); Temporal.PlainDate.compare(day, last) <= 0; ) {
    const next = day.add({ days });
    let sums = 0;
    await inStore(async (tx) => {
      sums = await countProductDays(tx, store, { from: day.toString(), to: next.toString() });
    });
    day = next;
    days = Math.min(Math.max(Math.round((days * SUMS_AT_ONCE) / Math.max(sums, 1)), 1), MOST_DAYS);
  }
}
