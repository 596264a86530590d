import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { startReceivingApp } from '#simulators/shopify/testing/app.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';

let stateDir: string;
let simulator: ShopifySimulator;

const MARKS = 'utm_source=instagram&utm_medium=social&utm_campaign=vitrin&utm_content=post-1';

const start = () =>
  createShopifySimulator({
    now: () => new Date('2026-11-20T12:00:00Z'),
    stateDir,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        products: [
          {
            title: 'Tea',
            variants: [
              { id: '11', price: '8.00', options: { Size: 'Small' } },
              { id: '12', price: '20.00', options: { Size: 'Large' } },
              { id: '13', price: '30.00', inventory: 0, options: { Size: 'Huge' } },
            ],
          },
          { title: 'Cup', variants: [{ id: '21', price: '4.00', inventory: 2 }] },
          { title: 'Voucher', isGiftCard: true, variants: [{ id: '31', price: '50.00' }] },
          { title: 'Draft', status: 'DRAFT', variants: [{ id: '41', price: '1.00' }] },
        ],
        orders: [{ name: '#9', number: 9, createdAt: '2026-11-01T00:00:00Z', lines: [{ product: 'Tea' }] }],
      },
    ],
  });

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'purchases-'));
  simulator = await start();
});
afterEach(async () => {
  await simulator.close();
  await rm(stateDir, { recursive: true });
});

const addressOf = (path: string) => simulator.origin.replace('{shop}', 'tea-house') + path;

