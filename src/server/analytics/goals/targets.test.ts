import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { goalEndpoints } from '#shared/analytics/goals.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { createTargetWriting } from './target-writing.ts';

const MONTH = '2026-11';
const DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' };

async function ownerOfShop(scopes = [...ALL_READ_SCOPES, 'write_reports']) {
  const started = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        scopes,
        products: [{ title: 'Cup', price: '10.00' }],
        orders: [{ createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Cup' }] }],
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  return {
    ...started,
    storeId,
    shop: started.simulator.shop('tea-house'),
    async save(amount: number | null, kind: 'sales' | 'profit' = 'sales') {
      await owner.expectOk(owner.call(goalEndpoints.save, { params, body: { month: MONTH, kind, amount } }));
      await started.runJobs();
    },
    target: async () => (await owner.expectOk(owner.call(goalEndpoints.goal, { params, query: {} }))).target,
  };
}

test('a goal of sales is one target in Shopify, which follows it and goes with it', async () => {
  const { shop, save, target } = await ownerOfShop();
  await save(600);
  const [first] = shop.targets;
  expect(shop.targets).toEqual([
    {
      id: first!.id,
      name: 'Vitrin 2026-11',
      metric: 'net_sales',
      filters: null,
      ...DAYS,
      expectedValue: '600.00',
    },
  ]);
  expect(await target()).toEqual({ state: 'set', reason: null });
  await save(800.5);
  await save(800.5);
  expect(shop.targets).toMatchObject([{ id: first!.id, expectedValue: '800.50' }]);
  await save(300, 'profit');
  expect([shop.targets, await target()]).toEqual([[], null]);
  await save(900);
  await save(null);
  expect(shop.targets).toEqual([]);
});

test('a target that was removed in Shopify is set again when the goal changes', async () => {
  const { shop, save } = await ownerOfShop();
  await save(600);
  shop.removeTarget(shop.targets[0]!.id);
  await save(700);
  expect(shop.targets).toMatchObject([{ expectedValue: '700.00' }]);
});

test('a target of the owner’s own stays as it is, one of ours is found again', async () => {
  const { shop, save, target } = await ownerOfShop();
  shop.addTarget({ name: 'Big November', metric: 'net_sales', ...DAYS, expectedValue: '5000.00' });
  await save(600);
  expect(await target()).toEqual({ state: 'taken', reason: null });
  expect(shop.targets).toMatchObject([{ name: 'Big November', expectedValue: '5000.00' }]);
  shop.removeTarget(shop.targets[0]!.id);
  // As where the answer to the first writing was lost.
  shop.addTarget({ name: 'Vitrin 2026-11', metric: 'net_sales', ...DAYS, expectedValue: '1.00' });
  await save(700);
  expect(shop.targets).toMatchObject([{ name: 'Vitrin 2026-11', expectedValue: '700.00' }]);
  expect(await target()).toEqual({ state: 'set', reason: null });
});

test('without the permission nothing is written, until the store is connected again with it', async () => {
  const { app, db, clock, shop, storeId, save, target, runJobs } = await ownerOfShop(ALL_READ_SCOPES);
  await save(600);
  expect([shop.targets, await target()]).toEqual([[], { state: 'not_allowed', reason: null }]);
  shop.setScopes([...ALL_READ_SCOPES, 'write_reports']);
  // Only a process that works hears of it by itself.
  const { noticed } = createTargetWriting({
    db,
    jobs: app.jobs,
    live: { notify: () => db.execute(sql`select 1`) },
    openStores: { open: async () => null },
    now: clock.now,
    log: app.http.log,
  });
  noticed({ type: 'store-changed', storeId });
  const settled = expect.poll(
    async () => {
      await runJobs();
      return target();
    },
    { timeout: 60_000 },
  );
  await settled.toEqual({ state: 'set', reason: null });
  expect(shop.targets).toMatchObject([{ expectedValue: '600.00' }]);
});
