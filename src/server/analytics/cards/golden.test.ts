import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { type Answer, askingEndpoints } from '#shared/analytics/asking.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/*
 * Golden stores (metrics 11): a few orders, read through the whole product, with answers computed by hand.
 * It is the 21st of November 2026, noon in London.
 */
const line = { title: 'Tea', unitPrice: '10.00' };
/** Long before every month compared here, so that none reaches before the first record. */
const longAgo: OrderFixture = { createdAt: '2026-01-05T10:00:00Z', lines: [line] };

async function metricsOf(orders: OrderFixture[], shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [{ name: 'tea-house', currency: 'GBP', ianaTimezone: 'Europe/London', orders, ...shop }],
  });
  const owner = await started.signUp();
  const store = await owner.connectShopify('tea-house');
  const read = async () => {
    const metrics = await owner.metrics(store.id);
    const parts = Object.fromEntries(
      Object.values(metrics.details).flatMap(({ parts }) => parts.map(({ name, value }) => [name, value])),
    );
    return { ...metrics, parts };
  };
  return { ...started, shop: started.simulator.shop('tea-house'), owner, store, read, metrics: await read() };
}

test('a month is compared with the same part of the month before', async () => {
  const { metrics } = await metricsOf(
    [
      {
        createdAt: '2026-11-03T10:00:00Z',
        customer: 'a@example.com',
        lines: [{ ...line, quantity: 2, discount: '1.00' }],
        shipping: '3.50',
      },
      {
        createdAt: '2026-10-03T10:00:00Z',
        customer: 'a@example.com',
        lines: [{ ...line, unitPrice: '8.00' }],
      },
      { createdAt: '2026-10-29T10:00:00Z', lines: [{ ...line, unitPrice: '100.00' }] },
      longAgo,
    ],
    { customers: [{ email: 'a@example.com' }] },
  );
  expect(metrics).toMatchObject({
    totalRevenue: 22.5,
    totalOrders: 1,
    totalCustomers: 1,
    repeatCustomers: 1,
    averageOrderValue: 19,
  });
  expect(metrics.details.totalRevenue).toMatchObject({ previous: 8, growth: 14.5, growthKind: 'difference' });
});

test.each([
  ['2026-10-01T10:00:00Z', { previous: 10, growth: 10, growthKind: 'difference', growthReason: null }],
  [
    '2026-10-02T10:00:00Z',
    { previous: null, growth: null, growthKind: 'none', growthReason: 'before_records' },
  ],
])(
  'with a first order on %s, the month before is compared with this one only from its first day on',
  async (createdAt, expected) => {
    const { metrics } = await metricsOf([
      { createdAt: '2026-11-03T10:00:00Z', lines: [{ ...line, quantity: 2 }] },
      { createdAt, lines: [line] },
    ]);
    expect(metrics.details.totalRevenue).toMatchObject(expected);
    expect(metrics.coverage.recordsBegin).toBe(createdAt.slice(0, 10));
  },
);

test('a store without orders has noughts, and no average of nothing', async () => {
  const { metrics } = await metricsOf([]);
  expect(metrics).toMatchObject({
    totalRevenue: 0,
    totalOrders: 0,
    totalCustomers: 0,
    averageOrderValue: null,
  });
  expect(metrics.details.averageOrderValue.reason).toBe('no_orders');
  expect(metrics.details.conversionRate).toMatchObject({ value: null, reason: 'sessions_not_asked' });
});

test('a refund counts on its own day, in its parts, and the average order value does not drift', async () => {
  const { metrics } = await metricsOf([
    {
      createdAt: '2026-10-10T10:00:00Z',
      lines: [{ ...line, quantity: 3 }],
      shipping: '4.00',
      refunds: [{ createdAt: '2026-11-02T10:00:00Z', lines: [{ line: 0, quantity: 1 }], shipping: true }],
    },
    { createdAt: '2026-11-05T10:00:00Z', lines: [line] },
    longAgo,
  ]);
  expect(metrics.parts).toMatchObject({ gross_sales: 10, sales_reversals: -10, net_sales: 0, shipping: -4 });
  expect(metrics).toMatchObject({ totalRevenue: -4, totalOrders: 1, averageOrderValue: 10 });
  expect(metrics.details.totalRevenue.previous).toBe(34);
});

test('a refund of money that was never collected nets to nothing', async () => {
  const { metrics } = await metricsOf([
    {
      createdAt: '2026-11-05T10:00:00Z',
      financialStatus: 'PENDING',
      lines: [line],
      refunds: [{ createdAt: '2026-11-06T10:00:00Z', lines: [{ line: 0, quantity: 1 }], restock: 'CANCEL' }],
    },
  ]);
  expect(metrics).toMatchObject({ totalRevenue: 0, totalOrders: 1 });
});

