import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Fault } from '#server/testing/fault-proxy.ts';
import { PASSWORD } from '#server/testing/registration.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { MERCHANT_APP } from '#simulators/shopify/apps/apps.ts';

const teaHouse = {
  name: 'tea-house',
  products: [{ title: 'Tea', price: '10.00' }],
  orders: [{ name: '#1', createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Tea' }] }],
};
const TOKEN_PATH = '/admin/oauth/access_token';

/** Connected by consent, with a network that counts what passes to the token address and can fail there. */
async function connected() {
  let fault: Fault | null = null;
  const tokenCalls: string[] = [];
  const started = await startApp({
    shops: [teaHouse],
    faultOf: ({ path, body }) => {
      if (!path.endsWith(TOKEN_PATH)) return null;
      tokenCalls.push(body);
      const now = fault;
      fault = null;
      return now;
    },
  });
  const owner = await started.signUp();
  const { authUrl } = await owner.expectOk(
    owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop: 'tea-house' } }),
  );
  await owner.consent(authUrl, { decision: 'install' });
  await started.runJobs();
  tokenCalls.length = 0;
  return {
    ...started,
    owner,
    shop: started.simulator.shop('tea-house'),
    store: (await owner.stores())[0]!,
    tokenCalls,
    failOnce(next: Fault) {
      fault = next;
    },
  };
}

function signInAgain(owner: Awaited<ReturnType<TestApp['signUp']>>) {
  return owner.expectOk(
    owner.call(authEndpoints.login, { body: { email: owner.email, password: PASSWORD } }),
  );
}

test('an access token that ran out is renewed before it is used', async () => {
  const { owner, store, shop, clock, tokenCalls } = await connected();
  clock.advance({ hours: 2 });
  shop.addOrder({ ...teaHouse.orders[0]!, name: '#2' });
  await owner.refresh(store.id);
  expect(tokenCalls).toHaveLength(1);
  expect((await owner.stores())[0]).toMatchObject({ isActive: true, sync: { orders: 2, problem: null } });
});

test('a token refused although it should still work is renewed, and the reading goes on', async () => {
  const { owner, store, shop, tokenCalls } = await connected();
  shop.revokeToken();
  shop.addOrder({ ...teaHouse.orders[0]!, name: '#2' });
  await owner.refresh(store.id);
  expect(tokenCalls).toHaveLength(1);
  expect((await owner.stores())[0]).toMatchObject({ isActive: true, sync: { orders: 2, problem: null } });
});

test('renewed again and again, each time with the refresh token of the time before', async () => {
  const { owner, store, clock, tokenCalls } = await connected();
  for (let times = 0; times < 4; times += 1) {
    clock.advance({ hours: 2 });
    await owner.refresh(store.id);
  }
  expect(new Set(tokenCalls).size).toBe(4);
  expect((await owner.stores())[0]).toMatchObject({ isActive: true, sync: { problem: null } });
});

test('an answer lost on its way does not cost the connection', async () => {
  const { owner, store, clock, tokenCalls, failOnce } = await connected();
  clock.advance({ hours: 2 });
  failOnce('lose');
  await owner.refresh(store.id);
  expect(tokenCalls).toHaveLength(2);
  expect(tokenCalls[0]).toBe(tokenCalls[1]);
  expect((await owner.stores())[0]).toMatchObject({ isActive: true, sync: { problem: null } });
});

test('two who need a token at the same time ask for one', async () => {
  const { owner, clock, tokenCalls, runJobs } = await connected();
  clock.advance({ hours: 2 });
  const [store] = await owner.stores();
  await owner.call(storeEndpoints.refresh, { params: { storeId: store!.id } });
  // Disconnecting notifies the platform with a token too.
  await Promise.all([runJobs(), owner.call(storeEndpoints.disconnect, { params: { storeId: store!.id } })]);
  expect(tokenCalls).toHaveLength(1);
});

test('when the permission itself has run out the store stands still, and consent brings it back', async () => {
  const { owner, store, clock, runJobs } = await connected();
  clock.advance({ days: 91 });
  await signInAgain(owner);
  await owner.refresh(store.id);
  expect((await owner.stores())[0]).toMatchObject({
    isActive: false,
    sync: { problem: { code: 'reauthorisation_needed' } },
  });
  const { authUrl } = await owner.expectOk(
    owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop: 'tea-house' } }),
  );
  await owner.consent(authUrl, { decision: 'install' });
  await runJobs();
  expect((await owner.stores())[0]).toMatchObject({ id: store.id, isActive: true, sync: { problem: null } });
});

test('a store that nobody reads for long keeps its permission alive', async () => {
  const { owner, clock, runRecurring, tokenCalls, store } = await connected();
  clock.advance({ days: 60 });
  await runRecurring('stores.renew-idle-tokens');
  expect(tokenCalls).toHaveLength(1);
  clock.advance({ days: 60 });
  await signInAgain(owner);
  await owner.refresh(store.id);
  expect((await owner.stores())[0]).toMatchObject({ isActive: true, sync: { problem: null } });
});

test("the token of an owner's own app is asked for again when its day is over", async () => {
  const started = await startApp({ shops: [teaHouse] });
  const owner = await started.signUp();
  await owner.call(storeEndpoints.connectShopifyApp, { body: { shop: 'tea-house', ...MERCHANT_APP } });
  await started.runJobs();
  started.clock.advance({ days: 3 });
  const [store] = await owner.stores();
  await owner.refresh(store!.id);
  expect((await owner.stores())[0]).toMatchObject({ isActive: true, sync: { problem: null } });
});

test('no token stands in the database or in a log as it is', async () => {
  const { db, logged, owner, store, clock } = await connected();
  clock.advance({ hours: 2 });
  await owner.refresh(store.id);
  const { rows } = await db.execute<{ text: string }>(
    sql`select string_agg(s::text, ' ') as text from connected_stores s`,
  );
  expect(rows[0]!.text).not.toMatch(/shpat_|shprt_/);
  expect(logged.join()).not.toMatch(/shpat_|shprt_|shpss_/);
});
