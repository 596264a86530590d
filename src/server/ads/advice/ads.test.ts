import { expect, test } from 'vitest';
import { giftShop } from '#server/testing/gift-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type AdsResult, adsEndpoints, type NoAdsResult } from '#shared/ads/ads.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { checkFigures } from './testing/check-figures.ts';

const daysAgo = (days: number, hour: number) =>
  new Date(Date.parse('2026-11-21T00:00:00Z') - days * DAY_MS + hour * HOUR_MS).toISOString();

type Reply = AdsResult & NoAdsResult;

async function openShops(options: Parameters<typeof startApp>[0]) {
  const started = await startApp(options);
  const owner = await started.signUp();
  return {
    ...started,
    owner,
    connect: (name: string) => owner.connectShopify(name),
    async read(
      storeId: string,
      { timeframe = '30d', campaignType = 'all', language = 'en' } = {},
    ): Promise<Reply> {
      const path = pathOf(adsEndpoints.read, { storeId, timeframe, campaignType });
      const response = await owner.send('GET', path, undefined, { 'accept-language': language });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      return response.json();
    },
    save: (storeId: string, body: object) => owner.call(adsEndpoints.settings, { params: { storeId }, body }),
  };
}

const withoutTime = ({ computedAt: _, ...result }: AdsResult) => result;

test('a store is analysed from its own orders, the same twice, in the language of the reader', async () => {
  const { connect, read, owner, signUp, clock } = await openShops({ shops: [giftShop()] });
  const { id } = await connect('tea-house');
  const result = await read(id);
  checkFigures(result);
  expect(result).toMatchObject({
    currency: 'GBP',
    period: { from: '2026-10-22', to: '2026-11-20', timeZone: 'Europe/London' },
    storeAnalysis: {
      totalProducts: 2,
      mainCategory: null,
      productRange: '£40 – £60',
      orders: 30,
      netSales: 1_200,
      averageOrderValue: 40,
      previous: { orders: 38, netSales: 2_640 },
      fewData: false,
      basis: { kind: 'store', source: null, cases: 30 },
    },
    recommendations: {
      bestPostingTimes: [{ hour: 10 }, { hour: 10 }, { hour: 10 }],
      idealCustomer: { basis: { kind: 'store', source: null, cases: 30 } },
    },
    customers: { buyers: 30, newBuyers: 0, returningBuyers: 30, baskets: { unitsPerOrder: 1 } },
    performance: {
      assumptions: [{ name: 'budget', value: 60 }, {}, {}, {}, { name: 'orderValue', value: 40 }],
    },
  });
  expect(result.recommendations.actions.length).toBeGreaterThan(0);

  clock.advance({ minutes: 5 });
  expect(withoutTime(await read(id))).toEqual(withoutTime(result));
  const analysed = await owner.expectOk(
    owner.call(adsEndpoints.analyze, {
      params: { storeId: id },
      body: { timeframe: '30d', campaignType: 'all' },
    }),
  );
  expect(withoutTime(analysed as AdsResult)).toEqual(withoutTime(result));

  const turkish = await read(id, { language: 'tr' });
  expect(turkish.recommendations.idealCustomer!.text).toContain(
    'İptal veya iade edilmeyen 30 siparişin yarısı £40 tutarında.',
  );
  expect(result.recommendations.idealCustomer!.text).toContain(
    'Half of the 30 orders that were not cancelled or refunded are worth £40.',
  );

  const stranger = await signUp();
  const params = { storeId: id, timeframe: '30d', campaignType: 'all' } as const;
  expect((await stranger.call(adsEndpoints.read, { params })).status).toBe(404);
  expect((await stranger.call(adsEndpoints.analyze, { params, body: {} })).status).toBe(404);
  expect((await stranger.call(adsEndpoints.settings, { params, body: {} })).status).toBe(404);
  const unknown = { ...params, timeframe: '8d' as '7d' };
  expect((await owner.call(adsEndpoints.read, { params: unknown })).status).toBe(400);
});

