import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendBulkFile } from './bulk-download.ts';
import { createBulkOperations } from './bulk-operations.ts';
import { createShopControl, type ShopControl, type ShopCounters } from './control.ts';
import { pictureFile } from './demo/catalogue-shop.ts';
import { type DemoShops, openDemoShops } from './demo/demo-shops.ts';
import type { ShopFixture } from './fixture.ts';
import { answerGraphql, type GraphqlBody } from './graphql-answer.ts';
import { createHttpSurface } from './http-surface.ts';
import type { Run } from './run.ts';
import { loadSchemaCheck } from './schema.ts';
import type { Shop } from './shop.ts';
import { buildShop } from './shop-building.ts';
import { createThrottle } from './throttle.ts';
import { createWeather, type Disturbance, unauthorized } from './weather.ts';

export type ShopifySimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where bulk files and the anchor day of the demo shops are kept; a temporary folder when left out. */
  stateDir?: string;
  shops?: ShopFixture[];
  /** The packed shops with two years of orders, the catalogue and the weather. */
  demoShops?: boolean;
};

/** One request, for a test to look at afterwards. */
export type LoggedRequest = {
  shop: string;
  operationName: string | null;
  query: string;
  variables: Record<string, unknown>;
  requestedQueryCost: number;
  actualQueryCost: number;
  errorCodes: string[];
};

export type ShopifySimulator = {
  /** With a literal {shop}, which stands for the name of the store. */
  origin: string;
  port: number;
  shop(name: string): ShopControl;
  addShop(fixture: ShopFixture): ShopControl;
  /** A shop of the demo, which is read when first asked for. */
  openShop(name: string): Promise<ShopControl>;
  /** Loads schema and demo data before anyone asks. */
  warmUp(): void;
  /** The newest thousand. */
  requests: LoggedRequest[];
  close(): Promise<void>;
};

const MOST_LOGGED_REQUESTS = 1000;

export async function createShopifySimulator(
  options: ShopifySimulatorOptions = {},
): Promise<ShopifySimulator> {
  const now = options.now ?? (() => new Date());
  const directory = options.stateDir ?? (await mkdtemp(join(tmpdir(), 'shopify-simulator-')));
  const shops = new Map<string, Shop>();
  const controls = new Map<string, ShopControl>();
  const counters = new Map<string, ShopCounters>();
  const requests: LoggedRequest[] = [];
  const throttle = createThrottle(now);
  const weather = createWeather();
  const demo: DemoShops | null = options.demoShops ? openDemoShops(now, directory) : null;
  // Files of a process that was killed.
  await rm(join(directory, 'bulk'), { recursive: true, force: true });
  const bulk = createBulkOperations({
    schema: loadSchemaCheck,
    directory: join(directory, 'bulk'),
    now,
    newRun,
  });

  function newRun(shop: Shop, shopUrl: string): Run {
    const scopes = new Set(shop.scopes);
    for (const scope of shop.scopes) scopes.add(scope.replace(/^write_/, 'read_'));
    return { shop, scopes, now: now().getTime(), shopUrl, bulk, errors: [], indexes: [], cost: 0 };
  }

  function keep(shop: Shop): ShopControl {
    const counted: ShopCounters = { graphqlRequests: 0, maxPointsUsed: 0, throttledRequests: 0 };
    const control = createShopControl(shop, now, counted, () => bulk.startedBy(shop));
    shops.set(shop.name, shop);
    counters.set(shop.name, counted);
    controls.set(shop.name, control);
    return control;
  }

  for (const fixture of options.shops ?? []) keep(buildShop(fixture, now().getTime()));

  /** Demo shops are read from disk when the first request wants one. */
  async function findShop(name: string): Promise<Shop | null> {
    const known = shops.get(name);
    if (known) return known;
    const opened = await demo?.open(name);
    if (!opened) return null;
    const raced = shops.get(name);
    if (!raced) keep(opened);
    return raced ?? opened;
  }

  function controlOf(name: string): ShopControl {
    const control = controls.get(name);
    if (!control) throw new Error(`There is no shop ${name}.`);
    return control;
  }

  async function answer(name: string, token: string, body: GraphqlBody, shopUrl: string) {
    const shop = await findShop(name);
    const counted = counters.get(name);
    if (!shop || !counted) throw new Error(`The shop ${name} was announced and is not there.`);
    counted.graphqlRequests += 1;
    const disturbance = weather.disturb(shop);
    if (disturbance?.kind === 'slow') await wait(disturbance.delayMs);
    else if (disturbance && disturbance.kind !== 'throttled') return disturbance;
    if (!shop.accessTokens.has(token) || shop.revokedTokens.has(token)) return unauthorized as Disturbance;
    const check = await loadSchemaCheck();
    await bulk.ready();
    if (disturbance?.kind === 'throttled') return throttledAnswer(shop, token);
    const outcome = answerGraphql(check, body, newRun(shop, shopUrl), token, throttle);
    note(shop, body, outcome, counted);
    return outcome.answer;
  }

  function throttledAnswer(shop: Shop, token: string) {
    const status = throttle.statusOf(shop, token);
    return {
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: {
          requestedQueryCost: 100,
          actualQueryCost: null,
          throttleStatus: { ...status, currentlyAvailable: 0 },
        },
      },
    };
  }

  function note(
    shop: Shop,
    body: GraphqlBody,
    outcome: ReturnType<typeof answerGraphql>,
    counted: ShopCounters,
  ) {
    const { requestedQueryCost, actualQueryCost, answer: given } = outcome;
    const errorCodes = (given.errors ?? []).map(({ extensions }) => String(extensions?.code ?? ''));
    counted.maxPointsUsed = Math.max(counted.maxPointsUsed, requestedQueryCost);
    if (errorCodes.includes('THROTTLED')) counted.throttledRequests += 1;
    requests.push({ shop: shop.name, ...body, requestedQueryCost, actualQueryCost, errorCodes });
    if (requests.length > MOST_LOGGED_REQUESTS) requests.shift();
  }

  const server = createHttpSurface({
    graphql: (name, token, body, shopUrl) =>
      shops.has(name) || demo?.has(name) ? answer(name, token, body, shopUrl) : null,
    async sendBulkFile(name, id, response) {
      const shop = shops.get(name);
      const operation = shop && bulk.find(shop, id);
      if (!operation?.isWritten) return false;
      await sendBulkFile(operation, response);
      return true;
    },
    pictureFile,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}/shopify/{shop}`,
    port,
    requests,
    async openShop(name) {
      await findShop(name);
      return controlOf(name);
    },
    warmUp() {
      // A failure shows in the request that needs what was not loaded.
      loadSchemaCheck().catch(() => {});
      demo?.warmUp().catch(() => {});
    },
    addShop: (fixture) => keep(buildShop(fixture, now().getTime())),
    shop: controlOf,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await bulk.close();
      if (!options.stateDir) await rm(directory, { recursive: true, force: true });
    },
  };
}