test('the day and the month begin at midnight of the store', async () => {
  const { metrics } = await metricsOf(
    [
      { createdAt: '2026-10-31T20:59:00Z', lines: [line] }, // 23:59 in Istanbul
      { createdAt: '2026-10-31T21:01:00Z', lines: [line] }, // 00:01 on the first of November
    ],
    { ianaTimezone: 'Europe/Istanbul', currency: 'TRY' },
  );
  expect(metrics).toMatchObject({ totalOrders: 1, totalRevenue: 10, currency: 'TRY' });
});

test('a cancelled order stays in the count and is reversed on the day it was cancelled', async () => {
  const { shop, owner, store, read, clock } = await metricsOf([
    { name: '#1', createdAt: '2026-11-05T10:00:00Z', lines: [line], shipping: '2.00' },
    longAgo,
  ]);
  clock.set('2026-12-02T12:00:00Z');
  shop.cancelOrder('#1');
  clock.advance({ minutes: 1 });
  await owner.refresh(store.id);

  const december = await read();
  expect(december).toMatchObject({ totalOrders: 0, totalRevenue: -12 });
  expect(december.details.totalRevenue.previous).toBe(0); // 1 to 2 November
});

test('an order whose whole price was given back as an amount and that was then cancelled nets to nothing', async () => {
  const { shop, owner, store, read, metrics, clock } = await metricsOf([
    {
      name: '#1',
      createdAt: '2026-11-05T10:00:00Z',
      lines: [{ ...line, quantity: 6 }],
      shipping: '5.00',
      refunds: [{ createdAt: '2026-11-06T10:00:00Z', amount: '65.00' }],
    },
  ]);
  expect(metrics.totalRevenue).toBe(0);
  shop.cancelOrder('#1', { refund: false });
  clock.advance({ minutes: 1 });
  await owner.refresh(store.id);

  const cancelled = await read();
  expect(cancelled.totalRevenue).toBe(0);
  expect(cancelled.parts).toMatchObject({ gross_sales: 60, sales_reversals: -60, net_sales: 0, shipping: 0 });
});

test('how much was refunded is the money given back, with the value of the goods named next to it', async () => {
  const { owner, store } = await metricsOf([
    {
      createdAt: '2026-09-20T10:00:00Z',
      lines: [{ ...line, quantity: 3 }],
      shipping: '4.00',
      refunds: [{ createdAt: '2026-11-02T10:00:00Z', lines: [{ line: 0, quantity: 1 }], shipping: true }],
    },
    { createdAt: '2026-11-05T10:00:00Z', lines: [line], test: true },
  ]);
  const { body } = await owner.call(askingEndpoints.ask, {
    params: { storeId: store.id },
    body: { question: 'How much was refunded this month?' },
  });
  expect(body).toMatchObject({ answered: true });
  expect((body as Answer).figures).toMatchObject([
    { name: 'Money given back', value: 14 },
    { name: 'Before', value: 0 },
    { name: 'Goods taken back', value: 10 },
  ]);
});

test('an edit on a later day counts on that day', async () => {
  const { shop, owner, store, read, clock } = await metricsOf([
    { name: '#1', createdAt: '2026-11-21T09:00:00Z', lines: [{ ...line, quantity: 2 }] },
  ]);
  clock.advance({ days: 1 });
  shop.editOrder('#1', { change: [{ line: 0, quantity: 1 }] });
  clock.advance({ minutes: 1 });
  await owner.refresh(store.id);
  expect((await read()).parts).toMatchObject({ gross_sales: 20, sales_reversals: -10, net_sales: 10 });
});

test('test orders and gift cards count nowhere', async () => {
  const { metrics } = await metricsOf([
    { createdAt: '2026-11-05T10:00:00Z', test: true, lines: [line] },
    {
      createdAt: '2026-11-06T10:00:00Z',
      lines: [line, { title: 'Gift card', unitPrice: '50.00', isGiftCard: true }],
    },
  ]);
  expect(metrics).toMatchObject({ totalOrders: 1, totalRevenue: 10 });
});

test('a guest who becomes a customer is one customer', async () => {
  const { metrics } = await metricsOf(
    [
      { createdAt: '2026-10-05T10:00:00Z', email: 'Ada@Example.com', lines: [line] },
      { createdAt: '2026-11-05T10:00:00Z', customer: 'ada@example.com', lines: [line] },
      { createdAt: '2026-11-06T10:00:00Z', lines: [line] },
    ],
    { customers: [{ email: 'ada@example.com' }] },
  );
  expect(metrics).toMatchObject({ totalOrders: 2, totalCustomers: 1, repeatCustomers: 1 });
  expect(metrics.parts).toMatchObject({ first_time_customers: 0, returning_customers: 1, guest_orders: 1 });
});

test('with taxes in the price, the parts add up to what the customer paid', async () => {
  const { metrics } = await metricsOf(
    [{ createdAt: '2026-11-05T10:00:00Z', lines: [{ ...line, unitPrice: '12.00', tax: '2.00' }] }],
    { taxesIncluded: true },
  );
  expect(metrics.parts).toMatchObject({ gross_sales: 10, tax: 2 });
  expect(metrics.totalRevenue).toBe(12);
});
