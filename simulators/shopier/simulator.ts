import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readLogo, storefrontPage } from '#simulators/storefront/page.ts';
import { createShopControl, repeatChanges, type ShopControl } from './control.ts';
import { mainShop, openDemoShops } from './demo/demo-shops.ts';
import { actAtDesk, showDesk } from './desk.ts';
import { type Answer, htmlAnswer, refusals } from './http/answer.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { type ApiRequest, createHttpSurface } from './http-surface.ts';
import { APP_CLIENT_ID, APP_CLIENT_SECRET, createOauth } from './oauth.ts';
import { createOnlineShop } from './online-shop.ts';
import { LOGO_FILE } from './product-pages.ts';
import { answerRead, scopeOf } from './rest-api.ts';
import { createFaults } from './shop/faults.ts';
import type { ShopFixture } from './shop/fixture.ts';
import { createGrants } from './shop/grants.ts';
import type { Shop } from './shop/shop.ts';
import { buildShop } from './shop/shop-building.ts';
import { openStateFile } from './shop/state-file.ts';
import { createWebhooks } from './shop/webhooks.ts';

export type ShopierSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  /** Left out, time runs and webhooks are repeated by themselves; otherwise `deliverDue` says when. */
  now?: () => Date;
  /** Where shopier.json is saved; left out, nothing survives. */
  stateDir?: string;
  shops?: ShopFixture[];
  /** The shop with a history of its own and the failing shops. */
  demoShops?: boolean;
  /** The public address of the app that is registered at Shopier. */
  appUrl?: string;
  clientId?: string;
  clientSecret?: string;
  /** How long a receiver of webhooks may take. */
  answerWithinMs?: number;
};

/** One request to anything below /v1; the status is null where the connection was broken off. */
export type LoggedRequest = { method: string; path: string; query: string; status: number | null };

export type ShopierSimulator = {
  /** The API is below /v1 of it. */
  origin: string;
  shop(name: string): ShopControl;
  addShop(fixture: ShopFixture): ShopControl;
  /** A shop of the demo, which is read when first asked for. */
  openShop(name: string): Promise<ShopControl>;
  /** Sends the webhooks that are due and waits for their answers. */
  deliverDue(): Promise<void>;
  /** The newest thousand. */
  requests: LoggedRequest[];
  stop(): Promise<void>;
};

const MOST_LOGGED_REQUESTS = 1000;
const LOOK_FOR_DUE_EVERY_MS = 1000;

