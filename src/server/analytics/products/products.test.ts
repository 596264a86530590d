import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { PRODUCT_RANKING_CSV, salesEndpoints } from '#shared/analytics/sales-reports.ts';
import type { OrderFixture, ProductFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* Answers are computed by hand. It is the 21st of November 2026, noon in London. */

const products: ProductFixture[] = [
  {
    id: '11',
    title: 'Çay IŞIĞI',
    handle: 'tea-light',
    productType: 'Lamps',
    images: [{ url: 'https://cdn.example/tea-light.jpg' }],
    variants: [
      { sku: 'L', price: '15.00', compareAtPrice: '18.00', inventory: 4 },
      { sku: 'S', price: '10.00', compareAtPrice: '12.50', inventory: 3 },
    ],
  },
  { id: '12', title: 'Pot', handle: 'pot', price: '35.00' },
  { id: '13', title: 'Cup', handle: 'cup', price: '5.00' },
  { id: '14', title: 'Old tray', handle: 'old-tray', price: '9.00', status: 'ARCHIVED' },
  { id: '15', title: 'New tray', handle: 'new-tray', price: '9.00', status: 'DRAFT' },
];

async function shopWith(orders: OrderFixture[], shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    shops: [{ name: 'tea-house', currency: 'GBP', ianaTimezone: 'Europe/London', products, orders, ...shop }],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  return {
    ...started,
    owner,
    params,
    shop: started.simulator.shop('tea-house'),
    products: (query = {}) => owner.expectOk(owner.call(salesEndpoints.products, { params, query })),
    ranking: (query = {}) => owner.expectOk(owner.call(salesEndpoints.productRanking, { params, query })),
  };
}

const on = (day: string, ...lines: OrderFixture['lines']): OrderFixture => ({
  createdAt: `${day}T10:00:00Z`,
  lines,
});

describe('the products on sale', () => {
  test('come best sellers of 30 days first, then by title, with the lowest price', async () => {
    const { products } = await shopWith([
      on('2026-11-20', { product: 'pot' }),
      on('2026-10-23', { product: 'pot' }),
      on('2026-10-21', { product: 'cup', quantity: 9 }), // 31 days ago
      on('2026-11-21', { product: 'cup', quantity: 9 }), // today
    ]);
    const found = await products();
    expect(found.total).toBe(3);
    expect(found.products.map(({ title }) => title)).toEqual(['Pot', 'Cup', 'Çay IŞIĞI']);
    expect(found.products[2]).toEqual({
      id: '11',
      title: 'Çay IŞIĞI',
      handle: 'tea-light',
      price: 10,
      compareAtPrice: 12.5,
      category: 'Lamps',
      platform: 'shopify',
      imageUrl: 'https://cdn.example/tea-light.jpg',
      currency: 'GBP',
      inventory: 7,
      address: 'https://tea-house.myshopify.com/products/tea-light',
    });
  });

  test.each(['çay ışığı', 'CAY ISIGI', 'çay', 'ığ', 'TEA-L', ' tea '])(
    'are found by «%s»',
    async (search) => {
      const { products } = await shopWith([]);
      expect(await products({ search })).toMatchObject({ total: 1, products: [{ id: '11' }] });
    },
  );

  test('are counted all, however few are asked for', async () => {
    const { products } = await shopWith([]);
    expect(await products({ limit: 1 })).toMatchObject({ total: 3, products: [{ title: 'Cup' }] });
    expect(await products({ search: 'tray' })).toEqual({ total: 0, products: [] });
  });

  test('a store without products has none, and a ranking of nothing', async () => {
    const { products, ranking } = await shopWith([], { products: [] });
    expect(await products()).toEqual({ products: [], total: 0 });
    expect(await ranking()).toMatchObject({ rows: [], total: 0 });
  });
});

describe('the ranking of products', () => {
  const orders = [
    on('2026-11-02', { product: 'pot', quantity: 2, discount: '10.00' }, { product: 'cup', quantity: 4 }),
    { ...on('2026-11-03', { product: 'pot' }), name: '#2' },
    on('2026-11-04', { product: 'old-tray' }, { title: 'Engraving', unitPrice: '7.00' }),
    on('2026-11-05', { title: 'Wrapping', unitPrice: '3.00', quantity: 2 }),
    on('2026-10-21', { product: 'cup' }), // 11:00 in London: within the same part of last month
    { createdAt: '2026-10-21T12:00:00Z', lines: [{ product: 'pot' }] }, // an hour after it
    on('2026-10-02', { product: 'pot' }),
    on('2026-01-05', { product: 'pot' }), // the records begin long before
    { ...on('2026-11-06', { product: 'cup', quantity: 100 }), test: true },
    on('2026-11-07', { title: 'Gift card', unitPrice: '50.00', isGiftCard: true }),
  ];

  test('says what each sold in the stretch, what was given back, and what it sold before', async () => {
    const { ranking, shop, owner, params, clock } = await shopWith(orders);
    clock.advance({ minutes: 1 });
    shop.refund('#2', { lines: [{ line: 0, quantity: 1 }] });
    clock.advance({ minutes: 1 });
    await owner.refresh(params.storeId);
    const { rows, total, currency } = await ranking();
    expect([total, currency]).toEqual([5, 'GBP']);
    // Net: pot 105 − 10 − 35 = 60, cup 20, old tray 9, without a product 7 + 6 = 13, tea light 0; together 102.
    expect(rows).toMatchObject([
      {
        id: '12',
        orders: 2,
        units: 3,
        grossSales: 105,
        discounts: -10,
        reversals: -35,
        netSales: 60,
        previousNetSales: 35,
        share: 60 / 102,
        price: 35,
        inventory: 100,
      },
      { id: '13', orders: 1, units: 4, netSales: 20, previousNetSales: 5 },
      { id: null, title: '', orders: 2, units: 3, netSales: 13, previousNetSales: 0, price: null },
      { id: '14', title: 'Old tray', netSales: 9 },
      { id: '11', netSales: 0, share: 0, category: 'Lamps', inventory: 7 },
    ]);
  });

  test('adds up to the figures of the cards, whatever the stretch', async () => {
    const { ranking, owner, params } = await shopWith(orders);
    for (const range of ['mtd', '7d', '30d', '90d', '12m', 'all']) {
      const { rows } = await ranking({ range });
      const { details } = await owner.expectOk(
        owner.call(analyticsEndpoints.dashboard, { params, query: { range } }),
      );
      const part = (name: string) => details.totalRevenue.parts.find((each) => each.name === name)?.value;
      const sum = (of: 'grossSales' | 'discounts' | 'reversals' | 'netSales') =>
        rows.reduce((total, row) => total + row[of], 0);
      expect([range, sum('grossSales'), sum('discounts'), sum('reversals'), sum('netSales')]).toEqual([
        range,
        part('gross_sales'),
        part('discounts'),
        part('sales_reversals'),
        part('net_sales'),
      ]);
    }
  });

  test('is sorted by any column, with what is not known at the end', async () => {
    const { ranking } = await shopWith(orders);
    const ids = async (query: object) => (await ranking(query)).rows.map(({ id }) => id);
    expect(await ids({ sort: 'price' })).toEqual(['12', '11', '14', '13', null]);
    expect(await ids({ sort: 'price', direction: 'asc' })).toEqual(['13', '14', '11', '12', null]);
    expect(await ids({ sort: 'inventory', direction: 'asc' })).toEqual(['11', '13', '14', '12', null]);
    expect(await ids({ sort: 'title', direction: 'asc' })).toEqual([null, '13', '11', '14', '12']);
    expect(await ids({ sort: 'units', search: 'RAY' })).toEqual(['14']);
  });

  test('compares with nothing where nothing came before', async () => {
    const { ranking } = await shopWith(orders);
    expect((await ranking({ range: 'all' })).rows[0]).toMatchObject({ previousNetSales: null });
  });

  test('comes in pages, and as a file with all of them', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      id: `${100 + index}`,
      title: index === 0 ? '=HYPERLINK("x")' : `Cup ${index}`,
      price: '5.00',
    }));
    const { ranking, owner, params } = await shopWith([], { products: many });
    expect(await ranking({ page: 2 })).toMatchObject({ total: 30, page: 2, pageSize: 25 });
    expect((await ranking({ page: 2 })).rows).toHaveLength(5);
    const path = PRODUCT_RANKING_CSV.replace(':storeId', params.storeId);
    const file = await owner.send('GET', `${path}?sort=title&direction=asc`);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="tea-house-products-2026-11-21.csv"',
    );
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[1]).toBe(`"'=HYPERLINK(""x"")",hyperlink-x,5,100,0,0,0,0,0,0,,0,GBP`);
  });
});

test('another user finds nothing of it', async () => {
  const { params, signUp } = await shopWith([]);
  const stranger = await signUp();
  const { products, productRanking, affinity } = salesEndpoints;
  for (const endpoint of [products, productRanking, affinity]) {
    expect((await stranger.call(endpoint, { params })).status).toBe(404);
  }
  const path = PRODUCT_RANKING_CSV.replace(':storeId', params.storeId);
  expect((await stranger.send('GET', path)).statusCode).toBe(404);
});

test('the first products of a new store are offered at once, though a saved list is still empty', async () => {
  const shop = await shopWith([]);
  await shop.db.execute(sql`update products set status = 'DRAFT'`);
  await shop.db.execute(sql`delete from analytics_cache`);
  expect((await shop.products()).products).toEqual([]);
  await shop.db.execute(sql`update products set status = 'ACTIVE'`);
  expect((await shop.products()).products.length).toBeGreaterThan(0);
});
