import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { privacyEndpoints } from '#shared/stores/privacy.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

const teaHouse = {
  name: 'tea-house',
  title: 'Tea House',
  products: [{ title: 'Tea', price: '10.00' }],
  customers: [{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }],
  orders: [
    {
      name: '#1',
      createdAt: '2026-11-03T10:00:00Z',
      customer: 'ada@example.com',
      lines: [{ product: 'Tea' }],
    },
    {
      name: '#2',
      createdAt: '2026-11-04T10:00:00Z',
      email: 'guest@example.com',
      lines: [{ product: 'Tea' }],
    },
    {
      name: '#3',
      createdAt: '2026-11-05T10:00:00Z',
      email: 'guest@example.com',
      lines: [{ product: 'Tea' }],
    },
  ],
};

async function connected() {
  const started = await startApp({ shops: [teaHouse] });
  const owner = await started.signUp();
  const { authUrl } = await owner.expectOk(
    owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop: 'tea-house' } }),
  );
  await owner.consent(authUrl, { decision: 'install' });
  await started.runJobs();
  const { webhooks } = started.simulator.shop('tea-house');
  return {
    ...started,
    owner,
    store: (await owner.stores())[0]!,
    webhooks,
    async asked() {
      await started.simulator.deliverDue();
      await started.runJobs();
      return owner.expectOk(owner.call(privacyEndpoints.list));
    },
  };
}

async function adaIn({ db }: TestApp) {
  const { rows } = await db.execute<{ id: string }>(sql`select id from customers`);
  return { id: rows[0]!.id, email: 'ada@example.com' };
}

async function orderIdOf({ db }: TestApp, name: string) {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where name = ${name}`);
  return rows[0]!.id;
}

async function personalDataIn({ db }: TestApp) {
  const { rows } = await db.execute<{ text: string }>(sql`
    select concat((select string_agg(o::text, ' ') from orders o), (select string_agg(c::text, ' ') from customers c),
      (select string_agg(m::text, ' ') from customer_months m)) as text`);
  return rows[0]!.text;
}

test('a data request is answered with all that is held, for the owner to hand on', async () => {
  const started = await connected();
  const { owner, webhooks, signUp } = started;
  webhooks.sendPrivacy('customers/data_request', { customer: await adaIn(started) });
  const [request] = await started.asked();
  expect(request).toMatchObject({
    kind: 'customers/data_request',
    store: 'Tea House',
    counts: { customers: 1, orders: 1, checkouts: 0 },
  });
  expect(request!.completedAt).not.toBeNull();

  const params = { requestId: request!.id };
  const held = await owner.expectOk(owner.call(privacyEndpoints.export, { params }));
  expect(held).toMatchObject({ customers: [{ first_name: 'Ada' }], orders: [{ name: '#1' }] });
  expect(Date.parse(request!.exportUntil!)).toBe(Date.parse(request!.completedAt!) + 30 * DAY_MS);
  const stranger = await signUp();
  expect((await stranger.call(privacyEndpoints.export, { params })).status).toBe(404);
  expect((await stranger.call(privacyEndpoints.list)).body).toEqual([]);
});

test('an export is forgotten after thirty days, the proof of it is not', async () => {
  const started = await connected();
  started.webhooks.sendPrivacy('customers/data_request', { customer: await adaIn(started) });
  await started.asked();
  started.clock.advance({ days: 31 });
  await started.runRecurring('webhooks.clear-old');
  const { rows } = await started.db.execute<{ outcome: object }>(sql`select outcome from privacy_requests`);
  expect(rows).toEqual([
    { outcome: { storeName: 'Tea House', counts: { customers: 1, orders: 1, checkouts: 0 } } },
  ]);
});

test('a customer is redacted; what they bought stays in the figures', async () => {
  const started = await connected();
  const before = await started.owner.metrics(started.store.id);
  started.webhooks.sendPrivacy('customers/redact', {
    customer: await adaIn(started),
    orders: [await orderIdOf(started, '#1')],
  });
  const [request] = await started.asked();
  expect(request).toMatchObject({ kind: 'customers/redact', counts: { customers: 1, orders: 1 } });
  expect(await personalDataIn(started)).not.toMatch(/\b(?:ada|lovelace)\b/i);
  // The records changed, though none of their figures did.
  expect(await started.owner.metrics(started.store.id)).toEqual({
    ...before,
    recordsVersion: before.recordsVersion + 1,
  });
});

test('a guest is redacted and stays one buyer of two orders, whom nobody can name', async () => {
  const started = await connected();
  const orders = [await orderIdOf(started, '#2'), await orderIdOf(started, '#3')];
  started.webhooks.sendPrivacy('customers/redact', { orders });
  await started.asked();
  expect(await personalDataIn(started)).not.toContain('guest@example.com');
  expect(await started.owner.metrics(started.store.id)).toMatchObject({
    totalCustomers: 2,
    repeatCustomers: 1,
  });
});

test('a shop is redacted: nothing of it is left but the proof', async () => {
  const started = await connected();
  started.simulator.shop('tea-house').uninstallApp();
  started.webhooks.sendPrivacy('shop/redact');
  const [request] = await started.asked();
  expect(request).toMatchObject({ kind: 'shop/redact', counts: { customers: 1, orders: 3, checkouts: 0 } });
  expect(await started.owner.stores()).toEqual([]);
  for (const table of [
    'connected_stores',
    'orders',
    'order_lines',
    'sale_events',
    'customers',
    'sales_hours',
  ]) {
    const { rows } = await started.db.execute(sql`select 1 from ${sql.raw(table)}`);
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
});

test('a shop that was connected again is not redacted for what it was before', async () => {
  const started = await connected();
  started.webhooks.sendPrivacy('shop/redact');
  started.clock.advance({ hours: 1 });
  const { owner } = started;
  const { authUrl } = await owner.expectOk(
    owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop: 'tea-house' } }),
  );
  await owner.consent(authUrl, { decision: 'install' });
  const [request] = await started.asked();
  expect(request).toMatchObject({ kind: 'shop/redact', counts: { orders: 0 } });
  expect(await owner.stores()).toHaveLength(1);
});

test('of a shop that left before, it is on record that nothing was held', async () => {
  const started = await connected();
  await started.owner.call(storeEndpoints.disconnect, { params: { storeId: started.store.id } });
  await started.runJobs();
  started.webhooks.sendPrivacy('shop/redact');
  await started.asked();
  const { rows } = await started.db.execute(sql`
    select kind, shop_id, completed_at is not null as completed, user_id from privacy_requests`);
  expect(rows).toEqual([{ kind: 'shop/redact', shop_id: 'tea-house', completed: true, user_id: null }]);
});

test('the same request delivered again is answered once', async () => {
  const started = await connected();
  started.webhooks.setFaults({ duplicate: true });
  started.webhooks.sendPrivacy('customers/data_request', { customer: await adaIn(started) });
  expect(await started.asked()).toHaveLength(1);
});
