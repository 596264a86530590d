import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { costReadings } from '#server/core/db/schema/profit.ts';
import { startApp } from '#server/testing/start-app.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const NOW = '2026-11-21T12:00:00Z';

async function connected(shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: NOW,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        products: [
          {
            id: '11',
            title: 'Mug',
            sku: 'MUG',
            price: '10.00',
            costs: [
              { from: '2026-01-01', cost: '4.00' },
              { from: '2026-11-08', cost: '6.00' },
            ],
          },
        ],
        orders: [
          { createdAt: '2026-01-05T10:00:00Z', lines: [{ title: 'Tea', unitPrice: '5.00' }] },
          {
            id: '7',
            createdAt: '2026-11-03T10:00:00Z',
            lines: [{ product: 'Mug', quantity: 2 }],
            shipping: '3.00',
            label: '2.50',
          },
          {
            id: '8',
            createdAt: '2026-11-10T10:00:00Z',
            lines: [{ product: 'Mug' }],
            shipping: '3.00',
            label: '4.00',
          },
        ],
        ...shop,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  return {
    ...started,
    owner,
    storeId,
    params,
    shop: started.simulator.shop('tea-house'),
    async compare() {
      await started.runRecurring('reconciliation.enqueue-due');
      await started.runJobs();
    },
    report: (query = {}) => owner.expectOk(owner.call(profitEndpoints.report, { params, query })),
    rules: () => owner.expectOk(owner.call(costEndpoints.rules, { params })),
  };
}

test('costs at the time of sale, fees and labels are read by themselves', async () => {
  const { readCosts, report, rules } = await connected();
  await readCosts();
  const { figures } = await report();
  expect(figures.costOfGoods).toMatchObject({ value: 14, coverage: 1, evidence: 'measured' });
  // 2.9 % + 0.30 of 23.00 and of 13.00.
  expect(figures.fees).toMatchObject({ value: 1.65, coverage: 1, evidence: 'measured' });
  expect(figures.shippingResult).toMatchObject({ value: -0.5, coverage: 1 });
  expect(figures.contribution).toMatchObject({ value: 13.85, evidence: 'measured' });
  expect((await rules()).gateways).toMatchObject([{ gateway: 'shopify_payments', payments: 3 }]);
});

test('nothing is said of profit before costs have been read once, and the store says why', async () => {
  const { readCosts, owner, params } = await connected();
  const report = () => owner.call(profitEndpoints.report, { params });
  const readsCosts = async () => (await owner.stores())[0]!.readsCosts;
  expect(await readsCosts()).toBe(true);
  expect(await report()).toMatchObject({
    status: 503,
    body: {
      error: 'being_counted',
      message: expect.stringContaining('What your orders cost is being read.'),
    },
  });
  await readCosts();
  expect(await readsCosts()).toBe(false);
  expect(await report()).toMatchObject({ status: 200, body: { figures: { costOfGoods: { value: 14 } } } });
});

test('a platform that does not answer keeps nobody waiting for profit', async () => {
  const { readCosts, owner, params, db, storeId, clock } = await connected();
  const readsCosts = async () => (await owner.stores())[0]!.readsCosts;
  await db
    .update(costReadings)
    .set({ historyBegunAt: clock.now(), problemCode: 'platform_unavailable' })
    .where(eq(costReadings.storeId, storeId));
  expect(await readsCosts()).toBe(false);
  await db.update(costReadings).set({ problemCode: null });
  expect(await readsCosts()).toBe(true);
  clock.advance({ minutes: 11 });
  expect(await readsCosts()).toBe(false);
  const { figures } = await owner.expectOk(owner.call(profitEndpoints.report, { params }));
  expect(figures.fees).toMatchObject({ value: null, reason: 'fees_unknown' });
  await readCosts();
  const { figures: read } = await owner.expectOk(owner.call(profitEndpoints.report, { params }));
  expect(read.fees).toMatchObject({ value: 1.65, evidence: 'measured' });
});

