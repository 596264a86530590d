import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { ListQuery, RangeQuery } from '#shared/core/ranges.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { MetricDetail, Period } from './analytics.ts';
import { reportBasis } from './report-basis.ts';

/* Money is in major units of `currency`, rates and shares are 0 to 1, instants are ISO 8601, months are `YYYY-MM`. */
const report = { currency: z.string(), ...reportBasis };

/** Shopify's names (CustomerRfmGroup); the map from scores to groups is metrics 3. */
export const CUSTOMER_GROUPS = [
  'champions',
  'loyal',
  'active',
  'new',
  'promising',
  'needs_attention',
  'previously_loyal',
  'at_risk',
  'almost_lost',
  'dormant',
] as const;
export const CustomerGroup = z.enum(CUSTOMER_GROUPS);
export type CustomerGroup = z.infer<typeof CustomerGroup>;

/** Groups, and the best customers who let their own time between two orders pass recently. */
export const LISTED_GROUPS = [...CUSTOMER_GROUPS, 'overdue'] as const;
export type ListedGroup = (typeof LISTED_GROUPS)[number];

/** SPEC section 3. A customer who bought; names are null where the platform reports none. */
export const Customer = z.object({
  /** The buyer's key in the ledger: the platform's customer id, or `email:…`, or `phone:…`. */
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Net sales of all their orders, and how many orders. */
  totalSpent: z.number(),
  totalOrders: z.number(),
  firstOrderAt: z.string(),
  lastOrderAt: z.string(),
  /** Null where the last order is older than 24 months or all was given back. */
  group: z.nullable(CustomerGroup),
  currency: z.string(),
});
export type Customer = z.infer<typeof Customer>;

export const CUSTOMER_SORTS = ['totalSpent', 'totalOrders', 'lastOrderAt', 'firstOrderAt'] as const;
const CustomerListQuery = z.object({
  ...ListQuery.shape,
  sort: z._default(z.enum(CUSTOMER_SORTS), 'totalSpent'),
  group: z.optional(z.enum(LISTED_GROUPS)),
});

const page = { ...reportBasis, total: z.number(), page: z.number(), pageSize: z.number() };
export const CustomerList = z.object({
  rows: z.array(Customer),
  ...page,
  /** There are so many customers that the search was for what names and addresses begin with. */
  byBeginnings: z.optional(z.boolean()),
});
export type CustomerList = z.infer<typeof CustomerList>;

/** Metrics 3 over customers with an order in the last 24 months. */
export const CustomerGroups = z.object({
  ...report,
  customers: z.number(),
  /** Known to the platform, but without an order. */
  prospects: z.nullable(z.number()),
  /** Quintiles, or fixed steps in a store with fewer than 50 customers. */
  basis: z.enum(['quintiles', 'small_store']),
  groups: z.array(
    z.object({
      group: CustomerGroup,
      customers: z.number(),
      share: z.number(),
      netSales: z.number(),
      netShare: z.nullable(z.number()),
      medianDaysSinceOrder: z.number(),
      meanOrders: z.number(),
    }),
  ),
});
export type CustomerGroups = z.infer<typeof CustomerGroups>;

const CohortCell = z.object({
  /** Calendar months after the first order's, from 0. */
  month: z.number(),
  /** Of the cohort, who ordered in that month; the rate is over the cohort's size. */
  customers: z.number(),
  rate: z.number(),
  /** False while the month is not over: shown grey and left out of the averages. */
  finished: z.boolean(),
});
const Window = z.object({
  /** Days after each customer's own first order, `to` included. */
  from: z.number(),
  to: z.number(),
  rate: z.number(),
  finished: z.boolean(),
});
/** Customers by the local month of their first order (metrics 2): newest 24 cohorts, oldest first. */
export const Cohorts = z.object({
  ...report,
  cohorts: z.array(
    z.object({
      month: z.string(),
      size: z.number(),
      cells: z.array(CohortCell),
      windows: z.array(Window),
      /** Net sales so far per customer of the cohort at elapsed day 30 × k (k from 1), refunds included. */
      valuePerCustomer: z.array(z.object({ days: z.number(), value: z.number(), finished: z.boolean() })),
      /** History begins within or shortly before it, so some of its customers are not truly new. */
      firstOrdersUncertain: z.boolean(),
    }),
  ),
  /** Over finished cells only, weighted by cohort size. */
  averages: z.array(z.object({ month: z.number(), rate: z.number(), cohorts: z.number() })),
  averageValue: z.array(z.object({ days: z.number(), value: z.number(), customers: z.number() })),
});
export type Cohorts = z.infer<typeof Cohorts>;

/** Returning and repeat, side by side and never mixed (metrics 2). */
export const Loyalty = z.object({
  ...report,
  customers: MetricDetail,
  newCustomers: MetricDetail,
  returningCustomers: MetricDetail,
  returningRate: MetricDetail,
  repeatPurchaseRate: MetricDetail,
  /** Median over pairs of consecutive orders of the last 24 months; null below 30 pairs. */
  medianDaysBetweenOrders: z.nullable(z.number()),
  orderPairs: z.number(),
  period: Period,
});
export type Loyalty = z.infer<typeof Loyalty>;

