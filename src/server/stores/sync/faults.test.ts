import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { failingShop, FAILING_SHOP_ORDERS as ORDERS } from '#server/testing/failing-shop.ts';
import type { Fault } from '#server/testing/fault-proxy.ts';
import { startApp } from '#server/testing/start-app.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';

const SHOP = 'shuffled';
const GRAPHQL = '/graphql.json';

async function figuresOf(db: Database) {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
      (select count(*)::int from refunds) as refunds, (select sum(amount + discount)::text from sale_events) as ledger,
      (select sum(gross + discounts + reversals + shipping + tax + other)::text from sales_hours) as rolled_up,
      (select sum(orders)::int from customer_months) as bought`);
  return rows[0]!;
}

/** An owner whose network fails as given, from the moment the store is connected. */
async function connected(
  faultOf: (request: { path: string; body: string }, count: number) => Fault | null = () => null,
) {
  let count = -1;
  const started = await startApp({
    shops: [failingShop(SHOP)],
    faultOf: (request) => {
      if (count >= 0) count += 1;
      return count > 0 ? faultOf(request, count) : null;
    },
  });
  const owner = await started.signUp();
  await owner.expectOk(
    owner.call(storeEndpoints.connectShopify, { body: { shop: SHOP, apiKey: FIXTURE_TOKEN } }),
  );
  count = 0;
  return { ...started, owner, store: (await owner.stores())[0]! };
}

async function readWith(faultOf?: Parameters<typeof connected>[0]) {
  const started = await connected(faultOf);
  for (let tries = 0; tries < 20; tries += 1) {
    // A job that failed comes back by itself in operation; here it is asked for again.
    await started.runJobs().catch(() => {});
    const [store] = await started.owner.stores();
    if (store!.sync.phase === 'ready' && !store!.sync.problem) break;
    await started.owner.call(storeEndpoints.refresh, { params: { storeId: store!.id } });
  }
  return { sync: (await started.owner.stores())[0]!.sync, figures: await figuresOf(started.db) };
}

let undisturbed: ReturnType<typeof readWith> | undefined;

/** What arrives when nothing goes wrong on the way. */
async function wholeFigures() {
  undisturbed ??= readWith();
  return (await undisturbed).figures;
}

test.each<[string, (request: { path: string }, count: number) => Fault | null]>([
  ['connections are cut', (_, count) => (count % 4 === 0 ? 'cut' : null)],
  ['answers are lost', (_, count) => (count % 5 === 0 ? 'lose' : null)],
  [
    'half of an answer comes',
    ({ path }, count) => (path.endsWith(GRAPHQL) && count % 6 === 0 ? 'truncate' : null),
  ],
  [
    '429 storms',
    ({ path }, count) =>
      path.endsWith(GRAPHQL) && count % 10 < 4 ? { status: 429, headers: { 'retry-after': '2' } } : null,
  ],
  [
    'every other request is a 503',
    ({ path }, count) => (path.endsWith(GRAPHQL) && count % 2 ? { status: 503 } : null),
  ],
])('when %s, the same records arrive in the end', async (_, faultOf) => {
  const { sync, figures } = await readWith(faultOf);
  expect(sync).toMatchObject({ phase: 'ready', orders: ORDERS, problem: null });
  expect(figures).toEqual(await wholeFigures());
});

test('the owner sees that a platform is away, and what was read stays', async () => {
  let away = false;
  const { owner, store, runJobs } = await connected(() => (away ? { status: 502 } : null));
  await runJobs();
  away = true;
  await owner.call(storeEndpoints.refresh, { params: { storeId: store.id } });
  await runJobs().catch(() => {});
  expect((await owner.stores())[0]).toMatchObject({
    isActive: true,
    sync: { phase: 'ready', orders: ORDERS, problem: { code: 'shopify_unavailable' } },
  });
});

test('a token revoked in the middle of an import stops it with the reason; a new one completes it', async () => {
  const { owner, simulator, runJobs, db } = await connected(({ path }) => {
    // The files are being fetched: connecting, counting and the first pages are over.
    if (path.includes('/bulk/')) simulator.shop(SHOP).revokeToken(FIXTURE_TOKEN);
    return null;
  });
  await runJobs();
  const [stopped] = await owner.stores();
  expect(stopped).toMatchObject({ isActive: false, sync: { problem: { code: 'token_refused' } } });
  expect(stopped!.sync.orders).toBeGreaterThan(0);

  simulator.shop(SHOP).addToken('shpat_fresh');
  await owner.connectShopify(SHOP, 'shpat_fresh');
  expect((await owner.stores())[0]).toMatchObject({
    isActive: true,
    sync: { phase: 'ready', orders: ORDERS, problem: null },
  });
  expect(await figuresOf(db)).toEqual(await wholeFigures());
});

test('disconnected during its import, a store leaves nothing behind', async () => {
  const { owner, store, runJobs, db } = await connected(({ path }) => {
    if (path.includes('/bulk/'))
      void owner.call(storeEndpoints.disconnect, { params: { storeId: store.id } });
    return null;
  });
  await runJobs();
  await runJobs();
  expect(await owner.stores()).toEqual([]);
  for (const table of [
    'connected_stores',
    'sync_states',
    'orders',
    'order_lines',
    'sale_events',
    'sales_hours',
    'sales_days',
  ]) {
    const { rows } = await db.execute(sql`select 1 from ${sql.raw(table)} limit 1`);
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
});

test('connected again right after disconnecting, before the old records are gone, it is whole', async () => {
  const { owner, store, runJobs, db } = await connected();
  await runJobs();
  await owner.call(storeEndpoints.disconnect, { params: { storeId: store.id } });
  const { store: again } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopify, { body: { shop: SHOP, apiKey: FIXTURE_TOKEN } }),
  );
  expect(again.id).not.toBe(store.id);
  await runJobs();
  expect(await owner.stores()).toMatchObject([{ id: again.id, sync: { phase: 'ready', orders: ORDERS } }]);
  expect(await figuresOf(db)).toEqual(await wholeFigures());
});

test('asked to refresh twice at once, a store is read once', async () => {
  const { owner, store, runJobs, simulator, db } = await connected();
  await runJobs();
  const before = simulator.requests.length;
  const refresh = () => owner.call(storeEndpoints.refresh, { params: { storeId: store.id } });
  await Promise.all([refresh(), refresh(), refresh()]);
  await Promise.all([runJobs(), runJobs()]);
  const asked = simulator.requests.slice(before).filter(({ query }) => query.includes('VitrinShop'));
  expect(asked).toHaveLength(1);
  expect(await figuresOf(db)).toEqual(await wholeFigures());
});

test('what is asked for while the store is being read is read afterwards', async () => {
  const { owner, store, runJobs, simulator, db, clock } = await connected();
  await runJobs();
  // As the reader is when it has asked for the last time and has not yet said so.
  const until = new Date(clock.now().getTime() + 60_000).toISOString();
  await db.execute(sql`update sync_states set lease_until = ${until}`);
  simulator.shop(SHOP).addOrder({ lines: [{ title: 'Tea', unitPrice: '10.00' }] });
  await owner.call(storeEndpoints.refresh, { params: { storeId: store.id } });
  await runJobs();
  await db.execute(sql`update sync_states set lease_until = null`);

  const soon = sql`select start_after - now() < interval '10 seconds' as soon from pgboss.job
    where name = 'sync.read-changes' and state = 'created'`;
  expect((await db.execute(soon)).rows).toEqual([{ soon: true }]);
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
  await runJobs();
  expect((await owner.stores())[0]!.sync.orders).toBe(ORDERS + 1);
});

test('a store that was being read under a clock an hour ahead, by a process that was killed, is read again', async () => {
  const { owner, runJobs, simulator, db, clock, runRecurring } = await connected();
  await runJobs();
  const until = new Date(clock.now().getTime() + 62 * MINUTE_MS).toISOString();
  await db.execute(sql`update sync_states set lease_until = ${until}`);
  simulator.shop(SHOP).addOrder({ lines: [{ title: 'Tea', unitPrice: '10.00' }] });
  clock.advance({ minutes: 20 });
  await runRecurring('sync.enqueue-due');
  await runJobs();
  expect((await owner.stores())[0]!.sync.orders).toBe(ORDERS + 1);
});

test('stores that hang make no other wait', async () => {
  let hanging = false;
  const stuck = Array.from({ length: 6 }, (_, at) => `stuck-${at}`);
  const shops = [...stuck, 'well', 'new'].map((name) => ({
    name,
    orders: [{ createdAt: '2026-11-03T10:00:00Z', lines: [{ title: 'Tea', unitPrice: '10.00' }] }],
  }));
  const { signUp, simulator, calm } = await startApp({
    shops,
    role: 'all',
    faultOf: ({ path }) => (hanging && path.includes('/stuck-') ? 'hang' : null),
  });
  const owner = await signUp();
  const connect = (shop: string) =>
    owner.expectOk(owner.call(storeEndpoints.connectShopify, { body: { shop, apiKey: FIXTURE_TOKEN } }));
  const ordersOf = async (shop: string) =>
    (await owner.stores()).find(({ handle }) => handle === shop)?.sync.orders;
  for (const shop of [...stuck, 'well']) await connect(shop);
  await expect
    .poll(async () => (await owner.stores()).every(({ sync }) => sync.phase === 'ready'), { timeout: 40_000 })
    .toBe(true);

  hanging = true;
  const refresh = (storeId: string) => owner.call(storeEndpoints.refresh, { params: { storeId } });
  const stores = await owner.stores();
  for (const { id } of stores.filter(({ handle }) => handle !== 'well')) await refresh(id);
  simulator.shop('well').addOrder(shops[0]!.orders[0]!);
  await refresh(stores.find(({ handle }) => handle === 'well')!.id);
  await connect('new');
  await expect
    // Well before the first of those that hang is given up.
    .poll(async () => [await ordersOf('well'), await ordersOf('new')], { timeout: 25_000 })
    .toEqual([2, 1]);
  calm();
});

test('what was read under a clock that was an hour ahead hides no order from those after it', async () => {
  const { owner, store, runJobs, simulator, clock, runRecurring } = await connected();
  await runJobs();
  const orders = async () => (await owner.stores())[0]!.sync.orders;

  clock.advance({ hours: 1 });
  await owner.call(storeEndpoints.refresh, { params: { storeId: store.id } });
  await runJobs();
  clock.advance({ hours: -1 });
  clock.advance({ minutes: 2 });
  simulator.shop(SHOP).addOrder({ lines: [{ title: 'Tea', unitPrice: '10.00' }] });
  // Nobody asks for it: that it is due has to be seen.
  await runRecurring('sync.enqueue-due');
  await runJobs();

  expect(await orders()).toBe(ORDERS + 1);
});
