import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { seasonOf } from '#server/ads/advice/facts/seasons.ts';
import type { MetricDetail } from '#shared/analytics/analytics.ts';

const COMPUTED_AT = '2026-11-21T12:00:00.000Z';

/** A store with a product and nothing that ever happened, in the 30 days to 20 November 2026. */
export function quietFacts(change: Partial<AdsFacts> = {}): AdsFacts {
  const report = {
    currency: 'EUR',
    computedAt: COMPUTED_AT,
    recordsVersion: 120,
    historyComplete: true,
    stale: false,
  };
  const period = {
    from: '2026-10-21T23:00:00.000Z',
    to: '2026-11-21T00:00:00.000Z',
    range: 'custom' as const,
    firstDay: '2026-10-22',
    lastDay: '2026-11-20',
    compareFrom: null,
    compareTo: null,
    comparesWholeMonth: false,
    includesToday: false,
    fewDays: false,
    timeZone: 'Europe/Berlin',
  };
  return {
    timeframe: '30d',
    campaignType: 'all',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    period: { from: '2026-10-22', to: '2026-11-20', days: 30 },
    products: { total: 1, mainCategory: null, lowest: 10, median: 10, highest: 10 },
    sales: { orders: 0, netSales: 0, averageOrderValue: null, previous: null },
    hours: new Array<number>(24).fill(0),
    weekHours: Array.from({ length: 7 }, () => new Array<number>(24).fill(0)),
    weekdays: Array.from({ length: 7 }, () => ({ days: 4, orders: 0, netSales: 0 })),
    days: new Array<number>(30).fill(0),
    months: seasonOf([]),
    located: { countries: 0, cities: 0 },
    values: { orders: 0, sum: 0, squares: 0 },
    outlook: null,
    countries: [],
    cities: [],
    categories: [],
    bestSellers: [],
    movementsLastYear: { orders: 0, ordersBefore: 0, products: [] },
    buyers: { all: 0, new: 0, returning: 0 },
    groups: { ...report, customers: 0, prospects: null, basis: 'small_store', groups: [] },
    loyalty: {
      ...report,
      customers: nothing,
      newCustomers: nothing,
      returningCustomers: nothing,
      returningRate: nothing,
      repeatPurchaseRate: nothing,
      medianDaysBetweenOrders: null,
      orderPairs: 0,
      period,
    },
    carts: {
      ...report,
      shared: false,
      abandoned: null,
      open: null,
      recovered: null,
      recoveredOtherwise: null,
      abandonmentRate: nothing,
      recoveryRate: nothing,
      checkoutCompletion: nothing,
      abandonedAfterMinutes: 60,
      period,
    },
    affinity: { ...report, orders: 0, products: 0, usualLift: 1, from: null, pairs: [], next: [] },
    baskets: null,
    settings: { grossMargin: null, industry: 'shopping-gifts', assumptions: {} },
    feed: { products: 1, withProblem: 0, withoutPicture: 0, bestSellersWithProblem: 0 },
    account: null,
    accountState: null,
    ...change,
  };
}

const nothing: MetricDetail = {
  value: null,
  reason: 'no_orders',
  previous: null,
  growth: null,
  growthKind: 'none',
  growthReason: 'no_orders',
  fewData: false,
  parts: [],
};
