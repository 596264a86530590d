import type { Temporal } from 'temporal-polyfill';
import type { Impossible } from '#languages/answer-words.ts';
import type { AskedMetric, AskedPeriod, Dimension, Reading } from '#shared/analytics/asking.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { continuedPeriod } from './continued-period.ts';
import type { Stated } from './parse-question.ts';

/** What is meant when no period is named: the card’s month to date, or enough days to rank something by. */
const USUAL_PERIOD: Partial<Record<Dimension, AskedPeriod>> = {
  product: { kind: 'days', days: 30 },
  country: { kind: 'days', days: 30 },
  city: { kind: 'days', days: 30 },
  channel: { kind: 'days', days: 30 },
  day: { kind: 'days', days: 30 },
  weekday: { kind: 'days', days: 90 },
  hour: { kind: 'days', days: 90 },
  week: { kind: 'days', days: 84 },
  month: { kind: 'months', months: 12 },
};
/** Figures of the whole store, from reports of their own. */
const WHOLE_STORE: readonly AskedMetric[] = [
  'carts',
  'forecast',
  'why_changed',
  'conversion_rate',
  'fees',
  'cost_of_goods',
];
const OF_PROFIT: readonly AskedMetric[] = ['profit', 'gross_profit', 'gross_margin'];
/** They belong to orders as a whole, so that no product has its part of them. */
const OF_WHOLE_ORDERS: readonly AskedMetric[] = ['average_order_value', 'shipping', 'tax'];

const COUNTS: readonly AskedMetric[] = ['orders', 'customers', 'units', 'carts'];
/** “By city?” after a question about Izmir is about all cities. */
const NARROWS: Partial<Record<Dimension, Partial<Reading>>> = {
  country: { country: null, city: null },
  city: { city: null },
  product: { product: null },
  channel: { channel: null },
};

export const NO_READING = {
  by: null,
  country: null,
  city: null,
  product: null,
  customerKind: null,
  channel: null,
  orderState: null,
  compareWith: { kind: 'before' },
  top: null,
  order: 'most',
  daysAhead: null,
} as const satisfies Partial<Reading>;

/**
 * What a question means: what it states, and for the rest what is usual, or what the question before had where this one goes
 * on from it. Null where it states too little.
 */
export function completeReading(
  stated: Stated,
  product: string | null,
  { previous, today }: { previous: Reading | null; today: Temporal.PlainDate },
): Reading | null {
  const { goesOn, isImplied, isCount, productWords: _, metric: named, ...said } = stated;
  const metric = isCount && previous && !COUNTS.includes(previous.metric) ? 'orders' : named;
  const parts = { ...said, ...(product && { product }) };
  if (metric === null && Object.keys(parts).length === 0) return null;
  if (previous && (named === null || goesOn)) {
    const period = said.period && continuedPeriod(said.period, previous.period, today);
    const widened = said.by && NARROWS[said.by];
    const continued = {
      ...previous,
      ...widened,
      ...parts,
      ...(period && { period }),
      metric: previous.metric,
    };
    // “And from new customers?” narrows the figure before; “and new customers?” of itself counts them.
    const narrows = metric === 'customers' && said.customerKind !== undefined;
    // “Best day?” after a question for revenue is about revenue.
    const keepsFigure = (isImplied || narrows) && whyImpossible(tidyReading(continued), 'shopify') === null;
    return tidyReading({ ...continued, metric: metric === null || keepsFigure ? previous.metric : metric });
  }
  if (metric === null) return null;
  return tidyReading({ ...NO_READING, period: usualPeriod(metric, said), metric, ...parts });
}

function usualPeriod(
  metric: AskedMetric,
  { by, customerKind }: Pick<Stated, 'by' | 'customerKind'>,
): AskedPeriod {
  if (metric === 'carts') return { kind: 'days', days: 30 };
  // How many customers a store has means everybody who ever bought.
  if (metric === 'customers' && !customerKind && !by) return { kind: 'all' };
  return (by && USUAL_PERIOD[by]) ?? { kind: 'this_month' };
}

/** The same question in the one form that is answered, stored and compared. */
export function tidyReading(reading: Reading): Reading {
  const tidy = { ...reading };
  tidy.city ??= null;
  if (tidy.country && tidy.city && !tidy.city.startsWith(`${tidy.country}/`)) tidy.city = null;
  if (tidy.by === 'country' && (tidy.country || tidy.city)) tidy.by = null;
  if (tidy.by === 'city' && tidy.city) tidy.by = null;
  if (tidy.by === 'product' && tidy.product) tidy.by = null;
  if (tidy.by === 'channel' && tidy.channel) tidy.by = null;
  if (tidy.by === 'customer_kind') tidy.customerKind = null;
  // Shipping and tax belong to the order: of a product there are net sales.
  if (tidy.metric === 'revenue' && (tidy.product || tidy.by === 'product')) tidy.metric = 'net_sales';
  // Nobody knows who guests are, so that their orders are counted.
  if (tidy.metric === 'customers' && tidy.customerKind === 'guest') tidy.metric = 'orders';
  if (tidy.metric !== 'forecast') tidy.daysAhead = null;
  if (tidy.by === null) Object.assign(tidy, { top: null, order: 'most' });
  return tidy;
}

export function whyImpossible(reading: Reading, platform: Platform): Impossible | null {
  const { metric, by, country, city = null, product, customerKind, channel, orderState } = reading;
  const narrowed = [by, country, city, product, customerKind, channel, orderState].some(
    (part) => part !== null,
  );
  if (WHOLE_STORE.includes(metric)) return narrowed ? 'whole_store_only' : null;
  if (OF_PROFIT.includes(metric) && !isPartOfProfit(reading)) return 'not_of_profit';
  if ((channel || by === 'channel') && platform === 'shopier') return 'channel_not_shared';
  if (OF_WHOLE_ORDERS.includes(metric) && (product || by === 'product')) return 'not_by_product';
  return null;
}

/** It is worked out of the whole store, and by one of its parts at a time. */
function isPartOfProfit({ by, country, city = null, product, customerKind, channel, orderState }: Reading) {
  const parts = [by, country, product, channel].filter((part) => part !== null);
  const isKnown = by === null || by === 'product' || by === 'country' || by === 'channel';
  return isKnown && parts.length <= 1 && [city, customerKind, orderState].every((part) => part === null);
}
