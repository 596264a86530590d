import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscribe } from '#server/stores/jobs.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { MERCHANT_APP, PUBLIC_APP } from '#simulators/shopify/apps/apps.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const order = (name: string) => ({
  name,
  createdAt: '2026-11-03T10:00:00Z',
  customer: 'ada@example.com',
  lines: [{ product: 'Tea' }],
});
const teaHouse: ShopFixture = {
  name: 'tea-house',
  products: [{ title: 'Tea', price: '10.00' }],
  customers: [{ email: 'ada@example.com', firstName: 'Ada' }],
  orders: [order('#1'), order('#2')],
};

async function connected(fixture: ShopFixture = teaHouse, network: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp({ shops: [fixture], ...network });
  const owner = await started.signUp();
  const { store } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopifyApp, { body: { shop: 'tea-house', ...MERCHANT_APP } }),
  );
  await started.runJobs();
  const shop = started.simulator.shop('tea-house');
  return {
    ...started,
    owner,
    store,
    shop,
    /** What waits at the platform is delivered, and what was delivered is applied. */
    async delivered() {
      await started.simulator.deliverDue();
      await started.runJobs();
      // Figures end at this moment, without it.
      started.clock.advance({ seconds: 1 });
    },
    figures: async () => {
      const { totalRevenue, totalOrders } = await owner.metrics(store.id);
      return { totalRevenue, totalOrders };
    },
  };
}

async function eventsIn({ db }: TestApp) {
  const { rows } = await db.execute<{
    topic: string;
    applied: boolean;
    problem: string | null;
    notice: object | null;
  }>(sql`
    select topic, applied_at is not null as applied, problem, notice from webhook_events order by received_at`);
  return rows;
}

/** A delivery posted to us; by default it is what Shopify would post. */
function post(
  { app }: TestApp,
  body: string,
  { secret = MERCHANT_APP.clientSecret, ...headers }: Record<string, string> = {},
) {
  return app.http.inject({
    method: 'POST',
    url: '/api/webhooks/shopify',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/updated',
      'x-shopify-shop-domain': 'tea-house.myshopify.com',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-triggered-at': '2026-11-21T12:00:00Z',
      'x-shopify-api-version': '2026-10',
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      ...headers,
    },
    payload: body,
  });
}

test('what happens in the shop is reported and counted, with nobody asking', async () => {
  const { shop, delivered, figures } = await connected();
  expect(await figures()).toEqual({ totalRevenue: 20, totalOrders: 2 });

  shop.addOrder(order('#3'));
  await delivered();
  expect(await figures()).toEqual({ totalRevenue: 30, totalOrders: 3 });

  shop.refund('#1', { lines: [{ line: 0, quantity: 1 }] });
  await delivered();
  expect(await figures()).toEqual({ totalRevenue: 20, totalOrders: 3 });

  shop.cancelOrder('#2', { refund: true });
  shop.deleteOrder('#3');
  await delivered();
  expect(await figures()).toEqual({ totalRevenue: 0, totalOrders: 2 });
});

test('deliveries that come twice, or the newest first, end in the same figures', async () => {
  const { shop, delivered, figures } = await connected();
  shop.webhooks.setFaults({ duplicate: true, outOfOrder: true });
  shop.addOrder(order('#3'));
  shop.refund('#3', { lines: [{ line: 0, quantity: 1 }] });
  shop.addOrder(order('#4'));
  await delivered();
  expect(await figures()).toEqual({ totalRevenue: 30, totalOrders: 4 });
});

test('an old delivery does not bring back what is past', async () => {
  const { shop, delivered, figures } = await connected();
  shop.addOrder(order('#3'));
  await delivered();
  const first = shop.webhooks.log.find(({ topic }) => topic === 'orders/create')!;
  shop.cancelOrder('#3', { refund: true });
  await delivered();
  await shop.webhooks.redeliver(first.id);
  await delivered();
  expect(await figures()).toEqual({ totalRevenue: 20, totalOrders: 3 });
});

