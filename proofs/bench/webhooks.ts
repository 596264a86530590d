import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Store } from '#shared/stores/stores.ts';
import { startProduct } from '../../scripts/running-product.ts';
import { type Owner, signUpAt } from './owner.ts';
import { heading, quantile, report, seconds } from './report.ts';

const PORT = 3921;
const PER_SECOND = 500;
const LASTING_S = 60;
const TICK_MS = 20;
const SCREEN_MS = 2_000;
const SHOP = 'shuffled';

interface Announcement {
  shopifyShopOrigin: string;
  merchantApp: { clientId: string; clientSecret: string };
  demoShops: { accessToken: string }[];
}

/** 500 deliveries a second for a minute, and how long one takes to be seen by an owner who looks at the dashboard. */
export async function benchWebhooks(place: { name: string; dataDir: string; databaseUrl: string }) {
  heading(`Webhooks, ${place.name}`);
  const url = `http://localhost:${PORT}`;
  const { simulators, announcement } = await startSimulators(place.dataDir, url);
  const { merchantApp, shopifyShopOrigin } = announcement;
  const environment = { SHOPIFY_SHOP_ORIGIN: shopifyShopOrigin, SIMULATORS: 'off' };
  const product = await startProduct({ port: PORT, ...place, environment });
  try {
    const owner = await signUpAt(product.url);
    const { store } = await owner.ask<{ store: Store }>('POST', '/api/stores/shopify/connect-app', {
      shop: SHOP,
      ...merchantApp,
    });
    await owner.untilRead(store.id);
    const orderIds = await findOrders(shopifyShopOrigin, announcement.demoShops[0]!.accessToken);
    await measureAcceptance(url, orderIds, merchantApp.clientSecret);
    await measureApplying(place.databaseUrl, store.id);
    await measureScreen(owner, store, `${shopifyShopOrigin.replace('{shop}', SHOP)}/desk`);
  } finally {
    await product.stop();
    simulators.kill();
  }
}

async function startSimulators(folder: string, appUrl: string) {
  const options = ['--port', '0', '--state-dir', `${folder}/webhook-simulators`, '--app-url', appUrl];
  const simulators: ChildProcess = spawn(process.execPath, ['simulators/main.ts', ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    createInterface({ input: simulators.stdout! }).once('line', resolve),
  );
  return { simulators, announcement: JSON.parse(line) as Announcement };
}

async function findOrders(shopOrigin: string, accessToken: string): Promise<string[]> {
  const response = await fetch(`${shopOrigin.replace('{shop}', SHOP)}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
    body: JSON.stringify({ query: '{ orders(first: 100) { nodes { legacyResourceId } } }' }),
  });
  const { data } = (await response.json()) as {
    data: { orders: { nodes: { legacyResourceId: string }[] } };
  };
  return data.orders.nodes.map(({ legacyResourceId }) => legacyResourceId);
}

async function measureAcceptance(url: string, orderIds: string[], secret: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  let refused = 0;

  function deliver(orderId: string): Promise<void> {
    const body = orderBody(orderId);
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const settle = (status: number) => {
        times.push(performance.now() - startedAt);
        if (status !== 200) refused += 1;
        resolve();
      };
      request(
        `${url}/api/webhooks/shopify`,
        { method: 'POST', agent, headers: headersOf(body, secret) },
        (reply) => {
          reply.resume().once('end', () => settle(reply.statusCode!));
        },
      )
        .once('error', () => settle(0))
        .end(body);
    });
  }

  const startedAt = performance.now();
  const all = PER_SECOND * LASTING_S;
  while (sent.length < all) {
    const due = Math.min(all, Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND));
    while (sent.length < due) sent.push(deliver(orderIds[sent.length % orderIds.length]!));
    await wait(TICK_MS);
  }
  await Promise.all(sent);
  const rate = all / ((performance.now() - startedAt) / 1000);
  agent.destroy();
  report(`accepted of ${all.toLocaleString('en')}`, (all - refused).toLocaleString('en'), {
    text: 'all',
    met: refused === 0,
  });
  report('accepted a second', rate.toFixed(0), { text: '≥ 490', met: rate >= 490 });
  report(
    'answered, p50 / p95',
    `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} ms`,
    {
      text: "p95 the platform's 5 s",
      met: quantile(times, 0.95) <= 5_000,
    },
  );
}

async function measureApplying(databaseUrl: string, storeId: string) {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await database.query(
      `select count(*)::int as recorded, count(applied_at)::int as applied, count(problem)::int as problems
       from webhook_events where store_id = $1`,
      [storeId],
    );
    const { recorded, applied, problems } = rows[0];
    if (applied === recorded || performance.now() - startedAt > 120_000) {
      const met = applied === recorded && problems === 0 && recorded >= PER_SECOND * LASTING_S;
      report('recorded / applied, each once', `${recorded} / ${applied}`, { text: 'all', met });
      report('the last applied after', seconds(performance.now() - startedAt));
      break;
    }
    await wait(250);
  }
  await database.end();
}

/** From the order placed in the shop to the dashboard that shows it, as an open page sees it. */
async function measureScreen(owner: Owner, { id }: Store, desk: string) {
  const times: number[] = [];
  const page = await owner.openPage();
  for (let round = 0; round < 30; round += 1) {
    const before = (await owner.store(id)).sync.orders;
    const startedAt = performance.now();
    await fetch(desk, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'do=order',
    });
    do await page.untilNotified('metrics-changed');
    while ((await owner.store(id)).sync.orders === before);
    await owner.dashboard(id);
    times.push(performance.now() - startedAt);
  }
  const p95 = quantile(times, 0.95);
  report(
    'order placed to changed dashboard, p50 / p95',
    `${quantile(times, 0.5).toFixed(0)} / ${p95.toFixed(0)} ms`,
    {
      text: `p95 ${SCREEN_MS} ms`,
      met: p95 <= SCREEN_MS,
    },
  );
}

/** About as large as Shopify's: an order of ten lines. */
function orderBody(id: string): string {
  const line_items = Array.from({ length: 10 }, (_, at) => ({
    id: at + 1,
    title: 'White hanging heart t-light holder',
    quantity: 6,
    price: '2.55',
    sku: '85123A',
    grams: 120,
    total_discount: '0.00',
    fulfillable_quantity: 6,
    tax_lines: [{ price: '0.42', rate: 0.2, title: 'VAT' }],
  }));
  const now = new Date().toISOString();
  return `{"id":${id},"admin_graphql_api_id":"gid://shopify/Order/${id}","updated_at":"${now}","line_items":${JSON.stringify(line_items)}}`;
}

function headersOf(body: string, secret: string) {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-shopify-topic': 'orders/updated',
    'x-shopify-shop-domain': `${SHOP}.myshopify.com`,
    'x-shopify-webhook-id': randomUUID(),
    'x-shopify-event-id': randomUUID(),
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
  };
}
