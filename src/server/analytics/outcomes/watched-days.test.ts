import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { Watched } from './watched.ts';
import { readWatchedDays } from './watched-days.ts';

const { db } = await openTestDatabase();
const SPAN = { from: '2026-11-01', to: '2026-11-05' };

async function shop(timeZone = 'Europe/Istanbul') {
  const store: OwnedStore = { ...(await insertStore(db, timeZone)), platform: 'shopify' };
  async function order(
    id: string,
    at: string,
    { buyer = null as string | null, country = 'TR', city = 'Ankara', cancelled = false } = {},
  ) {
    await db.execute(sql`
      insert into orders (store_id, id, name, placed_at, updated_at, cancelled_at, test, paid, buyer, country_code, city, total, detail, changed)
      values (${store.id}, ${id}, ${id}, ${at}, ${at}, ${cancelled ? at : null}, false, true, ${buyer}, ${country}, ${city}, 1000, 2, false)`);
  }
  async function sell(orderId: string, at: string, amount: number, { kind = 'sale', product = 'cup' } = {}) {
    await db.execute(sql`
      insert into sale_events (store_id, order_id, key, kind, part, product_id, quantity, amount, discount, currency, occurred_at)
      values (${store.id}, ${orderId}, ${`${kind} ${at} ${product}`}, ${kind}, 'product', ${product}, 1, ${amount}, 0, 'EUR', ${at})`);
  }
  const read = async (watched: Watched) => {
    const days = await readWatchedDays(db, store, watched, SPAN);
    return days && [...days.values()];
  };
  return { store, order, sell, read };
}

test('sums of a product, of hours and of the store are read by day; a day without anything is 0', async () => {
  const { store, read } = await shop();
  await db.execute(sql`
    insert into product_days (store_id, day, product_id, orders, units, gross, discounts, reversals)
    values (${store.id}, '2026-11-02', 'cup', 1, 1, 900, -100, -50), (${store.id}, '2026-11-02', 'pot', 1, 1, 5000, 0, 0)`);
  await db.execute(sql`
    insert into sales_hours (store_id, day, hour, orders, cancelled_orders, unpaid_orders, guest_orders, units, gross, discounts, reversals, shipping, tax, other, placed)
    select ${store.id}, day::date, hour, 2, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0
    from unnest(array['2026-11-02', '2026-11-03']) as day, unnest(array[9, 19]) as hour`);
  await db.execute(sql`
    insert into sales_days (store_id, day, orders, cancelled_orders, unpaid_orders, guest_orders, units, gross, discounts, reversals, shipping, tax, other, placed)
    values (${store.id}, '2026-11-05', 1, 0, 0, 0, 0, 700, -70, -30, 5, 6, 7, 0)`);
  expect(await read({ kind: 'product', id: 'cup' })).toEqual([0, 750, 0, 0, 0]);
  expect(await read({ kind: 'store' })).toEqual([0, 0, 0, 0, 600]);
  expect(await read({ kind: 'hours', weekday: null, hours: [19] })).toEqual([0, 2, 2, 0, 0]);
  expect(await read({ kind: 'hours', weekday: 1, hours: null })).toEqual([0, 4, 0, 0, 0]);
});

test('a place is known by the address on the order, by the store’s own days', async () => {
  const { order, sell, read } = await shop();
  // 21:30 UTC is half past midnight of the next day in Istanbul.
  for (const [id, at, city] of [
    ['o1', '2026-11-01T21:30:00Z', 'Ankara'],
    ['o2', '2026-11-03T10:00:00Z', ' ankara '],
    ['o3', '2026-11-03T10:00:00Z', 'İzmir'],
    ['o4', '2026-11-05T21:30:00Z', 'Ankara'],
  ] as const) {
    await order(id, at, { city });
    await sell(id, at, 1_000);
  }
  expect(await read({ kind: 'place', countryCode: 'TR', city: 'Ankara' })).toEqual([0, 1_000, 1_000, 0, 0]);
  expect(await read({ kind: 'place', countryCode: 'TR', city: null })).toEqual([0, 1_000, 2_000, 0, 0]);
});

test('a comeback is an order after so many days of silence, a second order has one before it', async () => {
  const { order, read } = await shop();
  await order('a1', '2026-06-01T10:00:00Z', { buyer: 'ann' });
  await order('a2', '2026-11-02T10:00:00Z', { buyer: 'ann' });
  await order('a3', '2026-11-03T10:00:00Z', { buyer: 'ann' });
  await order('b1', '2026-11-04T10:00:00Z', { buyer: 'ben' });
  await order('g1', '2026-11-04T10:00:00Z');
  expect(await read({ kind: 'comebacks', afterDays: 90 })).toEqual([0, 1, 0, 0, 0]);
  expect(await read({ kind: 'comebacks', afterDays: 1 })).toEqual([0, 1, 1, 0, 0]);
  expect(await read({ kind: 'second_orders' })).toEqual([0, 1, 0, 0, 0]);
});

test('orders given back are counted once, cancelled ones by the day they were placed', async () => {
  const { order, sell, read } = await shop();
  await order('a', '2026-11-01T10:00:00Z', { cancelled: true });
  await order('b', '2026-11-02T10:00:00Z');
  await sell('b', '2026-11-03T08:00:00Z', -400, { kind: 'refund' });
  await sell('b', '2026-11-03T09:00:00Z', -400, { kind: 'refund' });
  await sell('b', '2026-11-03T09:00:00Z', -400, { kind: 'refund', product: 'pot' });
  expect(await read({ kind: 'product_refunds', id: 'cup' })).toEqual([0, 0, 1, 0, 0]);
  expect(await read({ kind: 'cancellations' })).toEqual([1, 0, 0, 0, 0]);
});

test('carts are counted on the day they were completed', async () => {
  const { store, read } = await shop();
  await db.execute(sql`
    insert into abandoned_checkouts (store_id, id, created_at, updated_at, completed_at, total, item_count, lines)
    values (${store.id}, 'c1', '2026-10-20T10:00:00Z', '2026-11-04T10:00:00Z', '2026-11-04T10:00:00Z', 100, 1, '[]'),
      (${store.id}, 'c2', '2026-10-20T10:00:00Z', '2026-10-20T10:00:00Z', null, 100, 1, '[]')`);
  expect(await read({ kind: 'recovered_carts' })).toEqual([0, 0, 0, 1, 0]);
});

test('what ads cost is read where the account has the store’s currency; without an account there is nothing', async () => {
  const { store, read } = await shop();
  const cost = { kind: 'cost', campaignId: null } as const;
  await db.execute(sql`
    insert into ads_figures (store_id, breakdown, day, campaign_id, part, impressions, clicks, cost_micros, conversions, value)
    values (${store.id}, 'campaign', '2026-11-02', '1', '', 100, 10, 5000000, 1, 40),
      (${store.id}, 'device', '2026-11-02', '1', '', 100, 10, 5000000, 1, 40)`);
  expect(await read(cost)).toBeNull();
  await db.execute(
    sql`insert into ads_accounts (store_id, customer_id, currency, status) values (${store.id}, '1', ${store.currency}, 'active')`,
  );
  expect(await read(cost)).toEqual([0, 500, 0, 0, 0]);
});
