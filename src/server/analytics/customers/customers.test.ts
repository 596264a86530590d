import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { CUSTOMER_CSV, customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { MERCHANT_APP } from '#simulators/shopify/apps/apps.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* A small shop on the 21st of November 2026, noon in London; all answers are computed by hand. */
const line = { title: 'Tea', unitPrice: '10.00' };
const ORDERS: OrderFixture[] = [
  { name: '#1', createdAt: '2026-01-10T10:00:00Z', email: 'Ada@Example.com', lines: [line] },
  {
    name: '#2',
    createdAt: '2026-11-05T10:00:00Z',
    customer: 'ada@example.com',
    lines: [{ ...line, quantity: 3 }],
    shipping: '4.00',
    refunds: [{ createdAt: '2026-11-10T10:00:00Z', lines: [{ line: 0, quantity: 1 }] }],
  },
  {
    name: '#3',
    createdAt: '2026-10-05T10:00:00Z',
    customer: 'bob@example.com',
    lines: [{ ...line, quantity: 5 }],
  },
  {
    name: '#4',
    createdAt: '2026-11-06T10:00:00Z',
    email: 'cem@example.com',
    lines: [{ ...line, unitPrice: '5.00' }],
  },
  {
    name: '#5',
    createdAt: '2026-11-07T10:00:00Z',
    customer: 'ada@example.com',
    lines: [{ ...line, quantity: 9 }],
  },
  { name: '#6', createdAt: '2026-11-08T10:00:00Z', lines: [line] },
  { name: '#7', createdAt: '2026-11-09T10:00:00Z', customer: 'bob@example.com', test: true, lines: [line] },
];

async function openShop(shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        title: 'Tea House',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        customers: [
          { email: 'ada@example.com', firstName: 'Ada', lastName: 'Işık', city: 'London', country: 'GB' },
          { email: 'bob@example.com', firstName: '=Bob' },
          { email: 'dora@example.com', firstName: 'Dora' },
        ],
        orders: ORDERS,
        ...shop,
      },
    ],
  });
  const owner = await started.signUp();
  // A connection by the merchant's own app, which is notified of deletions too.
  const { store } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopifyApp, { body: { shop: 'tea-house', ...MERCHANT_APP } }),
  );
  await started.runJobs();
  const params = { storeId: store.id };
  const control = started.simulator.shop('tea-house');
  if (!shop.orders) {
    control.cancelOrder('#3');
    control.deleteOrder('#5');
    await started.simulator.deliverDue();
    await started.runJobs();
  }
  return {
    ...started,
    owner,
    store,
    list: (query: object = {}) =>
      owner.expectOk(owner.call(customerEndpoints.customerList, { params, query })),
    customers: () => owner.expectOk(owner.call(customerEndpoints.customers, { params })),
    groups: () => owner.expectOk(owner.call(customerEndpoints.groups, { params })),
    csv: (query = '') => owner.send('GET', CUSTOMER_CSV.replace(':storeId', store.id) + query),
  };
}

test('customers are listed with what they bought in their life, refunds taken off, deleted and test orders left out', async () => {
  const { list, customers } = await openShop();
  const { rows, ...page } = await list();
  expect(page).toMatchObject({ total: 3, page: 1, pageSize: 25, historyComplete: true, stale: false });
  expect(rows).toMatchObject([
    {
      firstName: 'Ada',
      lastName: 'Işık',
      email: 'ada@example.com',
      location: 'London, GB',
      totalSpent: 30,
      totalOrders: 2,
      firstOrderAt: '2026-01-10T10:00:00.000Z',
      lastOrderAt: '2026-11-05T10:00:00.000Z',
      group: 'champions',
      currency: 'GBP',
    },
    { id: 'email:cem@example.com', firstName: null, email: 'cem@example.com', totalSpent: 5, group: 'new' },
    { firstName: '=Bob', totalSpent: 0, totalOrders: 1, group: null },
  ]);
  expect(await customers()).toEqual(rows);
});

