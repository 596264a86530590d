import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';
import { medianDays } from './loyalty.ts';

const order = (buyer: string | null, createdAt: string): OrderFixture => ({
  ...(buyer ? { email: `${buyer}@x.example` } : {}),
  createdAt,
  lines: [{ title: 'Tea', unitPrice: '10.00' }],
});

async function openShop(orders: OrderFixture[]) {
  const { signUp } = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [{ name: 'tea-house', currency: 'GBP', ianaTimezone: 'Europe/London', orders }],
  });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  return (query: object = {}) =>
    owner.expectOk(owner.call(customerEndpoints.loyalty, { params: { storeId }, query }));
}

const ORDERS = [
  order('ada', '2026-06-01T10:00:00Z'),
  order('ada', '2026-11-02T10:00:00Z'), // returns: ordered before
  order('bob', '2026-11-03T10:00:00Z'),
  order('bob', '2026-11-13T10:00:00Z'), // new, and returns within the month
  order('cem', '2026-11-04T10:00:00Z'), // new
  order('dan', '2026-10-05T10:00:00Z'),
  order('eve', '2026-10-30T10:00:00Z'), // after the same moment of last month
  order(null, '2026-11-05T10:00:00Z'), // a guest without a name is no customer
];

test('returning and repeat are shown next to each other and are not the same', async () => {
  const read = await openShop(ORDERS);
  const loyalty = await read();
  expect(loyalty).toMatchObject({
    customers: { value: 3, previous: 1, growth: 2, growthKind: 'difference' },
    newCustomers: { value: 2, previous: 1 },
    returningCustomers: { value: 2, previous: 0, growthKind: 'new' },
    returningRate: { value: 2 / 3, previous: 0, growth: 2 / 3, growthKind: 'difference', fewData: true },
    repeatPurchaseRate: { value: 1 / 3, previous: 0, fewData: true },
    medianDaysBetweenOrders: null,
    orderPairs: 2,
  });
  expect(loyalty.returningRate.parts.map(({ name, value }) => [name, value])).toEqual([
    ['returning_customers', 2],
    ['customers_in_period', 3],
  ]);
});

test('over all of the history everybody began in it, and nothing is compared', async () => {
  const read = await openShop(ORDERS);
  expect(await read({ range: 'all' })).toMatchObject({
    customers: { value: 5, previous: null, growthReason: 'no_comparison' },
    newCustomers: { value: 5 },
    returningCustomers: { value: 2 },
    repeatPurchaseRate: { value: 0.4 },
  });
});

test('chosen days are compared with as many before them', async () => {
  const read = await openShop(ORDERS);
  const loyalty = await read({ range: 'custom', from: '2026-10-01', to: '2026-10-31' });
  expect(loyalty).toMatchObject({ customers: { value: 2, previous: 0 }, newCustomers: { value: 2 } });
  expect(loyalty.period).toMatchObject({ range: 'custom', firstDay: '2026-10-01', lastDay: '2026-10-31' });
});

test('days that begin within a month are counted as exactly', async () => {
  const read = await openShop(ORDERS);
  expect(await read({ range: 'custom', from: '2026-10-30', to: '2026-11-10' })).toMatchObject({
    customers: { value: 4, previous: 0 },
    newCustomers: { value: 3 },
    returningCustomers: { value: 1 },
    repeatPurchaseRate: { value: 0 },
  });
  expect(await read({ range: 'custom', from: '2026-11-02', to: '2026-11-21' })).toMatchObject({
    customers: { value: 3, previous: 1 },
    newCustomers: { value: 2 },
    returningCustomers: { value: 2 },
    repeatPurchaseRate: { value: 1 / 3 },
  });
});

test('a store without orders has noughts, and no rates of nothing', async () => {
  const read = await openShop([]);
  expect(await read()).toMatchObject({
    customers: { value: 0 },
    returningRate: { value: null, reason: 'no_orders' },
    repeatPurchaseRate: { value: null, reason: 'no_orders' },
    orderPairs: 0,
  });
});

test.each([
  [[[10, 29]], { medianDaysBetweenOrders: null, orderPairs: 29 }],
  [[[10, 30]], { medianDaysBetweenOrders: 10, orderPairs: 30 }],
  [
    [
      [20, 15],
      [10, 15],
    ],
    { medianDaysBetweenOrders: 15, orderPairs: 30 },
  ],
  [
    [
      [200, 15],
      [3, 16],
    ],
    { medianDaysBetweenOrders: 3, orderPairs: 31 },
  ],
] as [[number, number][], object][])('the median of %j days between orders', (pairs, median) => {
  expect(medianDays(new Map(pairs))).toEqual(median);
});
