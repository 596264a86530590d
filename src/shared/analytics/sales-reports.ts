import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { ListQuery, RangeQuery, wholeNumber } from '#shared/core/ranges.ts';
import { Platform, StoreParams } from '#shared/stores/stores.ts';
import { Coverage, Period } from './analytics.ts';
import { reportBasis } from './report-basis.ts';

/*
 * What the pictures and lists of sales show. Money is in major units of `currency`; days are `YYYY-MM-DD` in the store's
 * zone; shares are 0 to 1.
 */
const report = { currency: z.string(), ...reportBasis };

/** What stands out in a product's stock: it runs out before long, or has not sold for long. */
export const STOCK_STATES = ['running_out', 'not_moving'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** One cause of an extraordinary day, largest first; `amount` is its part of the difference, and they never exceed it. */
export const AnomalyCause = z.object({
  kind: z.enum([
    'order',
    'product',
    'refund',
    'cancelled_order',
    'more_orders',
    'fewer_orders',
    'larger_orders',
    'smaller_orders',
  ]),
  label: z.nullable(z.string()),
  amount: z.number(),
});

/** A finished day far from what is usual for its weekday (metrics 7). */
export const Anomaly = z.object({
  day: z.string(),
  /** `sold` is before anything was given back: a day whose large order was undone. */
  metric: z.enum(['netSales', 'orders', 'sold']),
  value: z.number(),
  expected: z.number(),
  /** Of days on which nothing happened, one in 10^score is so far off. */
  score: z.number(),
  causes: z.array(AnomalyCause),
});
export type Anomaly = z.infer<typeof Anomaly>;

/** Holidays and shopping days that are marked, by name. */
export const SHOPPING_EVENTS = [
  'New Year’s Day',
  'Valentine’s Day',
  'International Women’s Day',
  'Easter Sunday',
  'Mother’s Day',
  'Father’s Day',
  'Halloween',
  'Singles’ Day',
  'Thanksgiving',
  'Black Friday',
  'Cyber Monday',
  'Christmas Day',
  'New Year’s Eve',
  'Start of Ramadan',
  'Eid al-Fitr',
  'Eid al-Adha',
] as const;

const SeriesPoint = z.object({
  /** First and last local day of the point, both included. */
  from: z.string(),
  to: z.string(),
  totalSales: z.number(),
  netSales: z.number(),
  orders: z.number(),
  /** The same place in the stretch compared with; null where there is none or it is not covered. */
  compared: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      totalSales: z.number(),
      netSales: z.number(),
      orders: z.number(),
    }),
  ),
  /** Not over yet. */
  partial: z.boolean(),
  /** All of it has been read. */
  covered: z.boolean(),
});
export type SeriesPoint = z.infer<typeof SeriesPoint>;

export const Series = z.object({
  ...report,
  grain: z.enum(['day', 'week', 'month']),
  points: z.array(SeriesPoint),
  anomalies: z.array(Anomaly),
  /** Holidays and shopping days within the stretch and 30 days on, for orientation only; nothing is corrected for them. */
  events: z.array(z.object({ day: z.string(), name: z.enum(SHOPPING_EVENTS) })),
  period: Period,
  coverage: Coverage,
});
export type Series = z.infer<typeof Series>;

/** Orders by local weekday (0 is Sunday) and hour; only hours with orders are listed. */
export const OrderHours = z.object({
  ...report,
  cells: z.array(z.object({ weekday: z.number(), hour: z.number(), orders: z.number() })),
  /** How many of each weekday lie in the stretch, Sunday first. */
  weekdays: z.array(z.number()),
  orders: z.number(),
  period: Period,
});
export type OrderHours = z.infer<typeof OrderHours>;

const Place = z.object({
  /** ISO 3166-1 alpha-2; null where the order names none. */
  countryCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  orders: z.number(),
  customers: z.number(),
  netSales: z.number(),
  /** Of the net sales of the stretch. */
  share: z.nullable(z.number()),
});
/** By the address on the order, largest net sales first; at most 50 of each. */
export const Places = z.object({
  ...report,
  countries: z.array(Place),
  cities: z.array(Place),
  period: Period,
});
export type Places = z.infer<typeof Places>;

