import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { countAllTotals } from '#server/sync/count-anew.ts';
import { markIncomplete } from '#server/sync/orders-repository.ts';
import { type BatchStore, prepareBatch } from '#server/sync/prepared-batch.ts';
import { removeOrders, storeBatch } from '#server/sync/store-batch.ts';
import { aShop, retold } from '#server/testing/generated-shop.ts';
import { insertStore, storeBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { redactCustomer } from '#server/webhooks/personal-data.ts';
import { readOrderDays } from './order-days.ts';
import { ORDER_LISTS } from './order-days-repository.ts';

/* The orders of every day, for any shop and whatever happens to it, against the records themselves. */
const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_122, numRuns: 25 };
const NOW = new Date('2026-11-21T12:00:00Z');

const TOLD = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: retold(shop) }));
const ORDER_IDS = [0, 1, 2, 3, 4, 5, 6].map((number) => `o${number}`);
const SOME_ORDERS = fc.uniqueArray(fc.constantFrom(...ORDER_IDS));
const inStore = (work: (tx: Database) => Promise<void>) => db.transaction(work);

test('read between any two changes, the days are what the records say', async () => {
  await fc.assert(
    fc.asyncProperty(TOLD, SOME_ORDERS, async ({ shop, batches }, gone) => {
      const store = await insertStore(db, shop.timeZone);
      for (const batch of batches) {
        await storeBatches(db, store, [batch]);
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
    fc.asyncProperty(TOLD, async ({ shop, batches }) => {
      const store = await insertStore(db, shop.timeZone);
      const [first, ...later] = batches;
      await db.transaction((tx) => storeBatch(tx, store, prepareBatch(store, first!), { keepTotals: false }));
      await countAllTotals(db, store, async (work) => {
        await inStore(work);
        const next = later.shift();
        if (!next) return;
        await db.transaction((tx) => storeBatch(tx, store, prepareBatch(store, next), { keepTotals: false }));
      });
      expect(await daysOf(store)).toEqual(await daysByRecords(store));
    }),
    RUNS,
  );
});

test('who is redacted, and what is to be read again, is found in no day as it was', async () => {
  const person = { id: 'c1', email: 'c1@example.com' };
  await fc.assert(
    fc.asyncProperty(TOLD, SOME_ORDERS, async ({ shop, batches }, orders) => {
      const store = await insertStore(db, shop.timeZone);
      await storeBatches(db, store, batches);
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

test('a guest who becomes a customer is the same buyer on the days before', async () => {
  const store = await insertStore(db, 'UTC');
  const email = 'ada@example.com';
  await storeBatches(db, store, [
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
  await storeBatches(db, store, [{ orders: [], customers: [{ ...ada, id: 'c1', email, updatedAt: NOW }] }]);
  expect(await buyersOf()).toEqual([0, 0]);
});

test('only days within the stretch are read, and those that were counted once are not written again', async () => {
  const store = await insertStore(db, 'UTC');
  await storeBatches(db, store, [
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
  await storeBatches(db, store, [{ orders: [orderOn('c', '2026-03-03T10:00:00Z')] }]);
  await daysOf(store);
  const after = (await written()).rows;
  const same = after.filter((row) => before.some((each) => each.day === row.day && each.xmin === row.xmin));
  expect(same.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-04']);
});

function orderOn(id: string, placedAt: string) {
  return {
    ...{
      id,
      name: id,
      placedAt: new Date(placedAt),
      updatedAt: new Date(placedAt),
      cancelledAt: null,
      test: false,
    },
    ...{
      paid: true,
      financialStatus: null,
      fulfillmentStatus: null,
      source: null,
      customerId: null,
      email: null,
    },
    ...{
      phone: null,
      city: null,
      countryCode: null,
      visitContent: null,
      total: 0,
      changed: false,
      lines: [],
    },
    ...{ detail: 'lines' as const, sales: [], refunds: [] },
  };
}

interface Happened {
  at: string;
  buyer: number | null;
  country: string | null;
  city: string | null;
  net: number;
}

interface Found {
  orders: (Happened & { products: string[] | null })[];
  later: Happened[];
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

async function daysOf({ id }: BatchStore): Promise<Found> {
  const found: Found = { orders: [], later: [] };
  const who = numbered();
  const later: (() => Happened)[] = [];
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
      });
    }
    for (const [ms, buyer, country, city, net] of day.later)
      later.push(() => ({ at: at(ms), buyer: who(buyer), country, city, net }));
  }
  return { orders: found.orders, later: later.map((each) => each()).sort(byMoment) };
}

/** Once more in other words: each order, and each of its moments, by itself. */
async function daysByRecords({ id }: BatchStore): Promise<Found> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  const orders = await rowsOf(sql`
    select id, placed_at as at, buyer, country_code as country, trim(city) as city, cancelled_at, detail from orders
    where store_id = ${id} and not test and deleted_at is null order by placed_at, id`);
  const events = await rowsOf(sql`
    select order_id, occurred_at as at, amount::int + discount::int as net from sale_events
    where store_id = ${id} and part = 'product'`);
  const lines = await rowsOf(sql`
    select order_id, product_id from order_lines where store_id = ${id} and product_id is not null and not gift_card`);
  const iso = (text: unknown) => new Date(text as string).toISOString();
  const who = numbered();
  const sumAt = (order: Record<string, unknown>, at: string) =>
    events
      .filter((event) => event.order_id === order.id && iso(event.at) === at)
      .reduce((sum, { net }) => sum + (net as number), 0);
  const told = (order: Record<string, unknown>, at: string): Happened => ({
    at,
    buyer: who(order.buyer),
    country: order.country as string | null,
    city: order.city as string | null,
    net: sumAt(order, at),
  });
  return {
    orders: orders.map((order) => {
      const held = lines
        .filter(({ order_id }) => order_id === order.id)
        .map((line) => line.product_id as string);
      const isKnown = order.cancelled_at === null && (order.detail as number) > 0;
      return { ...told(order, iso(order.at)), products: isKnown ? held.toSorted() : null };
    }),
    later: orders
      .flatMap((order) => {
        const moments = new Set(
          events.filter((event) => event.order_id === order.id).map(({ at }) => iso(at)),
        );
        moments.delete(iso(order.at));
        return [...moments].map((at) => told(order, at));
      })
      .sort(byMoment),
  };
}
