import type { Database } from '#server/core/db/database.ts';
import { createSliceSize, PIECE_MS, timed } from '#server/core/db/slice-size.ts';
import { type DayNumber, dayNumberOf, startOfDay } from './order-days.ts';
import {
  type DaySpan,
  findMissingDays,
  findOrderDaySpan,
  findOrderDays,
  hasFewOrders,
  lockStoreOrders,
  ORDER_LISTS,
  type OrderList,
  writeOrderDays,
} from './order-days-repository.ts';

/*
 * Some figures cannot be summed from sums: how many different customers a city had in a chosen year, who bought what
 * after what, what a month's first buyers spent later. They are counted over every order. Read from the tables, a
 * million orders take a database many seconds, most of them for finding rows; read from `order_days`, about one.
 */

/** What an order brought at another moment than when it was placed: an edit, a refund, a cancellation. Minor units. */
export type LaterSale = [
  msOfDay: number,
  buyer: number | null,
  country: string | null,
  city: string | null,
  net: number,
];

/**
 * What one product brought at one moment: units, gross sales, discounts and reversals as the roll-ups count them
 * (metrics 1); the last is goods less discounts as ordered, null where nothing was ordered then. Minor units.
 */
export type SoldGoods = [
  productId: string | null,
  units: number,
  gross: number,
  discounts: number,
  reversals: number,
  placed: number | null,
];
/** What an order paid besides goods. Minor units. */
export type Charges = [shipping: number, tax: number, other: number];

/** Bits of a state. */
export const CANCELLED = 1;
export const UNPAID = 2;

/** What an order brought at another moment than when it was placed, in full. */
export type Movement = [
  msOfDay: number,
  buyer: number | null,
  country: string | null,
  city: string | null,
  channel: string | null,
  state: number,
  goods: SoldGoods[] | null,
  charges: Charges | null,
];

/** The orders of a UTC day: place by place, the lists speak of the same order. */
export interface OrderDay {
  /** In milliseconds since 1970; to it, what is said in milliseconds of the day is added. */
  startsAt: number;
  orders: number;
  placed: number[];
  /** Equal for the same buyer and different for others; null for nobody known. */
  buyers: (number | null)[];
  countries: (string | null)[];
  /** Trimmed, as it was written. */
  cities: (string | null)[];
  nets: number[];
  /** A product as often as there are lines of it; null where they are not known or the order was cancelled. */
  products: (string[] | null)[];
  later: LaterSale[];
  channels: (string | null)[];
  states: number[];
  /** Null where nothing moved when the order was placed. */
  goods: (SoldGoods[] | null)[];
  charges: (Charges | null)[];
  movements: Movement[];
}

interface Wanted<List extends OrderList> {
  /** From the beginning of the history where there is none. */
  from?: Date;
  to?: Date;
  lists: readonly List[];
}

const MOST_DAYS = 366;
/** An order has one in each list. So many take the embedded database some 10 milliseconds to read. */
const VALUES_AT_ONCE = 36_000;

/**
 * The orders of whole UTC days in the order of time, a few days at a time, in which others have their turn. Days of
 * which something changed are written first. The first and the last day hold what lies before `from` and after `to` too.
 */
export async function* readOrderDays<List extends OrderList>(
  db: Database,
  storeId: string,
  wanted: Wanted<List>,
): AsyncGenerator<Pick<OrderDay, 'startsAt' | 'orders' | List>> {
  for await (const { startsAt, orders, ...texts } of readOrderDayTexts(db, storeId, wanted)) {
    const lists = wanted.lists.map((list) => [list, JSON.parse((texts as Record<List, string>)[list])]);
    yield { startsAt, orders, ...Object.fromEntries(lists) } as Pick<OrderDay, 'startsAt' | 'orders' | List>;
  }
}

