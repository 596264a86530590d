import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutside, type Outside } from '#server/platforms/ports/outside.ts';
import type { PlatformFinances } from '#server/platforms/ports/store-platform.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopier/shop/fixture.ts';
import { createShopierSimulator, type ShopierSimulator } from '#simulators/shopier/simulator.ts';
import { createShopierConnector } from './connector.ts';

/*
 * What orders brought and cost, as the simulator tells it in both of the shapes that are known.
 */
let nowMs = Date.parse('2026-11-20T12:00:00Z');
const warnings: string[] = [];
const asked: string[] = [];
const never = new AbortController().signal;

let simulator: ShopierSimulator;
let outside: Outside;

beforeAll(async () => {
  simulator = await createShopierSimulator({ now: () => new Date(nowMs) });
  outside = createOutside({ allowedOrigins: [simulator.origin] });
});
afterAll(async () => {
  outside.close();
  await simulator.stop();
});

const placedAt = new Date('2026-11-19T12:00:00Z');
const samovar: OrderFixture = { id: '7001', createdAt: placedAt.toISOString(), lines: [{ product: '501' }] };

async function openShop(orders: OrderFixture[], shop: Partial<ShopFixture> = {}) {
  nowMs = Date.parse('2026-11-20T12:00:00Z');
  const control = simulator.addShop({
    name: `semaver-${crypto.randomUUID()}`,
    fees: { percent: '2.99', fixed: '0.49', taxPercent: '20' },
    products: [{ id: '501', title: 'Semaver', price: '1000.00' }],
    orders,
    ...shop,
  });
  const connector = createShopierConnector({
    apiOrigin: simulator.origin,
    outside: {
      request(address, options) {
        asked.push(new URL(address).pathname.replace('/v1', ''));
        return outside.request(address, options);
      },
    },
    clock: { now: () => new Date(nowMs) },
    sleep: async (ms) => {
      nowMs += ms;
    },
    log: { warn: (_, event) => warnings.push(event) },
  });
  const access = { storeName: control.name, accessToken: control.token };
  const identity = await connector.inspect(access);
  asked.splice(0);
  warnings.splice(0);
  return {
    control,
    connector,
    access,
    identity,
    finances: (orderIds: string[], signal = never): Promise<PlatformFinances[]> =>
      connector.finances(access, { identity, orderIds, signal }),
  };
}

const payment = {
  id: '7001',
  kind: 'payment',
  gateway: 'shopier',
  amount: 100_000,
  fee: 3_039,
  feeTax: 608,
  presented: null,
  feeExpected: false,
  withheld: 0,
  processedAt: placedAt,
};
const rest = { restocks: null, taxes: [], trackingNumbers: [], charges: [] };

test('a settled order has its payment with the fee and its tax, for one request', async () => {
  const { finances } = await openShop([samovar]);
  expect(await finances(['7001'])).toEqual([{ orderId: '7001', payments: [payment], ...rest }]);
  expect(asked).toEqual(['/orders/transactions/7001']);
});

test('without details all that Shopier kept is the fee', async () => {
  const { finances } = await openShop([samovar], { transactions: { shape: 'objects' } });
  expect(await finances(['7001'])).toEqual([
    { orderId: '7001', payments: [{ ...payment, fee: 3_647, feeTax: 0 }], ...rest },
  ]);
});

test('amounts written as Turkish people do are the same', async () => {
  const { finances } = await openShop([samovar], { fault: 'comma-money' });
  expect((await finances(['7001']))[0]?.payments).toEqual([payment]);
});

test.each([
  { costBearer: 'buyer' as const, charges: [] },
  {
    costBearer: 'seller' as const,
    charges: [{ id: '7001:instalments', orderId: '7001', kind: 'instalments', amount: 5_400, at: placedAt }],
  },
])('interest that the $costBearer bears', async ({ costBearer, charges }) => {
  const { finances } = await openShop([
    { ...samovar, installments: { term: 3, interest: '54.00', costBearer } },
  ]);
  expect(await finances(['7001'])).toEqual([{ orderId: '7001', payments: [payment], ...rest, charges }]);
});

test("Shopier's carrier is a charge for shipping", async () => {
  const { finances } = await openShop([{ ...samovar, shippingFee: '64.90', fulfilled: true }]);
  expect(await finances(['7001'])).toEqual([
    {
      orderId: '7001',
      payments: [payment],
      ...rest,
      charges: [{ id: '7001:shipping', orderId: '7001', kind: 'shipping', amount: 6_490, at: placedAt }],
    },
  ]);
});

test('income tax that is withheld is no fee', async () => {
  const { finances } = await openShop([samovar], { transactions: { withholdingPercent: '1' } });
  expect((await finances(['7001']))[0]).toEqual({
    orderId: '7001',
    payments: [{ ...payment, withheld: 1_000 }],
    ...rest,
  });
});

