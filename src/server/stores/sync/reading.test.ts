import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { failingShop, FAILING_SHOP_ORDERS as ORDERS } from '#server/testing/failing-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { DEMO_TOKEN } from '#simulators/shopify/demo/demo-shops.ts';

/** Everything that rests on what was read of a store, in one comparable value. */
async function figuresOf(db: Database, { id }: { id: string }) {
  const { rows } = await db.execute(sql`
    with orders as (select * from orders where store_id = ${id}),
      order_lines as (select * from order_lines where store_id = ${id}),
      refunds as (select * from refunds where store_id = ${id}),
      sale_events as (select * from sale_events where store_id = ${id}),
      sales_hours as (select * from sales_hours where store_id = ${id}),
      customer_months as (select * from customer_months where store_id = ${id})
    select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
      (select count(*)::int from refunds) as refunds, (select count(*)::int from sale_events) as events,
      (select sum(amount + discount)::text from sale_events) as ledger,
      (select sum(gross + discounts + reversals + shipping + tax + other)::text from sales_hours) as rolled_up,
      (select sum(orders)::int from sales_hours) as rolled_up_orders,
      (select md5(string_agg(concat(month, buyer, first_order_at, orders, bought_before), ',' order by buyer, month))
        from customer_months) as months`);
  return rows[0]!;
}

const FAULTS = ['flaky', 'rate-limited', 'broken-lines', 'half-file', 'bulk-refused', 'bulk-failed'] as const;

test('whatever the fault, the same records arrive', async () => {
  const { signUp, db } = await startApp({
    shops: ['clear' as const, ...FAULTS].map((name) => failingShop(name)),
  });
  const owner = await signUp();
  const read = async (shop: string) => figuresOf(db, await owner.connectShopify(shop));
  const expected = await read('clear');
  expect(expected).toMatchObject({ orders: ORDERS, rolled_up_orders: ORDERS });
  for (const fault of FAULTS) {
    expect({ fault, ...(await read(fault)) }).toEqual({ fault, ...expected });
    const { sync } = (await owner.stores()).find(({ handle }) => handle === fault)!;
    expect({ fault, phase: sync.phase, problem: sync.problem }).toEqual({
      fault,
      phase: 'ready',
      problem: null,
    });
  }
}, 240_000);

async function readDemo(shop: string) {
  const { signUp, db } = await startApp({ demoShops: true });
  const owner = await signUp();
  const store = await owner.connectShopify(shop, DEMO_TOKEN);
  const [read] = await owner.stores();
  return { owner, store, db, sync: read!.sync, figures: await figuresOf(db, store) };
}

test('reading again changes nothing', async () => {
  const { owner, store, db, figures, sync } = await readDemo('no-customers');
  await owner.refresh(store.id);
  expect(await figuresOf(db, store)).toEqual(figures);
  const [after] = await owner.stores();
  expect(after!.sync).toMatchObject({
    orders: sync.orders,
    customers: sync.customers,
    products: sync.products,
  });
});

test('a connection without the whole history says where it begins', async () => {
  const { signUp } = await startApp({
    shops: [failingShop('clear', { scopes: ['read_orders', 'read_products', 'read_customers'] })],
  });
  const owner = await signUp();
  const store = await owner.connectShopify('clear');
  const [connected] = await owner.stores();
  expect(connected!.historyDays).toBe(60);
  expect((await owner.metrics(store.id)).coverage.complete).toBe(false);
});

test('a Shopier shop of two years arrives whole, in lira, with nothing shown that it does not share', async () => {
  const started = await startApp({ demoShops: true });
  const owner = await started.signUp();
  const body = { shopDomain: 'lumiere-istanbul', apiKey: 'pat_lumiere-istanbul' };
  const { store } = await owner.expectOk(owner.call(storeEndpoints.connectShopier, { body }));
  await started.runJobs();

  expect(await owner.stores()).toMatchObject([
    {
      storeName: 'Lumière İstanbul',
      currency: 'TRY',
      timeZone: 'Europe/Istanbul',
      shares: { products: true, customers: true, carts: false, sessions: 'not_offered' },
      sync: { phase: 'ready', orders: 7_882, customers: 1_515, products: 83, historyComplete: true },
    },
  ]);
  const figures = await figuresOf(started.db, store);
  // What was sold less what was given back, as the simulator itself counts them.
  const kurus = 4_082_410_511 - 89_189_781;
  expect(figures).toMatchObject({ orders: 7_882, ledger: `${kurus}`, rolled_up: `${kurus}` });
  expect(await owner.metrics(store.id)).toMatchObject({
    conversionRate: null,
    currency: 'TRY',
    details: { conversionRate: { reason: 'sessions_not_offered' } },
  });

  await owner.refresh(store.id);
  expect(await figuresOf(started.db, store)).toEqual(figures);
});
