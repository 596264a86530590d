import { afterEach, expect, test } from 'vitest';
import { createShopierSimulator, type ShopierSimulator } from '#simulators/shopier/simulator.ts';
import { clientOf } from '#simulators/shopier/testing/client.ts';
import type { FaultName } from './faults.ts';

let simulator: ShopierSimulator;
afterEach(() => simulator.stop());

async function openShop(fault: FaultName) {
  simulator = await createShopierSimulator({
    now: () => new Date('2026-11-20T12:00:00Z'),
    shops: [
      {
        name: 'cay-evi',
        fault,
        products: [{ id: '501', title: 'Semaver', price: '2490.50' }],
        orders: [
          { id: '7001', lines: [{ product: 'Semaver' }] },
          { id: '7002', lines: [{ product: 'Semaver', quantity: 500 }], refunds: [{ amount: '0.05' }] },
        ],
      },
    ],
  });
  return clientOf(simulator, 'pat_cay-evi');
}

type Client = Awaited<ReturnType<typeof openShop>>;

async function statuses({ get }: Client, requests: number): Promise<(number | 'reset')[]> {
  const seen: (number | 'reset')[] = [];
  for (let request = 0; request < requests; request += 1)
    seen.push(
      await get('/shop/owner').then(
        ({ status }) => status,
        () => 'reset',
      ),
    );
  return seen;
}

test('products-403 refuses products, and nothing else', async () => {
  const { get, post } = await openShop('products-403');
  expect((await get('/products')).body).toMatchObject({ status: 403, error: 'forbidden' });
  expect((await get('/products/501')).status).toBe(403);
  expect((await get('/orders')).status).toBe(200);
  expect((await get('/categories')).status).toBe(200);
  const url = 'https://app.example/hooks';
  expect((await post('/webhooks', { event: 'product.updated', url })).status).toBe(200);
});

test('transactions-403 refuses what orders cost and what was paid out, and nothing else', async () => {
  const { get } = await openShop('transactions-403');
  expect((await get('/orders/transactions/7001')).body).toMatchObject({ status: 403, error: 'forbidden' });
  expect((await get('/balance/transactions')).status).toBe(403);
  expect((await get('/payouts')).status).toBe(403);
  expect((await get('/orders/7001')).status).toBe(200);
});

test('rate-limited answers in turns, and says when to come again', async () => {
  const client = await openShop('rate-limited');
  const refused = await client.get('/shop/owner');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
  expect(await statuses(client, 8)).toEqual([200, 429, 200, 200, 200, 429, 200, 429]);
});

test('revoked answers once, wrong-token never', async () => {
  expect(await statuses(await openShop('revoked'), 3)).toEqual([200, 401, 401]);
  await simulator.stop();
  expect(await statuses(await openShop('wrong-token'), 2)).toEqual([401, 401]);
});

test('flaky fails in every way, the same each time, and never three times in a row', async () => {
  const seen = await statuses(await openShop('flaky'), 20);
  await simulator.stop();
  expect(await statuses(await openShop('flaky'), 20)).toEqual(seen);
  expect(new Set(seen)).toEqual(new Set([200, 500, 502, 503, 'reset']));
  const troubles = seen.map((each) => (each === 200 ? '.' : 'x')).join('');
  expect(troubles).toContain('xx');
  expect(troubles).not.toContain('xxx');
});

test('html answers with a page', async () => {
  const { get } = await openShop('html');
  const { status, headers, text } = await get('/orders');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<h1>');
});

test('no-headers does not say how many pages there are', async () => {
  const { get } = await openShop('no-headers');
  const { headers, body } = await get('/orders', { limit: '1' });
  expect(body).toHaveLength(1);
  expect([...headers.keys()].filter((name) => name.startsWith('shopier-'))).toEqual([]);
});

test('wrapped puts every list into an object', async () => {
  const { get } = await openShop('wrapped');
  expect((await get('/orders')).body).toEqual({ orders: [expect.anything(), expect.anything()] });
  expect((await get('/products')).body).toEqual({ data: [expect.objectContaining({ id: '501' })] });
  expect((await get('/balance/transactions')).body).toEqual({ data: Array(3).fill(expect.anything()) });
  expect((await get('/orders/7001')).body).toMatchObject({ id: '7001' });
});

test('comma-money writes amounts as Turkish people do', async () => {
  const { get } = await openShop('comma-money');
  expect((await get('/orders/7001')).body.totals).toEqual({
    subtotal: '2.490,50',
    shipping: '0,00',
    discount: '0,00',
    total: '2.490,50',
  });
  expect((await get('/orders/7002')).body.totals.total).toBe('1.245.250,00');
  expect((await get('/refunds')).body[0].total).toBe('0,05');
  expect((await get('/orders/transactions/7001')).body.gross.payoutAmount).toBe('2.490,50');
  expect((await get('/balance/transactions', { sort: 'dateDesc', limit: '1' })).body[0].net).toEqual([
    { payoutCurrency: 'TRY', payoutAmount: '-0,05' },
  ]);
});

test('truncated cuts the first list of orders off in the middle', async () => {
  const { get } = await openShop('truncated');
  const cut = await get('/orders');
  expect([cut.status, cut.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(() => JSON.parse(cut.text)).toThrow(SyntaxError);
  expect((await get('/orders')).body).toHaveLength(2);
});