describe('an order that is not settled', () => {
  const late = { transactions: { settledAfterDays: 30 } };

  test('has the payment it tells itself, whose fee is expected for two weeks', async () => {
    const { finances } = await openShop([samovar], late);
    const unsettled = { ...payment, fee: null, feeTax: 0, feeExpected: true };
    expect(await finances(['7001'])).toEqual([{ orderId: '7001', payments: [unsettled], ...rest }]);
    expect(asked).toEqual(['/orders/transactions/7001', '/orders/7001']);
    nowMs = placedAt.getTime() + 14 * DAY_MS;
    expect((await finances(['7001']))[0]?.payments).toEqual([{ ...unsettled, feeExpected: false }]);
    nowMs = placedAt.getTime() + 31 * DAY_MS;
    const settledAt = new Date(placedAt.getTime() + 30 * DAY_MS);
    expect((await finances(['7001']))[0]?.payments).toEqual([{ ...payment, processedAt: settledAt }]);
  });

  test('has no payment when it was not paid, or is free', async () => {
    const { finances } = await openShop(
      [
        { ...samovar, paid: false },
        { ...samovar, id: '7002', discount: '1000.00' },
      ],
      late,
    );
    expect((await finances(['7001', '7002'])).map(({ orderId, payments }) => [orderId, payments])).toEqual([
      ['7001', []],
      ['7002', []],
    ]);
  });

  test('is missing when Shopier does not have it', async () => {
    const { finances } = await openShop([samovar], late);
    const found = await finances(['99', '..', '../shop/owner', '7001']);
    expect(found.map(({ orderId }) => orderId)).toEqual(['7001']);
    expect(asked).not.toContain('/shop/owner');
  });
});

test('where Shopier does not share it nothing is known of any order, and it is asked once', async () => {
  const { finances } = await openShop([samovar, { ...samovar, id: '7002' }], { fault: 'transactions-403' });
  expect(await finances(['7001', '7002'])).toEqual([
    { orderId: '7001', refused: true, payments: [], ...rest },
    { orderId: '7002', refused: true, payments: [], ...rest },
  ]);
  expect(asked).toEqual(['/orders/transactions/7001']);
  expect(warnings).toEqual(['shopier does not share what orders cost']);
});

describe('an order in another currency', () => {
  const dollars = (id: string): OrderFixture => ({ ...samovar, id, currency: 'USD' });

  test('that is paid out in lira keeps its fees in dollars, at the rate of the payout', async () => {
    const { finances, identity } = await openShop([dollars('7001')], {
      transactions: { liraRates: { USD: '42.1234' } },
    });
    expect(identity.currency).toBe('USD');
    // 1,259.98 and 252.00 lira.
    expect((await finances(['7001']))[0]?.payments).toEqual([
      { ...payment, presented: { currency: 'TRY', amount: 4_212_340 }, fee: 2_991, feeTax: 598 },
    ]);
  });

  test('than the store is left out and logged, settled or not', async () => {
    const shop = [samovar, dollars('7002')];
    const settled = await openShop(shop);
    expect(await settled.finances(['7001', '7002'])).toHaveLength(1);
    const unsettled = await openShop(shop, { transactions: { settledAfterDays: 30 } });
    expect(warnings.splice(0)).toEqual([]);
    expect(await unsettled.finances(['7001', '7002'])).toHaveLength(1);
    expect(warnings).toEqual(['shopier transactions in another currency left out']);
  });
});

test('many orders are read within the limits', async () => {
  const orders = Array.from({ length: 400 }, (_, index) => ({ ...samovar, id: String(7_001 + index) }));
  const { finances } = await openShop(orders);
  const ids = orders.map(({ id }) => id);
  const startedMs = nowMs;
  const read = await finances(ids);
  expect(read.map(({ orderId }) => orderId)).toEqual(ids);
  expect(asked).toHaveLength(400);
  expect(nowMs - startedMs).toBeGreaterThanOrEqual(2 * MINUTE_MS);
});

test('passing faults are waited out, and a key that was revoked is reported', async () => {
  const limited = await openShop([samovar], { fault: 'rate-limited' });
  expect((await limited.finances(['7001']))[0]?.payments).toEqual([payment]);
  const { finances, control } = await openShop([samovar]);
  control.revokeToken();
  await expect(finances(['7001'])).rejects.toMatchObject({ kind: 'reconnect-needed', code: 'token_refused' });
});

test('ends early and without an error when nobody waits for it any more', async () => {
  const { finances } = await openShop([samovar]);
  expect(await finances(['7001'], AbortSignal.abort())).toEqual([]);
});

test('no charges without an order, no costs at the time of sale, no profit of its own', async () => {
  const { connector, access, identity } = await openShop([samovar]);
  const span = { identity, firstDay: '2026-11-01', lastDay: '2026-11-02' };
  expect(await connector.charges(access, { identity, since: placedAt, signal: never })).toBeNull();
  expect(await connector.soldCosts(access, { ...span, signal: never })).toBeNull();
  expect(await connector.ownProfit(access, span)).toBeNull();
});
