import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { ListQuery, RangeQuery } from '#shared/core/ranges.ts';
import { EVIDENCE, UNKNOWNS } from '#shared/stores/profit-rules.ts';
import { DashboardMetrics, MetricDetail, MISSING_REASONS } from './analytics.ts';
import { Conversion, CurrencyCode } from './rates.ts';

/*
 * All stores of an owner at once. Each store keeps its own days and clock. Amounts of one currency are added up; other
 * currencies stand apart, or are converted where the owner chose one (see `rates.ts`). Money is in major units.
 */

/** Of which stores a sum is made, and in what. */
const group = {
  currency: z.string(),
  storeIds: z.array(z.string()),
  /** Amounts of other currencies are in it. */
  converted: z.boolean(),
};

const basis = {
  conversion: z.nullable(Conversion),
  /** First and last local day of the stores' own periods. */
  firstDay: z.string(),
  lastDay: z.string(),
  computedAt: z.string(),
  historyComplete: z.boolean(),
  stale: z.boolean(),
};

const Group = z.object({
  ...group,
  /** Stores that have a fair comparison: growth is theirs alone, like for like. */
  comparedStoreIds: z.array(z.string()),
  details: z.object({
    totalRevenue: MetricDetail,
    totalOrders: MetricDetail,
    totalCustomers: MetricDetail,
    averageOrderValue: MetricDetail,
    repeatCustomers: MetricDetail,
  }),
});
export type StoreGroup = z.infer<typeof Group>;

const StoreFigures = z.object({
  storeId: z.string(),
  /** The currency of the group it counts in; null while nothing of it has been read. */
  group: z.nullable(z.string()),
  /** Its revenue in the currency of its group, where that is another than its own. */
  convertedRevenue: z.nullable(z.number()),
  /** As on its own dashboard. */
  metrics: DashboardMetrics,
});
export type StoreFigures = z.infer<typeof StoreFigures>;

export const AllStoresDashboard = z.object({
  ...basis,
  groups: z.array(Group),
  /** In the order in which they were connected. */
  stores: z.array(StoreFigures),
});
export type AllStoresDashboard = z.infer<typeof AllStoresDashboard>;

const sums = { totalSales: z.number(), netSales: z.number(), orders: z.number() };
const AllStoresPoint = z.object({
  from: z.string(),
  to: z.string(),
  ...sums,
  /** The same place in the stretch compared with, where all of these stores have one. */
  compared: z.nullable(z.object({ from: z.string(), to: z.string(), ...sums })),
  partial: z.boolean(),
  covered: z.boolean(),
});
export const AllStoresSeries = z.object({
  ...basis,
  grain: z.enum(['day', 'week', 'month']),
  groups: z.array(
    z.object({
      ...group,
      points: z.array(AllStoresPoint),
      /** What each store adds to each point, in the group's currency. */
      stores: z.array(
        z.object({ storeId: z.string(), totalSales: z.array(z.number()), orders: z.array(z.number()) }),
      ),
    }),
  ),
});
export type AllStoresSeries = z.infer<typeof AllStoresSeries>;

