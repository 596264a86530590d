import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type StartOptions, startApp } from '#server/testing/start-app.ts';
import {
  ALL_PRODUCTS_CSV,
  ALL_SERIES_CSV,
  ALL_STORES_CSV,
  allStoresEndpoints,
} from '#shared/analytics/all-stores.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/*
 * Golden stores of one owner, with answers computed by hand. It is the 21st of November 2026, noon in London.
 */
const tea = { title: 'Tea', unitPrice: '10.00' };
const sold = (createdAt: string, unitPrice: string, more: Partial<OrderFixture> = {}): OrderFixture => ({
  createdAt,
  lines: [{ ...tea, unitPrice }],
  ...more,
});
const longAgo = sold('2026-01-05T10:00:00Z', '1.00');

const london: ShopFixture = {
  name: 'london',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  orders: [
    longAgo,
    sold('2026-11-03T10:00:00Z', '20.00', { shipping: '3.50' }),
    sold('2026-10-03T10:00:00Z', '8.00'),
  ],
};
const leeds: ShopFixture = {
  name: 'leeds',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  orders: [longAgo, sold('2026-11-05T10:00:00Z', '40.00'), sold('2026-10-05T10:00:00Z', '30.00')],
};
const berlin: ShopFixture = {
  name: 'berlin',
  currency: 'EUR',
  ianaTimezone: 'Europe/Berlin',
  orders: [
    longAgo,
    sold('2026-11-02T10:00:00Z', '100.00'),
    // Past midnight in Berlin: the tenth there.
    sold('2026-11-09T23:30:00Z', '50.00'),
    sold('2026-10-06T10:00:00Z', '60.00'),
  ],
};

async function allOf(shops: ShopFixture[], options: StartOptions = {}) {
  const started = await startApp({ now: '2026-11-21T12:00:00Z', shops, ...options });
  const owner = await started.signUp();
  const ids: Record<string, string> = {};
  for (const { name } of shops) ids[name] = (await owner.connectShopify(name)).id;
  const read = async <Name extends keyof typeof allStoresEndpoints>(name: Name, query = {}) =>
    owner.expectOk(owner.call(allStoresEndpoints[name], { query }));
  const enter = (day: string, rate: number) =>
    owner.call(rateEndpoints.enter, { body: { day, from: 'EUR', to: 'GBP', rate } });
  const choose = (currency: string | null) => owner.call(rateEndpoints.choose, { body: { currency } });
  return { ...started, owner, ids, read, enter, choose };
}

test('stores of one currency are added up, and each stands as on its own dashboard', async () => {
  const { owner, ids, read } = await allOf([london, leeds]);
  const { groups, stores, conversion, firstDay, lastDay } = await read('dashboard');
  expect(conversion).toBeNull();
  expect([firstDay, lastDay]).toEqual(['2026-11-01', '2026-11-21']);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({
    currency: 'GBP',
    storeIds: [ids.london, ids.leeds],
    comparedStoreIds: [ids.london, ids.leeds],
    converted: false,
    details: {
      totalRevenue: { value: 63.5, previous: 38, growth: 25.5, growthKind: 'difference' },
      totalOrders: { value: 2, previous: 2 },
      averageOrderValue: { value: 30, previous: 19 },
    },
  });
  for (const { storeId, metrics } of stores) {
    const { computedAt: _, ...own } = await owner.metrics(storeId);
    expect(metrics).toMatchObject(own);
  }
  expect(stores.map(({ group, convertedRevenue }) => [group, convertedRevenue])).toEqual([
    ['GBP', null],
    ['GBP', null],
  ]);
});

test('several currencies stand apart until one is chosen, and each day is converted by its own rate', async () => {
  const { ids, read, enter, choose } = await allOf([london, leeds, berlin]);
  const apart = await read('dashboard');
  expect(apart.groups.map(({ currency, storeIds }) => [currency, storeIds])).toEqual([
    ['GBP', [ids.london, ids.leeds]],
    ['EUR', [ids.berlin]],
  ]);

  await enter('2026-10-01', 0.8);
  await enter('2026-11-01', 0.9);
  await enter('2026-11-10', 0.5);
  await choose('GBP');
  const { groups, stores, conversion } = await read('dashboard');
  expect(groups).toHaveLength(1);
  // 63.50 + 100 × 0.9 + 50 × 0.5 against 38 + 60 × 0.8.
  expect(groups[0]).toMatchObject({
    currency: 'GBP',
    converted: true,
    details: { totalRevenue: { value: 178.5, previous: 86 }, averageOrderValue: { value: 43.75 } },
  });
  expect(stores.find(({ storeId }) => storeId === ids.berlin)).toMatchObject({
    group: 'GBP',
    convertedRevenue: 115,
    metrics: { currency: 'EUR', totalRevenue: 150 },
  });
  expect(conversion).toEqual({
    into: 'GBP',
    rates: [
      {
        from: 'EUR',
        to: 'GBP',
        sources: [{ kind: 'entered', name: null }],
        firstDay: '2026-10-01',
        lastDay: '2026-11-10',
        lowest: 0.5,
        highest: 0.9,
      },
    ],
    without: [],
  });
});