export async function createShopierSimulator(
  options: ShopierSimulatorOptions = {},
): Promise<ShopierSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const appUrl = options.appUrl ?? 'http://localhost:3000';
  const { clientId = APP_CLIENT_ID, clientSecret = APP_CLIENT_SECRET } = options;
  const file = openStateFile(options.stateDir);
  const demo = options.demoShops ? openDemoShops(now, file) : null;
  const shops = new Map<string, Shop>();
  const controls = new Map<string, ShopControl>();
  const requests: LoggedRequest[] = [];
  const choices = (options.shops ?? []).map(({ name, title = name }) => ({ name, title }));
  choices.push(...(demo?.list ?? []));
  const grants = createGrants(file, now);
  const rateLimit = createRateLimit(now);
  const faults = createFaults();
  const webhooks = createWebhooks({ file, now, answerWithinMs: options.answerWithinMs ?? 5000 });
  let origin = '';

  function register(shop: Shop): ShopControl {
    repeatChanges(shop, file);
    const { announce } = webhooks;
    const control = createShopControl(shop, { file, grants, now, origin: () => origin, announce });
    shops.set(shop.name, shop);
    controls.set(shop.name, control);
    return control;
  }

  for (const fixture of options.shops ?? []) register(buildShop(fixture, now()));

  async function findShop(name: string): Promise<Shop | null> {
    const known = shops.get(name);
    if (known) return known;
    const opened = (await demo?.open(name)) ?? null;
    // Another request may have waited for the same shop.
    if (opened && !shops.has(name)) register(opened);
    return shops.get(name) ?? null;
  }

  function controlOf(name: string): ShopControl {
    const control = controls.get(name);
    if (!control) throw new Error(`There is no shop ${name}.`);
    return control;
  }

  type Caller = { shop: Shop; grantId: string; scopes: string[] | null };

  /** A personal token may do everything. */
  async function findCaller(token: string): Promise<Caller> {
    const grant = grants.findGrant(token);
    if (grant) {
      const shop = await findShop(grant.shop);
      if (shop) return { shop, grantId: grant.id, scopes: grant.scopes };
    }
    const demoShop = demo?.shopOfToken(token);
    if (demoShop) await findShop(demoShop);
    const shop = [...shops.values()].find(({ tokens }) => tokens.has(token));
    if (!shop) throw refusals.badToken();
    return { shop, grantId: token, scopes: null };
  }

  async function answerApi(request: ApiRequest): Promise<Answer | 'reset'> {
    const { shop, grantId, scopes } = await findCaller(request.token);
    const disturbance = faults.disturb(shop, request);
    if (disturbance?.kind === 'reset') return 'reset';
    if (disturbance?.kind === 'reply') return disturbance.answer;
    if (disturbance?.kind === 'slow') await wait(disturbance.delayMs);
    if (shop.revokedTokens.has(request.token)) throw refusals.badToken();
    rateLimit.count(grantId);
    const scope = scopeOf(request.path);
    if (scope === null) throw refusals.notFound();
    if (scopes && !scopes.includes(scope)) throw refusals.forbidden(`The scope ${scope} is missing.`);
    return faults.bend(shop, request.path, await perform(shop, request));
  }

  async function perform(shop: Shop, { method, path, query, readBody }: ApiRequest): Promise<Answer> {
    const webhook = /^\/webhooks(?:\/(\d+))?$/.exec(path);
    if (webhook && method === 'GET' && webhook[1] === undefined) return webhooks.list(shop);
    if (webhook && method === 'POST' && webhook[1] === undefined)
      return webhooks.subscribe(shop, await readBody());
    if (webhook?.[1] !== undefined && method === 'DELETE') return webhooks.unsubscribe(shop, webhook[1]);
    if (webhook || method !== 'GET') throw refusals.notFound();
    return answerRead(shop, { path, query, now: now(), origin });
  }

  async function atDesk(name: string): Promise<{ shop: Shop; control: ShopControl }> {
    const shop = await findShop(name);
    if (!shop) throw refusals.notFound();
    return { shop, control: controlOf(name) };
  }

  async function atStorefront(name: string) {
    const shop = await findShop(name);
    if (!shop?.storefront) throw refusals.notFound();
    return { shop, storefront: shop.storefront };
  }

  /** Shops of the demo share their products: the one that was opened last is the one that somebody looks at. */
  async function findSeller(productId: string): Promise<Shop | null> {
    const sells = (shop: Shop) => shop.products.has(productId);
    const opened = [...shops.values()].findLast(sells);
    if (opened || !demo) return opened ?? null;
    const main = await findShop(mainShop.name);
    return main && sells(main) ? main : null;
  }

  const server = createHttpSurface({
    appUrl,
    shops: choices,
    oauth: createOauth({ app: { clientId, clientSecret, appUrl }, grants, shops: choices }),
    answerApi,
    onlineShop: createOnlineShop({
      findShop,
      findSeller,
      controlOf,
      chance: Math.random,
      origin: () => origin,
    }),
    async showStorefront(name) {
      const { shop, storefront } = await atStorefront(name);
      const address = `${origin}/${name}`;
      return htmlAnswer(
        200,
        storefrontPage({ title: shop.title, description: shop.title }, storefront, {
          address,
          logoUrl: `${address}/${LOGO_FILE}`,
        }),
      );
    },
    async showLogo(name) {
      const { storefront } = await atStorefront(name);
      return { status: 200, headers: { 'content-type': 'image/png' }, body: await readLogo(storefront) };
    },
    async showDesk(name) {
      const { shop, control } = await atDesk(name);
      return showDesk(shop, control);
    },
    async actAtDesk(name, action) {
      const { control } = await atDesk(name);
      return actAtDesk(control, action, Math.random);
    },
    note(request) {
      if (!request.path.startsWith('/v1/')) return;
      requests.push(request);
      if (requests.length > MOST_LOGGED_REQUESTS) requests.shift();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timer = options.now ? null : setInterval(webhooks.deliverDue, LOOK_FOR_DUE_EVERY_MS).unref();

  return {
    origin,
    requests,
    shop: controlOf,
    addShop(fixture) {
      choices.push({ name: fixture.name, title: fixture.title ?? fixture.name });
      return register(buildShop(fixture, now()));
    },
    async openShop(name) {
      await findShop(name);
      return controlOf(name);
    },
    deliverDue: webhooks.deliverDue,
    async stop() {
      if (timer) clearInterval(timer);
      webhooks.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