export const ALL_PRODUCT_SORTS = ['netSales', 'units', 'orders', 'title'] as const;
const SoldInStore = z.object({
  storeId: z.string(),
  /** Null gathers lines without a product. */
  productId: z.nullable(z.string()),
  title: z.string(),
  units: z.number(),
  orders: z.number(),
  /** In the store's own currency, and in the list's. */
  ownNetSales: z.number(),
  netSales: z.number(),
});
const AllProductRow = z.object({
  /** Names the row: the same goods are one row however many stores sell them (decision 048). */
  key: z.string(),
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  units: z.number(),
  orders: z.number(),
  netSales: z.number(),
  previousNetSales: z.nullable(z.number()),
  /** Of the net sales of all rows. */
  share: z.nullable(z.number()),
  /** Largest net sales first. */
  stores: z.array(SoldInStore),
});
export type AllProductRow = z.infer<typeof AllProductRow>;
export const AllStoresProducts = z.object({
  ...basis,
  ...group,
  /** The currencies there is a list for, this one among them. */
  currencies: z.array(z.string()),
  rows: z.array(AllProductRow),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
export type AllStoresProducts = z.infer<typeof AllStoresProducts>;

/** Null where it is not known, of several stores of one of them (decision 047). */
const earnedAmounts = {
  netSales: z.number(),
  grossProfit: z.nullable(z.number()),
  grossMargin: z.nullable(z.number()),
  /** Before ads and fixed costs. */
  contribution: z.nullable(z.number()),
  contributionMargin: z.nullable(z.number()),
  /** Of the stores that have ads. */
  adSpend: z.nullable(z.number()),
  contributionAfterAds: z.nullable(z.number()),
  fixedCosts: z.nullable(z.number()),
  /** Before income tax. */
  netProfit: z.nullable(z.number()),
};
const EarnedAmounts = z.object(earnedAmounts);
export type EarnedAmounts = z.infer<typeof EarnedAmounts>;

const evidence = z.enum(EVIDENCE);
/** What sales earned, as each store counts it: without VAT, of what has a known cost. */
const Earned = z.object({
  ...earnedAmounts,
  /** The share of net sales that has a cost. */
  coverage: z.nullable(z.number()),
  evidence: z.object({
    netSales: evidence,
    grossProfit: evidence,
    grossMargin: evidence,
    contribution: evidence,
    adSpend: evidence,
    contributionAfterAds: evidence,
    fixedCosts: evidence,
    netProfit: evidence,
  }),
  unknown: z.array(z.enum(UNKNOWNS)),
});
export type Earned = z.infer<typeof Earned>;
export type EarnedName = keyof Earned['evidence'];

/** What a store lacks that its net profit would need; without any ads, it is the same before and after them. */
export const EARNED_LACKS = [
  'no_costs',
  'no_ads',
  'ads_other_currency',
  'no_ads_rate', // a day on which something was spent on ads has no exchange rate
  'no_fixed_costs',
  'no_fixed_costs_rate',
] as const;
export type EarnedLack = (typeof EARNED_LACKS)[number];

/** Why nothing is said of what a store earned: its orders or what they cost are being read, or days have no rate. */
export const UNEARNED_REASONS = ['being_read', 'no_rate'] as const;

export const AllStoresProfit = z.object({
  ...basis,
  groups: z.array(
    z.object({
      ...group,
      /** The stores that it is the sum of; null where there are none. */
      earningStoreIds: z.array(z.string()),
      earned: z.nullable(Earned),
      /** Growth is of the stores that have a fair comparison, like for like; null with the reason where there are none. */
      comparedStoreIds: z.array(z.string()),
      compared: z.nullable(z.object({ now: EarnedAmounts, before: EarnedAmounts })),
      notCompared: z.nullable(z.enum(MISSING_REASONS)),
      lacking: z.array(z.object({ storeId: z.string(), lacks: z.enum(EARNED_LACKS) })),
      /** Of a demo shop among them, costs are made up. */
      madeUp: z.boolean(),
    }),
  ),
  /** In the order in which they were connected. */
  stores: z.array(
    z.object({
      storeId: z.string(),
      currency: z.string(),
      group: z.nullable(z.string()),
      /** In its own currency. */
      own: z.nullable(Earned),
      /** In the currency of its group, where that is another. */
      converted: z.nullable(Earned),
      reason: z.nullable(z.enum(UNEARNED_REASONS)),
    }),
  ),
});
export type AllStoresProfit = z.infer<typeof AllStoresProfit>;

export const AllProductsQuery = z.object({
  ...ListQuery.shape,
  ...RangeQuery.shape,
  sort: z._default(z.enum(ALL_PRODUCT_SORTS), 'netSales'),
  /** Of the groups; without one, the first. */
  currency: z.optional(CurrencyCode),
});

export const allStoresEndpoints = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/analytics/all/dashboard',
    access: 'account',
    needs: 'see',
    summary: 'The figures of all stores of the signed-in user, by currency and store by store',
    query: RangeQuery,
    reply: AllStoresDashboard,
  }),
  series: endpoint({
    method: 'GET',
    path: '/api/analytics/all/series',
    access: 'account',
    needs: 'see',
    summary: 'Sales and orders of all stores over time, with what each store adds',
    query: RangeQuery,
    reply: AllStoresSeries,
  }),
  profit: endpoint({
    method: 'GET',
    path: '/api/analytics/all/profit',
    access: 'account',
    needs: 'see',
    summary: 'What the stores of the signed-in user earned, by currency and store by store',
    query: RangeQuery,
    reply: AllStoresProfit,
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/analytics/all/products',
    access: 'account',
    needs: 'see',
    summary: 'The products of all stores in one list, the same goods in one row',
    query: AllProductsQuery,
    reply: AllStoresProducts,
  }),
};

/** `…?range=…`: a row for each store, and what it earned; every product of the list; a row for each store and point. */
export const ALL_STORES_CSV = '/api/analytics/all/stores.csv';
export const ALL_PRODUCTS_CSV = '/api/analytics/all/products.csv';
export const ALL_PROFIT_CSV = '/api/analytics/all/profit.csv';
export const ALL_SERIES_CSV = '/api/analytics/all/series.csv';
