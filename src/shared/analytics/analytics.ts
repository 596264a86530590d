import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { RANGES, RangeQuery } from '#shared/core/ranges.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { reportBasis } from './report-basis.ts';

/** Why a figure is missing. */
export const MISSING_REASONS = [
  'no_sessions', // no visits on the days that are known, so nothing to divide by
  'sessions_not_asked', // the platform was not asked for visits yet
  'sessions_not_offered', // the platform shares visits with nobody
  'sessions_scope_missing', // this connection lacks the permission to read reports
  'sessions_protected', // the platform has not approved the app for protected customer data
  'sessions_refused', // the platform refused for another reason
  'sessions_not_covered', // the visits of (some of) these days are not known
  'no_finished_day', // visits count by whole days, and none is over
  'no_carts', // no carts were read
  'no_orders', // nothing to divide by
  'not_covered', // the period before is (partly) older than what has been read
  'before_records', // the period before begins before the first order there is
  'no_data_yet', // nothing has been read at all
  'no_comparison', // all of the history has nothing before it
  'not_shared', // the platform does not share what it takes
  'no_rate', // no exchange rate is known for some of these days
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

/** How a growth is to be read: percent; the plain difference when the base is under 5 orders; or new from nothing. */
export const GROWTH_KINDS = ['percent', 'difference', 'new', 'none'] as const;

/** One figure and all it rests on; reference: metrics 0.7, 0.8 and 6. Money is in major units. */
export const MetricDetail = z.object({
  value: z.nullable(z.number()),
  reason: z.nullable(z.enum(MISSING_REASONS)),
  previous: z.nullable(z.number()),
  growth: z.nullable(z.number()),
  growthKind: z.enum(GROWTH_KINDS),
  growthReason: z.nullable(z.enum(MISSING_REASONS)),
  /** Computed over fewer than 20 cases. */
  fewData: z.boolean(),
  /** The summands or factors behind the figure, in the order the formula names them. */
  parts: z.array(
    z.object({ name: z.string(), value: z.number(), unit: z.enum(['money', 'count', 'percent']) }),
  ),
});
export type MetricDetail = z.infer<typeof MetricDetail>;

export const Period = z.object({
  /** Instants; `to` is exclusive. */
  from: z.string(),
  to: z.string(),
  range: z.enum(RANGES),
  /** First and last local day, both included. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** Null where nothing is compared: all of the history. */
  compareFrom: z.nullable(z.string()),
  compareTo: z.nullable(z.string()),
  /** The month before is shorter, so all of it was compared. */
  comparesWholeMonth: z.boolean(),
  /** Ends now, in the running day; otherwise all its days are over. */
  includesToday: z.boolean(),
  /** Days 1 to 3 of a month: the figures rest on few days. */
  fewDays: z.boolean(),
  timeZone: z.string(),
});
export type Period = z.infer<typeof Period>;

export const Coverage = z.object({
  /** The oldest order read, the moment of the last complete reading, and whether nothing older exists for us. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  complete: z.boolean(),
  /** Local day of the oldest order read, before which nothing is compared. */
  recordsBegin: z.nullable(z.string()),
});
export type Coverage = z.infer<typeof Coverage>;

const money = z.nullable(z.number());

/** Why our figures and the platform's own may differ. */
export const DIFFERENCE_CAUSES = [
  'orders_missing', // the platform counts orders that it did not give us
  'orders_extra', // we hold orders that it no longer counts
  'amounts_differ', // the same orders, other amounts
] as const;

const Totals = z.object({ orders: z.number(), totalSales: money });

/** Our totals against the platform's own, looked at every night (metrics 0.10). */
export const Comparison = z.object({
  comparedAt: z.string(),
  /** Both included; null when not single days but all orders were counted. */
  days: z.nullable(z.object({ from: z.string(), to: z.string() })),
  ours: Totals,
  theirs: Totals,
  /** Likely reason of a difference of more than 0.5 %; null when there is none. */
  cause: z.nullable(z.enum(DIFFERENCE_CAUSES)),
});
export type Comparison = z.infer<typeof Comparison>;

const cards = {
  totalRevenue: money,
  revenueGrowth: z.nullable(z.number()),
  totalOrders: z.nullable(z.number()),
  orderGrowth: z.nullable(z.number()),
  conversionRate: z.nullable(z.number()),
  conversionGrowth: z.nullable(z.number()),
  totalCustomers: z.nullable(z.number()),
  customerGrowth: z.nullable(z.number()),
  conversionBasis: z.enum(['none', 'sessions', 'pixel']),
  currency: z.string(),
  period: Period,
  coverage: Coverage,
  updatedAt: z.nullable(z.string()),
  comparison: z.nullable(Comparison),
  ...reportBasis,
};

export const Metrics = z.object({
  ...cards,
  details: z.object({
    totalRevenue: MetricDetail,
    totalOrders: MetricDetail,
    conversionRate: MetricDetail,
    totalCustomers: MetricDetail,
  }),
});
export type Metrics = z.infer<typeof Metrics>;

export const DashboardMetrics = z.object({
  ...cards,
  averageOrderValue: money,
  repeatCustomers: z.nullable(z.number()),
  details: z.object({
    totalRevenue: MetricDetail,
    totalOrders: MetricDetail,
    conversionRate: MetricDetail,
    totalCustomers: MetricDetail,
    averageOrderValue: MetricDetail,
    repeatCustomers: MetricDetail,
  }),
});
export type DashboardMetrics = z.infer<typeof DashboardMetrics>;

export const analyticsEndpoints = {
  metrics: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/metrics',
    access: 'store',
    needs: 'see',
    summary: 'Month to date, or another stretch, against what is fair to compare it with',
    params: StoreParams,
    query: RangeQuery,
    reply: Metrics,
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/dashboard',
    access: 'store',
    needs: 'see',
    summary: 'The metrics with average order value and repeat customers',
    params: StoreParams,
    query: RangeQuery,
    reply: DashboardMetrics,
  }),
};