/**
 * One part of the split of a change of net sales; effects add up to the whole change to the minor unit. A factor is null on
 * a side without an order of a known customer.
 */
const Factor = z.object({
  current: z.nullable(z.number()),
  previous: z.nullable(z.number()),
  effect: z.number(),
});
/** Net sales of orders without a known customer. */
const GuestPart = z.object({ current: z.number(), previous: z.number(), effect: z.number() });
/**
 * Why net sales changed (metrics 7): net sales of guests, and of known customers buyers × orders per buyer × net sales per
 * order, by log-mean shares.
 */
export const SalesChange = z.object({
  ...report,
  netSales: z.object({
    current: z.number(),
    previous: z.nullable(z.number()),
    change: z.nullable(z.number()),
  }),
  factors: z.nullable(
    z.object({ buyers: Factor, ordersPerBuyer: Factor, netPerOrder: Factor, guests: GuestPart }),
  ),
  /** Why there is no split. */
  reason: z.nullable(
    z.enum([
      'no_orders_before',
      'no_orders_now',
      'not_covered',
      'before_records',
      'no_data_yet',
      'no_comparison',
    ]),
  ),
  /** Largest effects first, at most 8; `others` is all the rest, so that the effects add up to the change. */
  products: z.array(
    z.object({
      productId: z.nullable(z.string()),
      title: z.string(),
      current: z.number(),
      previous: z.number(),
      effect: z.number(),
    }),
  ),
  others: z.number(),
  period: Period,
});
export type SalesChange = z.infer<typeof SalesChange>;

export const FORECAST_METHODS = [
  'four_weeks', // the mean of the last 28 days, by weekday
  'eight_weeks', // the mean of the last 56 days, by weekday
  'damped_trend', // level and trend of the weeks, the trend fading
  'last_year', // the same days of last year × the growth since then
] as const;
export type ForecastMethod = (typeof FORECAST_METHODS)[number];
const ForecastDay = z.object({ day: z.string(), expected: z.number(), low: z.number(), high: z.number() });
/** Net sales of the next 30 days with an 80 % band (metrics 7). */
export const Forecast = z.object({
  ...report,
  status: z.enum(['ok', 'too_little_data', 'no_data_yet']),
  /** Days of history used; at least 28 of them with orders are needed. */
  historyDays: z.number(),
  /** What the forecast is combined of, heaviest first; `monthError` is Σ|error| ÷ Σ actual of its own past 30-day sums. */
  methods: z.array(
    z.object({ method: z.enum(FORECAST_METHODS), weight: z.number(), monthError: z.nullable(z.number()) }),
  ),
  history: z.array(z.object({ day: z.string(), netSales: z.number() })),
  days: z.array(ForecastDay),
  total: z.nullable(z.object({ expected: z.number(), low: z.number(), high: z.number() })),
  /** The same 30 days a year before, 364 days back so that weekdays agree; null where not all of them were read. */
  lastYear: z.nullable(z.object({ from: z.string(), to: z.string(), netSales: z.number() })),
  /** How the forecast did from past moments, with only what was known then. */
  past: z.nullable(
    z.object({
      origins: z.number(),
      /** Σ|error| ÷ Σ actual of 30-day sums. */
      monthError: z.nullable(z.number()),
      /** Share of single days within their band. */
      bandHeld: z.number(),
      /** Share of 30-day sums within the band of the sum. */
      sumHeld: z.nullable(z.number()),
    }),
  ),
});
export type Forecast = z.infer<typeof Forecast>;

export const PRODUCT_SORTS = ['netSales', 'units', 'orders', 'price', 'inventory', 'title'] as const;
export const ProductRow = z.object({
  /** The platform's id; null gathers lines without a product. */
  id: z.nullable(z.string()),
  title: z.string(),
  handle: z.string(),
  imageUrl: z.nullable(z.string()),
  category: z.nullable(z.string()),
  price: z.nullable(z.number()),
  /** Units on hand of all variants; null where the platform does not report them. */
  inventory: z.nullable(z.number()),
  units: z.number(),
  orders: z.number(),
  grossSales: z.number(),
  discounts: z.number(),
  reversals: z.number(),
  netSales: z.number(),
  previousNetSales: z.nullable(z.number()),
  share: z.nullable(z.number()),
});
export type ProductRow = z.infer<typeof ProductRow>;
export const ProductRanking = z.object({
  ...report,
  rows: z.array(ProductRow),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  period: Period,
});
export type ProductRanking = z.infer<typeof ProductRanking>;

