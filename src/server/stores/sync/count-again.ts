import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/core/db/database.ts';
import { createSliceSize, PIECE_MS, timed } from '#server/core/db/slice-size.ts';
import { hasFewOrders } from '#server/stores/ledger/order-days-repository.ts';
import { writeAllOrderDays } from '#server/stores/ledger/write-order-days.ts';
import { findBuyersAfter, recountCustomerMonths } from './roll-ups-repository.ts';
import { countCustomerTotals, countProductDays, findProductDaySpan } from './totals-repository.ts';

interface CountedStore {
  id: string;
  timeZone: string;
}

/** Runs work in a transaction that holds the store's lock. */
type InStore = (work: (tx: Database) => Promise<void>) => Promise<void>;

const FIRST_BUYERS = 100;
const MOST_BUYERS = 2_000;
const MOST_DAYS = 366;

/*
 * What is not updated while a history is read is counted at its milestones: so many buyers or days at a time as take
 * about as long, so that nobody waits for long. Whatever changes in between is counted, so that every piece stays right
 * once it is counted.
 */

/** In which months everybody ordered. */
export async function countAllCustomerMonths(db: Database, store: CountedStore, inStore: InStore) {
  const people = createSliceSize({ first: FIRST_BUYERS, most: MOST_BUYERS, aim: PIECE_MS });
  for (let buyers: string[] = []; ; ) {
    buyers = await findBuyersAfter(db, store.id, buyers.at(-1) ?? '', people.size);
    if (buyers.length === 0) return;
    await inStore(async (tx) => people.cost(await timed(() => recountCustomerMonths(tx, store, buyers))));
  }
}

/** The orders of every day together, which most readers wait for, then what everybody and every product brought. */
export async function countAllTotals(db: Database, store: CountedStore, inStore: InStore) {
  await writeAllOrderDays(db, store.id, inStore);
  const people = createSliceSize({ first: FIRST_BUYERS, most: MOST_BUYERS, aim: PIECE_MS });
  for (let after: string | null = ''; after !== null; ) {
    const buyers = await findBuyersAfter(db, store.id, after, people.size);
    const slice: { after: string; upTo: string | null } = {
      after,
      upTo: buyers.length < people.size ? null : buyers.at(-1)!,
    };
    await inStore(async (tx) => people.cost(await timed(() => countCustomerTotals(tx, store.id, slice))));
    after = slice.upTo;
  }
  await countAllProductDays(db, store, inStore);
}

async function countAllProductDays(db: Database, store: CountedStore, inStore: InStore) {
  const span = await findProductDaySpan(db, store);
  if (!span) return;
  const last = Temporal.PlainDate.from(span.last);
  const first = (await hasFewOrders(db, store.id)) ? MOST_DAYS : 1;
  const days = createSliceSize({ first, most: MOST_DAYS, aim: PIECE_MS });
  for (let day = Temporal.PlainDate.from(span.first); Temporal.PlainDate.compare(day, last) <= 0; ) {
    const next = day.add({ days: days.size });
    const stretch = { from: day.toString(), to: next.toString() };
    await inStore(async (tx) => days.cost(await timed(() => countProductDays(tx, store, stretch))));
    day = next;
  }
}