/** The same with every list as the JSON that it is. */
export async function* readOrderDayTexts<List extends OrderList>(
  db: Database,
  storeId: string,
  { from, to, lists }: Wanted<List>,
): AsyncGenerator<Pick<OrderDay, 'startsAt' | 'orders'> & Record<List, string>> {
  const whole = await findOrderDaySpan(db, storeId);
  if (!whole) return;
  const span = {
    first: from ? Math.max(whole.first, dayNumberOf(from.getTime())) : whole.first,
    last: to ? Math.min(whole.last, dayNumberOf(to.getTime() - 1)) : whole.last,
  };
  const inStore = holding(db, storeId);
  await writeMissing(db, storeId, { span, lists, inStore });
  const days = createSliceSize({ first: 1, most: MOST_DAYS, aim: VALUES_AT_ONCE });
  for await (const rows of slicesOf(span, days, readSlice)) {
    for (const { number, orders, ...texts } of rows)
      yield { startsAt: startOfDay(number), orders, ...(texts as Record<List, string>) };
  }

  async function readSlice(slice: DaySpan) {
    let rows = await findOrderDays(db, storeId, slice, lists);
    if (rows.length <= slice.last - slice.first) {
      // Something changed since the days were written.
      await inStore(async (tx) => {
        await writeOrderDays(tx, storeId, slice);
        rows = await findOrderDays(tx, storeId, slice, lists);
      });
    }
    return { result: rows, cost: rows.reduce((sum, { orders }) => sum + orders, 0) * lists.length };
  }
}

/** Work in transactions that hold the store's lock. */
const holding = (db: Database, storeId: string) => (work: (tx: Database) => Promise<void>) =>
  db.transaction(async (tx) => {
    await lockStoreOrders(tx, storeId);
    await work(tx);
  });

/** Writes all days that are missing, so that no reader has to wait for it; `inStore` holds the store's lock. */
export async function writeAllOrderDays(
  db: Database,
  storeId: string,
  inStore: (work: (tx: Database) => Promise<void>) => Promise<void> = holding(db, storeId),
) {
  const span = await findOrderDaySpan(db, storeId);
  if (span) await writeMissing(db, storeId, { span, lists: ORDER_LISTS, inStore });
}

async function writeMissing(
  db: Database,
  storeId: string,
  {
    span,
    lists,
    inStore,
  }: {
    span: DaySpan;
    lists: readonly OrderList[];
    inStore: (work: (tx: Database) => Promise<void>) => Promise<void>;
  },
) {
  const missing = await findMissingDays(db, storeId, span, lists);
  if (missing.length === 0) return;
  // Few orders are written at once, whatever days between them are there already.
  const fewOrders = await hasFewOrders(db, storeId);
  const runs = fewOrders ? [{ first: missing[0]!, last: missing.at(-1)! }] : runsOf(missing);
  const days = createSliceSize({ first: fewOrders ? MOST_DAYS : 1, most: MOST_DAYS, aim: PIECE_MS });
  for (const run of runs) {
    const slices = slicesOf(run, days, async (slice) => {
      let cost = 0;
      await inStore(async (tx) => {
        cost = await timed(async () => {
          // Another process may have been quicker.
          const stillMissing = await findMissingDays(tx, storeId, slice, lists);
          if (stillMissing.length > 0) await writeOrderDays(tx, storeId, slice);
        });
      });
      return { result: null, cost };
    });
    for await (const _ of slices);
  }
}

/** Days that follow each other. */
function runsOf(days: DayNumber[]): DaySpan[] {
  const runs: DaySpan[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

/** By so many days at once that every slice costs about as much. */
async function* slicesOf<Result>(
  { first, last }: DaySpan,
  days: ReturnType<typeof createSliceSize>,
  work: (slice: DaySpan) => Promise<{ result: Result; cost: number }>,
): AsyncGenerator<Result> {
  for (let day = first; day <= last; ) {
    const slice = { first: day, last: Math.min(day + days.size - 1, last) };
    const { result, cost } = await work(slice);
    yield result;
    day = slice.last + 1;
    days.cost(cost);
  }
}