const FirstOrders = z.object({ customers: z.number(), cameBack: z.number() });
/**
 * From the first to the second order (metrics 2), over all customers that are known. Not the same as the days between any
 * two orders, most of which are made by the few who order often.
 */
export const FirstRepurchase = z.object({
  ...report,
  ...FirstOrders.shape,
  /** Local days from first to second order, in the middle of those who came back; null below 30 of them. */
  medianDays: z.nullable(z.number()),
  /** Of customers whose first order is at least so many days ago, who came back within them, and the share who did not. */
  horizons: z.array(z.object({ days: z.number(), ...FirstOrders.shape, notBack: z.nullable(z.number()) })),
  /** First orders of 90 to 179 and of 180 to 269 days ago; `cameBack` within 90 days. */
  recent: FirstOrders,
  earlier: FirstOrders,
});
export type FirstRepurchase = z.infer<typeof FirstRepurchase>;

/** SPEC section 3; `customerEmail` null is shown as 'Anonymous Customer'. */
export const AbandonedCart = z.object({
  id: z.string(),
  customerEmail: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  totalPrice: z.number(),
  itemCount: z.number(),
  currency: z.string(),
  items: z.array(z.object({ title: z.string(), quantity: z.number() })),
  recoveryUrl: z.nullable(z.string()),
  /** recovered: the same checkout was completed · otherwise: bought by another route within 7 days. */
  outcome: z.enum(['open', 'recovered', 'otherwise']),
});
export type AbandonedCart = z.infer<typeof AbandonedCart>;

export const CART_SORTS = ['updatedAt', 'totalPrice', 'itemCount'] as const;
export const CartList = z.object({
  rows: z.array(AbandonedCart),
  ...page,
  /** There are so many carts that only those begun since then were searched. */
  searchedSince: z.optional(z.string()),
});
export type CartList = z.infer<typeof CartList>;

/** Metrics 4, by the start of the checkout. `shared` is false where the platform shares no carts: all is null then. */
export const CartSummary = z.object({
  ...report,
  shared: z.boolean(),
  abandoned: z.nullable(z.number()),
  open: z.nullable(z.object({ carts: z.number(), value: z.number() })),
  recovered: z.nullable(z.object({ carts: z.number(), value: z.number() })),
  recoveredOtherwise: z.nullable(z.object({ carts: z.number(), value: z.number() })),
  abandonmentRate: MetricDetail,
  /** Over checkouts older than 7 days only. */
  recoveryRate: MetricDetail,
  /** Orders ÷ (orders + abandoned checkouts): not the conversion rate. */
  checkoutCompletion: MetricDetail,
  /** Minutes without change after which a checkout counts as abandoned. */
  abandonedAfterMinutes: z.number(),
  period: Period,
});
export type CartSummary = z.infer<typeof CartSummary>;

const base = { method: 'GET', access: 'store', needs: 'see', params: StoreParams } as const;

export const customerEndpoints = {
  customers: endpoint({
    ...base,
    path: '/api/analytics/:storeId/customers',
    summary: 'The 100 customers who spent most',
    reply: z.array(Customer),
  }),
  customerList: endpoint({
    ...base,
    path: '/api/analytics/:storeId/customers/list',
    summary: 'Every customer, sorted, searched and paged',
    query: CustomerListQuery,
    reply: CustomerList,
  }),
  groups: endpoint({
    ...base,
    path: '/api/analytics/:storeId/customers/groups',
    summary: 'Customers by recency, frequency and money',
    reply: CustomerGroups,
  }),
  cohorts: endpoint({
    ...base,
    path: '/api/analytics/:storeId/customers/cohorts',
    summary: 'Who came back, by the month of the first order',
    reply: Cohorts,
  }),
  loyalty: endpoint({
    ...base,
    path: '/api/analytics/:storeId/customers/loyalty',
    summary: 'New and returning customers of a stretch',
    query: RangeQuery,
    reply: Loyalty,
  }),
  firstRepurchase: endpoint({
    ...base,
    path: '/api/analytics/:storeId/customers/first-repurchase',
    summary: 'Days from the first to the second order, and who has not come back',
    reply: FirstRepurchase,
  }),
  abandonedCarts: endpoint({
    ...base,
    path: '/api/analytics/:storeId/abandoned-carts',
    summary: 'The newest 100 abandoned carts that are still open',
    reply: z.array(AbandonedCart),
  }),
  cartList: endpoint({
    ...base,
    path: '/api/analytics/:storeId/abandoned-carts/list',
    summary: 'Every abandoned cart that is kept, sorted, searched and paged',
    query: z.object({ ...ListQuery.shape, sort: z._default(z.enum(CART_SORTS), 'updatedAt') }),
    reply: CartList,
  }),
  cartSummary: endpoint({
    ...base,
    path: '/api/analytics/:storeId/abandoned-carts/summary',
    summary: 'What was abandoned, recovered and is still open in a stretch',
    query: RangeQuery,
    reply: CartSummary,
  }),
};

/** All rows that the lists would page through, with the same query. */
export const CUSTOMER_CSV = '/api/analytics/:storeId/customers/list.csv';
export const CART_CSV = '/api/analytics/:storeId/abandoned-carts/list.csv';
