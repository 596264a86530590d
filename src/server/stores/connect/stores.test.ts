import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';

const teaHouse = {
  name: 'tea-house',
  customers: [{ email: 'a@example.com' }],
  products: [{ title: 'Tea', price: '10.00' }],
  orders: [{ createdAt: '2026-11-03T10:00:00Z', customer: 'a@example.com', lines: [{ product: 'Tea' }] }],
};

test('a store of another user is simply not found', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const stranger = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');

  for (const endpoint of [analyticsEndpoints.dashboard, storeEndpoints.refresh, storeEndpoints.disconnect]) {
    expect((await stranger.call(endpoint, { params: { storeId } })).status).toBe(404);
  }
  expect(await stranger.stores()).toEqual([]);
  expect(await owner.stores()).toHaveLength(1);
});

test('a shop connected by one account is refused to another', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  await (await signUp()).connectShopify('tea-house');
  const stranger = await signUp();

  const { status, body } = await stranger.call(storeEndpoints.connectShopify, {
    body: { shop: 'tea-house', apiKey: FIXTURE_TOKEN },
  });

  expect(status).toBe(409);
  expect(body.error).toBe('store_already_connected');
  expect(await stranger.stores()).toEqual([]);
});

test('a revoked token makes the store inactive and says why; a new token brings it back', async () => {
  const { signUp, simulator } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const store = await owner.connectShopify('tea-house');
  simulator.shop('tea-house').revokeToken(FIXTURE_TOKEN);
  await owner.refresh(store.id);

  const [inactive] = await owner.stores();
  expect(inactive).toMatchObject({ isActive: false, sync: { problem: { code: 'token_refused' } } });

  simulator.shop('tea-house').addToken('shpat_fresh');
  await owner.connectShopify('tea-house', 'shpat_fresh');
  const [active] = await owner.stores();
  expect(active).toMatchObject({ id: store.id, isActive: true, sync: { problem: null } });
});

test('disconnecting deletes every row that was read', async () => {
  const { signUp, db, runJobs } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  expect(await rowsOf(storeId)).toBeGreaterThan(5);

  expect((await owner.call(storeEndpoints.disconnect, { params: { storeId } })).status).toBe(200);
  expect(await owner.stores()).toEqual([]);
  await runJobs();

  expect(await rowsOf(storeId)).toBe(0);

  async function rowsOf(store: string): Promise<number> {
    // What was done in the account stays, as that of a store that is gone.
    const { rows: tables } = await db.execute<{ table_name: string }>(sql`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'store_id' and table_name <> 'activities'`);
    let sum = 0;
    for (const { table_name } of tables) {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table_name)} where store_id = ${store}`,
      );
      sum += rows[0]!.n;
    }
    return sum;
  }
});

test('the token is saved encrypted and never sent back', async () => {
  const { signUp, db } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  await owner.connectShopify('tea-house');

  const { rows } = await db.execute(sql`select access_token from connected_stores`);
  expect(JSON.stringify(rows)).not.toContain(FIXTURE_TOKEN);
  expect(JSON.stringify(await owner.stores())).not.toContain(FIXTURE_TOKEN);
});

const UNFIT = (['html', 'frozen', 'forbidden', 'missing', 'locked', 'wrong-token'] as const).map((name) => ({
  name,
  fault: name,
}));

test.each([
  ['html', 502, 'not_shopify'],
  ['frozen', 400, 'shop_frozen'],
  ['forbidden', 400, 'access_forbidden'],
  ['missing', 400, 'shop_not_found'],
  ['locked', 400, 'shop_locked'],
  ['wrong-token', 400, 'token_refused'],
  ['www.tea-house.com', 400, 'invalid_store_name'],
  ['tea house', 400, 'invalid_store_name'],
  ['myshopify', 400, 'invalid_store_name'],
])('connecting %s is refused with %i %s and leaves nothing behind', async (shop, status, code) => {
  const { signUp, db } = await startApp({ shops: UNFIT });
  const owner = await signUp();

  const answer = await owner.call(storeEndpoints.connectShopify, {
    body: { shop, apiKey: FIXTURE_TOKEN },
  });

  expect([answer.status, answer.body.error]).toEqual([status, code]);
  expect(answer.body.message.length).toBeGreaterThan(20);
  expect((await db.execute(sql`select 1 from connected_stores`)).rows).toEqual([]);
});
