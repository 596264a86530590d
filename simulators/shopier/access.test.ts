import { afterEach, expect, test } from 'vitest';
import { createShopierSimulator, type ShopierSimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

let simulator: ShopierSimulator;
let at: number;
afterEach(() => simulator.stop());

async function openShop() {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createShopierSimulator({
    now: () => new Date(at),
    shops: [{ name: 'cay-evi', token: 'pat_secret' }],
  });
  return clientOf(simulator, 'pat_secret');
}

test('a wrong, missing or revoked token is refused', async () => {
  const { get } = await openShop();
  expect((await clientOf(simulator, 'pat_other').get('/shop/owner')).body).toMatchObject({
    status: 401,
    error: 'unauthorized',
  });
  expect((await fetch(`${simulator.origin}/v1/shop/owner`)).status).toBe(401);
  simulator.shop('cay-evi').revokeToken();
  expect((await get('/shop/owner')).status).toBe(401);
});

test('200 requests a minute are answered, the next has to wait until the window slid on', async () => {
  const { get } = await openShop();
  for (let request = 0; request < 200; request += 1) {
    if (request === 100) at += 20_000;
    expect((await get('/shop/settings')).status).toBe(200);
  }
  const refused = await get('/shop/settings');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('40');
  expect(refused.body).toMatchObject({ status: 429, error: 'too_many_requests' });
  at += 40_000;
  expect((await get('/shop/settings')).status).toBe(200);
});

test('every request is there to be looked at', async () => {
  const { get } = await openShop();
  await get('/orders', { limit: '5' });
  expect(simulator.requests).toEqual([{ method: 'GET', path: '/v1/orders', query: '?limit=5', status: 200 }]);
});
