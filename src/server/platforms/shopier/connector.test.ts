import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutside, type Outside } from '#server/platforms/ports/outside.ts';
import type { Checkpoint, PlatformBatch, PlatformOrder } from '#server/platforms/ports/store-platform.ts';
import { ledgerOf } from '#server/stores/ledger/ledger.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopier/shop/fixture.ts';
import { createShopierSimulator, type ShopierSimulator } from '#simulators/shopier/simulator.ts';
import { createShopierConnector } from './connector.ts';

/*
 * The connector against the simulator, which knows nothing of our code: whatever the fault, and however often the
 * reading is cut off, what arrives in the end is what the shop has.
 */
let nowMs = Date.parse('2026-11-20T12:00:00Z');
const warnings: string[] = [];
const never = new AbortController().signal;

let simulator: ShopierSimulator;
let outside: Outside;

beforeAll(async () => {
  simulator = await createShopierSimulator({ now: () => new Date(nowMs) });
  outside = createOutside({ allowedOrigins: [simulator.origin] });
});
afterAll(async () => {
  outside.close();
  await simulator.stop();
});

/** A connector as a fresh process would have it; sleeping moves the clock that the simulator shares. */
function connect() {
  return createShopierConnector({
    apiOrigin: simulator.origin,
    outside,
    clock: { now: () => new Date(nowMs) },
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      nowMs += ms;
    },
    log: { warn: (_, event) => warnings.push(event) },
  });
}

async function openShop(fixture: ShopFixture) {
  const control = simulator.addShop(fixture);
  const access = { storeName: fixture.name, accessToken: control.token };
  const connector = connect();
  return { control, access, connector, identity: await connector.inspect(access) };
}
type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Stores batches as the product does: by id, newer before older. */
function shelf() {
  const orders = new Map<string, PlatformOrder>();
  const products = new Set<string>();
  const customers = new Set<string>();
  return {
    orders,
    products,
    customers,
    put(batch: PlatformBatch) {
      for (const order of batch.orders ?? []) {
        if (order.updatedAt > (orders.get(order.id)?.updatedAt ?? new Date(0))) orders.set(order.id, order);
      }
      for (const { id } of batch.products ?? []) products.add(id);
      for (const { id } of batch.customers ?? []) customers.add(id);
    },
  };
}

async function readHistory({ access, connector, identity }: OpenShop) {
  const records = shelf();
  const checkpoint = await connector.prepareHistory(access, identity);
  expect(await connector.historyReady(access, checkpoint)).toBe(true);
  for await (const batch of connector.history(access, { identity, checkpoint, signal: never }))
    records.put(batch);
  return records;
}

async function readChanges({ access, connector, identity }: OpenShop, since: Date) {
  const records = shelf();
  for await (const batch of connector.changesSince(access, { identity, since, signal: never }))
    records.put(batch);
  return records;
}

const daysAgo = (days: number) => new Date(nowMs - days * DAY_MS).toISOString();

/** Orders over four years, with more than a year in between in which the shop rested. */
function orders(count = 130): OrderFixture[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(785_000_001 + index),
    createdAt: daysAgo(index < 70 ? index / 2 : 800 + index * 5),
    lines: [{ product: 'Çay', quantity: 1 + (index % 3) }, { product: 'Bardak' }],
    shipping: '49.90',
    ...(index % 4 === 0 && { discount: '33.33' }),
    ...(index % 9 === 0 && { refunds: [{ amount: '20.01', createdAt: daysAgo(index / 4) }] }),
    ...(index % 10 === 1 && { refunds: [{ createdAt: daysAgo(index / 4) }] }),
    buyer: { email: `buyer${index % 40}@example.com`, city: 'İzmir' },
  }));
}
const products = [
  { title: 'Çay', price: '1250.50', discountedPrice: '999.90' },
  {
    title: 'Bardak',
    price: '100.00',
    variants: [{ options: { Renk: 'Mavi' } }, { options: { Renk: 'Kırmızı' }, price: '120.00' }],
  },
];

