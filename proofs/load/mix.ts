import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '#shared/stores/stores.ts';
import type { OutsideReady } from './outside.ts';
import { callAs, openPage, type Page, type Person } from './people.ts';
import { orderCountOf, orderId, shopName } from './shops.ts';
import type { Timings } from './timings.ts';

/** How often each thing is done, in milliseconds: more than a thousand stores do at their busiest. */
const EVERY_MS = {
  visit: 1_500,
  webhook: 250,
  order: 2_000,
  watchedOrder: 6_000,
  newcomer: 60_000,
  caption: 15_000,
  picture: 45_000,
  reel: 240_000,
};
const OPEN_PAGES = 40;
const CHANGED_PATIENCE_MS = 60_000;
const IMPORT_PATIENCE_MS = 120_000;
/** More of a kind at once are left out and counted. */
const MOST_AT_ONCE = 50;

export interface Mix {
  people: Person[];
  /** Those whose shops announce changes themselves. */
  connected: Person[];
  /** Shops that nobody has connected yet. */
  newcomers: number[];
  url: string;
  outside: OutsideReady;
  timings: Timings;
}

/** Everything that owners, buyers and platforms do, until stopped; `stop` waits for what is under way. */
export async function startMix({ people, connected, newcomers, url, outside, timings }: Mix) {
  const sent = { webhooks: 0, orders: 0, newcomers: 0, leftOut: 0 };
  const active = people.filter(({ shop }) => shop !== null);
  const watched: { person: Person; page: Page; busy: boolean }[] = [];
  for (const person of connected.slice(-OPEN_PAGES))
    watched.push({ person, page: await openPage(person, url), busy: false });
  const some = <Each>(all: Each[]) => all[Math.floor(Math.random() * all.length)]!;
  const as = (cookie: string) => callAs(cookie, { url, timings });

  async function visit() {
    const { cookie, storeId } = some(people);
    const call = as(cookie);
    const analytics = `/api/analytics/${storeId}`;
    const range = some(['mtd', '30d', '12m']);
    await call('stores', '/api/stores');
    await Promise.all([
      call('analytics', `${analytics}/dashboard?range=${range}`),
      call('analytics', `${analytics}/series?range=${range}`),
      call('analytics', `${analytics}/insights`),
    ]);
    await Promise.all([
      call('analytics', `${analytics}/customers`),
      call('analytics', `${analytics}/products?limit=50`),
      call('analytics', `${analytics}/products/ranking?range=${range}`),
      call('analytics', `${analytics}/order-hours?range=${range}`),
      call('analytics', `${analytics}/abandoned-carts`),
    ]);
    await call('calendar', `/api/social-media/${storeId}/scheduled-posts`);
  }

  /** About an order that we know, signed as the platform signs. */
  async function webhook() {
    const { shop } = some(active);
    const id = orderId(shop!, Math.floor(Math.random() * orderCountOf(shop!)));
    const body = JSON.stringify({
      id: 0,
      admin_graphql_api_id: `gid://shopify/Order/${id}`,
      updated_at: new Date().toISOString(),
      note: 'x'.repeat(3_000),
    }).replace('"id":0', `"id":${id}`);
    const signature = createHmac('sha256', outside.merchantApp.clientSecret).update(body).digest('base64');
    await timings.time('webhook', async () => {
      const response = await fetch(`${url}/api/webhooks/shopify`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': 'orders/updated',
          'x-shopify-shop-domain': `${shopName(shop!)}.myshopify.com`,
          'x-shopify-webhook-id': randomUUID(),
          'x-shopify-event-id': randomUUID(),
          'x-shopify-triggered-at': new Date().toISOString(),
          'x-shopify-hmac-sha256': signature,
        },
        body,
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`answered ${response.status}`);
      sent.webhooks += 1;
    });
  }

  async function placeOrder(shop: number) {
    const response = await fetch(`${outside.shopOrigin.replace('{shop}', shopName(shop))}/desk`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'do=order',
      redirect: 'manual',
    });
    await response.arrayBuffer();
    sent.orders += 1;
  }

  /** From the order placed in the shop to the dashboard that shows it, as an open page sees it. */
  async function watchedOrder() {
    const free = watched.filter(({ busy }) => !busy);
    if (free.length === 0) return;
    const watching = some(free);
    watching.busy = true;
    const { person, page } = watching;
    await timings.time('order to changed dashboard', async () => {
      const changed = page.untilChanged();
      await placeOrder(person.shop!);
      const given = new AbortController();
      const late = wait(CHANGED_PATIENCE_MS, true, { signal: given.signal }).catch(() => false);
      const isLate = await Promise.race([changed.then(() => false), late]);
      given.abort();
      if (isLate) throw new Error('the page was not notified within a minute');
      const call = callAs(person.cookie, { url, timings });
      await call('analytics', `/api/analytics/${person.storeId}/dashboard`);
    });
    watching.busy = false;
  }

  /** Signs up, connects a shop, waits until it is read, and signs in again. */
  async function newcomer() {
    const shop = newcomers.shift();
    if (shop === undefined) return;
    const email = `newcomer-${shop}-${randomUUID()}@example.com`;
    const password = 'Passw0rd1';
    const cookie = await timings.time('sign-up', () =>
      signIn('/api/auth/register', {
        email,
        password,
        confirmPassword: password,
        firstName: 'Ada',
        lastName: 'Lovelace',
        acceptPrivacyPolicy: true,
      }),
    );
    if (!cookie) return;
    const call = as(cookie);
    await timings.time('connect and import', async () => {
      const body = { shop: shopName(shop), ...outside.merchantApp };
      if (!(await call('connect', '/api/stores/shopify/connect-app', body))) throw new Error('not connected');
      for (const until = Date.now() + IMPORT_PATIENCE_MS; ; await wait(500)) {
        const store = (await call<Store[]>('stores', '/api/stores'))?.[0];
        if (store?.sync.phase === 'ready') break;
        if (Date.now() > until) throw new Error(`${shopName(shop)} was not read in time`);
      }
    });
    await timings.time('sign-in', () => signIn('/api/auth/login', { email, password }));
    sent.newcomers += 1;
  }

  async function signIn(path: string, body: object): Promise<string> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return response.headers.getSetCookie()[0]!.split(';')[0]!;
  }

  async function generate(kind: 'caption' | 'picture' | 'reel') {
    const { cookie, storeId } = some(active);
    const call = as(cookie);
    const found = await call<{ products: { id: string }[] }>(
      'analytics',
      `/api/analytics/${storeId}/products?limit=50`,
    );
    if (!found) return;
    await call(kind, `/api/social-media/${storeId}/generate-content`, {
      productId: some(found.products).id,
      platform: 'instagram',
      includeImage: kind === 'picture',
      ...(kind === 'reel' ? { contentFormat: 'reel', videoDuration: 5 } : {}),
    });
  }

  const running = new Set<Promise<unknown>>();
  function every(ms: number, act: () => Promise<unknown>) {
    let under = 0;
    return setInterval(() => {
      if (under >= MOST_AT_ONCE) {
        sent.leftOut += 1;
        return;
      }
      under += 1;
      const doing = act()
        .catch((error: unknown) => timings.failures.push(String(error)))
        .finally(() => {
          under -= 1;
          running.delete(doing);
        });
      running.add(doing);
    }, ms);
  }
  const timers = [
    every(EVERY_MS.visit, visit),
    every(EVERY_MS.webhook, webhook),
    every(EVERY_MS.order, () => placeOrder(some(connected).shop!)),
    every(EVERY_MS.watchedOrder, watchedOrder),
    every(EVERY_MS.newcomer, newcomer),
    every(EVERY_MS.caption, () => generate('caption')),
    every(EVERY_MS.picture, () => generate('picture')),
    every(EVERY_MS.reel, () => generate('reel')),
  ];

  return {
    sent,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      for (const { page } of watched) page.close();
    },
  };
}
