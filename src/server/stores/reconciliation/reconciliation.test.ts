import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { compareStore } from '#server/stores/jobs.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const ALL_SCOPES = ['read_orders', 'read_all_orders', 'read_products', 'read_customers', 'read_reports'];
const order = (name: string, createdAt: string, price = '100.00') => ({
  name,
  createdAt,
  lines: [{ title: 'Teapot', unitPrice: price, quantity: 1 }],
});

async function connected(given: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        currency: 'EUR',
        ianaTimezone: 'Europe/Berlin',
        scopes: ALL_SCOPES,
        orders: [
          order('#1', '2026-11-10T09:00:00Z'),
          order('#2', '2026-11-10T23:30:00Z'), // the 11th in Berlin
          order('#3', '2026-11-18T09:00:00Z', '40.00'),
        ],
        ...given,
      },
    ],
  });
  const owner = await started.signUp();
  const store = await owner.connectShopify('tea-house');
  return {
    ...started,
    owner,
    store,
    shop: started.simulator.shop('tea-house'),
    async compare() {
      await started.app.jobs.enqueue(started.db, compareStore, { storeId: store.id });
      await started.runJobs();
      return (await owner.metrics(store.id)).comparison!;
    },
  };
}

test('figures that agree with the platform say so, day by day in its time zone', async () => {
  const { compare, owner, store } = await connected();
  expect((await owner.metrics(store.id)).comparison).toBeNull();
  expect(await compare()).toEqual({
    comparedAt: '2026-11-21T12:00:00.000Z',
    days: { from: '2026-10-22', to: '2026-11-20' },
    ours: { orders: 3, totalSales: 240 },
    theirs: { orders: 3, totalSales: 240 },
    cause: null,
  });
});

test('an order deleted on the platform in silence is noticed and taken back', async () => {
  const { compare, shop, owner, store } = await connected();
  shop.deleteOrder('#3');
  expect(await compare()).toMatchObject({ ours: { orders: 2, totalSales: 200 }, cause: null });
  expect(await owner.metrics(store.id)).toMatchObject({ totalOrders: 2, totalRevenue: 200 });
});

test('an order that never reached us is read', async () => {
  const { compare, db, store } = await connected();
  for (const details of ['sale_events', 'order_lines'])
    await db.execute(
      sql`delete from ${sql.raw(details)} where order_id in (select id from orders where name = '#1')`,
    );
  await db.execute(sql`delete from orders where store_id = ${store.id} and name = '#1'`);
  await db.execute(sql`delete from sales_hours where store_id = ${store.id} and day = '2026-11-10'`);
  expect(await compare()).toMatchObject({
    ours: { orders: 3, totalSales: 240 },
    theirs: { orders: 3, totalSales: 240 },
    cause: null,
  });
});

test('a difference that stays is explained, and not read again every night', async () => {
  const { compare, db, simulator, store } = await connected();
  await db.execute(
    sql`update sales_hours set gross = gross + 1000 where store_id = ${store.id} and orders > 0`,
  );
  const asked = () => simulator.requests.filter(({ query }) => query.includes('VitrinOrders(')).length;
  const before = asked();
  expect(await compare()).toMatchObject({
    ours: { orders: 3, totalSales: 270 },
    theirs: { orders: 3, totalSales: 240 },
    cause: 'amounts_differ',
  });
  expect(asked()).toBe(before + 1);
  expect((await compare()).cause).toBe('amounts_differ');
  expect(asked()).toBe(before + 1);
});

test('without reports the orders are counted', async () => {
  const scopes = ALL_SCOPES.filter((scope) => scope !== 'read_reports');
  const { compare, shop } = await connected({ scopes });
  expect(await compare()).toMatchObject({ days: null, theirs: { orders: 3, totalSales: null }, cause: null });
  shop.deleteOrder('#1');
  expect(await compare()).toMatchObject({
    ours: { orders: 3 },
    theirs: { orders: 2 },
    cause: 'orders_extra',
  });
});

test('where only recent orders are shared, nothing is compared that cannot be', async () => {
  const { owner, store, app, db, runJobs } = await connected({ scopes: ['read_orders', 'read_products'] });
  await app.jobs.enqueue(db, compareStore, { storeId: store.id });
  await runJobs();
  expect((await owner.metrics(store.id)).comparison).toBeNull();
});

test('a platform that does not answer leaves the last comparison standing', async () => {
  const { compare, shop } = await connected();
  const first = await compare();
  shop.setFault('html');
  expect(await compare()).toEqual(first);
});
