import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';
import { createFeedCheck } from './feed-check.ts';

const TEXT = `<p>${'A tea from the hills around Rize, picked by hand. '.repeat(3)}</p>`;
const image = (name: string) => [{ url: `https://cdn.example.com/${name}.jpg` }];

const PRODUCTS = [
  {
    id: '1',
    title: 'Black tea from Rize, 500 g in a tin',
    price: '10.00',
    productType: 'Tea',
    description: TEXT,
    images: image('one'),
  },
  {
    id: '2',
    title: 'Tea',
    price: '4.00',
    productType: 'Tea',
    vendor: 'Yonder Hills of the Rize',
    description: TEXT,
  },
  { id: '3', title: 'Çay Bardağı', price: '0.00' },
  { id: '4', title: 'Tea', price: '6.00', productType: 'Tea', description: TEXT, images: image('four') },
  { id: '5', title: 'Draft', price: '6.00', status: 'DRAFT' as const },
];

/* It is the 21st of November 2026, noon in London. */
const on = (day: string, ...lines: OrderFixture['lines']): OrderFixture => ({
  createdAt: `${day}T10:00:00Z`,
  lines,
});

async function start(orders: OrderFixture[] = [], products: object[] = PRODUCTS) {
  const app = await startApp({
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        products: products as typeof PRODUCTS,
        orders,
      },
    ],
  });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const feed = (query: object = {}) =>
    owner.expectOk(owner.call(adsAssetEndpoints.feedCheck, { params: { storeId }, query }));
  return { ...app, owner, storeId, feed };
}

test('products that would fare badly are listed with what is wrong, and what a better title would be', async () => {
  const { feed } = await start();
  const { rows, counts, ...rest } = await feed();
  expect(rest).toMatchObject({
    products: 4,
    withoutProblem: 1,
    total: 3,
    page: 1,
    pageSize: 25,
    currency: 'GBP',
  });
  expect(rows).toContainEqual({
    id: '2',
    title: 'Tea',
    imageUrl: null,
    problems: ['title_short', 'title_repeated', 'image_missing'],
    suggestedTitle: 'Yonder Hills of the Rize Tea',
    netSales: 0,
  });
  expect(rows.find(({ id }) => id === '4')).toMatchObject({ suggestedTitle: null });
  expect(rows.find(({ id }) => id === '3')).toMatchObject({
    problems: ['title_short', 'description_missing', 'image_missing', 'price_missing', 'category_missing'],
  });
  expect(Object.fromEntries(counts.map(({ problem, products }) => [problem, products]))).toMatchObject({
    title_missing: 0,
    title_short: 3,
    title_long: 0,
    title_repeated: 2,
    description_missing: 1,
    image_missing: 2,
    price_missing: 1,
    category_missing: 1,
  });
});

test('what sold most in the last 90 finished days stands first', async () => {
  const { feed, db, storeId, clock } = await start([
    on('2026-11-20', { product: '4', quantity: 2 }),
    on('2026-08-23', { product: '2', quantity: 1 }),
    on('2026-08-22', { product: '3', quantity: 50, unitPrice: '9.00' }), // 91 days ago
    on('2026-11-21', { product: '3', quantity: 50, unitPrice: '9.00' }), // today
    on('2026-11-20', { product: '1', quantity: 9 }), // nothing is wrong with it
  ]);
  const { rows } = await feed();
  expect(rows.map(({ id, netSales }) => [id, netSales])).toEqual([
    ['4', 12],
    ['2', 4],
    ['3', 0],
  ]);

  const summary = createFeedCheck({ db, reports: uncachedReports(clock.now) }).feedSummary;
  const store = {
    id: storeId,
    userId: '',
    platform: 'shopify',
    currency: 'GBP',
    timeZone: 'Europe/London',
  } as const;
  expect(await summary(store)).toEqual({
    products: 4,
    withProblem: 3,
    withoutPicture: 2,
    bestSellersWithProblem: 2,
  });
});

test('they are found by a word, whatever its letters, and by what is wrong', async () => {
  const { feed } = await start();
  const titles = async (query: object) => (await feed(query)).rows.map(({ title }) => title);
  expect(await titles({ search: 'CAY bardag' })).toEqual(['Çay Bardağı']);
  expect(await titles({ problem: 'title_repeated' })).toEqual(['Tea', 'Tea']);
  expect(await titles({ search: 'tea', problem: 'image_missing' })).toEqual(['Tea']);
  expect(await titles({ page: 2 })).toEqual([]);
});

test('an empty shop has nothing to check', async () => {
  const { feed } = await start([], []);
  expect(await feed()).toMatchObject({ products: 0, withoutProblem: 0, rows: [], total: 0 });
});