describe('what a connection shares', () => {
  test('everything but carts and visits, in Turkish time', async () => {
    const { identity, control } = await openShop({
      name: 'cay-evi',
      title: 'Çay Evi',
      orders: orders(3),
      products,
    });
    expect(identity).toEqual({
      externalId: control.accountId,
      storeName: 'cay-evi',
      title: 'Çay Evi',
      storeUrl: 'https://www.shopier.com/cay-evi',
      currency: 'TRY',
      timeZone: 'Europe/Istanbul',
      capabilities: {
        orders: true,
        products: true,
        customers: true,
        carts: false,
        visits: false,
        journeys: false,
        taxes: false,
        historyDays: null,
      },
    });
  });

  test('not the products, where Shopier has not opened them', async () => {
    const { identity } = await openShop({ name: 'closed', fault: 'products-403' });
    expect(identity.capabilities).toMatchObject({ orders: true, products: false });
  });

  test.each([
    ['dollars', ['USD', 'USD', 'EUR'], 'USD'],
    ['lira-and-more', ['USD', 'USD', 'TRY'], 'TRY'],
    ['no-orders', [], 'TRY'],
    ['rubles', ['RUB'], 'TRY'],
  ])('the currency of the shop %s, with orders in %j, is %s', async (name, currencies, currency) => {
    const sold = currencies.map((each) => ({ currency: each, lines: [{ title: 'x', price: '10.00' }] }));
    expect((await openShop({ name, orders: sold })).identity.currency).toBe(currency);
  });

  test.each([
    ['wrong-token', 'reconnect-needed', 'token_refused'],
    ['revoked', 'reconnect-needed', 'token_refused'],
    ['html', 'unexpected-reply', 'not_shopier'],
  ] as const)('a shop with the fault %s is not opened', async (fault, kind, code) => {
    await expect(openShop({ name: `shop-${fault}`, fault })).rejects.toMatchObject({ kind, code });
  });
});

describe('the whole history', () => {
  test.each([
    'clear',
    'products-403',
    'rate-limited',
    'no-headers',
    'wrapped',
    'comma-money',
    'truncated',
  ] as const)('arrives with the fault %s, once and true', async (fault) => {
    const shop = await openShop({ name: `history-${fault}`, fault, orders: orders(), products });
    const records = await readHistory(shop);
    expect(records.orders.size).toBe(130);
    expect(records.customers.size).toBe(40);
    expect(records.products.size).toBe(2);
    const truth = await shop.connector.orders(shop.access, {
      identity: shop.identity,
      ids: [...records.orders.keys()],
    });
    expect(truth).toHaveLength(130);
    for (const order of truth) expect(records.orders.get(order.id)).toEqual(order);
    expect(await shop.connector.countOrders(shop.access)).toBe(130);
  });

  test('arrives over a bad line', async () => {
    const shop = await openShop({ name: 'history-flaky', fault: 'flaky', orders: orders(20), products });
    expect((await readHistory(shop)).orders.size).toBe(20);
  });

  test('goes on after a kill at any batch, and ends with the same', async () => {
    const shop = await openShop({ name: 'killed', orders: orders(), products });
    const whole = await readHistory(shop);
    let checkpoint: Checkpoint | undefined = await shop.connector.prepareHistory(shop.access, shop.identity);
    const records = shelf();
    let starts = 0;
    while (checkpoint) {
      starts += 1;
      let next: Checkpoint | undefined;
      const from: Checkpoint = JSON.parse(JSON.stringify(checkpoint));
      const { identity, access } = shop;
      for await (const batch of connect().history(access, { identity, checkpoint: from, signal: never })) {
        records.put(batch);
        next = batch.checkpoint;
        break;
      }
      checkpoint = next;
    }
    expect(starts).toBeGreaterThan(20);
    expect(records.orders).toEqual(whole.orders);
    expect(records.products).toEqual(whole.products);
  });

  test('sums to what the buyers paid less what they were given back', async () => {
    const shop = await openShop({ name: 'sums', orders: orders(), products });
    const records = await readHistory(shop);
    for (const order of records.orders.values()) {
      const worth = ledgerOf(order).reduce((sum, row) => sum + row.amount + row.discount, 0);
      const back = order.refunds.reduce((sum, { total }) => sum + total, 0);
      expect(worth).toBe(order.total - back);
    }
    expect([...records.orders.values()].filter(({ cancelledAt }) => cancelledAt)).toHaveLength(13);
  });

  test('leaves out orders in another currency and says so', async () => {
    const [first, ...rest] = orders(10);
    const shop = await openShop({ name: 'two', orders: [{ ...first!, currency: 'EUR' }, ...rest], products });
    warnings.length = 0;
    expect((await readHistory(shop)).orders.size).toBe(9);
    expect(warnings).toEqual(['shopier orders in another currency left out']);
  });

  test('ends without an error when nobody waits for it any more', async () => {
    const { access, connector, identity } = await openShop({ name: 'aborted', orders: orders(), products });
    const checkpoint = await connector.prepareHistory(access, identity);
    const stop = new AbortController();
    let batches = 0;
    for await (const _ of connector.history(access, { identity, checkpoint, signal: stop.signal })) {
      batches += 1;
      stop.abort();
    }
    expect(batches).toBe(1);
  });
});

