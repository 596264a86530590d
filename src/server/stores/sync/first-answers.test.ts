import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { findMissingDays } from '#server/stores/jobs.ts';
import { giftShop } from '#server/testing/gift-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { adsEndpoints } from '#shared/ads/ads.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';

test('a store that has just become ready answers what its pages ask first with what was computed before', async () => {
  const { signUp, clock } = await startApp({ role: 'all', shops: [giftShop()] });
  const owner = await signUp();
  const body = { shop: 'tea-house', apiKey: FIXTURE_TOKEN };
  const { store } = await owner.expectOk(owner.call(storeEndpoints.connectShopify, { body }));
  const params = { storeId: store.id };
  await expect
    .poll(async () => (await owner.stores())[0]!.sync.phase, { timeout: 100_000, interval: 50 })
    .toBe('ready');
  const readyAt = clock.now().toISOString();
  // The clock stands unless it is moved: what is computed from now on says so.
  clock.advance({ seconds: 30 });

  const read = [
    await owner.expectOk(owner.call(salesEndpoints.places, { params, query: { range: '12m' } })),
    await owner.expectOk(owner.call(salesEndpoints.places, { params, query: { range: 'mtd' } })),
    await owner.expectOk(owner.call(customerEndpoints.cohorts, { params })),
    await owner.expectOk(owner.call(customerEndpoints.groups, { params })),
    await owner.expectOk(owner.call(customerEndpoints.loyalty, { params, query: { range: '30d' } })),
    await owner.expectOk(owner.call(salesEndpoints.affinity, { params })),
    await owner.expectOk(owner.call(salesEndpoints.forecast, { params })),
  ];
  for (const reply of read) {
    expect(reply).toMatchObject({ historyComplete: true, stale: false });
    expect(reply.computedAt <= readyAt).toBe(true);
  }
  const ads = { ...params, timeframe: '30d', campaignType: 'all' } as const;
  const advice = await owner.expectOk(owner.call(adsEndpoints.read, { params: ads }));
  expect(advice).toMatchObject({ historyComplete: true, stale: false });
}, 120_000);

const MISSING = [
  ['all', sql`true`],
  ['every other day', sql`extract(day from day)::int % 2 = 0`],
] as const;

test.each(MISSING)(
  'days of orders that are missing (%s) are written by the next reading, before anybody asks',
  async (_, which) => {
    const { signUp, db } = await startApp({ shops: [giftShop()] });
    const owner = await signUp();
    const store = await owner.connectShopify('tea-house');
    const before = await daysOf(db, store.id);
    expect(before.length).toBeGreaterThan(100);
    await db.execute(sql`delete from order_days where store_id = ${store.id} and ${which}`);
    expect((await daysOf(db, store.id)).length).toBeLessThan(before.length);

    await owner.refresh(store.id);
    expect(await daysOf(db, store.id)).toEqual(before);
  },
  120_000,
);

test('after a start they are written by a job of their own, whether or not the store can be read', async () => {
  const { signUp, db, runJobs, app } = await startApp({ shops: [giftShop()] });
  const owner = await signUp();
  const store = await owner.connectShopify('tea-house');
  const before = await daysOf(db, store.id);
  await db.execute(sql`update order_days set goods = '' where store_id = ${store.id}`);
  await db.execute(sql`update connected_stores set is_active = false where id = ${store.id}`);

  await app.jobs.enqueue(db, findMissingDays, {});
  await runJobs();
  expect(await daysOf(db, store.id)).toEqual(before);
}, 120_000);

test('a store whose process ended before it was ready becomes ready with all that is counted', async () => {
  const { signUp, db } = await startApp({ shops: [giftShop()] });
  const owner = await signUp();
  const store = await owner.connectShopify('tea-house');
  const before = await daysOf(db, store.id);
  await db.execute(sql`
    update sync_states set phase = 'history', totals_version = totals_version - 1 where store_id = ${store.id}`);
  await db.execute(sql`
    delete from order_days where store_id = ${store.id} and day > (select avg(day - '1970-01-01'::date)::int from order_days) + '1970-01-01'::date`);

  await owner.refresh(store.id);
  const [read] = await owner.stores();
  expect(read!.sync).toMatchObject({ phase: 'ready', historyComplete: true });
  expect(await daysOf(db, store.id)).toEqual(before);
}, 120_000);

async function daysOf(db: Database, storeId: string) {
  const { rows } = await db.execute(sql`
    select day::text, orders, placed, buyers, countries, cities, nets, products, later, goods from order_days
    where store_id = ${storeId} order by day`);
  return rows;
}
