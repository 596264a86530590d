import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import type { SaleKind, SalePart } from '#server/platforms/ports/store-platform.ts';
import { countAllTotals } from '#server/stores/sync/count-again.ts';
import { markIncomplete } from '#server/stores/sync/orders-repository.ts';
import { type BatchShop, prepareBatch } from '#server/stores/sync/prepared-batch.ts';
import { removeOrders, saveBatch } from '#server/stores/sync/save-batch.ts';
import { redactCustomer } from '#server/stores/webhooks/personal-data.ts';
import { aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, makeLarge, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import {
  findMissingDays,
  findOrderDaySpan,
  findStoresWithMissingDays,
  ORDER_LISTS,
} from './order-days-repository.ts';
import { addEvent, type HourSums, noSums } from './sales-hours.ts';
import { type Charges, readOrderDays, type SoldGoods, writeAllOrderDays } from './write-order-days.ts';

/* The orders of every day, for any shop and whatever happens to it, against the records themselves. */
const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_122, numRuns: 25 };
const NOW = new Date('2026-11-21T12:00:00Z');

const SENT = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
const ORDER_IDS = [0, 1, 2, 3, 4, 5, 6].map((number) => `o${number}`);
const SOME_ORDERS = fc.uniqueArray(fc.constantFrom(...ORDER_IDS));
const NO_CHARGES: Charges = [0, 0, 0];
const inStore = (work: (tx: Database) => Promise<void>) => db.transaction(work);

test('read between any two changes, the days are what the records say', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, SOME_ORDERS, async ({ shop, batches }, gone) => {
      const store = await insertStore(db, shop.timeZone);
      for (const batch of batches) {
        await saveBatches(db, store, [batch]);
        expect(await daysOf(store)).toEqual(await daysByRecords(store));
      }
      await db.transaction((tx) => removeOrders(tx, store, gone, NOW));
      expect(await daysOf(store)).toEqual(await daysByRecords(store));
    }),
    RUNS,
  );
});

test('written while a history is read, or between two pieces of a count, they are right at its end', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, async ({ shop, batches }) => {
      const store = await insertStore(db, shop.timeZone);
      await makeLarge(db, store);
      const [first, ...later] = batches;
      await db.transaction((tx) =>
        saveBatch(tx, store, prepareBatch(store, first!), { updateTotals: false }),
      );
      await countAllTotals(db, store, async (work) => {
        await inStore(work);
        const next = later.shift();
        if (!next) return;
        await db.transaction((tx) =>
          saveBatch(tx, store, prepareBatch(store, next), { updateTotals: false }),
        );
      });
      expect(await daysOf(store)).toEqual(await daysByRecords(store));
    }),
    RUNS,
  );
});

test('cut off after any piece, the next writing goes on with what is left', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, fc.integer({ min: 0, max: 8 }), async ({ shop, batches }, pieces) => {
      const store = await insertStore(db, shop.timeZone);
      await makeLarge(db, store);
      await saveBatches(db, store, batches);
      let left = pieces;
      const cutOff = writeAllOrderDays(db, store.id, async (work) => {
        if (left === 0) throw new Error('the process ended');
        left -= 1;
        await inStore(work);
      });
      // A small shop may be done before.
      await cutOff.catch((error: Error) => expect(error.message).toBe('the process ended'));
      await writeAllOrderDays(db, store.id, inStore);
      const span = await findOrderDaySpan(db, store.id);
      expect(span && (await findMissingDays(db, store.id, span, ORDER_LISTS))).toEqual(span && []);
      expect(await daysOf(store)).toEqual(await daysByRecords(store));
    }),
    RUNS,
  );
});

test('a store is found as long as a day of its orders is missing', async () => {
  const store = await insertStore(db, 'UTC');
  const isFound = async () => (await findStoresWithMissingDays(db)).includes(store.id);
  expect(await isFound()).toBe(false);
  await saveBatches(db, store, [
    { orders: [orderOn('a', '2026-03-01T23:59:59Z'), orderOn('b', '2026-03-04T00:00:00Z')] },
  ]);
  expect(await isFound()).toBe(true);
  await writeAllOrderDays(db, store.id);
  expect(await isFound()).toBe(false);
  await db.execute(sql`update order_days set goods = '' where store_id = ${store.id} and day = '2026-03-02'`);
  expect(await isFound()).toBe(true);
  await writeAllOrderDays(db, store.id);
  await db.execute(sql`delete from order_days where store_id = ${store.id} and day = '2026-03-03'`);
  expect(await isFound()).toBe(true);
  await writeAllOrderDays(db, store.id);
  expect(await isFound()).toBe(false);
});

test('who is redacted, and what is to be read again, is found in no day as it was', async () => {
  const person = { id: 'c1', email: 'c1@example.com' };
  await fc.assert(
    fc.asyncProperty(SENT, SOME_ORDERS, async ({ shop, batches }, orders) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      await daysOf(store);
      await redactCustomer(db, store.id, { ...person, orders });
      expect(await daysOf(store)).toEqual(await daysByRecords(store));

      const stretch = { from: new Date('2026-10-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') };
      await db.transaction((tx) => markIncomplete(tx, store.id, [stretch]));
      expect(await daysOf(store)).toEqual(await daysByRecords(store));
    }),
    RUNS,
  );
});

