import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppCredentials, MERCHANT_APP, PUBLIC_APP, type ShopifyApp } from './apps/apps.ts';
import { createShopControl, type ShopControl, type ShopCounters } from './control.ts';
import { pictureFile } from './demo/catalogue-shop.ts';
import { type DemoShops, demoShopFixtures, openDemoShops } from './demo/demo-shops.ts';
import { createDesk } from './desk/desk.ts';
import { sendBulkFile } from './graphql/bulk-download.ts';
import { createBulkOperations } from './graphql/bulk-operations.ts';
import { createGraphqlEndpoint, type LoggedRequest } from './graphql-endpoint.ts';
import { createHttpSurface } from './http-surface.ts';
import { APP_STORE_PATH, createAppStore } from './oauth/app-store.ts';
import { createConsent } from './oauth/authorize.ts';
import { createInstallations } from './oauth/installations.ts';
import { createTokenEndpoint } from './oauth/token-endpoint.ts';
import { loadSchemaCheck } from './queries/schema.ts';
import type { ShopFixture } from './shop/fixture.ts';
import { createGrants } from './shop/grants.ts';
import { createSavedDiscounts } from './shop/saved-discounts.ts';
import type { Shop } from './shop/shop.ts';
import { buildShop } from './shop/shop-building.ts';
import { openStateFile } from './shop/state-file.ts';
import { createShopPages } from './shop-pages.ts';
import { createShopWebhooks } from './webhooks/shop-webhooks.ts';

export type ShopifySimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where bulk files and what was done are saved; left out, nothing outlives the simulator. */
  stateDir?: string;
  shops?: ShopFixture[];
  /** The packed shops with two years of orders, the catalogue and the failing ones. */
  demoShops?: boolean;
  app?: ShopifyApp;
  merchantApp?: AppCredentials;
  /** How long a webhook may take to be answered, in real time. */
  webhookAnswerLimitMs?: number;
};

export type ShopifySimulator = {
  /** With a literal {shop}, which stands for the name of the store. */
  origin: string;
  /** The app's page in the app store. */
  installUrl: string;
  port: number;
  app: ShopifyApp;
  merchantApp: AppCredentials;
  shop(name: string): ShopControl;
  addShop(fixture: ShopFixture): ShopControl;
  /** A shop of the demo, which is read when first asked for. */
  openShop(name: string): Promise<ShopControl>;
  /** Sends the webhooks that are due on the clock, and waits for those on their way. */
  deliverDue(): Promise<void>;
  /** Loads schema and demo data before anyone asks. */
  warmUp(): void;
  /** The newest thousand. */
  requests: LoggedRequest[];
  close(): Promise<void>;
};

const WEBHOOK_ANSWER_LIMIT_MS = 5000;

export async function createShopifySimulator(
  options: ShopifySimulatorOptions = {},
): Promise<ShopifySimulator> {
  const {
    now = () => new Date(),
    merchantApp = MERCHANT_APP,
    webhookAnswerLimitMs: answerLimitMs = WEBHOOK_ANSWER_LIMIT_MS,
  } = options;
  const app = options.app ?? PUBLIC_APP;
  const directory = options.stateDir ?? (await mkdtemp(join(tmpdir(), 'shopify-simulator-')));
  const shops = new Map<string, Shop>();
  const controls = new Map<string, ShopControl>();
  const counters = new Map<string, ShopCounters>();
  const state = openStateFile(options.stateDir ?? null);
  const demo: DemoShops | null = options.demoShops ? openDemoShops(now, state) : null;
  // Files of a process that was killed.
  await rm(join(directory, 'bulk'), { recursive: true, force: true });
  const bulk = createBulkOperations({ schema: loadSchemaCheck, directory: join(directory, 'bulk'), now });
  const grants = createGrants(state, now);
  const webhooks = createShopWebhooks({ app, merchantApp, state, now, answerLimitMs });
  const installations = createInstallations({ app, merchantApp, grants, webhooks });
  const { uninstall } = installations;
  const discounts = createSavedDiscounts(state);
  const desk = createDesk({
    state,
    now,
    announce: webhooks.announce,
    uninstallApp: installations.uninstallAnyApp,
  });
  const graphql = createGraphqlEndpoint({
    now,
    bulk,
    installation: {
      uninstall,
      saveSubscriptions: webhooks.saveSubscriptions,
      saveDiscounts: discounts.save,
    },
    accessOf: installations.accessOf,
  });

  function register(shop: Shop): ShopControl {
    const counted: ShopCounters = { graphqlRequests: 0, maxPointsUsed: 0, throttledRequests: 0 };
    webhooks.attach(shop);
    discounts.attach(shop);
    desk.replay(shop);
    const control = createShopControl({
      shop,
      clock: now,
      counters: counted,
      bulkOperationsStarted: () => bulk.startedBy(shop),
      grants,
      webhooks,
      saveDiscounts: () => discounts.save(shop),
      uninstall,
      clientId: app.clientId,
    });
    shops.set(shop.name, shop);
    counters.set(shop.name, counted);
    controls.set(shop.name, control);
    return control;
  }

  for (const fixture of options.shops ?? []) register(buildShop(fixture, now().getTime()));

  /** Demo shops are read from disk when the first request wants one. */
  async function findShop(name: string): Promise<Shop | null> {
    const known = shops.get(name);
    if (known) return known;
    const opened = await demo?.open(name);
    if (!opened) return null;
    const raced = shops.get(name);
    if (!raced) register(opened);
    return raced ?? opened;
  }

  function controlOf(name: string): ShopControl {
    const control = controls.get(name);
    if (!control) throw new Error(`There is no shop ${name}.`);
    return control;
  }

  const hasShop = (name: string) => shops.has(name) || demo?.has(name) === true;

  function listShops() {
    const others = [...shops.values()].filter(({ name }) => !demo?.has(name));
    return [...(demo ? demoShopFixtures : []), ...others];
  }

  const server = createHttpSurface({
    graphql(name, token, body, shopUrl) {
      if (!hasShop(name)) return null;
      return findShop(name).then((shop) => {
        const counted = counters.get(name);
        if (!shop || !counted) throw new Error(`The shop ${name} was announced and is not there.`);
        return graphql.answer(shop, counted, token, body, shopUrl);
      });
    },
    async sendBulkFile(name, id, response) {
      const shop = shops.get(name);
      const operation = shop && bulk.find(shop, id);
      if (!operation?.isWritten) return false;
      await sendBulkFile(operation, response);
      return true;
    },
    pictureFile,
    page: createShopPages({
      findShop,
      consent: createConsent({ app, grants, now }),
      answerTokenRequest: createTokenEndpoint({ app, merchantApp, grants }),
      appStore: createAppStore({ app, now, listShops, hasShop }),
      desk,
      now,
    }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}/shopify/{shop}`,
    installUrl: `http://127.0.0.1:${port}${APP_STORE_PATH}`,
    port,
    app,
    merchantApp,
    requests: graphql.requests,
    async openShop(name) {
      await findShop(name);
      return controlOf(name);
    },
    deliverDue: webhooks.deliverDue,
    warmUp() {
      // A failure shows in the request that needs what was not loaded.
      loadSchemaCheck().catch(() => {});
      demo?.warmUp().catch(() => {});
    },
    addShop: (fixture) => register(buildShop(fixture, now().getTime())),
    shop: controlOf,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.all([bulk.close(), webhooks.stop()]);
      if (!options.stateDir) await rm(directory, { recursive: true, force: true });
    },
  };
}
