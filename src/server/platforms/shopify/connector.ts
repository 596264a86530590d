import { sleepUnlessAborted } from '#server/core/retry/retry.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import { untilAborted } from '#server/platforms/ports/patience.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  DayFigures,
  PlatformBatch,
  StoreAccess,
  StoreIdentity,
  StorePlatform,
} from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createBulk } from './bulk.ts';
import { readCharges } from './charges.ts';
import { createShopifyClient, isScopeMissing, type ShopifyClient, type ShopifyLog } from './client.ts';
import { readOwnProfit, readSoldCosts } from './cost-reports.ts';
import { createCurrencyCheck } from './currency-check.ts';
import { shopifyFailures } from './failures.ts';
import { createFileReader } from './file-reader.ts';
import { createFinanceHistory } from './finance-history.ts';
import { createFinanceReader } from './finances.ts';
import { createHistory } from './history.ts';
import { createOrderReader } from './order-reader.ts';
import { createPagedReader, type PagedKind } from './paged-reader.ts';
import { createPageReader } from './pages.ts';
import {
  grantsDocument,
  ordersCountDocument,
  reportDocument,
  shopDocument,
  uninstallDocument,
} from './queries.ts';
import { unlessRefused } from './reports.ts';
import { createShopifyTargets } from './targets.ts';
import { readsOf, readsPayouts, translateGrants, translateOrder, translateShop } from './translate.ts';
import { readVisits } from './visits.ts';
import { createShopifyWebhooks } from './webhooks.ts';
import { WireGrants, WireOrdersCount, WireReport, WireShop, WireUninstalled } from './wire.ts';
import { createShopifyWriteBack } from './write-back.ts';

interface ConnectorOptions {
  /** `https://{shop}.myshopify.com`, or a stand-in's address; `{shop}` is replaced by the store's name. */
  shopOrigin: string;
  apiVersion: string;
  outside: Pick<Outside, 'request' | 'lines'>;
  clock?: { now(): Date };
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  log?: ShopifyLog;
}

const CHANGING: PagedKind[] = ['products', 'customers', 'orders', 'checkouts'];