test('what the owner says replaces what would be assumed, until it is taken back', async () => {
  const { connect, read, save } = await openShops({ shops: [giftShop()] });
  const { id } = await connect('tea-house');
  const before = await read(id);
  expect(before.settings).toEqual({
    grossMargin: null,
    industry: 'shopping-gifts',
    industryBasis: { kind: 'assumption', source: 'industry', cases: null },
  });
  expect((await save(id, { grossMargin: 0.4, assumptions: { budget: 300, costPerClick: 0.5 } })).status).toBe(
    200,
  );
  expect((await save(id, { industry: 'food', assumptions: { conversionRate: 0.05 } })).status).toBe(200);
  const said = await read(id);
  expect(said).toMatchObject({
    settings: { grossMargin: 0.4, industry: 'food', industryBasis: { source: 'own_entry' } },
    performance: {
      breakEvenRoas: 2.5,
      projected: { clicks: 600, conversions: 30, estimatedRoas: 4 },
      specified: { revenuePotential: 1_950, roiImprovement: 60 },
    },
  });
  const budgetOf = async (timeframe: '7d' | '90d') =>
    (await read(id, { timeframe })).performance.assumptions[0]?.value;
  expect([await budgetOf('7d'), await budgetOf('90d')]).toEqual([70, 900]);
  await save(id, { timeframe: '7d', assumptions: { budget: 100 } });
  expect([await budgetOf('7d'), await budgetOf('90d')]).toEqual([100, 1_285.71]);

  const back = { budget: null, costPerClick: null, conversionRate: null };
  await save(id, { grossMargin: null, industry: null, assumptions: back });
  expect(withoutTime(await read(id))).toEqual(withoutTime(before));

  const refused = [
    { industry: 'weapons' },
    { grossMargin: 0 },
    { grossMargin: 1.2 },
    { assumptions: { budget: 0 } },
    { assumptions: { budget: 1e13 } },
    { assumptions: { conversionRate: 1.1 } },
    { assumptions: { luck: 1 } },
  ];
  for (const body of refused) expect((await save(id, body)).status, JSON.stringify(body)).toBe(400);
  expect(withoutTime(await read(id))).toEqual(withoutTime(before));
});

const SMALL_SHOPS: ShopFixture[] = [
  { name: 'empty', currency: 'GBP', products: [], customers: [], orders: [] },
  { name: 'unsold', currency: 'GBP', products: [{ title: 'Mug', price: '9.50', productType: 'Mugs' }] },
  {
    name: 'first-order',
    currency: 'USD',
    ianaTimezone: 'America/New_York',
    products: [{ title: 'Mug', price: '20.00', productType: 'Mugs' }],
    orders: [{ createdAt: daysAgo(3, 15), email: 'anna@example.com', lines: [{ product: 'Mug' }] }],
  },
  {
    name: 'yen',
    currency: 'JPY',
    ianaTimezone: 'Asia/Tokyo',
    products: [
      { title: 'Chawan', price: '1800', productType: 'Giyim' },
      { title: 'Kyusu', price: '12000', productType: 'Giyim' },
    ],
    // Nobody is known of these buyers.
    orders: Array.from({ length: 12 }, (_, day) => ({
      createdAt: daysAgo(1 + day, 3),
      lines: [{ product: day % 3 ? 'Chawan' : 'Kyusu' }],
    })),
  },
  {
    name: 'free',
    currency: 'EUR',
    products: [{ title: 'Sample', price: '0.00' }],
    orders: [1, 2, 3].map((day) => ({ createdAt: daysAgo(day, 9), lines: [{ product: 'Sample' }] })),
  },
  {
    name: 'seasonal',
    currency: 'EUR',
    products: [
      { title: 'Heater', price: '80.00', productType: 'Heating' },
      { title: 'Fan', price: '30.00', productType: 'Fans' },
    ],
    orders: [
      ...[120, 130, 140].map((day) => ({ createdAt: daysAgo(day, 9), lines: [{ product: 'Heater' }] })),
      { createdAt: daysAgo(5, 9), lines: [{ product: 'Fan' }] },
    ],
  },
];

