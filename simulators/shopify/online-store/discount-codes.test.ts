import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { startReceivingApp } from '#simulators/shopify/testing/app.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';

let stateDir: string;
let clock: number;
let simulator: ShopifySimulator;

const MARKS = 'utm_source=instagram&utm_medium=social&utm_campaign=vitrin&utm_content=post-1';
const TEA_LINK = `/discount/tea10?redirect=${encodeURIComponent(`/products/tea?variant=12&${MARKS}`)}`;

const start = () =>
  createShopifySimulator({
    now: () => new Date(clock),
    stateDir,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        products: [
          {
            id: '1',
            title: 'Tea',
            variants: [
              { id: '11', price: '8.00', options: { Size: 'Small' } },
              { id: '12', price: '19.99', options: { Size: 'Large' } },
            ],
          },
          { id: '2', title: 'Cup', variants: [{ id: '21', price: '4.00' }] },
          { id: '3', title: 'Voucher', isGiftCard: true, variants: [{ id: '31', price: '50.00' }] },
        ],
      },
      { name: 'cay-evi', currency: 'TRY', products: [{ title: 'Tea', price: '20.00' }] },
    ],
  });

beforeEach(async () => {
  clock = Date.parse('2026-11-20T12:00:00Z');
  stateDir = await mkdtemp(join(tmpdir(), 'discount-links-'));
  simulator = await start();
  const shop = simulator.shop('tea-house');
  shop.addDiscountCode({ code: 'Tea10', percentage: 0.1, productIds: ['1'] });
  shop.addDiscountCode({ code: 'All20', percentage: 0.2 });
  shop.addDiscountCode({ code: 'Cup50', percentage: 0.5, productIds: ['2'] });
  shop.addDiscountCode({ code: 'Old', percentage: 0.5, endsAt: clock });
  shop.addDiscountCode({ code: 'Soon', percentage: 0.5, startsAt: clock + 1000 });
});
afterEach(async () => {
  await simulator.close();
  await rm(stateDir, { recursive: true });
});

const addressOf = (path: string) => simulator.origin.replace('{shop}', 'tea-house') + path;

/** Where the link leads, and the cookie that a browser takes along. */
async function follow(path: string) {
  const { status, headers } = await fetch(addressOf(path), { redirect: 'manual' });
  const [cookie = '', place = ''] = (headers.get('set-cookie') ?? '').split('; ');
  return { status, location: headers.get('location') ?? '', cookie, place };
}

const read = async (address: string, cookie = '') => (await fetch(address, { headers: { cookie } })).text();

async function buy(address: string, cookie = '') {
  const { status } = await fetch(address, { method: 'POST', headers: { cookie }, redirect: 'manual' });
  expect(status).toBe(303);
  return (await orders())[0];
}

const ORDERS = `{ orders(first: 9, sortKey: CREATED_AT, reverse: true) { nodes { name discountCodes
  totalPriceSet { shopMoney { amount } } subtotalPriceSet { shopMoney { amount } }
  totalDiscountsSet { shopMoney { amount } }
  customerJourneySummary { lastVisit { source landingPage utmParameters { source medium campaign content } } }
  lineItems(first: 5) { nodes { title discountedTotalSet { shopMoney { amount } }
    withCode: discountedTotalSet(withCodeDiscounts: true) { shopMoney { amount } }
    discountAllocations { allocatedAmountSet { shopMoney { amount } } } } } } } }`;

type Money = { shopMoney: { amount: string } };
type Ordered = {
  name: string;
  discountCodes: string[];
  totalPriceSet: Money;
  subtotalPriceSet: Money;
  totalDiscountsSet: Money;
  lineItems: {
    nodes: {
      title: string;
      discountedTotalSet: Money;
      withCode: Money;
      discountAllocations: { allocatedAmountSet: Money }[];
    }[];
  };
};

async function orders() {
  const { data } = await clientOf(simulator, 'tea-house').ask<{ orders: { nodes: Ordered[] } }>(ORDERS);
  return data.orders.nodes;
}