test('the newest orders come first, back to where one wants them', async () => {
  const { access, connector, identity } = await openShop({ name: 'recent', orders: orders(), products });
  const read: PlatformOrder[] = [];
  const since = new Date(nowMs - 20 * DAY_MS);
  for await (const { orders } of connector.recentOrders(access, { identity, since, signal: never }))
    read.push(...(orders ?? []));
  expect(read.map(({ placedAt }) => placedAt)).toEqual(
    read.map(({ placedAt }) => placedAt).sort((a, b) => b.getTime() - a.getTime()),
  );
  expect(new Set(read.map(({ id }) => id)).size).toBe(41);
  expect(read.every(({ detail }) => detail === 'events')).toBe(true);
});

describe('what changed', () => {
  test('new orders, shipments, and refunds of orders of any age are read', async () => {
    const shop = await openShop({ name: 'changing', orders: orders(), products });
    const { control } = shop;
    const before = await readHistory(shop);
    const [newest] = control.orders();
    const oldest = control.orders().at(-1)!;
    nowMs += 60_000;
    control.fulfil(newest!.id);
    control.refund(oldest.id, { amount: '10.00' });
    const placed = control.placeOrder({ lines: [{ product: 'Çay' }] });
    nowMs += 60_000;

    const changed = await readChanges(shop, new Date(nowMs - 5 * MINUTE_MS));
    expect(changed.orders.get(placed)).toBeDefined();
    expect(changed.orders.get(newest!.id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
    expect(changed.orders.get(oldest.id)!.refunds.at(-1)?.total).toBe(1000);
    for (const id of [newest!.id, oldest.id])
      expect(changed.orders.get(id)!.updatedAt > before.orders.get(id)!.updatedAt).toBe(true);
  });

  test('a refund asked for long ago counts when it succeeds', async () => {
    const shop = await openShop({ name: 'pending', orders: orders(), products });
    const order = shop.control.orders().at(-2)!;
    const refundId = shop.control.requestRefund(order.id, { amount: '5.00' });
    const before = await readHistory(shop);
    nowMs += 20 * DAY_MS;
    shop.control.settleRefund(refundId);
    nowMs += 60_000;
    const read = (await readChanges(shop, new Date(nowMs - 5 * MINUTE_MS))).orders.get(order.id)!;
    expect(read.refunds).toHaveLength(before.orders.get(order.id)!.refunds.length + 1);
    expect(read.updatedAt > before.orders.get(order.id)!.updatedAt).toBe(true);
  });

  test('within a day three days are read again, over midnight two months', async () => {
    const shop = await openShop({ name: 'nightly', orders: orders(), products });
    nowMs = Date.parse('2027-01-10T12:00:00Z');
    const placedOn = (days: number) =>
      shop.control.placeOrder({ createdAt: daysAgo(days), lines: [{ product: 'Çay' }] });
    const [recent, older, old] = [placedOn(2), placedOn(50), placedOn(70)];

    const byDay = await readChanges(shop, new Date('2027-01-10T11:00:00Z'));
    expect([recent, older, old].map((id) => byDay.orders.has(id))).toEqual([true, false, false]);
    const byNight = await readChanges(shop, new Date('2027-01-09T23:59:00Z'));
    expect([recent, older, old].map((id) => byNight.orders.has(id))).toEqual([true, true, false]);
    const afterLong = await readChanges(shop, new Date(nowMs - 75 * DAY_MS));
    expect([recent, older, old].map((id) => afterLong.orders.has(id))).toEqual([true, true, true]);
    expect(byDay.products.size).toBe(2);
  });
});

test('single orders are read with all that happened; those that are gone are missing', async () => {
  const { access, connector, identity } = await openShop({ name: 'single', orders: orders(2), products });
  const ids = ['785000002', '999999999', '../shop/owner'];
  const read = await connector.orders(access, { identity, ids });
  expect(read.map(({ id, detail, changed }) => [id, detail, changed])).toEqual([
    ['785000002', 'events', true],
  ]);
  await expect(connector.endAccess(access)).resolves.toBeUndefined();
  expect(
    await connector.ownFigures(access, { identity, firstDay: '2026-11-01', lastDay: '2026-11-02' }),
  ).toBeNull();
});
