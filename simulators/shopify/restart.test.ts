import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

let stateDir: string;
let simulator: ShopifySimulator;

const SHOP = 'yonder-gifts';

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'restart-'));
  simulator = await start();
});
afterEach(async () => {
  await simulator.close();
  await rm(stateDir, { recursive: true });
});

const start = () =>
  createShopifySimulator({ demoShops: true, stateDir, now: () => new Date('2026-11-20T12:00:00Z') });

async function restart(): Promise<void> {
  await simulator.close();
  simulator = await start();
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${simulator.origin.replace('{shop}', SHOP)}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

async function install() {
  const { clientId: client_id, clientSecret: client_secret, url } = simulator.app;
  const asked = {
    client_id,
    scope: 'read_orders,read_all_orders,read_customers',
    redirect_uri: `${url}/back`,
  };
  const consented = await post('/admin/oauth/authorize', { ...asked, decision: 'install' });
  const code = new URL(consented.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const reply = await post('/admin/oauth/access_token', { client_id, client_secret, code, expiring: '1' });
  return (await reply.json()) as { access_token: string; refresh_token: string };
}

const STANDING = `{ ordersCount(limit: null) { count }
  orders(first: 3, sortKey: CREATED_AT, reverse: true) { nodes { id name updatedAt cancelledAt
    displayFinancialStatus totalPriceSet { shopMoney { amount } } customer { id displayName }
    lineItems(first: 5) { nodes { id title quantity } } refunds { id } } }
  webhookSubscriptions(first: 5) { nodes { id topic uri } } }`;

const subscribe = (topic: string) => `mutation { webhookSubscriptionCreate(topic: ${topic},
  webhookSubscription: { uri: "http://127.0.0.1:9/hooks" }) { webhookSubscription { id } userErrors { message } } }`;

type Standing = { ordersCount: { count: number }; webhookSubscriptions: { nodes: { id: string }[] } };

test('a restarted program knows its tokens, its subscriptions and what was done at the desk', async () => {
  const { access_token: token, refresh_token } = await install();
  const standing = async () => (await clientOf(simulator, SHOP, token).ask<Standing>(STANDING)).data;
  await clientOf(simulator, SHOP, token).ask(subscribe('ORDERS_CREATE'));
  for (const button of ['order', 'refund', 'order', 'cancel', 'order']) await post('/desk', { do: button });
  const before = await standing();
  expect(before.ordersCount.count).toBe(39_988 + 3);
  expect(before.webhookSubscriptions.nodes).toHaveLength(1);
  await simulator.deliverDue();

  await restart();
  expect(await standing()).toEqual(before);
  await clientOf(simulator, SHOP, token).ask(subscribe('ORDERS_UPDATED'));
  const ids = (await standing()).webhookSubscriptions.nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const { clientId: client_id, clientSecret: client_secret } = simulator.app;
  const grant = { client_id, client_secret, grant_type: 'refresh_token', refresh_token };
  expect((await post('/admin/oauth/access_token', grant)).status).toBe(200);
  expect((await readdir(stateDir)).filter((name) => name.endsWith('.new'))).toEqual([]);

  await post('/desk', { do: 'uninstall' });
  await restart();
  expect((await clientOf(simulator, SHOP, token).ask('{ shop { id } }')).status).toBe(401);
  expect((await simulator.openShop(SHOP)).webhooks.subscriptions).toEqual([]);
  await simulator.deliverDue();
});
