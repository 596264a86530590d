import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createOutside,
  type LineBatch,
  type Outside,
  OutsideFault,
} from '#server/platforms/ports/outside.ts';
import {
  ORDER_DETAILS,
  type PlatformBatch,
  type PlatformOrder,
  type PlatformProduct,
} from '#server/platforms/ports/store-platform.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { FaultName } from '#simulators/shopify/shop/faults.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { createShopifyConnector } from './connector.ts';

/*
 * The connector against the simulator, which knows nothing of our code: whatever the fault, and however often the
 * reading is cut off, what arrives in the end is what the shop has.
 */
const TOKEN = 'shpat_test';
const start = Date.parse('2026-11-20T12:00:00Z');
let nowMs = start;
const warnings: string[] = [];

let simulator: ShopifySimulator;
let outside: Outside;
const never = new AbortController().signal;

beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => new Date(nowMs) });
  outside = createOutside({ allowedOrigins: [new URL(simulator.origin.replace('{shop}', 'shop')).origin] });
});
afterAll(async () => {
  outside.close();
  await simulator.close();
});

/** A connector as a fresh process would have it; sleeping moves the clock that the simulator shares. */
function connect(lines: Outside['lines'] = outside.lines) {
  return createShopifyConnector({
    shopOrigin: simulator.origin,
    apiVersion: '2026-10',
    outside: { ...outside, lines },
    clock: { now: () => new Date(nowMs) },
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      nowMs += ms;
      await new Promise((done) => setTimeout(done, 1));
    },
    log: { warn: (_, event) => warnings.push(event) },
  });
}

async function openShop(fixture: ShopFixture) {
  const control = simulator.addShop({ accessTokens: [TOKEN], ...fixture });
  const access = { storeName: fixture.name, accessToken: TOKEN };
  const connector = connect();
  return { control, access, connector, identity: await connector.inspect(access) };
}
type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Stores batches as the product does: by id, more detail before less. */
function shelf() {
  const orders = new Map<string, PlatformOrder>();
  const products = new Map<string, PlatformProduct>();
  const customers = new Set<string>();
  const checkouts = new Set<string>();
  const rank = (order?: PlatformOrder) => (order ? ORDER_DETAILS.indexOf(order.detail) : -1);
  return {
    orders,
    products,
    customers,
    checkouts,
    put(batch: PlatformBatch) {
      for (const order of batch.orders ?? []) {
        if (rank(order) >= rank(orders.get(order.id))) orders.set(order.id, order);
      }
      for (const product of batch.products ?? []) products.set(product.id, product);
      for (const { id } of batch.customers ?? []) customers.add(id);
      for (const { id } of batch.checkouts ?? []) checkouts.add(id);
    },
  };
}

async function readHistory({ access, connector, identity }: OpenShop) {
  const records = shelf();
  const checkpoint = await connector.prepareHistory(access, identity);
  for await (const batch of connector.history(access, { identity, checkpoint, signal: never }))
    records.put(batch);
  return records;
}

/** Every order as the shop has it, asked for one by one. */
async function truth({ access, connector, identity }: OpenShop, ids: Iterable<string>) {
  const orders = await connector.orders(access, { identity, ids: [...ids] });
  return new Map(orders.map((order) => [order.id, order]));
}

