import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* A few orders, read through the whole product, with answers computed by hand. It is Saturday noon in London. */
const NOW = '2026-11-21T12:00:00Z';
const line = { title: 'Tea', unitPrice: '10.00' };

async function shopWith(orders: OrderFixture[], shop: Partial<ShopFixture> = {}, now = NOW) {
  const started = await startApp({
    now,
    shops: [{ name: 'tea-house', currency: 'GBP', ianaTimezone: 'Europe/London', orders, ...shop }],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const month: RangeQuery = { range: 'mtd' };
  const params = { storeId };
  const ask = {
    series: (query = month) => owner.expectOk(owner.call(salesEndpoints.series, { params, query })),
    orderHours: (query = month) => owner.expectOk(owner.call(salesEndpoints.orderHours, { params, query })),
    places: (query = month) => owner.expectOk(owner.call(salesEndpoints.places, { params, query })),
    change: (query = month) => owner.expectOk(owner.call(salesEndpoints.change, { params, query })),
    forecast: () => owner.expectOk(owner.call(salesEndpoints.forecast, { params })),
  };
  return { ...started, owner, storeId, ask };
}

test('a series shows every day, those without sales too, with the same day of the stretch before', async () => {
  const { ask } = await shopWith([
    { createdAt: '2026-11-19T10:00:00Z', lines: [{ ...line, quantity: 2 }], shipping: '3.00' },
    { createdAt: '2026-11-21T11:59:00Z', lines: [line] },
    { createdAt: '2026-11-14T11:00:00Z', lines: [{ ...line, quantity: 5 }] },
    { createdAt: '2026-11-14T13:00:00Z', lines: [{ ...line, quantity: 50 }] }, // later than it is now
    { createdAt: '2026-10-01T11:00:00Z', lines: [line] },
  ]);
  const { grain, points, coverage } = await ask.series({ range: '7d' });
  expect(grain).toBe('day');
  expect(points).toHaveLength(7);
  expect(points[5]).toEqual({
    from: '2026-11-19',
    to: '2026-11-19',
    totalSales: 23,
    netSales: 20,
    orders: 1,
    compared: { from: '2026-11-12', to: '2026-11-12', totalSales: 0, netSales: 0, orders: 0 },
    partial: false,
    covered: true,
  });
  expect(points[6]).toMatchObject({ from: '2026-11-20', netSales: 0, orders: 0, partial: false });
  expect(coverage).toMatchObject({ complete: true, recordsBegin: '2026-10-01' });

  const toNow = await ask.series({ range: 'custom', from: '2026-11-15', to: '2026-11-21' });
  expect(toNow.period.includesToday).toBe(true);
  expect(toNow.points[6]).toMatchObject({
    from: '2026-11-21',
    netSales: 10,
    partial: true,
    compared: { from: '2026-11-14', netSales: 50, orders: 1 },
  });
});

test('the points of every range add up to the cards', async () => {
  const { ask, owner, storeId } = await shopWith([
    { createdAt: '2025-11-20T10:00:00Z', lines: [{ ...line, unitPrice: '1.00' }] },
    { createdAt: '2026-02-28T23:30:00Z', lines: [{ ...line, unitPrice: '2.00' }] },
    { createdAt: '2026-03-29T01:30:00Z', lines: [{ ...line, unitPrice: '4.00' }] },
    { createdAt: '2026-10-25T00:30:00Z', lines: [{ ...line, unitPrice: '8.00' }] },
    { createdAt: '2026-10-25T01:30:00Z', lines: [{ ...line, unitPrice: '16.00' }] },
    { createdAt: '2026-11-21T11:30:00Z', lines: [{ ...line, unitPrice: '32.00' }], shipping: '1.00' },
  ]);
  const ranges: RangeQuery[] = [
    { range: 'mtd' },
    { range: '30d' },
    { range: '90d' },
    { range: '12m' },
    { range: 'all' },
    { range: 'custom', from: '2024-03-01', to: '2026-10-25' },
  ];
  for (const query of ranges) {
    const { details } = await owner.expectOk(
      owner.call(analyticsEndpoints.dashboard, {
        params: { storeId },
        query,
      }),
    );
    const { points } = await ask.series(query);
    const sum = (pick: (point: (typeof points)[number]) => number) =>
      points.reduce((total, point) => total + pick(point), 0);
    expect({
      query,
      total: sum(({ totalSales }) => totalSales),
      orders: sum(({ orders }) => orders),
    }).toEqual({
      query,
      total: details.totalRevenue.value,
      orders: details.totalOrders.value,
    });
    if (details.totalRevenue.previous === null) continue;
    expect(sum(({ compared }) => compared?.totalSales ?? 0)).toBe(details.totalRevenue.previous);
  }
});

test('a year is shown by weeks and longer stretches by months', async () => {
  const { ask } = await shopWith([{ createdAt: '2024-01-15T10:00:00Z', lines: [line] }]);
  expect((await ask.series({ range: '12m' })).grain).toBe('week');
  const { grain, points } = await ask.series({ range: 'all' });
  expect(grain).toBe('month');
  expect(points[0]).toMatchObject({ from: '2024-01-15', to: '2024-01-31', orders: 1, compared: null });
  expect(points.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-21', partial: true });
});

test('a series names the holidays in it and soon after it', async () => {
  const { ask } = await shopWith([], { ianaTimezone: 'Europe/Istanbul', currency: 'TRY' });
  const { events, points, anomalies } = await ask.series();
  expect(events.map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-11-11 Singles’ Day',
    '2026-11-26 Thanksgiving',
    '2026-11-27 Black Friday',
    '2026-11-30 Cyber Monday',
  ]);
  expect(points.every(({ orders, netSales }) => orders === 0 && netSales === 0)).toBe(true);
  expect(anomalies).toEqual([]);
});

test('orders are counted by the weekday and hour of the store', async () => {
  const { ask } = await shopWith(
    [
      { createdAt: '2026-11-15T21:10:00Z', lines: [line] }, // Monday, 0:10 in Istanbul
      { createdAt: '2026-11-16T21:20:00Z', lines: [line] }, // Tuesday, 0:20
      { createdAt: '2026-11-08T21:20:00Z', lines: [line] }, // Monday, 0:20
      { createdAt: '2026-11-21T11:40:00Z', lines: [line] }, // Saturday, 14:40, in the hour that is not over
    ],
    { ianaTimezone: 'Europe/Istanbul', currency: 'TRY' },
  );
  expect(await ask.orderHours()).toMatchObject({
    cells: [
      { weekday: 1, hour: 0, orders: 2 },
      { weekday: 2, hour: 0, orders: 1 },
      { weekday: 6, hour: 14, orders: 1 },
    ],
    weekdays: [3, 3, 3, 3, 3, 3, 3],
    orders: 4,
  });
});

test('places are those of the orders, and what comes back is taken from where it was sent', async () => {
  const { ask } = await shopWith([
    {
      createdAt: '2026-11-02T10:00:00Z',
      email: 'a@example.com',
      country: 'GB',
      city: 'Leeds',
      lines: [line],
    },
    {
      createdAt: '2026-11-03T10:00:00Z',
      email: 'a@example.com',
      country: 'GB',
      city: 'leeds ',
      lines: [line],
    },
    { createdAt: '2026-11-04T10:00:00Z', email: 'b@example.com', country: 'GB', lines: [line] },
    {
      createdAt: '2026-10-04T10:00:00Z',
      email: 'c@example.com',
      country: 'FR',
      city: 'Lyon',
      lines: [line],
      refunds: [{ createdAt: '2026-11-05T10:00:00Z', lines: [{ line: 0, quantity: 1 }] }],
    },
  ]);
  const { countries, cities } = await ask.places();
  expect(countries).toEqual([
    { countryCode: 'GB', city: null, orders: 3, customers: 2, netSales: 30, share: 1.5 },
    { countryCode: 'FR', city: null, orders: 0, customers: 0, netSales: -10, share: -0.5 },
  ]);
  expect(cities).toMatchObject([
    { countryCode: 'GB', city: expect.stringMatching(/^leeds$/i), orders: 2, customers: 1, netSales: 20 },
    { countryCode: 'FR', orders: 0, netSales: -10 },
  ]);
});

test('a change is split so that it adds up, and products say where it came from', async () => {
  const { ask } = await shopWith(
    [
      {
        createdAt: '2026-11-02T10:00:00Z',
        customer: 'a@example.com',
        lines: [{ product: 'tea', quantity: 3 }],
      },
      {
        createdAt: '2026-11-03T10:00:00Z',
        customer: 'a@example.com',
        lines: [{ product: 'cup', quantity: 1 }],
      },
      { createdAt: '2026-11-04T10:00:00Z', lines: [{ product: 'tea', quantity: 1 }] },
      { createdAt: '2026-01-05T10:00:00Z', lines: [{ product: 'tea' }] }, // the records begin long before
      {
        createdAt: '2026-10-02T10:00:00Z',
        customer: 'a@example.com',
        lines: [{ product: 'cup', quantity: 2 }],
      },
    ],
    {
      customers: [{ email: 'a@example.com' }],
      products: [
        { handle: 'tea', title: 'Tea', variants: [{ price: '10.00' }] },
        { handle: 'cup', title: 'Cup', variants: [{ price: '7.00' }] },
      ],
    },
  );
  const { netSales, factors, products, others, reason } = await ask.change();
  expect({ netSales, reason }).toEqual({ netSales: { current: 47, previous: 14, change: 33 }, reason: null });
  expect(factors).toMatchObject({
    buyers: { current: 1, previous: 1, effect: 0 },
    ordersPerBuyer: { current: 2, previous: 1 },
    netPerOrder: { current: 18.5, previous: 14 },
    guests: { current: 10, previous: 0, effect: 10 },
  });
  const { buyers, ordersPerBuyer, netPerOrder, guests } = factors!;
  expect(buyers.effect + ordersPerBuyer.effect + netPerOrder.effect + guests.effect).toBeCloseTo(33, 6);
  expect(products).toMatchObject([
    { title: 'Tea', current: 40, previous: 0, effect: 40 },
    { title: 'Cup', current: 7, previous: 14, effect: -7 },
  ]);
  expect(others).toBe(0);
});

test.each([
  ['nothing was ordered before', { range: 'mtd' }, 'no_orders_before'],
  ['nothing was ordered since', { range: 'custom', from: '2026-11-10', to: '2026-11-12' }, 'no_orders_now'],
  ['nothing is before all of it', { range: 'all' }, 'no_comparison'],
  [
    'the records begin within the stretch before',
    { range: 'custom', from: '2026-10-20', to: '2026-11-10' },
    'before_records',
  ],
] as const)('a change is not split when %s', async (_case, query, reason) => {
  const { ask } = await shopWith([
    { createdAt: '2026-11-09T10:00:00Z', lines: [line] },
    { createdAt: '2026-09-30T10:00:00Z', lines: [line] },
  ]);
  expect(await ask.change(query)).toMatchObject({ reason, factors: null, products: [] });
});

test('a store that has sold for less than 28 days gets no forecast', async () => {
  const { ask } = await shopWith([{ createdAt: '2026-11-01T10:00:00Z', lines: [line] }]);
  expect(await ask.forecast()).toMatchObject({
    status: 'too_little_data',
    historyDays: 20,
    days: [],
    total: null,
  });
});

test('the sales of the next thirty days are expected from the finished days', async () => {
  const orders: OrderFixture[] = Array.from({ length: 70 }, (_, day) => ({
    createdAt: new Date(Date.parse('2026-11-20T10:00:00Z') - day * DAY_MS).toISOString(),
    lines: [{ ...line, quantity: (day % 7) + 1 }],
  }));
  const { ask } = await shopWith([...orders, { createdAt: NOW, lines: [{ ...line, quantity: 900 }] }]);
  const { status, methods, days, past, historyDays, lastYear } = await ask.forecast();
  expect({ status, historyDays, lastYear }).toEqual({ status: 'ok', historyDays: 70, lastYear: null });
  expect(methods).toHaveLength(3);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-11-21', expected: 70, low: 70, high: 70 });
  expect(days[1]).toMatchObject({ day: '2026-11-22', expected: 60 });
  expect(past).toMatchObject({ monthError: 0, bandHeld: 1 });
});

test('a forecast has what the same days brought last year next to it', async () => {
  const orders: OrderFixture[] = Array.from({ length: 370 }, (_, day) => ({
    createdAt: new Date(Date.parse('2026-11-20T10:00:00Z') - day * DAY_MS).toISOString(),
    lines: [line],
  }));
  const { ask } = await shopWith(orders);
  // 364 days before the 21st of November, a Saturday like it.
  expect((await ask.forecast()).lastYear).toEqual({ from: '2025-11-22', to: '2025-12-21', netSales: 300 });
});

test('an extraordinary day is shown with the order that made it', async () => {
  const orders: OrderFixture[] = Array.from({ length: 120 }, (_, day) => ({
    name: `#${day}`,
    createdAt: new Date(Date.parse('2026-11-20T10:00:00Z') - day * DAY_MS).toISOString(),
    lines: [{ ...line, quantity: day === 3 ? 120 : 4 + (day % 3) }],
  }));
  const { ask } = await shopWith(orders);
  const { anomalies } = await ask.series();
  expect(anomalies).toMatchObject([
    {
      day: '2026-11-17',
      metric: 'netSales',
      value: 1_200,
      causes: [{ kind: 'order', label: '#3', amount: expect.closeTo(1_150, -1) }],
    },
  ]);
});

test('a store of another user is not found', async () => {
  const { signUp, storeId } = await shopWith([]);
  const stranger = await signUp();
  for (const endpoint of [
    salesEndpoints.series,
    salesEndpoints.orderHours,
    salesEndpoints.places,
    salesEndpoints.change,
    salesEndpoints.forecast,
  ]) {
    expect((await stranger.call(endpoint, { params: { storeId } })).status).toBe(404);
  }
});
