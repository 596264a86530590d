import { sleepUnlessAborted } from '#server/core/retry/retry.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import { untilAborted } from '#server/platforms/ports/patience.ts';
import type {
  PlatformFinances,
  PlatformOrder,
  StorePlatform,
} from '#server/platforms/ports/store-platform.ts';
import { createChanges } from './changes.ts';
import { createShopierClient, type ShopierLog } from './client.ts';
import { createFinanceReader } from './finance-reader.ts';
import { createHistory } from './history.ts';
import { createOrderBatches } from './order-batch.ts';
import { createOrderReader, partsOf } from './order-reader.ts';
import { createProductReader } from './product-reader.ts';
import { createRefundReader } from './refund-reader.ts';
import { createShopReader } from './shop.ts';
import { createShopierWebhooks } from './webhooks.ts';

/*
 * NOTES. Shopier's own pages could not be read; reference/shopier.md says how sure each fact is. Where it is not, we
 * chose, and a real account is to settle it:
 * - Orders are always asked for with both dates, months at a time. Only the count, the first order and the newest ones
 *   are asked for over all years, and a refusal of so wide a window is no failure.
 * - Where paging headers are missing a short page is the last, and orders are counted by looking for it.
 * - Products and refunds are listed without dates, refunds because naming some was answered with an error.
 * - The currency of a shop is that of its newest orders; orders in another one are left out and logged.
 * - An order has no time of change; translate.ts says what stands for it. A corrected address is not seen.
 * - A full refund stands for a cancellation. Refunds listed in the orders are believed; where no order lists one, the
 *   list of refunds is read whole and its orders again.
 * - `lineItems[].total` counts as before discounts unless only price × quantity agrees with the totals.
 * - Fees are read by order, never from the balance. An order that is not found there is not settled; fees are expected
 *   for two weeks. An adjustment counts for nothing, as refunds stand in the order and whether fees come back nobody says.
 * - Without details the whole fee stands as one, although tax and shipping may be inside. A detail that is not known is a
 *   cost, unless it is named like a withheld tax.
 * - Interest of instalments is taken beside the fee, and of the seller only where Shopier says so.
 * - The storefront's address may be a link, a host or a last part of an address; other schemes are not taken over.
 * - Deleted products stay, and ending an access is left to the owner: a pasted key cannot be ended from outside, and
 *   revoking a token needs the app's secret and was seen in one source only.
 * - Consent page: the operator's setting. Token: port 8443, the four agreed fields. Any refusal of a refresh token that
 *   does not blame our app is final.
 * - Signatures are tried as hex and base64 of the body alone; a delivery is known by its event and body.
 */
interface ConnectorOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  clock?: { now(): Date };
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  log?: ShopierLog;
}

const WEEK_DAYS = 7;

export function createShopierConnector(options: ConnectorOptions): StorePlatform {
  const { clock = { now: () => new Date() }, sleep = sleepUnlessAborted, log } = options;
  const client = createShopierClient({ ...options, clock, sleep });
  const orders = createOrderReader(client, clock);
  const products = createProductReader(client, log);
  const refunds = createRefundReader(client, log);
  const readers = { orders, refunds, products, clock, log };
  const history = createHistory(readers);
  const readChanges = createChanges(readers);
  const readFinances = createFinanceReader(readers);

  return {
    platform: 'shopier',
    webhooks: createShopierWebhooks(client),
    inspect: createShopReader({ client, orders, products }),
    countOrders: orders.count,
    ownFigures: async () => null,

    visits: async () => null,

    async *firstProducts(access, { identity, signal }) {
      yield* untilAborted(signal, async function* () {
        for await (const { batch } of products.read(access, { identity, signal, sort: 'dateDesc' })) {
          yield batch;
          return;
        }
      });
    },

    async *recentOrders(access, { identity, since, signal }) {
      yield* untilAborted(signal, async function* () {
        const batches = createOrderBatches(identity, log);
        const weeks = partsOf({ from: since, to: clock.now() }, WEEK_DAYS);
        for (const week of weeks.reverse()) {
          const pages = orders.placedIn(access, { ...week, sort: 'dateDesc', signal });
          for await (const { items } of pages) if (items.length > 0) yield batches.of(items);
        }
        batches.finish();
      });
    },

    prepareHistory: (access) => history.prepare(access),

    historyReady: async () => true,

    async *history(access, query) {
      yield* untilAborted(query.signal, () => history.read(access, query));
    },

    async *changesSince(access, query) {
      yield* untilAborted(query.signal, () => readChanges(access, query));
    },

    async finances(access, query) {
      const read: PlatformFinances[] = [];
      const each = untilAborted(query.signal, () => readFinances(access, query));
      for await (const finances of each) read.push(finances);
      return read;
    },

    async *financeHistory() {},

    charges: async () => null,

    soldCosts: async () => null,

    ownProfit: async () => null,

    async orders(access, { identity, ids }) {
      const batches = createOrderBatches(identity, log);
      const read: PlatformOrder[] = [];
      for (const id of ids) {
        const order = await orders.byId(access, id);
        if (order) read.push(...batches.translate([order]));
      }
      batches.finish();
      return read;
    },

    endAccess: async () => {},
  };
}