test('stores with nothing, one product, one order, no known buyers, yen and free goods are advised what can be advised', async () => {
  const { connect, read } = await openShops({ shops: SMALL_SHOPS });
  const advice = async (name: string, asked = {}) => {
    const { id } = await connect(name);
    const result = await read(id, asked);
    if (!('error' in result)) checkFigures(result);
    return result;
  };
  expect(await advice('empty')).toEqual({
    error: 'nothing_to_analyse',
    message: expect.stringContaining('no products on sale and no orders yet'),
  });
  // What sold most in the last 90 days.
  expect(await advice('seasonal')).toMatchObject({ storeAnalysis: { mainCategory: 'Fans' } });
  expect(await advice('unsold')).toMatchObject({
    storeAnalysis: {
      totalProducts: 1,
      mainCategory: 'Mugs',
      productRange: '£9.50',
      orders: 0,
      fewData: true,
    },
    recommendations: { idealCustomer: null, bestPostingTimes: [], budgetAllocation: [], topLocations: [] },
    bestTimes: { hourly: [], daily: [], monthly: [] },
    customers: { buyers: 0, baskets: null },
    settings: { industry: 'home' },
    performance: {
      assumptions: [
        { name: 'budget', value: null },
        { name: 'costPerClick', value: null, basis: { source: 'own_entry' } },
        {},
        {},
        { name: 'orderValue', value: 65, basis: { kind: 'assumption', source: 'specified_value' } },
      ],
      projected: { clicks: null, conversions: null },
    },
  });
  expect(await advice('first-order', { timeframe: '7d', campaignType: 'search' })).toMatchObject({
    storeAnalysis: { orders: 1, netSales: 20, averageOrderValue: 20 },
    recommendations: { bestPostingTimes: [{ day: 3, hour: 10, orders: 1, share: 1 }] },
    performance: {
      assumptions: [
        { value: 1 },
        { name: 'costPerClick', value: 8.33, basis: { kind: 'benchmark', source: 'wordstream_search_2026' } },
        {},
        {},
        { value: 20, basis: { kind: 'store', cases: 1 } },
      ],
    },
  });
  expect(await advice('yen')).toMatchObject({
    currency: 'JPY',
    storeAnalysis: { productRange: '¥1,800 – ¥12,000', orders: 12 },
    recommendations: { idealCustomer: null },
    customers: { buyers: 0, newBuyers: 0, returningBuyers: 0 },
    settings: { industry: 'apparel' },
  });
  expect(await advice('free')).toMatchObject({
    storeAnalysis: { productRange: null, orders: 3, netSales: 0, averageOrderValue: 0 },
    performance: {
      assumptions: [{ value: null }, {}, {}, {}, { value: 65, basis: { source: 'specified_value' } }],
    },
  });
});

test('a Shopier store is advised too, and one of which nothing has been read is asked to wait', async () => {
  const { owner, read, runJobs } = await openShops({
    shopierShops: [
      {
        name: 'lumiere',
        products: [{ title: 'Fincan', price: '249.90', categories: ['Mutfak'] }],
        orders: [1, 2, 40].map((day) => ({
          createdAt: daysAgo(day, 18),
          buyer: { email: `alici${day}@example.com`, city: 'İzmir' },
          lines: [{ product: 'Fincan' }],
        })),
      },
    ],
  });
  const { store } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopier, { body: { shopDomain: 'lumiere', apiKey: 'pat_lumiere' } }),
  );
  expect(await read(store.id, { language: 'tr' })).toEqual({
    error: 'no_data_yet',
    message: expect.stringContaining('Nothing has been read from your store yet'),
  });
  await runJobs();
  const result = await read(store.id, { language: 'tr' });
  checkFigures(result);
  expect(result).toMatchObject({
    currency: 'TRY',
    storeAnalysis: { totalProducts: 1, mainCategory: 'Mutfak', productRange: '₺249,90', orders: 2 },
    recommendations: { topLocations: ['İzmir'] },
    settings: { industry: 'home' },
  });
});
