import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutside } from '#server/platforms/ports/outside.ts';
import type {
  Checkpoint,
  PlatformBatch,
  PlatformOrder,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createShopierConnector } from './connector.ts';

/*
 * What a Shopier may do that no simulator does: orders without their refunds, wide windows refused, lists closed in the
 * middle of a reading, no headers over many pages.
 */
const NOW = new Date('2026-11-20T12:00:00Z');
const access = { storeName: '42', accessToken: 'pat_secret' };
const never = new AbortController().signal;
const identity: StoreIdentity = {
  externalId: '42',
  storeName: '42',
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
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Asked = { path: string; query: Record<string, string> };
type Answered = { status?: number; headers?: Record<string, string>; body?: unknown };

async function connectTo(answer: (asked: Asked) => Answered) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://shopier.test');
    const question = { path: url.pathname.replace('/v1', ''), query: Object.fromEntries(url.searchParams) };
    asked.push(question);
    const { status = 200, headers = {}, body = [] } = answer(question);
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outside = createOutside({ allowedOrigins: [apiOrigin] });
  closers.push(outside.close, () => {
    server.closeAllConnections();
    server.close();
  });
  let waitedMs = 0;
  const warnings: string[] = [];
  const connector = createShopierConnector({
    apiOrigin,
    outside,
    clock: { now: () => new Date(NOW.getTime() + waitedMs) },
    sleep: async (ms) => {
      waitedMs += ms;
    },
    log: { warn: (_, event) => warnings.push(event) },
  });
  return { connector, asked, warnings };
}

const instant = (at: Date) => `${at.toISOString().slice(0, 19)}+0000`;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function order(id: string, placedAt: Date, more: object = {}) {
  return {
    id,
    dateCreated: instant(placedAt),
    currency: 'TRY',
    paymentStatus: 'paid',
    totals: { shipping: '0.00', discount: '0.00', total: '100.00' },
    lineItems: [{ productId: '5', title: 'Çay', quantity: 1, price: '100.00' }],
    shippingInfo: { email: `${id}@example.com` },
    ...more,
  };
}
type Order = ReturnType<typeof order>;

/** The orders of a window, without any headers. */
function pageOf(orders: Order[], { query }: Asked) {
  const from = Date.parse(query.dateStart!.replace('+0000', 'Z'));
  const to = Date.parse(query.dateEnd!.replace('+0000', 'Z'));
  const placed = (each: Order) => Date.parse(each.dateCreated.replace('+0000', 'Z'));
  const found = orders
    .filter((each) => placed(each) >= from && placed(each) <= to)
    .sort((a, b) => (query.sort === 'dateAsc' ? placed(a) - placed(b) : placed(b) - placed(a)));
  const start = (Number(query.page) - 1) * Number(query.limit);
  return found.slice(start, start + Number(query.limit));
}

async function all(batches: AsyncIterable<PlatformBatch>) {
  const orders = new Map<string, PlatformOrder>();
  const products: string[] = [];
  for await (const batch of batches) {
    for (const each of batch.orders ?? []) {
      if (each.updatedAt > (orders.get(each.id)?.updatedAt ?? new Date(0))) orders.set(each.id, each);
    }
    products.push(...(batch.products ?? []).map(({ id }) => id));
  }
  return { orders, products };
}

describe('where orders do not list their refunds', () => {
  const orders = [order('1', daysAgo(400)), order('2', daysAgo(10))];
  const refund = (id: string, orderId: string, total: string, at: Date) => ({
    id,
    orderId,
    type: 'partial',
    status: 'succeeded',
    currency: 'TRY',
    total,
    dateCreated: instant(at),
  });
  const refunds = [
    refund('21', '2', '10.00', daysAgo(1)),
    refund('12', '1', '30.00', daysAgo(2)),
    refund('11', '1', '20.00', daysAgo(300)),
  ];
  const answer = (asked: Asked): Answered => {
    const [, list, id] = asked.path.split('/');
    if (list === 'orders' && id) return { body: orders.find((each) => each.id === id) };
    if (list === 'orders') return { body: pageOf(orders, asked) };
    if (list !== 'refunds') return {};
    const { orderId, page } = asked.query;
    if (page !== '1') return {};
    return { body: refunds.filter((each) => orderId === undefined || each.orderId === orderId) };
  };
  const refunded = (order: PlatformOrder | undefined) => order?.refunds.map(({ total }) => total);

  test('the history reads the list of refunds', async () => {
    const { connector } = await connectTo(answer);
    const checkpoint = await connector.prepareHistory(access, identity);
    const read = await all(connector.history(access, { identity, checkpoint, signal: never }));
    expect(refunded(read.orders.get('1'))).toEqual([2000, 3000]);
    expect(refunded(read.orders.get('2'))).toEqual([1000]);
  });

  test('and changes bring those of orders of any age', async () => {
    const { connector } = await connectTo(answer);
    const since = new Date(NOW.getTime() - 60_000);
    const read = await all(connector.changesSince(access, { identity, since, signal: never }));
    expect(refunded(read.orders.get('1'))).toEqual([2000, 3000]);
    expect(refunded(read.orders.get('2'))).toEqual([1000]);
  });

  test('no date is ever named for refunds, and both always for orders', async () => {
    const { connector, asked } = await connectTo(answer);
    const checkpoint = await connector.prepareHistory(access, identity);
    await all(connector.history(access, { identity, checkpoint, signal: never }));
    await all(connector.changesSince(access, { identity, since: daysAgo(2), signal: never }));
    await connector.countOrders(access);
    for (const { path, query } of asked) {
      if (path === '/refunds') expect(query).not.toHaveProperty('dateStart');
      if (path === '/orders') {
        expect(query.dateStart).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
        expect(query.dateEnd).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
      }
    }
  });
});