test('a store stays apart where some of its days have no rate, and is said to', async () => {
  const { ids, read, enter, choose } = await allOf([london, berlin]);
  await enter('2026-11-10', 0.5);
  await choose('GBP');
  const { groups, conversion } = await read('dashboard');
  expect(groups.map(({ currency, converted }) => [currency, converted])).toEqual([
    ['GBP', false],
    ['EUR', false],
  ]);
  expect(conversion).toEqual({
    into: 'GBP',
    rates: [],
    without: [{ storeId: ids.berlin, currency: 'EUR', firstDay: '2026-11-02', days: 1 }],
  });
});

test('what the platform itself exchanged is the rate of its day, where no other is known', async () => {
  const orders = berlin.orders!.map((order, at) =>
    at === 1 ? { ...order, presentment: { currency: 'GBP', rate: 0.8 } } : order,
  );
  const { ids, read, enter, choose, readCosts } = await allOf([london, { ...berlin, orders }]);
  await readCosts();
  await choose('GBP');
  expect((await read('dashboard')).conversion).toEqual({
    into: 'GBP',
    rates: [],
    without: [{ storeId: ids.berlin, currency: 'EUR', firstDay: '2026-11-10', days: 1 }],
  });
  await enter('2026-11-05', 0.5);
  const { stores, conversion } = await read('dashboard');
  // 100 × 0.8 + 50 × 0.5
  expect(stores[1]).toMatchObject({ group: 'GBP', convertedRevenue: 105 });
  expect(conversion?.rates[0]?.sources).toEqual([
    { kind: 'platform', name: 'Shopify' },
    { kind: 'entered', name: null },
  ]);
  await enter('2026-11-01', 0.9);
  expect((await read('dashboard')).stores[1]).toMatchObject({ convertedRevenue: 115 });
});

test('without rates for the time before, a store counts but is not compared', async () => {
  const { ids, read, enter, choose } = await allOf([london, berlin]);
  await enter('2026-11-01', 0.5);
  await choose('GBP');
  const [group] = (await read('dashboard')).groups;
  expect(group).toMatchObject({
    storeIds: [ids.london, ids.berlin],
    comparedStoreIds: [ids.london],
    details: { totalRevenue: { value: 98.5, previous: 8, growth: 15.5, growthKind: 'difference' } },
  });
});

test('growth is like for like: a store that began since then counts, and is not compared', async () => {
  const young = { ...leeds, orders: [sold('2026-11-05T10:00:00Z', '40.00')] };
  const { ids, read } = await allOf([london, young]);
  const [group] = (await read('dashboard')).groups;
  expect(group).toMatchObject({
    comparedStoreIds: [ids.london],
    details: { totalRevenue: { value: 63.5, previous: 8, growth: 15.5 } },
  });
});

test('all of the history has nothing to compare with', async () => {
  const { read } = await allOf([london, leeds]);
  const [group] = (await read('dashboard', { range: 'all' })).groups;
  expect(group!.comparedStoreIds).toEqual([]);
  expect(group!.details.totalRevenue).toMatchObject({
    value: 103.5,
    previous: null,
    growthReason: 'no_comparison',
  });
});

test('the points of a series are the sums of the stores, and add up to the cards', async () => {
  const { read, enter, choose } = await allOf([london, leeds, berlin]);
  await enter('2026-10-01', 0.8337);
  await choose('GBP');
  for (const range of ['mtd', '90d', '12m', 'all']) {
    const [cards, series] = await Promise.all([read('dashboard', { range }), read('series', { range })]);
    const [group] = series.groups;
    const total = cards.groups[0]!.details.totalRevenue.value!;
    if (range === 'mtd' || range === '90d') {
      const sum = group!.points.reduce((all, { totalSales }) => all + totalSales, 0);
      expect(sum).toBeCloseTo(total, 6);
    }
    for (const [at, point] of group!.points.entries()) {
      const ofStores = group!.stores.reduce((all, { totalSales }) => all + totalSales[at]!, 0);
      expect(ofStores).toBeCloseTo(point.totalSales, 6);
    }
  }
});

test('a day of the series is each store’s own day', async () => {
  const { read } = await allOf([berlin]);
  const [group] = (await read('series')).groups;
  const day = group!.points.find(({ from }) => from === '2026-11-10');
  expect(day).toMatchObject({
    totalSales: 50,
    compared: { from: '2026-10-10', totalSales: 0 },
    partial: false,
  });
  expect(group!.points.at(-1)).toMatchObject({ from: '2026-11-21', partial: true });
});

