import { createAdsActions } from '#server/ads/advice/actions/service.ts';
import { createAdsService } from '#server/ads/advice/service.ts';
import { createFeedCheck } from '#server/ads/assets/feed-check.ts';
import { createAnalyticsService } from '#server/analytics/cards/service.ts';
import { createCartReports } from '#server/analytics/carts/service.ts';
import { createConversion } from '#server/analytics/conversion/service.ts';
import { createCustomerReports } from '#server/analytics/customers/service.ts';
import { createOutcomes } from '#server/analytics/outcomes/outcomes.ts';
import { createProductReports } from '#server/analytics/products/service.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { createSalesReports } from '#server/analytics/sales/service.ts';
import { createShopSignals } from '#server/analytics/signals/signals.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { profitCalls } from './profit-calls.ts';

export type Calls = Record<string, () => Promise<unknown>>;

/** Every question of the Analytics and the Ads page, with the places and orders of its lists that cost most. */
export function analyticsCalls(db: Database, store: OwnedStore, reports: ReportCache): Calls {
  const now = () => new Date();
  const analytics = createAnalyticsService({ db, reports, now });
  const visits = createConversion({ db, now });
  const sales = createSalesReports({ db, reports, analytics, now });
  const { stockOf, overdueBuyers } = createShopSignals({ db, reports });
  const customers = createCustomerReports({ db, reports, overdueBuyers, now });
  const products = createProductReports({
    db,
    reports,
    stockOf,
    now,
  });
  const carts = createCartReports({ db, reports, now });
  const ads = createAdsService({
    db,
    reports,
    sources: {
      places: sales.places,
      forecast: sales.forecast,
      productMovements: sales.productMovements,
      affinity: products.affinity,
      customerGroups: customers.groups,
      loyalty: customers.loyalty,
      cartSummary: carts.summary,
    },
    actions: createAdsActions({
      db,
      textModel: null,
      outcomesOf: createOutcomes({ db, reports }).outcomesOf,
      now,
      log: { warn: () => {} },
    }),
    accountFigures: async () => null,
    accountState: async () => null,
    feedSummary: createFeedCheck({ db, reports }).feedSummary,
    now,
  });

  const days = (range: RangeQuery['range']): RangeQuery => ({ range });
  const list = { search: '', direction: 'desc', page: 1 } as const;
  const people = { ...list, sort: 'totalSpent', group: undefined } as const;
  const left = { ...list, sort: 'updatedAt' } as const;
  const ranked = { ...list, ...days('12m'), sort: 'netSales' } as const;
  const customerList = (query: Partial<Parameters<typeof customers.customerList>[1]>) => () =>
    customers.customerList(store, { ...people, ...query });
  const cartList = (query: Partial<Parameters<typeof carts.cartList>[1]>) => () =>
    carts.cartList(store, { ...left, ...query });
  const ranking = (query: Partial<Parameters<typeof products.productRanking>[1]>) => () =>
    products.productRanking(store, { ...ranked, ...query });

  return {
    'cards, month to date': () => analytics.dashboard(store, days('mtd')),
    'cards, 30 days': () => analytics.dashboard(store, days('30d')),
    'cards, 12 months': () => analytics.dashboard(store, days('12m')),
    'cards, all': () => analytics.dashboard(store, days('all')),
    'visits, 30 days': () => visits.conversion(store, days('30d')),
    'visits, 12 months': () => visits.conversion(store, days('12m')),
    'visits, all': () => visits.conversion(store, days('all')),
    'series, 12 months': () => sales.series(store, days('12m')),
    'order hours, 12 months': () => sales.orderHours(store, days('12m')),
    'places, 12 months': () => sales.places(store, days('12m')),
    'change, 30 days': () => sales.change(store, days('30d')),
    'change, 12 months': () => sales.change(store, days('12m')),
    forecast: () => sales.forecast(store),
    'best customers': () => customers.customers(store),
    'customers, page 1': customerList({}),
    'customers by last order': customerList({ sort: 'lastOrderAt' }),
    'customers, page 100': customerList({ page: 100 }),
    'customers, page 400': customerList({ page: 400 }),
    'customers of a group': customerList({ group: 'dormant', sort: 'lastOrderAt' }),
    'customers of a group, page 100': customerList({ group: 'at_risk', page: 100 }),
    'customers, sought by a name': customerList({ search: 'yilmaz' }),
    'customers, sought by an address': customerList({ search: 'person4711@' }),
    'customers, sought in vain': customerList({ search: 'qqqq' }),
    'customer groups': () => customers.groups(store),
    cohorts: () => customers.cohorts(store),
    'loyalty, month to date': () => customers.loyalty(store, days('mtd')),
    'loyalty, 90 days': () => customers.loyalty(store, days('90d')),
    'loyalty, all': () => customers.loyalty(store, days('all')),
    'open carts': () => carts.abandonedCarts(store),
    'carts, page 1': cartList({}),
    'carts by value, page 100': cartList({ sort: 'totalPrice', page: 100 }),
    'carts, sought': cartList({ search: 'product 17' }),
    'carts in sum, 30 days': () => carts.summary(store, days('30d')),
    'carts in sum, 12 months': () => carts.summary(store, days('12m')),
    'products, 250 rows': () => products.products(store, { search: '', limit: 250 }),
    'products, sought': () => products.products(store, { search: 'cicek', limit: 250 }),
    'product ranking, month to date': ranking({ range: 'mtd' }),
    'product ranking, 12 months': ranking({}),
    'product ranking, sought': ranking({ search: 'cicek' }),
    affinity: () => products.affinity(store),
    'ads, 30 days': () => ads.read(store, { timeframe: '30d', campaignType: 'all' }, 'en'),
    'ads, 90 days, search': () => ads.read(store, { timeframe: '90d', campaignType: 'search' }, 'tr'),
    ...profitCalls(db, store, reports),
  };
}