async function post(path: string, fields: Record<string, string> = {}) {
  const response = await fetch(addressOf(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

const ORDERS = `{ orders(first: 9, sortKey: CREATED_AT, reverse: true) { nodes { id name discountCodes
  totalPriceSet { shopMoney { amount } } customer { id }
  customerJourneySummary { lastVisit { source landingPage utmParameters { source medium campaign content } } }
  lineItems(first: 5) { nodes { id title quantity variant { id } } } } } }`;

type Ordered = {
  name: string;
  discountCodes: string[];
  totalPriceSet: { shopMoney: { amount: string } };
  lineItems: { nodes: { quantity: number; variant: { id: string } }[] };
};

/** Newest first, without the one of before. */
async function placedOrders() {
  const { data } = await clientOf(simulator, 'tea-house').ask<{ orders: { nodes: Ordered[] } }>(ORDERS);
  return data.orders.nodes.filter(({ name }) => name !== '#9');
}

const boughtIn = ({ lineItems }: Ordered) =>
  lineItems.nodes.map(({ quantity, variant }) => `${quantity} × ${variant.id.split('/').at(-1)}`);

test('who followed the link of a post buys exactly what it shows, and the journey of the order names the link', async () => {
  const { status, location } = await post(`/products/tea?variant=12&${MARKS}`, { id: '12' });
  expect(status).toBe(303);
  const thanks = await fetch(location);
  expect(thanks.status).toBe(200);
  const html = await thanks.text();
  expect(html).toContain('<strong>#10</strong> · £23.95');
  expect(html).toContain('1 × Tea – Large');

  const orders = await placedOrders();
  expect(orders.map(boughtIn)).toEqual([['1 × 12']]);
  expect(orders[0]).toMatchObject({
    name: '#10',
    customer: { id: expect.any(String) },
    customerJourneySummary: {
      lastVisit: {
        source: 'instagram',
        landingPage: addressOf(`/products/tea?variant=12&${MARKS}`),
        utmParameters: { source: 'instagram', medium: 'social', campaign: 'vitrin', content: 'post-1' },
      },
    },
  });
});

test('pressed twice, two orders are placed; without a link the journey is direct', async () => {
  await post('/products/tea', { id: '11' });
  await post('/products/tea');
  const orders = await placedOrders();
  expect(orders.map(({ name }) => name)).toEqual(['#11', '#10']);
  expect(orders.map(boughtIn)).toEqual([['1 × 11'], ['1 × 11']]);
  expect(orders[0]).toMatchObject({
    customerJourneySummary: { lastVisit: { source: 'direct', utmParameters: null } },
  });
});

test('nothing is placed for what is sold out, of another product, a draft or deleted', async () => {
  const gone = simulator.shop('tea-house').addProduct({ title: 'Gone', price: '5.00' });
  simulator.shop('tea-house').deleteProduct(gone);
  expect((await post('/products/tea', { id: '13' })).status).toBe(422);
  expect((await post('/products/tea', { id: '21' })).status).toBe(404);
  expect((await post('/products/draft', { id: '41' })).status).toBe(404);
  expect((await post('/cart/41:1')).status).toBe(404);
  expect((await post('/cart/13:1')).status).toBe(422);
  expect((await post('/products/gone')).status).toBe(404);
  expect(await placedOrders()).toEqual([]);
});

test('a gift card is not sent by post', async () => {
  await post('/products/voucher');
  expect((await placedOrders())[0]?.totalPriceSet.shopMoney.amount).toBe('50.00');
});

test('a cart permalink shows what it holds, and one press buys it; a code that does not exist is not used', async () => {
  const path = `/cart/12:1,21:3,404:1,13:1?discount=SUMMER,%3Cb%3E&${MARKS}`;
  const page = await fetch(addressOf(path));
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<tr><td>Tea – Large</td><td>× 1</td><td>£20.00</td></tr>');
  expect(html).toContain('<tr><td>Cup</td><td>× 2</td><td>£8.00</td></tr>');
  expect(html).toContain('<tr><td>Tea – Huge</td><td>Sold out</td>');
  expect(html).toContain('£28.00');
  expect(html).toContain('<strong>SUMMER</strong> · not valid for this purchase');
  expect(html).toContain('<strong>&#60;b&#62;</strong> · not valid for this purchase');
  expect(html).toContain('<form method="post">');

  expect((await post(path)).status).toBe(303);
  const [order] = await placedOrders();
  expect(order && boughtIn(order)).toEqual(['1 × 12', '2 × 21']);
  expect(order).toMatchObject({
    discountCodes: [],
    totalPriceSet: { shopMoney: { amount: '31.95' } },
    customerJourneySummary: {
      lastVisit: { landingPage: addressOf(path), utmParameters: { content: 'post-1' } },
    },
  });
});

test.each(['404:1', '41:1', '12:0', '12', 'x', '12:1:1', '%00'])(
  'a cart permalink of %s holds nothing that is sold',
  async (items) => {
    expect((await fetch(addressOf(`/cart/${items}`))).status).toBe(404);
  },
);

test('a thank-you page is there for orders of the shop only', async () => {
  expect((await fetch(addressOf('/checkouts/123/thank_you'))).status).toBe(404);
});

test('the app hears of it as of an order from the desk', async () => {
  const app = await startReceivingApp(() => simulator.merchantApp.clientSecret);
  for (const topic of ['ORDERS_CREATE', 'ORDERS_PAID'])
    await clientOf(simulator, 'tea-house').ask(`mutation { webhookSubscriptionCreate(topic: ${topic},
      webhookSubscription: { uri: "${app.url}/hooks" }) { userErrors { message } } }`);
  await post(`/products/tea?${MARKS}`, { id: '12' });
  await simulator.deliverDue();
  expect(app.topics().toSorted()).toEqual(['orders/create', 'orders/paid']);
  expect(app.bodyOf('orders/create')).toMatchObject({
    name: '#10',
    landing_site: addressOf(`/products/tea?${MARKS}`),
    line_items: [{ variant_id: 12, quantity: 1 }],
  });
  await app.close();
});

test('a restarted program has the same orders, and its thank-you pages', async () => {
  const { location } = await post(`/products/tea?variant=12&${MARKS}`, { id: '12' });
  await post('/desk', { do: 'order' });
  await post(`/cart/21:2?discount=SUMMER&${MARKS}`);
  const before = await placedOrders();
  expect(before).toHaveLength(3);
  const path = new URL(location).pathname.replace('/shopify/tea-house', '');
  await simulator.close();
  simulator = await start();
  expect(await placedOrders()).toEqual(before);
  expect(await (await fetch(addressOf(path))).text()).toContain('#10');
});

test('an order of a product that a restarted program does not have is left out', async () => {
  simulator.shop('tea-house').addProduct({ title: 'Guest', price: '5.00' });
  await post('/products/guest');
  await post('/products/tea');
  expect(await placedOrders()).toHaveLength(2);
  await simulator.close();
  simulator = await start();
  expect((await placedOrders()).map(({ name }) => name)).toEqual(['#10']);
});
