import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* Answers are computed by hand. It is the 21st of November 2026, noon in London. */

const ADA = 'ada@example.com';
const tea = { product: 'tea' }; // 10.00

async function summaryOf(shop: Partial<ShopFixture>, query: Record<string, string> = {}) {
  const { signUp } = await startApp({
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        products: [{ title: 'Tea', handle: 'tea', price: '10.00' }],
        customers: [{ email: ADA }, { email: 'ben@example.com' }],
        ...shop,
      },
    ],
  });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  return owner.expectOk(owner.call(customerEndpoints.cartSummary, { params: { storeId }, query }));
}

const completed = (createdAt: string, completedAt: string) => ({
  createdAt,
  completedAt,
  updatedAt: completedAt,
});

test('carts of the month are counted once, by how they ended, and their rates by what they rest on', async () => {
  const summary = await summaryOf({
    checkouts: [
      { createdAt: '2026-11-02T10:00:00Z', lines: [{ ...tea, quantity: 4 }] }, // open, 40.00
      { createdAt: '2026-11-20T10:00:00Z', lines: [tea] }, // open, 10.00, not over 7 days old
      { ...completed('2026-11-03T10:00:00Z', '2026-11-04T10:00:00Z'), customer: ADA, lines: [tea] },
      { createdAt: '2026-11-10T10:00:00Z', customer: ADA, lines: [tea] }, // ordered by another route
      { createdAt: '2026-10-30T10:00:00Z', lines: [tea] }, // last month
    ],
    orders: [
      // What the recovered cart became, with something more in it.
      {
        createdAt: '2026-11-04T10:00:05Z',
        customer: ADA,
        lines: [{ ...tea, quantity: 2 }],
        shipping: '5.00',
      },
      { createdAt: '2026-11-11T10:00:00Z', customer: ADA, lines: [{ ...tea, quantity: 3 }] },
      { createdAt: '2026-11-12T10:00:00Z', lines: [tea] },
      { createdAt: '2026-11-13T10:00:00Z', lines: [tea], sourceName: 'pos' },
    ],
  });
  expect(summary).toMatchObject({
    shared: true,
    currency: 'GBP',
    abandoned: 4,
    open: { carts: 2, value: 50 },
    recovered: { carts: 1, value: 20 },
    recoveredOtherwise: { carts: 1, value: 30 },
    abandonedAfterMinutes: 60,
  });
  // 3 orders by checkout, of which one was an abandoned cart: 2 checkouts went through at once.
  expect(summary.abandonmentRate).toMatchObject({
    value: 4 / 6,
    fewData: true,
    reason: null,
    parts: [
      { name: 'abandoned_checkouts', value: 4, unit: 'count' },
      { name: 'completed_checkouts', value: 2, unit: 'count' },
    ],
  });
  expect(summary.recoveryRate).toMatchObject({ value: 1 / 3, fewData: true });
  expect(summary.checkoutCompletion).toMatchObject({ value: 3 / 7 });
});

test('rates change by points against the same part of the month before', async () => {
  const { abandonmentRate } = await summaryOf({
    checkouts: [
      { createdAt: '2026-11-02T10:00:00Z', lines: [tea] },
      { createdAt: '2026-10-02T10:00:00Z', lines: [tea] },
      { createdAt: '2026-10-25T10:00:00Z', lines: [tea] }, // after the same part
    ],
    orders: [
      { createdAt: '2026-11-04T10:00:00Z', lines: [tea] },
      { createdAt: '2026-01-05T10:00:00Z', lines: [tea] }, // the records begin long before
      { createdAt: '2026-10-04T10:00:00Z', lines: [tea] },
      { createdAt: '2026-10-05T10:00:00Z', lines: [tea] },
      { createdAt: '2026-10-06T10:00:00Z', lines: [tea] },
    ],
  });
  expect(abandonmentRate).toMatchObject({
    value: 0.5,
    previous: 0.25,
    growth: 0.25,
    growthKind: 'difference',
    growthReason: null,
  });
});

test('an order that two carts ended in counts once', async () => {
  const { recoveredOtherwise } = await summaryOf({
    checkouts: [
      { createdAt: '2026-11-08T10:00:00Z', customer: ADA, lines: [tea] },
      { createdAt: '2026-11-10T10:00:00Z', customer: ADA, lines: [tea] },
    ],
    orders: [{ createdAt: '2026-11-11T10:00:00Z', customer: ADA, lines: [tea] }],
  });
  expect(recoveredOtherwise).toEqual({ carts: 2, value: 10 });
});

test('from twenty checkouts on there is no mark of few data', async () => {
  const checkouts = Array.from({ length: 20 }, (_, index) => ({
    createdAt: new Date(Date.UTC(2026, 10, 2, 1, index)).toISOString(),
    lines: [tea],
  }));
  expect((await summaryOf({ checkouts })).abandonmentRate).toMatchObject({ value: 1, fewData: false });
});

test('a period without carts and orders has noughts, and no rates of nothing', async () => {
  const summary = await summaryOf({ checkouts: [{ createdAt: '2026-03-02T10:00:00Z', lines: [tea] }] });
  expect(summary).toMatchObject({ shared: true, abandoned: 0, open: { carts: 0, value: 0 } });
  expect(summary.abandonmentRate).toMatchObject({ value: null, reason: 'no_orders' });
  expect(summary.checkoutCompletion).toMatchObject({ value: null, reason: 'no_orders' });
});

test('where no cart was ever read, nothing is counted and that is why', async () => {
  for (const orders of [[], [{ lines: [{ title: 'Teapot', unitPrice: '10.00' }] }]]) {
    const summary = await summaryOf({ products: [], orders });
    expect(summary).toMatchObject({ shared: true, abandoned: null, open: null });
    for (const rate of [summary.abandonmentRate, summary.recoveryRate, summary.checkoutCompletion])
      expect(rate).toMatchObject({ value: null, reason: 'no_carts', growth: null, parts: [] });
  }
});

test('all of the history begins with the oldest cart where there are no orders', async () => {
  const summary = await summaryOf(
    { checkouts: [{ createdAt: '2026-03-02T10:00:00Z', lines: [tea] }] },
    { range: 'all' },
  );
  expect(summary).toMatchObject({ abandoned: 1, period: { firstDay: '2026-03-02', compareFrom: null } });
  expect(summary.abandonmentRate.growthReason).toBe('no_comparison');
});

test('a platform that shares no carts says so, and nothing is made up', async () => {
  const { signUp, runJobs } = await startApp({
    shopierShops: [
      {
        name: 'lumiere',
        products: [{ title: 'Fincan', price: '249.90' }],
        orders: [{ lines: [{ product: 'Fincan' }] }],
      },
    ],
  });
  const owner = await signUp();
  const { store } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopier, { body: { shopDomain: 'lumiere', apiKey: 'pat_lumiere' } }),
  );
  await runJobs();
  const params = { storeId: store.id };
  const summary = await owner.expectOk(owner.call(customerEndpoints.cartSummary, { params }));
  expect(summary).toMatchObject({
    shared: false,
    abandoned: null,
    open: null,
    recovered: null,
    recoveredOtherwise: null,
  });
  for (const rate of [summary.abandonmentRate, summary.recoveryRate, summary.checkoutCompletion]) {
    expect(rate).toMatchObject({ value: null, reason: 'not_shared', growthReason: 'not_shared', parts: [] });
  }
  expect(await owner.expectOk(owner.call(customerEndpoints.abandonedCarts, { params }))).toEqual([]);
});
