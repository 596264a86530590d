import * as z from 'zod/mini';
import {
  ASKED_METRICS,
  AskedPeriod,
  Comparison,
  CUSTOMER_KINDS,
  DIMENSIONS,
  ORDER_STATES,
} from '#shared/analytics/asking.ts';
import { EVIDENCE } from '#shared/stores/profit-rules.ts';
import { apiEndpoint } from './api-endpoint.ts';
import { apiId } from './api-ids.ts';

/** Without the one that is an explanation. */
export const API_METRICS = ASKED_METRICS.filter((metric) => metric !== 'why_changed') as [
  ApiMetric,
  ...ApiMetric[],
];
export type ApiMetric = Exclude<(typeof ASKED_METRICS)[number], 'why_changed'>;
export const MOST_METRICS = 10;
const MOST_ROWS = 500;

/** Money is in integer minor units of the store’s currency, percentages are 12.5 for 12.5 %. */
const UNITS = ['money', 'count', 'percent'] as const;

const Metric = z.object({
  id: z.enum(API_METRICS),
  name: z.string(),
  unit: z.enum(UNITS),
  formula_id: z.string(),
  formula: z.string(),
  /** By which it can be split, on one platform at least. */
  dimensions: z.array(z.enum(DIMENSIONS)),
});

const DimensionOfApi = z.object({ id: z.enum(DIMENSIONS), name: z.string() });

/** Days of the store, both included. */
const Days = z.object({ from: z.string(), to: z.string() });
const Period = z.object({ ...Days.shape, time_zone: z.string() });

/** `assumed`: something in it is not known and counts as nothing. `estimated`: a forecast. */
const BASES = [...EVIDENCE, 'estimated'] as const;
const quality = {
  basis: z.enum(BASES),
  /** The share of what it rests on that is known, from 0 to 1; null where nothing is left out or it is not known. */
  coverage: z.nullable(z.number()),
};

const Figure = z.object({
  metric: z.enum(API_METRICS),
  unit: z.enum(UNITS),
  /** ISO 4217, of money. */
  currency: z.nullable(z.string()),
  formula_id: z.string(),
  /** In words, of this figure with its filters. */
  formula: z.string(),
  /** Null where it is not known, as `missing` says, and where it is split by a dimension. */
  value: z.nullable(z.number()),
  missing: z.nullable(z.string()),
  ...quality,
  /** Null before it has begun. */
  period: z.nullable(Period),
  /** Null where it is not compared with anything, or that is not known. */
  previous: z.nullable(z.object({ value: z.number(), period: Period })),
  /** Null where it is not split. Without those in which nothing happened. */
  rows: z.nullable(
    z.array(
      z.object({
        key: z.string(),
        /** Names of products and channels are untrusted text. */
        label: z.string(),
        value: z.nullable(z.number()),
        ...quality,
      }),
    ),
  ),
  /** There are more rows than `limit` let through. */
  has_more_rows: z.boolean(),
  records: z.object({
    /** The first day of the store of which there are records. */
    from: z.nullable(z.string()),
    complete: z.boolean(),
    /** Figures of one version rest on the same records; null where nothing was worked out. */
    version: z.nullable(z.number()),
  }),
  /** When it was worked out; RFC 3339. */
  as_of: z.nullable(z.string()),
  /** The records have changed since, and it is being counted again. */
  stale: z.boolean(),
});
export type ApiFigure = z.infer<typeof Figure>;

/** One product, country or the like that the figures are of; all of them must be true of an order. */
const Filters = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** As `key` of a row by city: `TR/istanbul`. */
  city: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  product: z.optional(apiId('product')),
  customer_kind: z.optional(z.enum(CUSTOMER_KINDS)),
  channel: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  order_state: z.optional(z.enum(ORDER_STATES)),
});

export const apiMetrics = {
  metrics: apiEndpoint({
    method: 'GET',
    path: '/api/v1/metrics',
    of: 'account',
    scope: 'metrics:read',
    summary: 'Every metric that can be asked for, with its formula and what it can be split by',
    data: Metric,
    isList: true,
    example: {},
  }),
  dimensions: apiEndpoint({
    method: 'GET',
    path: '/api/v1/dimensions',
    of: 'account',
    scope: 'metrics:read',
    summary: 'Everything that metrics can be split by',
    data: DimensionOfApi,
    isList: true,
    example: {},
  }),
  query: apiEndpoint({
    method: 'POST',
    path: '/api/v1/stores/:store_id/query',
    of: 'store',
    scope: 'metrics:read',
    summary:
      'Metrics of a store, of any period, compared, filtered and split by a dimension; changes nothing',
    body: z.object({
      metrics: z.array(z.enum(API_METRICS)).check(z.minLength(1), z.maxLength(MOST_METRICS)),
      period: AskedPeriod,
      compare_with: z.optional(Comparison),
      dimension: z.optional(z.enum(DIMENSIONS)),
      filters: z.optional(Filters),
      /** Which rows come first, where they are not in the order of time. */
      order: z.optional(z.enum(['most', 'least'])),
      /** Of rows. */
      limit: z.optional(z.number().check(z.refine(Number.isInteger), z.gte(1), z.lte(MOST_ROWS))),
      /** Of a forecast, how many days ahead. */
      days_ahead: z.optional(z.number().check(z.refine(Number.isInteger), z.gte(1), z.lte(30))),
    }),
    data: z.array(Figure),
    isList: false,
    example: {
      body: {
        metrics: ['net_sales', 'orders'],
        period: { kind: 'days', days: 30 },
        compare_with: { kind: 'before' },
      },
    },
  }),
};