function cupShop(name: string, sku: string, price: string): ShopFixture {
  const [currency, cup] = name === 'berlin' ? ['EUR', 'Tasse'] : ['GBP', 'Cup'];
  return {
    name,
    currency,
    ianaTimezone: 'Europe/London',
    products: [
      { title: cup, price, sku },
      { title: 'Plate', price: '5.00', sku: '1' },
    ],
    orders: [
      longAgo,
      { createdAt: '2026-11-03T10:00:00Z', lines: [{ product: cup, quantity: 2 }] },
      { createdAt: '2026-11-04T10:00:00Z', lines: [{ product: 'Plate' }] },
    ],
  };
}

test('the same goods are one row, known by a SKU that says what they are', async () => {
  const { ids, read, enter, choose } = await allOf([
    cupShop('london', 'CUP-01', '8.00'),
    cupShop('berlin', 'cup-01 ', '10.00'),
  ]);
  await enter('2026-01-01', 0.5);
  await choose('GBP');
  const list = await read('products');
  expect(list).toMatchObject({ currency: 'GBP', currencies: ['GBP'], converted: true });
  expect(list.rows.map(({ title, netSales, units }) => [title, netSales, units])).toEqual([
    ['Cup', 26, 4],
    ['Plate', 5, 1],
    ['Plate', 2.5, 1],
  ]);
  expect(list.rows[0]).toMatchObject({
    orders: 2,
    share: 26 / 33.5,
    stores: [
      { storeId: ids.london, title: 'Cup', netSales: 16, ownNetSales: 16 },
      { storeId: ids.berlin, title: 'Tasse', netSales: 10, ownNetSales: 20 },
    ],
  });
  expect((await read('products', { search: 'tasse' })).rows).toHaveLength(1);
  expect((await read('products', { sort: 'title', direction: 'asc' })).rows[0]!.title).toBe('Cup');
});

test('a list is as its stores and rates are now, however often it was asked for before', async () => {
  const { db, ids, read, enter, choose } = await allOf([
    cupShop('london', 'CUP-01', '8.00'),
    cupShop('berlin', 'CUP-01', '10.00'),
  ]);
  await enter('2026-01-01', 0.5);
  await choose('GBP');
  const netOfCups = async () => (await read('products')).rows[0]!.netSales;
  expect([await netOfCups(), await netOfCups()]).toEqual([26, 26]);
  await enter('2026-11-01', 1);
  expect([await netOfCups(), await netOfCups()]).toEqual([36, 36]);
  await db.execute(sql`
    update product_days set gross = gross + 400 where store_id = ${ids.london} and day = '2026-11-03'`);
  await db.execute(sql`
    update sync_states set records_version = records_version + 1, totals_version = totals_version + 1
    where store_id = ${ids.london}`);
  expect([await netOfCups(), await netOfCups()]).toEqual([40, 40]);
});

test('a list of another currency is asked for by its name', async () => {
  const { read } = await allOf([cupShop('london', 'CUP-01', '8.00'), cupShop('berlin', 'CUP-01', '10.00')]);
  expect(await read('products')).toMatchObject({ currency: 'GBP', currencies: ['GBP', 'EUR'] });
  const euros = await read('products', { currency: 'EUR' });
  expect(euros.rows.map(({ title, netSales }) => [title, netSales])).toEqual([
    ['Tasse', 20],
    ['Plate', 5],
  ]);
});

test('stores of others and stores that were disconnected are in nothing', async () => {
  const { owner, signUp, ids, read } = await allOf([london, leeds]);
  const other = await signUp();
  expect((await other.call(allStoresEndpoints.dashboard)).body).toMatchObject({ groups: [], stores: [] });
  expect((await other.expectOk(other.call(allStoresEndpoints.series))).groups).toEqual([]);
  expect((await other.expectOk(other.call(allStoresEndpoints.products))).rows).toEqual([]);
  await owner.send('DELETE', `/api/stores/${ids.leeds}`);
  expect((await read('dashboard')).stores.map(({ storeId }) => storeId)).toEqual([ids.london]);
});

test('the files hold what the screens show', async () => {
  const { owner, read } = await allOf([
    cupShop('london', 'CUP-01', '8.00'),
    cupShop('leeds', 'CUP-01', '9.00'),
  ]);
  const lines = async (path: string) =>
    (await owner.send('GET', path)).body.replace('\uFEFF', '').trim().split('\r\n');
  const stores = await lines(ALL_STORES_CSV);
  expect(stores[0]).toMatch(/^Store,Platform,From,To,Total sales/);
  expect(stores).toHaveLength(3);
  const { groups } = await read('series');
  expect(await lines(ALL_SERIES_CSV)).toHaveLength(1 + 2 * groups[0]!.points.length);
  const products = await lines(ALL_PRODUCTS_CSV);
  expect(products[1]).toMatch(/^Cup,leeds,Cup,1,2,18,GBP,,$/i);
  expect(products[2]).toMatch(/^Cup,london,Cup,1,2,16,GBP,,$/i);
});