test('one delivery is recorded once however often it comes, and its content is not saved', async () => {
  const started = await connected();
  started.shop.addOrder(order('#3'));
  await started.delivered();
  const before = await eventsIn(started);
  expect(before.length).toBeGreaterThan(0);
  for (const { id } of [...started.shop.webhooks.log]) await started.shop.webhooks.redeliver(id);
  await started.delivered();
  expect(await eventsIn(started)).toEqual(before);
  expect(before.every(({ applied, problem, notice }) => applied && problem === null && notice === null)).toBe(
    true,
  );
});

test('who does not know the secret is refused, and nothing is recorded', async () => {
  const started = await connected();
  started.shop.webhooks.setFaults({ wrongSignature: true });
  started.shop.addOrder(order('#3'));
  await started.delivered();
  expect(started.shop.webhooks.log.every(({ attempts }) => attempts[0]?.status === 401)).toBe(true);
  expect(await eventsIn(started)).toEqual([]);
  expect(await started.figures()).toEqual({ totalRevenue: 20, totalOrders: 2 });
});

test.each([
  ['no signature', { 'x-shopify-hmac-sha256': '' }],
  ['a signature that is no base64', { 'x-shopify-hmac-sha256': 'zzz' }],
  ['no event id', { 'x-shopify-webhook-id': '' }],
  ['no shop', { 'x-shopify-shop-domain': '' }],
])('%s is refused', async (_, headers) => {
  const started = await connected();
  expect((await post(started, '{"id":1}', headers)).statusCode).toBe(401);
  expect(await eventsIn(started)).toEqual([]);
});

test('our own app may still speak of shops that left: that is taken, and nothing is saved', async () => {
  const started = await connected();
  const headers = { secret: PUBLIC_APP.clientSecret, 'x-shopify-shop-domain': 'gone.myshopify.com' };
  expect((await post(started, '{"id":1}', headers)).statusCode).toBe(200);
  expect(await eventsIn(started)).toEqual([]);
});

test("the public app's secret does not open a shop of the owner's own app", async () => {
  const started = await connected();
  await post(started, '{"id":1}', { secret: PUBLIC_APP.clientSecret });
  expect(await eventsIn(started)).toEqual([]);
});

test('a body changed on the way, even by a space, is refused', async () => {
  const started = await connected();
  const signature = createHmac('sha256', MERCHANT_APP.clientSecret).update('{"id":1}').digest('base64');
  const { statusCode } = await post(started, '{"id": 1}', { 'x-shopify-hmac-sha256': signature });
  expect(statusCode).toBe(401);
});

test('an unknown topic, an older version and a body that is no order hinder nothing', async () => {
  const started = await connected();
  await post(started, '{"id":1}', { 'x-shopify-topic': 'themes/publish' });
  await post(started, 'not json');
  await post(started, '{"id":9007199254740993}', { 'x-shopify-api-version': '2024-01' });
  started.shop.addOrder(order('#3'));
  await started.delivered();
  const problems = (await eventsIn(started)).map(({ applied, problem }) => [applied, problem]);
  expect(problems.slice(0, 3)).toEqual([
    [true, 'unknown topic'],
    [true, 'not understood'],
    [true, null],
  ]);
  expect(await started.figures()).toEqual({ totalRevenue: 30, totalOrders: 3 });
});

test('a privacy request that does not say what it asks for is turned back', async () => {
  const started = await connected();
  const headers = { 'x-shopify-topic': 'customers/redact' };
  for (const body of ['oops', '[]', '{"orders_to_redact":"all"}'])
    expect((await post(started, body, headers)).statusCode).toBe(400);
  const { rows } = await started.db.execute(sql`select 1 from privacy_requests`);
  expect(rows).toEqual([]);
});

test('many deliveries are answered with few questions', async () => {
  const started = await connected();
  const id = started.simulator.requests.length;
  const { rows } = await started.db.execute<{ id: string }>('select id from orders');
  for (let times = 0; times < 40; times += 1)
    for (const each of rows) expect((await post(started, `{"id":${each.id}}`)).statusCode).toBe(200);
  await started.runJobs();
  expect((await eventsIn(started)).filter(({ applied }) => applied)).toHaveLength(80);
  expect(started.simulator.requests.length - id).toBeLessThan(6);
});