/** The price of each line, with codes and without, and what is off it. */
const linesOf = (order: Ordered | undefined) =>
  order?.lineItems.nodes.map(({ title, discountedTotalSet, withCode, discountAllocations }) => [
    title,
    withCode.shopMoney.amount,
    discountedTotalSet.shopMoney.amount,
    ...discountAllocations.map(({ allocatedAmountSet }) => allocatedAmountSet.shopMoney.amount),
  ]);

const sumsOf = (order: Ordered | undefined) =>
  [order?.subtotalPriceSet, order?.totalDiscountsSet, order?.totalPriceSet].map(
    (money) => money?.shopMoney.amount,
  );

test('the link of a code leads to the product with its marks, and the order is cheaper and names code and link', async () => {
  const { status, location, cookie, place } = await follow(TEA_LINK);
  const landing = addressOf(`/products/tea?variant=12&${MARKS}`);
  expect({ status, location }).toEqual({ status: 302, location: landing });
  expect(cookie).toBe('discount_code=tea10');
  expect(place).toBe('path=/shopify/tea-house');
  expect(await read(location, cookie)).toContain('Discount code: <strong>Tea10</strong> · −£2.00');

  const order = await buy(location, cookie);
  expect(order).toMatchObject({
    discountCodes: ['Tea10'],
    customerJourneySummary: {
      lastVisit: {
        source: 'instagram',
        landingPage: landing,
        utmParameters: { source: 'instagram', medium: 'social', campaign: 'vitrin', content: 'post-1' },
      },
    },
  });
  expect(linesOf(order)).toEqual([['Tea', '17.99', '19.99', '2.00']]);
  expect(sumsOf(order)).toEqual(['17.99', '2.00', '21.94']);
});

test('a cart permalink brings its code along, and only what it covers is cheaper', async () => {
  const address = addressOf(`/cart/12:2,21:1?discount=TEA10&${MARKS}`);
  expect(await read(address)).toContain('<strong>Tea10</strong> · −£4.00');
  const order = await buy(address);
  expect(order?.discountCodes).toEqual(['Tea10']);
  expect(linesOf(order)).toEqual([
    ['Tea', '35.98', '39.98', '4.00'],
    ['Cup', '4.00', '4.00'],
  ]);
  expect(sumsOf(order)).toEqual(['39.98', '4.00', '43.93']);
});

test('a code for all is shared over the lines to the penny, without gift cards', async () => {
  const order = await buy(addressOf('/cart/12:1,21:1,31:1?discount=all20'));
  expect(linesOf(order)).toEqual([
    ['Tea', '19.99', '19.99', '4.00'],
    ['Cup', '4.00', '4.00', '0.80'],
    ['Voucher', '50.00', '50.00'],
  ]);
  expect(sumsOf(order)).toEqual(['69.19', '4.80', '73.14']);
});

test('a cart without a code of its own takes the one that is remembered, another goes before it', async () => {
  const { cookie } = await follow('/discount/TEA10');
  expect((await buy(addressOf('/cart/12:1'), `a=b; ${cookie}; c=d`))?.discountCodes).toEqual(['Tea10']);
  expect((await buy(addressOf('/cart/12:1?discount=ALL20'), cookie))?.discountCodes).toEqual(['All20']);
  expect((await buy(addressOf('/cart/12:1')))?.discountCodes).toEqual([]);
});

test('the address of a product brings no code along', async () => {
  const address = addressOf('/products/tea?variant=12&discount=TEA10');
  expect(await read(address)).not.toContain('Discount code');
  expect((await buy(address))?.discountCodes).toEqual([]);
});

test('codes do not combine: the first that fits is used', async () => {
  const address = addressOf('/cart/12:1?discount=CUP50,TEA10,ALL20');
  const html = await read(address);
  expect(html).toContain('<strong>CUP50</strong> · not valid for this purchase');
  expect(html).toContain('<strong>Tea10</strong> · −£2.00');
  expect(html).toContain('<strong>ALL20</strong> · not valid for this purchase');
  expect((await buy(address))?.discountCodes).toEqual(['Tea10']);
});

