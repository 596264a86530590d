import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '#server/core/db/database.ts';
import { registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { Store } from '#shared/stores/stores.ts';
import { DEMO_TOKEN } from '#simulators/shopify/demo/demo-shops.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const QUICK_IMPORTS = new URL('../../../../scripts/quick-imports.mjs', import.meta.url).href;
/** Shop of the newest 200 real orders, about 5,000 lines in several batches. */
const SHOP = 'shuffled';
/** How long each process may live: before, in and after every stage of the import. */
const LIVES_MS = [200, 1_100, 2_000];

/** Killing is the one thing that cannot be played inside this process, so here the product runs as one of its own. */
test('a process killed again and again while it imports ends with the same records', async () => {
  const simulator = await createShopifySimulator({ now: () => new Date(), demoShops: true });
  onTestFinished(() => simulator.close());
  const killed = newFolder();

  let product = await start(killed, simulator.origin);
  const cookie = await connect(product.url);
  for (const life of LIVES_MS) {
    await wait(life);
    await product.kill();
    product = await start(killed, simulator.origin);
  }
  const afterKills = await untilRead(product, cookie);
  await product.stop();
  const undisturbed = await startApp({ now: new Date().toISOString(), demoShops: true });
  const owner = await undisturbed.signUp();
  await owner.connectShopify(SHOP, DEMO_TOKEN);
  const [expected] = await owner.stores();

  expect(afterKills.sync).toMatchObject({
    phase: 'ready',
    historyComplete: true,
    problem: null,
    orders: expected!.sync.orders,
    products: expected!.sync.products,
    customers: expected!.sync.customers,
  });
  expect(expected!.sync.orders).toBe(200);
  const database = await openDatabase({ dataDir: killed });
  onTestFinished(() => database.close());
  expect(await recordsIn(database.db)).toEqual(await recordsIn(undisturbed.db));
}, 240_000);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'postgres'));
  execFileSync('tar', ['-xf', inject('databaseImage')!, '-C', join(folder, 'postgres')], { stdio: 'ignore' });
  return folder;
}

async function start(dataDir: string, shopOrigin: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', QUICK_IMPORTS, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      SHOPIFY_SHOP_ORIGIN: shopOrigin,
      SIMULATORS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('Vitrin is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`Vitrin stopped with code ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** Errors that it logged. */
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

type Product = Awaited<ReturnType<typeof start>>;

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function connect(url: string): Promise<string> {
  const signedUp = await post(`${url}/api/auth/register`, registrationOf('ada@example.com'));
  const cookie = signedUp.headers.getSetCookie()[0]!.split(';')[0]!;
  const connected = await post(
    `${url}/api/stores/shopify/connect`,
    { shop: SHOP, apiKey: DEMO_TOKEN },
    cookie,
  );
  expect(connected.status).toBe(200);
  return cookie;
}

function post(address: string, body: object, cookie = '') {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function untilRead({ url, output }: Product, cookie: string): Promise<Store> {
  for (;;) {
    const response = await fetch(`${url}/api/stores`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}\n${output()}`);
    const [store] = (await response.json()) as Store[];
    if (store!.sync.phase === 'ready') return store!;
    await wait(100);
  }
}

/**
 * Everything read and everything summed, without what may differ: the connection's id, and whether an order that nothing
 * happened to was read by its lines or by its events.
 */
async function recordsIn(db: Database) {
  const records: Record<string, unknown> = {};
  for (const table of [
    'orders',
    'order_lines',
    'sale_events',
    'refunds',
    'customers',
    'products',
    'product_variants',
    'sales_hours',
    'sales_days',
    'customer_months',
  ]) {
    const { rows } = await db.execute(
      `select count(*)::int as rows, md5(string_agg(row, '|' order by row collate "C")) as digest
       from (select (to_jsonb(t) - 'store_id' - 'detail')::text as row from ${table} t) as each`,
    );
    records[table] = rows[0];
  }
  return records;
}