export function createShopifyConnector(options: ConnectorOptions): StorePlatform {
  const { outside, clock = { now: () => new Date() }, sleep = sleepUnlessAborted, log } = options;
  const client = createShopifyClient({ ...options, clock, sleep });
  const reader = createPageReader(client);
  const orders = createOrderReader(client, reader);
  const paged = createPagedReader(reader, orders);
  const bulk = createBulk(client, outside, sleep);
  const finances = createFinanceReader(client, reader, clock);
  const readFinanceHistory = createFinanceHistory(bulk, finances);
  const history = createHistory({
    bulk,
    files: createFileReader({ bulk, orders, log }),
    paged,
    readGrants,
    clock,
    log,
  });

  async function readScopes(access: StoreAccess, signal?: AbortSignal) {
    const { data } = await client.ask(access, { document: grantsDocument, data: WireGrants, signal });
    return readsOf(data.currentAppInstallation.accessScopes);
  }

  async function readGrants(access: StoreAccess, signal?: AbortSignal) {
    const reads = await readScopes(access, signal);
    if (!reads.has('read_orders')) throw shopifyFailures.scopeMissing('read_orders');
    return translateGrants(reads);
  }

  return {
    platform: 'shopify',
    webhooks: createShopifyWebhooks(client),
    targets: createShopifyTargets(client),
    writeBack: createShopifyWriteBack(client),

    async inspect(access, { signal } = {}) {
      const { data } = await client.ask(access, { document: shopDocument, data: WireShop, signal });
      const identity = translateShop(data);
      if (!identity.capabilities.orders) throw shopifyFailures.scopeMissing('read_orders');
      return identity;
    },

    async countOrders(access) {
      const { data } = await client.ask(access, { document: ordersCountDocument, data: WireOrdersCount });
      return data.ordersCount.count;
    },

    ownFigures: (access, query) => readOwnFigures(client, access, query),

    visits: (access, query) => readVisits(client, access, query),

    async *firstProducts(access, { identity, signal }) {
      yield* untilAborted(signal, async function* () {
        const grants = await readGrants(access, signal);
        yield* paged.readNewestProducts({ access, identity, grants, signal });
      });
    },

    async *recentOrders(access, { identity, since, signal }) {
      yield* untilAborted(signal, async function* () {
        const grants = await readGrants(access, signal);
        const currency = createCurrencyCheck(identity, log);
        yield* paged.readOrderTotals({ access, identity, grants, currency, signal, since });
        currency.finish();
      });
    },

    prepareHistory: (access) => history.prepare(access),

    historyReady: (access, checkpoint) => history.ready(access, checkpoint),

    async *history(access, query) {
      yield* untilAborted(query.signal, () => history.read(access, query));
    },

    async *changesSince(access, { identity, since, signal }) {
      yield* untilAborted(signal, async function* () {
        const grants = await readGrants(access, signal);
        const currency = createCurrencyCheck(identity, log);
        for (const kind of CHANGING) {
          if (kind === 'customers' && !grants.customers) continue;
          // Customers are matched by whole days, in whatever zone: a day earlier misses none, the rest is left out here.
          const from = kind === 'customers' ? new Date(since.getTime() - DAY_MS) : since;
          const filter = `updated_at:>='${from.toISOString()}'`;
          const sought = {
            access,
            identity,
            grants,
            currency,
            signal,
            filter,
            sortKey: 'UPDATED_AT' as const,
          };
          try {
            for await (const { batch } of paged.read(kind, sought)) yield changedSince(batch, since);
          } catch (error) {
            if (kind === 'orders' || !isScopeMissing(error)) throw error;
            log?.warn({ kind, store: identity.storeName }, 'shopify does not share these records');
          }
        }
        currency.finish();
        if (grants.unitCost) yield* paged.readChangedCosts({ access, identity, grants, signal }, since);
      });
    },

    async orders(access, { identity, ids }) {
      const grants = await readGrants(access);
      const currency = createCurrencyCheck(identity, log);
      const gids = ids.map((id) => `gid://shopify/Order/${id}`);
      const read = (await orders.byIds(access, gids, grants)).filter((each) => currency.fits(each));
      currency.finish();
      return read.map(translateOrder);
    },

    finances: (access, { identity, orderIds, signal }) =>
      finances.read(access, { currency: identity.currency, orderIds, signal }),

    async *financeHistory(access, query) {
      yield* untilAborted(query.signal, () => readFinanceHistory(access, query));
    },

    async charges(access, { identity, since, signal }) {
      if (!readsPayouts(await readScopes(access, signal))) return null;
      const { currency, storeName } = identity;
      const asked = { currency, storeName, since, until: clock.now(), signal };
      return unlessRefused(readCharges(reader, access, asked, log));
    },

    soldCosts: (access, query) => readSoldCosts(client, access, query),

    ownProfit: (access, query) => readOwnProfit(client, access, query),

    async endAccess(access) {
      try {
        await client.ask(access, { document: uninstallDocument, data: WireUninstalled });
      } catch (error) {
        if (!(error instanceof PlatformFailure && error.kind === 'reconnect-needed')) throw error;
      }
    },
  };
}

function changedSince(batch: PlatformBatch, since: Date): PlatformBatch {
  if (!batch.customers) return batch;
  return { ...batch, customers: batch.customers.filter(({ updatedAt }) => updatedAt >= since) };
}

interface Asked {
  identity: StoreIdentity;
  firstDay: string;
  lastDay: string;
}

/** Shopify's sales report by day (reference/shopify.md 3.7). It is refused on many connections, even with the scope. */
async function readOwnFigures(
  client: ShopifyClient,
  access: StoreAccess,
  { identity: { currency, timeZone }, firstDay, lastDay }: Asked,
): Promise<DayFigures[] | null> {
  const query = `FROM sales SHOW orders, total_sales TIMESERIES day WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ORDER BY day ASC`;
  const { data } = await client.ask(access, {
    document: reportDocument,
    variables: { query },
    data: WireReport,
  });
  const rows = data.shopifyqlQuery?.tableData?.rows ?? null;
  return (
    rows?.map((row) => ({
      day: row.day.slice(0, 10),
      orders: Number(row.orders),
      totalSales: parseMoney(row.total_sales, currency),
    })) ?? null
  );
}
