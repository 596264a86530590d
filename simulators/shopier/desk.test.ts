import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APP_CLIENT_ID, APP_CLIENT_SECRET } from './oauth.ts';
import { createShopierSimulator, type ShopierSimulator } from './simulator.ts';
import { clientOf, postForm } from './testing/client.ts';
import { startReceiver } from './testing/receiver.ts';

let simulator: ShopierSimulator;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let stateDir: string;
let at: number;

const start = () =>
  createShopierSimulator({
    now: () => new Date(at),
    stateDir,
    shops: [
      {
        name: 'cay-evi',
        title: 'Çay Evi',
        products: [
          { id: '501', title: 'Çay <Siyah>', price: '100.00' },
          { id: '502', title: 'Tükendi', price: '10.00', stock: 0 },
        ],
        orders: [{ id: '7001', createdAt: '2026-11-19T12:00:00Z', lines: [{ product: '501' }] }],
      },
    ],
  });

beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  stateDir = await mkdtemp(join(tmpdir(), 'shopier-desk-'));
  receiver = await startReceiver();
  simulator = await start();
});
afterEach(async () => {
  await simulator.stop();
  await receiver.stop();
  await rm(stateDir, { recursive: true });
});

async function restart() {
  await simulator.stop();
  simulator = await start();
}

const owner = () => clientOf(simulator, 'pat_cay-evi');
const readDesk = async () => (await fetch(`${simulator.origin}/desk/cay-evi`)).text();
const press = (button: string) => postForm(`${simulator.origin}/desk/cay-evi/${button}`, {});

test('a person places an order at the desk, and the app hears of it', async () => {
  await owner().post('/webhooks', { event: 'order.created', url: receiver.url });
  const pressed = await press('order');
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/desk/cay-evi']);
  await simulator.deliverDue();
  const [order] = (await owner().get('/orders')).body;
  expect(order).toMatchObject({ dateCreated: '2026-11-20T15:00:00+0300', lineItems: [{ productId: '501' }] });
  expect(receiver.received.map(({ body }) => JSON.parse(body).id)).toEqual([order.id]);
});

test('a person refunds the newest order that has something left', async () => {
  await press('order');
  const id = (await owner().get('/orders')).body[0].id;
  await press('refund');
  await press('refund');
  await press('refund');
  expect((await owner().get('/refunds', { sort: 'dateAsc' })).body).toMatchObject([
    { orderId: '7001', type: 'full', status: 'succeeded' },
    { orderId: id, type: 'full', status: 'succeeded' },
  ]);
});

test('the desk shows the last ten orders', async () => {
  for (let order = 0; order < 10; order += 1) await press('order');
  const page = await readDesk();
  expect(page).toContain('Place an order');
  expect(page).toContain('Refund the last order');
  expect(page.match(/<tr><td>/g)).toHaveLength(10);
  expect(page).not.toContain('<td>7001</td>');
  expect(page).toContain('Çay &lt;Siyah&gt;');
});

test('there is no desk for a shop that is not there, and no other button', async () => {
  expect((await fetch(`${simulator.origin}/desk/kahve`)).status).toBe(404);
  expect((await press('close')).status).toBe(404);
});

test('what was done, the tokens and the subscriptions survive a restart', async () => {
  await press('order');
  await press('refund');
  const shop = simulator.shop('cay-evi');
  shop.changeProduct('501', { price: 12_000 });
  shop.removeProduct('502');
  const allowed = await postForm(`${simulator.origin}/v1/oauth2/authorize`, {
    response_type: 'code',
    client_id: APP_CLIENT_ID,
    redirect_uri: 'http://localhost:3000/back',
    shop: 'cay-evi',
    decision: 'allow',
  });
  const { body: tokens } = await postForm(`${simulator.origin}/v1/oauth2/token`, {
    grant_type: 'authorization_code',
    client_id: APP_CLIENT_ID,
    client_secret: APP_CLIENT_SECRET,
    code: new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '',
  });
  await owner().post('/webhooks', { event: 'order.created', url: receiver.url });
  const read = async () => {
    const { get } = clientOf(simulator, tokens.access_token);
    const [orders, refunds, products, webhooks] = await Promise.all(
      ['/orders', '/refunds', '/products', '/webhooks'].map(async (path) => (await get(path)).body),
    );
    return { orders, refunds, products, webhooks };
  };
  const before = await read();
  expect(before).toMatchObject({
    refunds: [{ status: 'succeeded' }],
    products: [{ priceData: { price: '120.00' } }],
    webhooks: [{ event: 'order.created' }],
  });
  await restart();
  expect(await read()).toEqual(before);
});

test('a delivery that waits for its retry survives a restart, and so does a revoked token', async () => {
  await owner().post('/webhooks', { event: 'order.created', url: receiver.url });
  receiver.answerWith(503);
  await press('order');
  await simulator.deliverDue();
  simulator.shop('cay-evi').revokeToken();
  await restart();
  receiver.answerWith(200);
  at += 60_000;
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(2);
  expect((await owner().get('/orders')).status).toBe(401);
});

test('the state is written whole, and no other file is left', async () => {
  await press('order');
  expect(await readdir(stateDir)).toEqual(['shopier.json']);
  const state = JSON.parse(await readFile(join(stateDir, 'shopier.json'), 'utf8'));
  expect(Object.keys(state.shops['cay-evi'].orders)).toHaveLength(1);
});