const PairProduct = z.object({ id: z.string(), title: z.string(), imageUrl: z.nullable(z.string()) });
const Pair = z.object({
  first: PairProduct,
  second: PairProduct,
  /** Orders (or customers, for the next order) with both, with the first, with the second. */
  together: z.number(),
  withFirst: z.number(),
  withSecond: z.number(),
  support: z.number(),
  confidence: z.number(),
  lift: z.number(),
  /** Lower 90 % Wilson bound of the confidence over the second's share: what pairs are ranked by. */
  cautiousLift: z.number(),
});
export type Pair = z.infer<typeof Pair>;
/** What is bought together, and next within 90 days (metrics 8), over orders of the last 12 months. */
export const Affinity = z.object({
  ...report,
  orders: z.number(),
  /** Products ordered often enough to be looked at: every two of them are a pair that could have stood out. */
  products: z.number(),
  /** How many times as often as chance any two of them share an order: shops with large orders have it above 1. */
  usualLift: z.number(),
  from: z.nullable(z.string()),
  pairs: z.array(Pair),
  next: z.array(Pair),
});
export type Affinity = z.infer<typeof Affinity>;

/** SPEC section 3: what the product cards and pickers show. */
export const Product = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  price: z.nullable(z.number()),
  compareAtPrice: z.nullable(z.number()),
  category: z.nullable(z.string()),
  platform: Platform,
  imageUrl: z.nullable(z.string()),
  currency: z.string(),
  inventory: z.nullable(z.number()),
  /** Its page in the shop. */
  address: z.nullable(z.string()),
});
export type Product = z.infer<typeof Product>;

const base = { method: 'GET', access: 'store', needs: 'see', params: StoreParams } as const;

export const salesEndpoints = {
  series: endpoint({
    ...base,
    path: '/api/analytics/:storeId/series',
    summary: 'Sales and orders over time, next to the stretch compared with, with extraordinary days',
    query: RangeQuery,
    reply: Series,
  }),
  orderHours: endpoint({
    ...base,
    path: '/api/analytics/:storeId/order-hours',
    summary: 'Orders by weekday and hour of the store',
    query: RangeQuery,
    reply: OrderHours,
  }),
  places: endpoint({
    ...base,
    path: '/api/analytics/:storeId/places',
    summary: 'Countries and cities that orders came from',
    query: RangeQuery,
    reply: Places,
  }),
  change: endpoint({
    ...base,
    path: '/api/analytics/:storeId/change',
    summary: 'Why net sales changed: an exact split, and the products that moved most',
    query: RangeQuery,
    reply: SalesChange,
  }),
  forecast: endpoint({
    ...base,
    path: '/api/analytics/:storeId/forecast',
    summary: 'Net sales expected for the next 30 days, with an 80% band and its own past error',
    reply: Forecast,
  }),
  affinity: endpoint({
    ...base,
    path: '/api/analytics/:storeId/affinity',
    summary: 'Products bought together, and next',
    reply: Affinity,
  }),
  products: endpoint({
    ...base,
    path: '/api/analytics/:storeId/products',
    summary: 'Products on sale, those that sold best lately first, by title or handle',
    query: z.object({
      search: ListQuery.shape.search,
      limit: z._default(wholeNumber(1, 500), 250),
    }),
    reply: z.object({ products: z.array(Product), total: z.number() }),
  }),
  productRanking: endpoint({
    ...base,
    path: '/api/analytics/:storeId/products/ranking',
    summary: 'Every product with its sales in a stretch, sorted, searched and paged',
    query: z.object({
      ...ListQuery.shape,
      ...RangeQuery.shape,
      sort: z._default(z.enum(PRODUCT_SORTS), 'netSales'),
      /** Only what stands out by its stock, by the sales of the last 30 days whatever the range. */
      stock: z.optional(z.enum(STOCK_STATES)),
    }),
    reply: ProductRanking,
  }),
};

/** `…/products/ranking.csv?…`: all rows that the list would page through. */
export const PRODUCT_RANKING_CSV = '/api/analytics/:storeId/products/ranking.csv';