test('today’s cost is not last month’s: without notes of sales a cost counts from the day it was read', async () => {
  const { readCosts, report, shop, owner, storeId } = await connected({
    scopes: ['read_orders', 'read_all_orders', 'read_products', 'read_inventory', 'read_customers'],
  });
  await readCosts();
  expect((await report()).figures.costOfGoods.value).toBeNull();
  shop.addOrder({ createdAt: '2026-11-21T10:00:00Z', lines: [{ product: 'Mug' }] });
  await owner.refresh(storeId);
  expect((await report()).figures.costOfGoods).toMatchObject({ value: 6, coverage: 0.25 });
  shop.setCost('MUG', '9.00');
  await owner.refresh(storeId);
  await readCosts();
  expect((await report()).figures.costOfGoods.value).toBe(9);
});

test('a fee that comes later is pending, and then measured', async () => {
  const { readCosts, report, clock } = await connected({
    gateway: { name: 'shopify_payments', shopifyPayments: true, percent: '3', fixed: '0', feeAfterHours: 48 },
    orders: [{ id: '7', createdAt: '2026-11-20T20:00:00Z', lines: [{ product: 'Mug' }] }],
  });
  await readCosts();
  const before = await report();
  expect(before.figures.fees).toMatchObject({ value: null, reason: 'fees_unknown' });
  expect(before.gaps).toContainEqual({ kind: 'fees_expected', payments: 1 });
  clock.advance({ days: 2 });
  await readCosts();
  const after = await report();
  expect(after.figures.fees).toMatchObject({ value: 0.3, coverage: 1 });
  expect(after.gaps.some(({ kind }) => kind === 'fees_expected')).toBe(false);
});

test('reading again changes nothing, and goods that came back cost nothing again', async () => {
  const { readCosts, report, shop, owner, storeId, clock } = await connected();
  await readCosts();
  const first = (await report()).figures;
  clock.advance({ hours: 24 });
  await readCosts();
  expect(
    (await report({ range: 'custom', from: '2026-11-01', to: '2026-11-21' })).figures.contribution.value,
  ).toBe(first.contribution.value);
  shop.refund('8', { restock: 'RETURN', lines: [{ line: 0, quantity: 1 }] });
  await owner.refresh(storeId);
  await readCosts();
  const { figures } = await report();
  expect(figures.costOfGoods.value).toBe(8);
  expect(figures.netSales.value).toBe(20);
});

test('gross profit and fees are compared with the platform’s own every night', async () => {
  const { readCosts, compare, report, owner, storeId, clock } = await connected();
  await readCosts();
  await compare();
  expect((await report()).comparison).toMatchObject({
    grossProfit: { ours: 16, theirs: 16 },
    fees: { ours: 1.65, theirs: 1.65 },
    cause: null,
  });
  const params = { storeId };
  const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
  const { productId, variantId } = rows[0]!;
  await owner.expectOk(
    owner.call(costEndpoints.save, {
      params,
      body: { from: 'always', costs: [{ productId, variantId, unitCost: 1 }] },
    }),
  );
  clock.advance({ days: 1 });
  await compare();
  expect((await report()).comparison).toMatchObject({
    grossProfit: { ours: 27, theirs: 16 },
    cause: 'costs_differ',
  });
});

test('tax on fees is no difference to the platform’s own, which counts them without', async () => {
  const { readCosts, compare, report } = await connected({
    gateway: {
      name: 'shopify_payments',
      shopifyPayments: true,
      percent: '2.9',
      fixed: '0.30',
      taxPercent: '20',
    },
  });
  await readCosts();
  await compare();
  const { figures, comparison } = await report();
  expect(figures.fees.value).toBe(1.98);
  expect(comparison).toMatchObject({ fees: { ours: 1.65, theirs: 1.65 }, cause: null });
});

test('days that a version before wrote are written again by their next reader', async () => {
  const { readCosts, report, db } = await connected();
  await readCosts();
  const { figures } = await report();
  await db.execute(sql`update profit_days set covered = 1, fees = 1, sums_version = 0`);
  expect((await report()).figures).toEqual(figures);
});