test.each(['NONE', 'OLD', 'SOON', 'CUP50'])('%s takes nothing off, and the page says so', async (code) => {
  const { location, cookie } = await follow(`/discount/${code}?redirect=/products/tea?variant=12`);
  expect(await read(location, cookie)).toContain(`<strong>${code}</strong> · not valid for this purchase`);
  const order = await buy(location, cookie);
  expect(order?.discountCodes).toEqual([]);
  expect(sumsOf(order)).toEqual(['19.99', '0.00', '23.94']);
});

test('a code that ends between the look and the purchase is not used', async () => {
  simulator.shop('tea-house').addDiscountCode({ code: 'SHORT', percentage: 0.5, endsAt: clock + 60_000 });
  const address = addressOf('/cart/12:1?discount=SHORT');
  expect(await read(address)).toContain('−£10.00');
  clock += 60_000;
  expect((await buy(address))?.discountCodes).toEqual([]);
});

test.each([
  'https://evil.example/',
  '@evil.example/',
  '.evil.example/',
  '/../cay-evi/products/tea',
  'products/tea',
])('a redirect to %s leads to the home page of the shop', async (redirect) => {
  const { location } = await follow(`/discount/TEA10?redirect=${encodeURIComponent(redirect)}`);
  expect(location).toBe(addressOf('/'));
});

test('a link with a slash more stays in the shop, and one without a redirect leads to its home page', async () => {
  expect((await follow('/discount/TEA10?redirect=//evil.example/')).location).toBe(
    addressOf('//evil.example/'),
  );
  expect((await follow('/discount/TEA%2010/')).cookie).toBe('discount_code=TEA%2010');
  expect((await follow('/discount/TEA10')).location).toBe(addressOf('/'));
});

test('the app hears of the code and of what it took off', async () => {
  const app = await startReceivingApp(() => simulator.merchantApp.clientSecret);
  await clientOf(simulator, 'tea-house').ask(`mutation { webhookSubscriptionCreate(topic: ORDERS_CREATE,
    webhookSubscription: { uri: "${app.url}/hooks" }) { userErrors { message } } }`);
  await buy(addressOf('/cart/12:1?discount=TEA10'));
  await simulator.deliverDue();
  expect(app.bodyOf('orders/create')).toMatchObject({
    total_discounts: '2.00',
    discount_codes: [{ code: 'Tea10', amount: '2.00' }],
    line_items: [{ discount_allocations: [{ amount: '2.00' }] }],
  });
  await app.close();
});

test('an order from the desk may come by the link of a code', async () => {
  const link = addressOf(`/discount/ALL20?redirect=${encodeURIComponent(`/products/tea?${MARKS}`)}`);
  await fetch(addressOf('/desk'), { method: 'POST', body: new URLSearchParams({ do: 'order', link }) });
  const [order] = await orders();
  expect(order).toMatchObject({
    customerJourneySummary: {
      lastVisit: { landingPage: addressOf(`/products/tea?${MARKS}`), utmParameters: { content: 'post-1' } },
    },
  });
  // What is bought is invented, and gift cards have no discount.
  const isCovered = order?.lineItems.nodes.some(({ title }) => title !== 'Voucher');
  expect(order?.discountCodes).toEqual(isCovered ? ['All20'] : []);
});

test('a restarted program has the same orders, though their code was deleted since', async () => {
  await buy(addressOf('/cart/12:1,21:1?discount=TEA10'));
  await buy(addressOf('/cart/12:1,21:1?discount=ALL20'));
  const before = await orders();
  for (const { id, code } of simulator.shop('tea-house').discountCodes)
    if (code !== 'All20') simulator.shop('tea-house').removeDiscountCode(id);
  await simulator.close();
  simulator = await start();
  expect(await orders()).toEqual(before);
  expect(simulator.shop('tea-house').discountCodes.map(({ code }) => code)).toEqual(['All20']);
  const { cookie } = await follow(TEA_LINK);
  expect((await buy(addressOf('/cart/12:1'), cookie))?.discountCodes).toEqual([]);
});