test('a day that an older version wrote is written again when what it lacks is read', async () => {
  const store = await insertStore(db, 'UTC');
  await saveBatches(db, store, [{ orders: [orderOn('a', '2026-03-01T10:00:00Z')] }]);
  const whole = await daysOf(store);
  const added = ['channels', 'states', 'goods', 'charges', 'movements'].map((list) => `${list} = ''`);
  const age = sql`update order_days set ${sql.raw(added.join(', '))} where store_id = ${store.id}`;
  const written = async () =>
    (await db.execute(sql`select xmin from order_days where store_id = ${store.id}`)).rows;
  await db.execute(age);
  const before = await written();
  for await (const { orders } of readOrderDays(db, store.id, { lists: ['placed'] })) expect(orders).toBe(1);
  expect(await written()).toEqual(before);
  expect(await daysOf(store)).toEqual(whole);
});

test('a guest who becomes a customer is the same buyer on the days before', async () => {
  const store = await insertStore(db, 'UTC');
  const email = 'ada@example.com';
  await saveBatches(db, store, [
    {
      orders: [
        { ...orderOn('a', '2026-03-01T10:00:00Z'), email },
        { ...orderOn('b', '2026-03-02T10:00:00Z'), customerId: 'c1' },
      ],
    },
  ]);
  const buyersOf = async () => (await daysOf(store)).orders.map(({ buyer }) => buyer);
  expect(await buyersOf()).toEqual([0, 1]);
  const ada = { firstName: null, lastName: null, phone: null, city: null, countryCode: null };
  await saveBatches(db, store, [{ orders: [], customers: [{ ...ada, id: 'c1', email, updatedAt: NOW }] }]);
  expect(await buyersOf()).toEqual([0, 0]);
});