test('while events of a store are being applied, newer ones take no place and are applied with them', async () => {
  let hanging = false;
  const started = await connected(teaHouse, { faultOf: () => (hanging ? 'hang' : null) });
  const { shop, simulator, runJobs, calm, figures } = started;
  const placeOrder = async (name: string) => {
    shop.addOrder(order(name));
    await simulator.deliverDue();
  };
  await placeOrder('#3');
  hanging = true;
  const first = runJobs();
  const active = sql`select 1 from pgboss.job where name = 'webhooks.apply' and state = 'active'`;
  await expect.poll(async () => (await started.db.execute(active)).rows).toHaveLength(1);
  await placeOrder('#4');
  await runJobs();
  expect((await eventsIn(started)).some(({ applied }) => applied)).toBe(false);
  hanging = false;
  calm();
  await first;
  started.clock.advance({ seconds: 1 });
  expect(await figures()).toMatchObject({ totalOrders: 4 });
  expect((await eventsIn(started)).every(({ applied }) => applied)).toBe(true);
});

test('products and customers that change or go are followed', async () => {
  const { shop, delivered, db } = await connected();
  const before = await db.execute<{ id: string }>(`select id from products`);
  shop.updateProduct(before.rows[0]!.id, { title: 'Green tea' });
  await delivered();
  const titles = await db.execute<{ title: string }>(`select title from products where deleted_at is null`);
  expect(titles.rows).toEqual([{ title: 'Green tea' }]);

  shop.deleteProduct(before.rows[0]!.id);
  const { rows } = await db.execute<{ id: string }>(`select id from customers`);
  shop.deleteCustomer(rows[0]!.id);
  await delivered();
  const left =
    await db.execute(`select (select count(*)::int from products where deleted_at is null) as products,
    (select count(*)::int from customers) as customers`);
  expect(left.rows).toEqual([{ products: 0, customers: 0 }]);
});

test('uninstalled in the shop, the store stands still and says why; connected again, it goes on', async () => {
  const { shop, delivered, owner, runJobs } = await connected();
  shop.uninstallApp(MERCHANT_APP.clientId);
  await delivered();
  expect(await owner.stores()).toMatchObject([
    { isActive: false, notifiedOfChanges: false, sync: { problem: { code: 'uninstalled' }, orders: 2 } },
  ]);

  const again = owner.call(storeEndpoints.connectShopifyApp, {
    body: { shop: 'tea-house', ...MERCHANT_APP },
  });
  expect((await owner.expectOk(again)).store).toMatchObject({ isActive: true, sync: { problem: null } });
  const uninstalled = shop.webhooks.log.find(({ topic }) => topic === 'app/uninstalled')!;
  await shop.webhooks.redeliver(uninstalled.id);
  await runJobs();
  expect(await owner.stores()).toMatchObject([{ isActive: true, sync: { problem: null } }]);
});

test('subscriptions that the platform gave up are made again', async () => {
  const started = await connected();
  const all = started.shop.webhooks.subscriptions.length;
  expect(all).toBeGreaterThan(15);
  await started.db.execute(`update connected_stores set told_of_changes = false`);
  await started.app.jobs.enqueue(started.db, subscribe, { storeId: started.store.id });
  await started.runJobs();
  expect(started.shop.webhooks.subscriptions).toHaveLength(all);
  expect((await started.owner.stores())[0]!.notifiedOfChanges).toBe(true);
});

test('a pasted token cannot be verified for, so changes are asked for', async () => {
  const started = await startApp({ shops: [teaHouse] });
  const owner = await started.signUp();
  await owner.connectShopify('tea-house');
  expect((await owner.stores())[0]!.notifiedOfChanges).toBe(false);
  expect(started.simulator.shop('tea-house').webhooks.subscriptions).toEqual([]);
});

test('disconnected, the subscriptions are gone at the platform', async () => {
  const { owner, store, shop } = await connected();
  await owner.call(storeEndpoints.disconnect, { params: { storeId: store.id } });
  expect(shop.webhooks.subscriptions).toEqual([]);
});