const essence = (orders: Map<string, PlatformOrder>) =>
  [...orders.values()]
    .map(({ detail: _, ...order }) => ({
      ...order,
      lines: sortedBy('id', order.lines),
      sales: sortedBy('key', order.sales),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
const sortedBy = <K extends string, T extends Record<K, string>>(key: K, rows: T[]) =>
  [...rows].sort((a, b) => (a[key] < b[key] ? -1 : 1));
const sum = (order: PlatformOrder | undefined) =>
  (order?.sales ?? []).reduce((all, row) => all + row.amount + row.discount, 0);

function someOrders(count: number): OrderFixture[] {
  return Array.from({ length: count }, (_, index): OrderFixture => {
    const createdAt = new Date(start - (count - index) * HOUR_MS).toISOString();
    return {
      createdAt,
      ...(index % 3 === 0 ? {} : { customer: `buyer${index % 7}@example.com` }),
      lines: Array.from({ length: (index % 4) + 1 }, (_, place) => ({
        product: place % 2 === 0 ? 'Cup' : 'Pot',
        quantity: 1 + ((index + place) % 3),
        ...(place === 1 ? { discount: '0.50' } : {}),
      })),
      shipping: index % 2 === 0 ? '4.95' : '0.00',
      ...(index % 5 === 0 ? { orderDiscount: '1.00' } : {}),
      ...(index % 11 === 0 ? { refunds: [{ lines: [{ line: 0, quantity: 1 }] }] } : {}),
      ...(index % 13 === 0 ? { edits: [{ add: [{ product: 'Pot' }] }] } : {}),
      ...(index % 17 === 0 ? { test: true } : {}),
    };
  });
}

const teaHouse = (name: string, more: Partial<ShopFixture> = {}): ShopFixture => ({
  name,
  currency: 'EUR',
  ianaTimezone: 'Europe/Berlin',
  createdAt: '2024-01-01T00:00:00Z',
  products: [
    { title: 'Cup', price: '3.00', cost: '1.20', createdAt: '2025-01-01T00:00:00Z' },
    { title: 'Pot', price: '19.90', createdAt: '2025-01-01T00:00:00Z' },
  ],
  customers: Array.from({ length: 7 }, (_, index) => ({
    email: `buyer${index}@example.com`,
    createdAt: '2025-02-01T00:00:00Z',
  })),
  checkouts: [
    {
      createdAt: '2026-11-19T10:00:00Z',
      customer: 'buyer1@example.com',
      lines: [{ product: 'Cup', quantity: 2 }],
    },
  ],
  ...more,
});

describe('what a connection shares', () => {
  test('a shop as it presents itself', async () => {
    const { identity } = await openShop(teaHouse('presents'));
    expect(identity).toMatchObject({
      storeName: 'presents',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      capabilities: { orders: true, customers: true, carts: true, historyDays: null },
    });
    expect(identity.externalId).toMatch(/^\d+$/);
  });

  test('scopes become capabilities, and writing implies reading', async () => {
    const { identity } = await openShop(
      teaHouse('few-scopes', { scopes: ['write_orders', 'read_products'] }),
    );
    expect(identity.capabilities).toEqual({
      orders: true,
      products: true,
      customers: false,
      carts: true,
      visits: true,
      journeys: true,
      taxes: true,
      historyDays: 60,
    });
  });

  test('without orders there is nothing to connect', async () => {
    const opened = openShop(teaHouse('no-orders', { scopes: ['read_products'] }));
    await expect(opened).rejects.toMatchObject({ kind: 'rejected', code: 'scope_missing' });
  });

  test('a token that is taken back later says so', async () => {
    const { control, access, connector } = await openShop(teaHouse('taken-back'));
    control.revokeToken();
    await expect(connector.countOrders(access)).rejects.toMatchObject({ kind: 'reconnect-needed' });
  });
});

test('first figures come newest first, amounts only, back to a day, and stop on request', async () => {
  const shop = await openShop(teaHouse('first-figures', { orders: someOrders(120) }));
  expect(await shop.connector.countOrders(shop.access)).toBe(120);
  const since = new Date(start - 100 * HOUR_MS);
  const read: PlatformOrder[] = [];
  for await (const { orders = [] } of shop.connector.recentOrders(shop.access, {
    ...shop,
    since,
    signal: never,
  })) {
    read.push(...orders);
  }
  expect(read).toHaveLength(100);
  expect(read.every(({ detail, lines }) => detail === 'totals' && lines.length === 0)).toBe(true);
  const times = read.map(({ placedAt }) => placedAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(
    read.every(
      (order) =>
        order.sales
          .filter(({ kind }) => kind === 'sale')
          .reduce((all, row) => all + row.amount + row.discount, 0) === order.total,
    ),
  ).toBe(true);

  const stop = new AbortController();
  let pages = 0;
  for await (const _ of shop.connector.recentOrders(shop.access, { ...shop, since, signal: stop.signal })) {
    pages += 1;
    stop.abort();
  }
  expect(pages).toBe(1);
});

describe('the whole history', () => {
  const faults: FaultName[] = [
    'clear',
    'rate-limited',
    'flaky',
    'bulk-refused',
    'bulk-failed',
    'broken-lines',
    'half-file',
    'shuffled',
  ];

  test.each(faults)('arrives complete and once with the fault “%s”', async (fault) => {
    const orders = someOrders(150);
    const shop = await openShop(teaHouse(`history-${fault}`, { orders, fault }));
    const records = await readHistory(shop);
    expect(records.orders.size).toBe(150);
    expect([records.products.size, records.customers.size, records.checkouts.size]).toEqual([2, 7, 1]);
    shop.control.setFault('clear');
    expect(essence(records.orders)).toEqual(essence(await truth(shop, records.orders.keys())));
    expect(
      [...records.orders.values()].filter((order) => order.changed && order.detail !== 'events'),
    ).toEqual([]);
    expect(shop.control.maxPointsUsed).toBeLessThanOrEqual(1000);
  });

  const troubles: [string, (batch: LineBatch, text: string, index: number) => string][] = [
    ['broken in the middle', (_, text, index) => (index % 40 === 7 ? text.slice(0, text.length / 2) : text)],
    ['broken at the beginning', (_, text, index) => (index % 40 === 7 ? text.slice(text.length / 2) : text)],
    ['full of other things', (_, text, index) => (index % 40 === 7 ? '<html>' : text)],
    [
      'sending lines twice in place of others',
      ({ texts }, text, index) => (index % 40 === 7 ? (texts[index - 1] ?? text) : text),
    ],
  ];
  test.each(troubles)('arrives complete from files that stay %s', async (name, trouble) => {
    const shop = await openShop(teaHouse(`stays-${name.replaceAll(' ', '-')}`, { orders: someOrders(150) }));
    const connector = connect(async function* (address, options) {
      for await (const batch of outside.lines(address, options)) {
        yield { ...batch, texts: batch.texts.map((text, index) => trouble(batch, text, index)) };
      }
    });
    const records = await readHistory({ ...shop, connector });
    expect(records.products.size).toBe(2);
    expect(records.orders.size).toBe(150);
    expect(essence(records.orders)).toEqual(essence(await truth(shop, records.orders.keys())));
  });

  test.each([
    ['a file that always ends too early', 'unreachable'],
    ['an address that has run out', 'refused_status'],
  ] as const)('arrives complete in spite of %s', async (_, code) => {
    const shop = await openShop(teaHouse(`ends-${code.replace('_', '-')}`, { orders: someOrders(60) }));
    const connector = connect(async function* (address, options) {
      for await (const { texts, ends } of outside.lines(address, { ...options, from: 0 })) {
        const some = Math.floor(texts.length / 2);
        if (code === 'unreachable' && !options?.from)
          yield { texts: texts.slice(0, some), ends: ends.slice(0, some) };
        throw new OutsideFault(code, 'cut', { status: code === 'refused_status' ? 403 : undefined });
      }
    });
    const records = await readHistory({ ...shop, connector });
    expect([records.orders.size, records.products.size, records.customers.size]).toEqual([60, 2, 7]);
    expect(essence(records.orders)).toEqual(essence(await truth(shop, records.orders.keys())));
  });

  test('products come with all their photos, in bulk and one page at a time', async () => {
    const urls = ['front', 'back', 'detail'].map((name) => `https://cdn.example.com/${name}.jpg`);
    const products = [
      { title: 'Cup', images: urls.map((url) => ({ url })), price: '4.00' },
      { title: 'Pot', price: '9.00' },
    ];
    const shop = await openShop(teaHouse('photos', { orders: [], products }));
    const inBulk = [...(await readHistory(shop)).products.values()];
    const paged: PlatformProduct[] = [];
    const { access, connector, identity } = shop;
    for await (const batch of connector.firstProducts(access, { identity, signal: never }))
      paged.push(...(batch.products ?? []));
    for (const read of [inBulk, paged]) {
      const photosOf = (title: string) => {
        const { imageUrl, moreImageUrls } = read.find((product) => product.title === title)!;
        return [imageUrl, ...moreImageUrls];
      };
      expect(photosOf('Cup')).toEqual(urls);
      expect(photosOf('Pot')).toEqual([null]);
    }
  });

  test('a shop that shares no customers has orders of unnamed buyers', async () => {
    const scopes = ['read_orders', 'read_all_orders', 'read_products'];
    const shop = await openShop(teaHouse('unnamed', { orders: someOrders(20), scopes }));
    const records = await readHistory(shop);
    expect([records.orders.size, records.customers.size]).toEqual([20, 0]);
    expect([...records.orders.values()].every(({ customerId }) => customerId === null)).toBe(true);
  });

  test('can be cut off after any batch and goes on with the same files', async () => {
    const shop = await openShop(teaHouse('cut-off', { orders: someOrders(900) }));
    const records = shelf();
    let checkpoint = await shop.connector.prepareHistory(shop.access, shop.identity);
    const started = shop.control.bulkOperationsStarted;
    let runs = 0;
    for (let finished = false; !finished; runs += 1) {
      finished = true;
      const process = connect();
      const saved = JSON.parse(JSON.stringify(checkpoint));
      for await (const batch of process.history(shop.access, { ...shop, checkpoint: saved, signal: never })) {
        records.put(batch);
        if (!batch.checkpoint) continue;
        checkpoint = batch.checkpoint;
        finished = false;
        break;
      }
    }
    expect(runs).toBeGreaterThan(6);
    expect(shop.control.bulkOperationsStarted).toBe(started);
    expect(records.orders.size).toBe(900);
    expect(essence(records.orders)).toEqual(essence(await truth(shop, records.orders.keys())));
  });

  test('is asked for once: after a crash before it was noted, the running files are found again', async () => {
    const shop = await openShop(teaHouse('asked-once', { orders: someOrders(5) }));
    shop.control.setBulkDelay(60_000);
    const first = await shop.connector.prepareHistory(shop.access, shop.identity);
    expect(await shop.connector.historyReady(shop.access, first)).toBe(false);
    const second = await shop.connector.prepareHistory(shop.access, shop.identity);
    expect(shop.control.bulkOperationsStarted).toBe(5);
    nowMs += 61_000;
    expect(await shop.connector.historyReady(shop.access, second)).toBe(true);
    const records = shelf();
    for await (const batch of shop.connector.history(shop.access, {
      ...shop,
      checkpoint: second,
      signal: never,
    }))
      records.put(batch);
    expect(records.orders.size).toBe(5);
  });

  test('ends quietly when it is no longer wanted', async () => {
    const shop = await openShop(teaHouse('unwanted', { orders: someOrders(5) }));
    shop.control.setBulkDelay(60 * MINUTE_MS);
    const checkpoint = await shop.connector.prepareHistory(shop.access, shop.identity);
    const batches = [];
    const signal = AbortSignal.timeout(20);
    for await (const batch of shop.connector.history(shop.access, { ...shop, checkpoint, signal }))
      batches.push(batch);
    expect(batches).toEqual([]);
  });
});

describe('what changed since', () => {
  test('comes complete: edits, refunds, cancellations, new products, customers and checkouts', async () => {
    const shop = await openShop(teaHouse('changing', { orders: someOrders(30) }));
    const { control } = shop;
    nowMs += DAY_MS;
    const since = new Date(nowMs);
    nowMs += 60_000;
    const bought = control.addOrder({ lines: [{ product: 'Cup', quantity: 2 }], shipping: '4.95' });
    const refunded = control.refund('#1005', { lines: [{ line: 0, quantity: 1 }] });
    const edited = control.editOrder('#1006', { add: [{ product: 'Pot' }] });
    const cancelled = control.cancelOrder('#1007');
    const product = control.addProduct({ title: 'Tray', price: '12.00' });
    const customer = control.addCustomer({ email: 'new@example.com' });
    const checkout = control.addCheckout({ customer: 'new@example.com', lines: [{ product: 'Tray' }] });

    const records = shelf();
    const query = { ...shop, since, signal: never };
    for await (const batch of shop.connector.changesSince(shop.access, query)) records.put(batch);

    expect([...records.orders.keys()].sort()).toEqual([bought, refunded, edited, cancelled].sort());
    expect([...records.orders.values()].every(({ detail }) => detail === 'events')).toBe(true);
    expect([[...records.products.keys()], [...records.customers], [...records.checkouts]]).toEqual([
      [product],
      [customer],
      [checkout],
    ]);
    expect(records.orders.get(edited)?.sales.some(({ kind }) => kind === 'edit')).toBe(true);
    expect(records.orders.get(cancelled)?.cancelledAt).toBeInstanceOf(Date);
    expect(sum(records.orders.get(cancelled))).toBe(0);
  });

  test('include a product of which only a cost was changed', async () => {
    const shop = await openShop(
      teaHouse('costly', {
        products: [
          { title: 'Cup', price: '3.00', cost: '1.20', sku: 'CUP', createdAt: '2025-01-01T00:00:00Z' },
          { title: 'Pot', price: '19.90', createdAt: '2025-01-01T00:00:00Z' },
        ],
        checkouts: [],
      }),
    );
    nowMs += DAY_MS;
    const since = new Date(nowMs);
    nowMs += 60_000;
    shop.control.setCost('CUP', '2.50');
    const records = shelf();
    const query = { ...shop, since, signal: never };
    for await (const batch of shop.connector.changesSince(shop.access, query)) records.put(batch);
    const products = [...records.products.values()];
    expect(products.map(({ title, variants }) => [title, variants.map(({ unitCost }) => unitCost)])).toEqual([
      ['Cup', [250]],
    ]);
  });
});

describe('single orders', () => {
  test('come with every line and every event, however many there are', async () => {
    const lines = Array.from({ length: 130 }, (_, index) => ({
      title: `Bead ${index}`,
      unitPrice: '1.10',
      quantity: 2,
    }));
    const shop = await openShop(
      teaHouse('long-orders', { orders: [{ lines }, { lines: lines.slice(0, 12) }] }),
    );
    shop.control.refund('#1001', { lines: lines.map((_, line) => ({ line, quantity: 1 })) });
    for (let line = 0; line < 9; line += 1) shop.control.refund('#1002', { lines: [{ line, quantity: 1 }] });
    const ids = [...(await readHistory(shop)).orders.keys()];
    const orders = await shop.connector.orders(shop.access, { ...shop, ids });
    expect(orders.map((order) => [order.lines.length, order.total, sum(order)])).toEqual(
      expect.arrayContaining([
        [130, 28_600, 14_300],
        [12, 2_640, 2_640 - 990],
      ]),
    );
    expect(orders.find(({ lines: { length } }) => length === 130)?.sales).toHaveLength(260);
  });

  test('that are gone are missing from the answer', async () => {
    const shop = await openShop(teaHouse('gone', { orders: someOrders(1) }));
    expect(await shop.connector.orders(shop.access, { ...shop, ids: ['77'] })).toEqual([]);
  });

  test.each([false, true])(
    'sum to what the customer paid and still has, prices with tax: %s',
    async (taxesIncluded) => {
      const shop = await openShop(
        teaHouse(`taxed-${taxesIncluded}`, {
          taxesIncluded,
          orders: [
            {
              lines: [
                { product: 'Cup', quantity: 3, tax: '1.23', discount: '0.77' },
                { product: 'Pot', tax: '2.71' },
              ],
              orderDiscount: '3.33',
              shipping: { price: '5.95', tax: '0.95' },
              tip: '2.00',
            },
          ],
        }),
      );
      const records = await readHistory(shop);
      const [id = ''] = records.orders.keys();
      const before = records.orders.get(id);
      expect(sum(before)).toBe(before?.total);
      shop.control.refund(id, { lines: [{ line: 0, quantity: 1 }], shipping: '2.00' });
      const [after] = await shop.connector.orders(shop.access, { ...shop, ids: [id] });
      const placed = after?.sales
        .filter(({ kind }) => kind === 'sale')
        .reduce((all, row) => all + row.amount + row.discount, 0);
      expect(placed).toBe(before?.total);
      // Line by line, what the agreements say of the placing is what the lines alone had said.
      const goods = (order?: PlatformOrder) =>
        order?.sales
          .filter(({ kind, part }) => kind === 'sale' && part === 'product')
          .map(({ amount, discount }) => amount + discount)
          .sort();
      expect(goods(after)).toEqual(goods(before));
      expect(after?.sales.filter(({ kind }) => kind === 'refund').length).toBeGreaterThan(1);
    },
  );
});

test('orders in a currency the store no longer has are left out aloud, and a wrong currency is a failure', async () => {
  const shop = await openShop(teaHouse('moved', { orders: someOrders(3) }));
  const stale = { ...shop.identity, currency: 'TRY' };
  const read = shop.connector.orders(shop.access, {
    identity: stale,
    ids: [...(await readHistory(shop)).orders.keys()],
  });
  await expect(read).rejects.toMatchObject({ kind: 'unexpected-reply', code: 'currency_mismatch' });
});