test('the list is sorted, searched in the way people type, and narrowed to a group', async () => {
  const { list } = await openShop();
  const names = async (query: object) => (await list(query)).rows.map(({ email }) => email?.split('@')[0]);
  expect(await names({ sort: 'lastOrderAt' })).toEqual(['cem', 'ada', 'bob']);
  expect(await names({ sort: 'firstOrderAt', direction: 'asc' })).toEqual(['ada', 'bob', 'cem']);
  expect(await names({ sort: 'totalOrders' })).toEqual(['ada', expect.any(String), expect.any(String)]);
  expect(await names({ search: 'ISIK' })).toEqual(['ada']);
  expect(await names({ search: 'cem@' })).toEqual(['cem']);
  expect(await names({ search: 'nobody' })).toEqual([]);
  expect(await list({ group: 'champions' })).toMatchObject({ total: 1, rows: [{ firstName: 'Ada' }] });
  expect(await list({ group: 'champions', search: 'bob' })).toMatchObject({ total: 0, rows: [] });
  // Three customers have no rhythm that could have passed.
  expect(await list({ group: 'overdue' })).toMatchObject({ total: 0, rows: [] });
});

test('pages follow each other without a customer twice or left out', async () => {
  const orders = Array.from({ length: 60 }, (_, index) => ({
    createdAt: '2026-11-05T10:00:00Z',
    email: `buyer${index}@example.com`,
    lines: [line],
  }));
  const { list, csv } = await openShop({ orders, customers: [] });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
  expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 10, 0]);
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(60);
  expect(pages.every(({ total }) => total === 60)).toBe(true);
  expect((await csv()).body.trim().split('\r\n')).toHaveLength(61);
});

test('the whole list is a file that no spreadsheet takes for formulas', async () => {
  const { csv } = await openShop();
  const file = await csv('?sort=totalSpent');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="tea-house-customers-2026-11-21.csv"',
  );
  const [titles, ...lines] = file.body.trimEnd().split('\r\n');
  expect(titles).toBe(
    '\uFEFFFirst name,Last name,Email,Location,Total spent,Currency,Orders,First order,Last order,Group',
  );
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    'Ada,Işık,ada@example.com,"London, GB",30,GBP,2,2026-01-10T10:00:00.000Z,2026-11-05T10:00:00.000Z,champions',
  );
  expect(lines[2]).toMatch(/^'=Bob,/);
});

test('a Turkish reader gets its columns and groups in Turkish', async () => {
  const { csv } = await openShop();
  const [titles, first] = (await csv('?sort=totalSpent&lang=tr')).body.trimEnd().split('\r\n');
  expect(titles).toBe(
    '\uFEFFAd,Soyad,E-posta,Konum,Toplam harcama,Para birimi,Sipariş,İlk sipariş,Son sipariş,Grup',
  );
  expect(first).toMatch(/,Şampiyonlar$/);
});

test('in a small store groups go by fixed days and thirds, and say so', async () => {
  const { groups } = await openShop();
  expect(await groups()).toMatchObject({
    currency: 'GBP',
    customers: 2,
    prospects: 1,
    basis: 'small_store',
    groups: [
      {
        group: 'champions',
        customers: 1,
        share: 0.5,
        netSales: 30,
        netShare: 30 / 35,
        medianDaysSinceOrder: 16,
        meanOrders: 2,
      },
      { group: 'new', customers: 1, netSales: 5, medianDaysSinceOrder: 15, meanOrders: 1 },
    ],
  });
});

test('a store without orders has no customers and no groups', async () => {
  const { list, customers, groups, csv } = await openShop({ orders: [] });
  expect(await list()).toMatchObject({ rows: [], total: 0, page: 1, pageSize: 25 });
  expect(await customers()).toEqual([]);
  expect(await groups()).toMatchObject({ customers: 0, prospects: 3, groups: [] });
  expect((await csv()).body.trim().split('\r\n')).toHaveLength(1);
});

test('nobody sees the customers of another user’s store', async () => {
  const { store, signUp, visitor } = await openShop({ orders: [] });
  const stranger = await signUp();
  const params = { storeId: store.id };
  for (const endpoint of [
    customerEndpoints.customers,
    customerEndpoints.customerList,
    customerEndpoints.groups,
    customerEndpoints.cohorts,
    customerEndpoints.loyalty,
  ]) {
    expect((await stranger.call(endpoint, { params })).status).toBe(404);
  }
  const file = CUSTOMER_CSV.replace(':storeId', store.id);
  expect((await stranger.send('GET', file)).statusCode).toBe(404);
  expect((await visitor().send('GET', file)).statusCode).toBe(401);
});

test('a list that cannot be is refused with the field that is wrong', async () => {
  const { csv } = await openShop({ orders: [] });
  expect((await csv('?sort=shoeSize')).statusCode).toBe(400);
});
