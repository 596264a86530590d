import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnalyticsService } from '#server/analytics/cards/service.ts';
import { createCartReports } from '#server/analytics/carts/service.ts';
import { createCustomerReports } from '#server/analytics/customers/service.ts';
import { createProductReports } from '#server/analytics/products/service.ts';
import { createSalesReports } from '#server/analytics/sales/service.ts';
import { createShopSignals } from '#server/analytics/signals/signals.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { aMoment, aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { type AdsResult, CAMPAIGN_TYPES, type NoAdsResult, TIMEFRAMES } from '#shared/ads/ads.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import { createAdsService } from './service.ts';
import { checkFigures } from './testing/check-figures.ts';

const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_121, numRuns: 20 };
const SHOP_IN_BATCHES = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
const ASKED = fc.record({
  moment: aMoment,
  timeframe: fc.constantFrom(...TIMEFRAMES),
  campaignType: fc.constantFrom(...CAMPAIGN_TYPES),
  language: fc.constantFrom(...LANGUAGES),
});

function adsAt(moment: Date) {
  const now = () => moment;
  const reports = uncachedReports(now);
  const given = { db, reports: reports as never, now };
  const analytics = createAnalyticsService(given);
  const sales = createSalesReports({ ...given, analytics });
  const signals = createShopSignals(given);
  const customers = createCustomerReports({ ...given, overdueBuyers: signals.overdueBuyers });
  return createAdsService({
    ...given,
    sources: {
      places: sales.places,
      forecast: sales.forecast,
      productMovements: sales.productMovements,
      affinity: createProductReports({ ...given, stockOf: signals.stockOf }).affinity,
      customerGroups: customers.groups,
      loyalty: customers.loyalty,
      cartSummary: createCartReports(given).summary,
    },
    actions: {
      actionsOf: async () => [],
      wordAnew: async () => {},
      mark: async () => ({ subject: '', status: 'open', snoozedUntil: null, doneAt: null }),
    },
    accountFigures: async () => null,
    accountState: async () => null,
    feedSummary: async () => ({ products: 0, withProblem: 0, withoutPicture: 0, bestSellersWithProblem: 0 }),
  });
}

/** Two products, one of them free, and where the orders went. */
async function furnish(storeId: string) {
  await db.execute(sql`
    insert into products (store_id, id, title, handle, category, status, updated_at)
    values (${storeId}, 'p1', 'Mug', 'mug', ' Kitchen ', 'ACTIVE', now()), (${storeId}, 'p2', 'Card', 'card', '', 'active', now())`);
  await db.execute(sql`
    insert into product_variants (store_id, product_id, id, title, price, inventory)
    values (${storeId}, 'p1', 'v1', 'One', 1250, 3), (${storeId}, 'p1', 'v2', 'Two', 2000, null), (${storeId}, 'p2', 'v1', 'One', 0, 1)`);
  await db.execute(sql`
    update orders set country_code = case when id in ('o1', 'o3') then 'TR' end, city = case when id = 'o1' then ' İzmir' end
    where store_id = ${storeId}`);
  await db.execute(sql`
    update sync_states set history_from = (select min(placed_at) from orders where store_id = ${storeId})
    where store_id = ${storeId}`);
}

const isAdvice = (reply: AdsResult | NoAdsResult): reply is AdsResult => !('error' in reply);

test('whatever was sold and given back: no impossible figure, and the same question has the same answer', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, ASKED, async ({ shop, batches }, { moment, language, ...asked }) => {
      const store: OwnedStore = { ...(await insertStore(db, shop.timeZone)), platform: 'shopify' };
      await saveBatches(db, store, batches);
      await furnish(store.id);
      const ads = adsAt(moment);
      const result = await ads.read(store, asked, language);
      if (!isAdvice(result)) throw new Error(result.error);
      checkFigures(result);
      expect(await ads.read(store, asked, language)).toEqual(result);
      const { days, orders, net } = await ordersBetween(store, result.period);
      expect(days).toBe(Number.parseInt(asked.timeframe, 10));
      expect(result.storeAnalysis).toMatchObject({
        totalProducts: 2,
        productRange: language === 'en' ? '€12.50 – €20' : '€12,50 – €20',
        orders,
        netSales: net / 100,
      });
    }),
    RUNS,
  );
});

test('another timeframe changes what is of it, and only that', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, aMoment, async ({ shop, batches }, moment) => {
      const store: OwnedStore = { ...(await insertStore(db, shop.timeZone)), platform: 'shopify' };
      await saveBatches(db, store, batches);
      await furnish(store.id);
      const ads = adsAt(moment);
      const results = [];
      for (const timeframe of TIMEFRAMES) {
        const result = await ads.read(store, { timeframe, campaignType: 'all' }, 'en');
        if (!isAdvice(result)) throw new Error(result.error);
        results.push(result);
      }
      const lasting = results.map(
        ({ storeAnalysis, bestTimes, customers, performance, settings, currency }) => ({
          products: storeAnalysis.totalProducts,
          category: storeAnalysis.mainCategory,
          range: storeAnalysis.productRange,
          months: bestTimes.monthly,
          groups: customers.groups,
          opportunity: performance.currentOpportunity,
          settings,
          currency,
        }),
      );
      expect(lasting[1]).toEqual(lasting[0]);
      expect(lasting[2]).toEqual(lasting[0]);
      const orders = results.map(({ storeAnalysis }) => storeAnalysis.orders);
      expect(orders).toEqual(orders.toSorted((one, other) => one - other));
      expect(new Set(results.map(({ period }) => period.to)).size).toBe(1);
    }),
    RUNS,
  );
});

/** From the orders and the ledger, not from what was summed. */
async function ordersBetween({ id, timeZone }: OwnedStore, { from, to }: AdsResult['period']) {
  const { rows } = await db.execute<{ days: number; orders: number; net: number }>(sql`
    select ${to}::date - ${from}::date + 1 as days,
      (select count(*)::int from orders where store_id = ${id} and not test and deleted_at is null
        and (placed_at at time zone ${timeZone})::date between ${from} and ${to}) as orders,
      (select coalesce(sum(amount + discount), 0)::int from sale_events where store_id = ${id} and part = 'product'
        and (occurred_at at time zone ${timeZone})::date between ${from} and ${to}) as net`);
  return rows[0]!;
}
