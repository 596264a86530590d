import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundedOf, totalOf } from '#simulators/shopier/shop/shop.ts';
import { createShopierSimulator, type ShopierSimulator } from '#simulators/shopier/simulator.ts';
import { clientOf } from '#simulators/shopier/testing/client.ts';
import { demoShopList } from './demo-shops.ts';

let stateDir: string;
let simulator: ShopierSimulator;
const open = (day: string) =>
  createShopierSimulator({ demoShops: true, stateDir, now: () => new Date(`${day}T12:00:00Z`) });

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'shopier-demo-'));
  simulator = await open('2026-11-20');
});
afterAll(async () => {
  await simulator.stop();
  await rm(stateDir, { recursive: true });
});

const owner = () => clientOf(simulator, 'pat_lumiere-istanbul');

test('the history is the same at every start, to the kuruş', async () => {
  const orders = (await simulator.openShop('lumiere-istanbul')).orders();
  const sum = { orders: 0, lines: 0, total: 0, refunds: 0, refunded: 0 };
  for (const order of orders) {
    sum.orders += 1;
    sum.lines += order.lines.length;
    sum.total += totalOf(order);
    sum.refunds += order.refunds.length;
    sum.refunded += refundedOf(order);
  }
  const buyers = new Set(orders.map(({ buyer }) => buyer.email));
  expect({ ...sum, buyers: buyers.size }).toEqual({
    orders: 7_882,
    lines: 22_702,
    total: 4_082_410_511,
    refunds: 1_533,
    refunded: 89_189_781,
    buyers: 1_515,
  });
});

test("what Shopier takes is the same too; some parcels have no known cost, and some interest is the seller's", async () => {
  const shop = simulator.shop('lumiere-istanbul');
  const sum = { carrier: 0, withoutCarrier: 0, installments: 0, interestOfSeller: 0 };
  for (const order of shop.orders()) {
    sum.carrier += order.shippingFee ?? 0;
    sum.withoutCarrier += order.shippingFee === null ? 1 : 0;
    sum.installments += order.installments ? 1 : 0;
    sum.interestOfSeller += order.installments?.costBearer === 'seller' ? order.installments.interest : 0;
  }
  expect(sum).toEqual({
    carrier: 50_572_290,
    withoutCarrier: 1_136,
    installments: 1_682,
    interestOfSeller: 59_320_872,
  });
});

test('what the last two days cost is not known yet', async () => {
  const { get } = owner();
  const ids = (await get('/orders', { limit: '50' })).body.map(({ id }: { id: string }) => id);
  const statuses = new Set<number>();
  for (const id of ids) statuses.add((await get(`/orders/transactions/${id}`)).status);
  expect([...statuses]).toEqual([404, 200]);
});

test('no order is free, none gives back more than it cost, and ids are not repeated', async () => {
  const orders = simulator.shop('lumiere-istanbul').orders();
  expect(orders.filter((order) => totalOf(order) <= 0 || refundedOf(order) > totalOf(order))).toEqual([]);
  const refundIds = orders.flatMap(({ refunds }) => refunds.map(({ id }) => id));
  expect(new Set(refundIds).size).toBe(refundIds.length);
});

test('it ends yesterday in Istanbul, and stays where it was a week later', async () => {
  const newest = async (from: ShopierSimulator) =>
    (await clientOf(from, 'pat_lumiere-istanbul').get('/orders', { limit: '1' })).body[0];
  const last = await newest(simulator);
  expect(last).toMatchObject({ dateCreated: expect.stringMatching(/^2026-11-19T/), status: 'unfulfilled' });
  const later = await open('2026-11-27');
  expect(await newest(later)).toEqual(last);
  await later.stop();
});

test('a whole history is read month by month', async () => {
  const query = {
    dateStart: '2025-11-01T00:00:00+0300',
    dateEnd: '2025-11-30T23:59:59+0300',
    limit: '50',
    sort: 'dateAsc',
  };
  const first = await owner().get('/orders', query);
  const pages = Number(first.headers.get('Shopier-Pagination-Total-Pages'));
  const ids = new Set<string>();
  for (let page = 1; page <= pages; page += 1)
    for (const { id } of (await owner().get('/orders', { ...query, page: String(page) })).body) ids.add(id);
  expect(ids.size).toBe(Number(first.headers.get('Shopier-Pagination-Total-Items')));
  expect(ids.size).toBeGreaterThan(300);
});

test('the catalogue is priced in lira, ends in 90 kuruş, and shows its photos', async () => {
  const products = [];
  for (const page of ['1', '2'])
    products.push(...(await owner().get('/products', { limit: '50', page })).body);
  expect(products).toHaveLength(83);
  for (const { priceData, variants } of products)
    for (const { price } of [priceData, ...variants.map((each: { priceData: object }) => each.priceData)])
      expect(price).toMatch(/\.90$/);
  const photo = await fetch(products[0].media[0].url);
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  expect((await fetch(`${simulator.origin}/cdn/nothing.jpg`)).status).toBe(404);
});

test('buyers have Turkish names, addresses nobody can write to, and identity numbers nobody has', async () => {
  const { shippingInfo, billingInfo } = (await owner().get('/orders', { limit: '1' })).body[0];
  expect(shippingInfo.email).toMatch(/^[a-z]+\.[a-z]+\d+@example\.com$/);
  expect(shippingInfo.nationalId).toMatch(/^0\d{10}$/);
  expect(billingInfo.nationalId).toBeUndefined();
});

test('failing shops hold the newest 200 orders and open with tokens of their own', async () => {
  expect(demoShopList.map(({ name }) => name)).toEqual([
    'lumiere-istanbul',
    'clear',
    'products-403',
    'transactions-403',
    'rate-limited',
    'revoked',
    'wrong-token',
    'flaky',
    'html',
    'no-headers',
    'wrapped',
    'comma-money',
    'truncated',
  ]);
  const failing = clientOf(simulator, 'pat_products-403');
  expect((await failing.get('/orders')).headers.get('Shopier-Pagination-Total-Items')).toBe('200');
  const ids = [(await failing.get('/shop/owner')).body.id, (await owner().get('/shop/owner')).body.id];
  expect(new Set(ids).size).toBe(2);
});

test('an order placed in one shop is not in the others', async () => {
  const shop = await simulator.openShop('comma-money');
  const [last] = shop.orders();
  shop.refund(last?.id ?? '');
  expect(
    (await clientOf(simulator, 'pat_comma-money').get('/refunds', { orderId: last?.id ?? '' })).body,
  ).toHaveLength(1);
  expect((await owner().get('/refunds', { orderId: last?.id ?? '' })).body).toHaveLength(0);
});