describe('products come before old orders', () => {
  const orders = [order('1', daysAgo(70)), order('2', daysAgo(10))];
  const product = (id: string) => ({
    id,
    title: 'Çay',
    dateCreated: instant(daysAgo(100)),
    url: `https://www.shopier.com/${id}`,
    media: [],
    priceData: { currency: 'TRY', price: '100.00' },
    categories: [],
    variants: [],
  });
  const answer = (asked: Asked): Answered => {
    if (asked.path === '/orders') return { body: pageOf(orders, asked) };
    return { body: asked.path === '/products' && asked.query.page === '1' ? [product('5')] : [] };
  };

  /** Which lists a reading asks for from there on, in order. */
  async function listsFrom(checkpoint: Checkpoint) {
    const { connector, asked } = await connectTo(answer);
    const read = await all(connector.history(access, { identity, checkpoint, signal: never }));
    const lists = asked.map(({ path }) => path).filter((path, at, paths) => path !== paths[at - 1]);
    return { lists, orders: [...read.orders.keys()] };
  }

  test('a first reading begins with them and reads them once', async () => {
    const { connector } = await connectTo(answer);
    const checkpoint = await connector.prepareHistory(access, identity);
    expect(await listsFrom(checkpoint)).toEqual({
      lists: ['/products', '/orders', '/refunds'],
      orders: ['2', '1'],
    });
  });

  test('a reading that was cut off after them goes on with the orders', async () => {
    const { connector } = await connectTo(answer);
    const checkpoint = await connector.prepareHistory(access, identity);
    const history = connector.history(access, { identity, checkpoint, signal: never });
    const first = await history[Symbol.asyncIterator]().next();
    expect(first.value!.products.map(({ id }: { id: string }) => id)).toEqual(['5']);
    expect(await listsFrom(first.value!.checkpoint)).toEqual({
      lists: ['/orders', '/refunds'],
      orders: ['2', '1'],
    });
  });

  test('a reading that an earlier version began with the orders still reads them', async () => {
    const { lists } = await listsFrom({ step: 'orders', before: NOW.toISOString() });
    expect(lists).toEqual(['/orders', '/refunds', '/products']);
  });
});

describe('what is closed to us', () => {
  const orders = [order('1', daysAgo(1))];
  const closing = (...closed: string[]) =>
    connectTo((asked) => {
      const list = asked.path.split('/')[1]!;
      if (closed.includes(asked.path) || closed.includes(list))
        return { status: 403, body: { message: 'no' } };
      if (asked.path === '/shop/owner') return { body: { id: 42, firstName: 'Deniz', lastName: 'Su' } };
      if (asked.path === '/shop/settings') return { body: {} };
      return { body: list === 'orders' ? pageOf(orders, asked) : [] };
    });

  test('without orders there is no connection', async () => {
    const { connector } = await closing('orders');
    await expect(connector.inspect(access)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'scope_missing',
    });
  });

  test('settings, products and refunds are done without', async () => {
    const { connector, warnings } = await closing('/shop/settings', 'products', 'refunds');
    const found = await connector.inspect(access);
    expect(found).toMatchObject({
      externalId: '42',
      title: 'Deniz Su',
      storeUrl: 'https://www.shopier.com',
      capabilities: { products: false },
    });
    const checkpoint = await connector.prepareHistory(access, found);
    const read = await all(connector.history(access, { identity: found, checkpoint, signal: never }));
    expect([[...read.orders.keys()], read.products]).toEqual([['1'], ['5']]);
    expect(warnings).toEqual(['shopier does not share the list of refunds']);
  });

  test('products that were open before are left as they are', async () => {
    const { connector, warnings } = await closing('products');
    const read = await all(connector.changesSince(access, { identity, since: daysAgo(1), signal: never }));
    expect([[...read.orders.keys()], read.products]).toEqual([['1'], []]);
    expect(warnings).toEqual(['shopier does not share products any more']);
  });
});

test('where a wide window is refused, months are read until a year of them was empty', async () => {
  const orders = [order('1', daysAgo(5)), order('2', daysAgo(300))];
  const { connector } = await connectTo((asked) => {
    if (asked.path.startsWith('/shop/')) return { body: { id: '42' } };
    if (asked.path !== '/orders') return {};
    const isWide = asked.query.dateStart! < instant(daysAgo(3650));
    return isWide ? { status: 400, body: { message: 'range too wide' } } : { body: pageOf(orders, asked) };
  });
  expect(await connector.inspect(access)).toMatchObject({ currency: 'TRY' });
  const checkpoint = await connector.prepareHistory(access, identity);
  const read = await all(connector.history(access, { identity, checkpoint, signal: never }));
  expect([...read.orders.keys()]).toEqual(['1', '2']);
});

test.each([0, 1, 49, 50, 51, 100, 149, 150, 151, 1234, 3200])(
  '%i orders are counted without headers, in few steps',
  async (count) => {
    const orders = Array.from({ length: count }, (_, index) => order(String(index), daysAgo(1 + index)));
    const { connector, asked } = await connectTo((question) => ({ body: pageOf(orders, question) }));
    expect(await connector.countOrders(access)).toBe(count);
    expect(asked.length).toBeLessThan(16);
  },
);