test('only days within the stretch are read, and those that were counted once are not written again', async () => {
  const store = await insertStore(db, 'UTC');
  await saveBatches(db, store, [
    { orders: [orderOn('a', '2026-03-01T10:00:00Z'), orderOn('b', '2026-03-04T23:59:59.999Z')] },
  ]);
  const stretch = { from: new Date('2026-03-02T12:00:00Z'), to: new Date('2026-03-05T00:00:00Z') };
  const found: [string, number][] = [];
  for await (const { startsAt, orders } of readOrderDays(db, store.id, { ...stretch, lists: ['placed'] }))
    found.push([new Date(startsAt).toISOString().slice(0, 10), orders]);
  expect(found).toEqual([
    ['2026-03-02', 0],
    ['2026-03-03', 0],
    ['2026-03-04', 1],
  ]);
  const written = () =>
    db.execute(sql`select day, xmin from order_days where store_id = ${store.id} order by day`);
  const before = (await written()).rows;
  expect(before).toHaveLength(3);
  await saveBatches(db, store, [{ orders: [orderOn('c', '2026-03-03T10:00:00Z')] }]);
  await daysOf(store);
  const after = (await written()).rows;
  const same = after.filter((row) => before.some((each) => each.day === row.day && each.xmin === row.xmin));
  expect(same.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-04']);
});

function orderOn(id: string, placedAt: string) {
  return {
    id,
    name: id,
    placedAt: new Date(placedAt),
    updatedAt: new Date(placedAt),
    cancelledAt: null,
    test: false,
    paid: true,
    financialStatus: null,
    fulfillmentStatus: null,
    source: null,
    customerId: null,
    email: null,
    phone: null,
    city: null,
    countryCode: null,
    visitContent: null,
    firstVisitContent: null,
    discountCodes: [],
    total: 0,
    changed: false,
    lines: [],
    detail: 'lines' as const,
    sales: [],
    refunds: [],
  };
}

interface Happened {
  at: string;
  buyer: number | null;
  country: string | null;
  city: string | null;
  net: number;
}

/** What an order brought at a moment, in full. */
interface Moved {
  channel: string | null;
  state: number;
  goods: SoldGoods[];
  charges: Charges;
}

interface Found {
  orders: (Happened & Moved & { products: string[] | null })[];
  later: Happened[];
  movements: (Omit<Happened, 'net'> & Moved)[];
}

/** Buyers are numbered in the order in which they are met, so that hashes and names can be compared. */
function numbered() {
  const numbers = new Map<unknown, number>();
  return (buyer: unknown) => {
    if (buyer === null) return null;
    if (!numbers.has(buyer)) numbers.set(buyer, numbers.size);
    return numbers.get(buyer)!;
  };
}

const byMoment = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

async function daysOf({ id }: BatchShop): Promise<Found> {
  const found: Found = { orders: [], later: [], movements: [] };
  const who = numbered();
  const later: (() => Happened)[] = [];
  const movements: (() => Found['movements'][number])[] = [];
  const moved = (goods: SoldGoods[] | null, charges: Charges | null) => ({
    goods: (goods ?? []).toSorted(byMoment),
    charges: charges ?? NO_CHARGES,
  });
  for await (const day of readOrderDays(db, id, { lists: ORDER_LISTS })) {
    const at = (ms: number) => new Date(day.startsAt + ms).toISOString();
    for (let place = 0; place < day.orders; place += 1) {
      found.orders.push({
        at: at(day.placed[place]!),
        buyer: who(day.buyers[place]),
        country: day.countries[place]!,
        city: day.cities[place]!,
        net: day.nets[place]!,
        products: day.products[place]?.toSorted() ?? null,
        channel: day.channels[place]!,
        state: day.states[place]!,
        ...moved(day.goods[place]!, day.charges[place]!),
      });
    }
    for (const [ms, buyer, country, city, channel, state, goods, charges] of day.movements)
      movements.push(() => ({
        at: at(ms),
        buyer: who(buyer),
        country,
        city,
        channel,
        state,
        ...moved(goods, charges),
      }));
    for (const [ms, buyer, country, city, net] of day.later)
      later.push(() => ({ at: at(ms), buyer: who(buyer), country, city, net }));
  }
  return {
    orders: found.orders,
    later: later.map((each) => each()).sort(byMoment),
    movements: movements.map((each) => each()).sort(byMoment),
  };
}

/** Once more in other words: each order, and each of its moments, by itself. */
async function daysByRecords({ id }: BatchShop): Promise<Found> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  const orders = await rowsOf(sql`
    select id, placed_at as at, buyer, country_code as country, trim(city) as city, cancelled_at, detail, paid, source
    from orders where store_id = ${id} and not test and deleted_at is null order by placed_at, id`);
  const events = await rowsOf(sql`
    select order_id, occurred_at as at, kind, part, product_id, quantity::int as quantity, amount::int as amount,
      discount::int as discount from sale_events
    where store_id = ${id} and part <> 'gift_card'`);
  const lines = await rowsOf(sql`
    select order_id, product_id from order_lines where store_id = ${id} and product_id is not null and not gift_card`);
  const iso = (text: unknown) => new Date(text as string).toISOString();
  const who = numbered();
  type Row = Record<string, unknown>;
  const eventsAt = (order: Row, at: string) =>
    events.filter((event) => event.order_id === order.id && iso(event.at) === at) as (SaleEvent & Row)[];
  const goodsAt = (order: Row, at: string) => eventsAt(order, at).filter(({ part }) => part === 'product');
  const happened = (order: Row, at: string): Happened => ({
    at,
    buyer: who(order.buyer),
    country: order.country as string | null,
    city: order.city as string | null,
    net: goodsAt(order, at).reduce((sum, { amount, discount }) => sum + amount + discount, 0),
  });
  const moved = (order: Row, at: string): Moved => ({
    channel: order.source as string | null,
    state: (order.cancelled_at === null ? 0 : 1) + (order.paid ? 0 : 2),
    goods: [...Map.groupBy(goodsAt(order, at), ({ product_id }) => product_id)]
      .map(([productId, all]): SoldGoods => {
        const { units, gross, discounts, reversals, placed } = sumsOf(all);
        const wasOrdered = all.some(({ kind }) => kind === 'sale');
        return [productId, units, gross, discounts, reversals, wasOrdered ? placed : null];
      })
      .toSorted(byMoment),
    charges: chargesOf(sumsOf(eventsAt(order, at))),
  });
  const momentsOf = (order: Row, isMeant: (event: Row) => boolean) => {
    const own = events.filter((event) => event.order_id === order.id && isMeant(event));
    return new Set(own.map(({ at }) => iso(at)).filter((at) => at !== iso(order.at)));
  };
  return {
    orders: orders.map((order) => {
      const held = lines
        .filter(({ order_id }) => order_id === order.id)
        .map((line) => line.product_id as string);
      const isKnown = order.cancelled_at === null && (order.detail as number) > 0;
      const at = iso(order.at);
      return { ...happened(order, at), ...moved(order, at), products: isKnown ? held.toSorted() : null };
    }),
    later: orders
      .flatMap((order) =>
        [...momentsOf(order, ({ part }) => part === 'product')].map((at) => happened(order, at)),
      )
      .sort(byMoment),
    movements: orders
      .flatMap((order) =>
        [...momentsOf(order, () => true)].map((at) => {
          const { net: _, ...rest } = happened(order, at);
          return { ...rest, ...moved(order, at) };
        }),
      )
      .sort(byMoment),
  };
}

interface SaleEvent {
  kind: SaleKind;
  part: SalePart;
  product_id: string | null;
  quantity: number;
  amount: number;
  discount: number;
}

function sumsOf(events: SaleEvent[]): HourSums {
  const sums = noSums();
  for (const event of events) addEvent(sums, event, 1);
  return sums;
}

function chargesOf({ shipping, tax, other }: HourSums): Charges {
  return [shipping, tax, other];
}
