import type { MissingReason } from '#shared/analytics/analytics.ts';
import type { AskedMetric, Comparison, CustomerKind, Dimension, Reading } from '#shared/analytics/asking.ts';
import type { RateSource } from '#shared/analytics/rates.ts';

/** Why a question cannot become a reading, though each of its words is known. */
export type Unclear = 'unclear' | 'impossible_date' | 'one_at_a_time' | 'only_ahead' | 'origin_not_recorded';

/** Why a reading has no answer though each of its parts is known. */
export type Impossible = 'whole_store_only' | 'not_by_product' | 'channel_not_shared' | 'not_of_profit';

/** Questions that are suggested; those for a metric by its name. */
export type Example =
  | Extract<
      AskedMetric,
      'revenue' | 'why_changed' | 'orders' | 'customers' | 'average_order_value' | 'carts' | 'forecast'
    >
  | 'products'
  | 'countries'
  | 'newMoney'
  | 'newCustomers'
  | 'weekday';

/** What a reading speaks of, its names written already. */
export interface Subject {
  metric: AskedMetric;
  product: string | null;
  country: string | null;
  city: string | null;
  customerKind: CustomerKind | null;
  channel: string | null;
  orderState: Reading['orderState'];
}

/** How a period is written out: its dates in the reader's language, as far as it has any. */
export interface PeriodDates {
  from: string;
  to: string;
  /** With its year. */
  month: string;
  quarter: number;
  year: number;
  running: boolean;
}

/** The sentences of answers in one language; every value comes in written already. */
export interface AnswerWords {
  cannot: string;
  unknownWords(words: string): string;
  notUnderstood: Record<Unclear, string>;
  impossible: Record<Impossible, string>;
  whichProduct(words: string): string;
  notBegun: string;
  /** Questions that are suggested. */
  suggested: { aboutProduct(title: string): string };
  examples: Record<Example, string>;
  noProducts: string;
  onlySince(day: string): string;
  recordsBegin(day: string): string;
  /** A comparison that was asked for and would reach before the records. */
  notCompared(what: string, day: string): string;
  missing: Record<MissingReason, string>;
  /** “October 2025”, «2025 Ekim». */
  monthOfYear(month: string, year: number): string;
  period(asked: Comparison, dates: PeriodDates): string;
  /** Of a period that is cut to the part that the other has come so far. */
  samePart(period: string): string;
  /** The same of figures that count by whole days. */
  sameDays(period: string): string;
  /** Before is as many days as these. */
  daysBefore(days: number, count: string): string;
  subject(subject: Subject): string;
  /** A subject as a heading. */
  title(subject: string, by: Dimension | null): string;
  is(subject: string, period: string, value: string): string;
  comparison(way: 'more' | 'less' | 'same', difference: string, before: string, than: string): string;
  ofWhichBefore(count: string): string;
  returningShare(share: string): string;
  goodsGivenBack(value: string): string;
  ranked(
    subject: string,
    by: Dimension,
    period: string,
    order: Reading['order'],
    name: string,
    value: string,
  ): string;
  listed(subject: string, period: string, rows: [name: string, value: string][]): string;
  none(period: string): string;
  /** Of the orders that the question is about; there may be others. */
  noneSuch(period: string): string;
  noCities: string;
  /** On how many of the days of a period visits are known. */
  visitsKnown(known: string, finished: string): string;
  /** Rates apart by percentage points. */
  pointsApart(way: 'more' | 'less' | 'same', points: string, before: string, than: string): string;
  carts(count: string, value: string, period: string): string;
  noCarts(period: string): string;
  forecast(days: string, expected: string): string;
  lastYear(value: string): string;
  band(low: string, high: string): string;
  tooLittle: string;
  why(way: 'up' | 'down', difference: string, factor: string, effect: string, period: string): string;
  noSplit: string;
  /** What is left of sales, as far as it is known. */
  profit: {
    missing: Record<'no_orders' | 'no_costs' | 'fees_unknown', (period: string, netSales: string) => string>;
    netProfit(value: string): string;
    /** The share that is known of what it rests on. */
    coverage: Record<'costs' | 'fees', (share: string) => string>;
    evidence: Record<'rule' | 'assumed', string>;
    notTakenOff(parts: ('vat' | 'fees' | 'shipping')[]): string;
    notCompared(before: string, than: string): string;
    madeUp: string;
    /** Of a list, those that lost money, and what all of them lost. */
    losses(count: number, value: string): string;
    noLosses: string;
    withoutCost(count: number): string;
  };
  /** Of several stores at once. */
  all: {
    noStores: string;
    /** None of them answers, each for a reason of its own. */
    none: string;
    store: string;
    /** What each store adds to a row. */
    stores: string;
    currency: string;
    /** Before a sentence about the stores of one currency. */
    inCurrency(currency: string): string;
    apart: string;
    each(rows: [name: string, value: string][]): string;
    extremes(most: [name: string, value: string], least: [name: string, value: string]): string;
    customersTwice: string;
    /** By whose rates amounts were converted. */
    converted: (currency: string, sources: RateSource[]) => string;
    without(names: string[]): string;
    withoutProduct: string;
    ownDays: string;
  };
  factors: Record<'buyers' | 'ordersPerBuyer' | 'netPerOrder' | 'guests', string>;
  metrics: Record<AskedMetric, string>;
  dimensions: Record<Dimension, string>;
  kinds: Record<CustomerKind, string>;
  /** Rows of a list by customer kind, which add up. */
  kindRows: Record<CustomerKind, string>;
  states: Record<'cancelled' | 'unpaid', string>;
  channels: Record<string, string>;
  labels: Record<string, string>;
  formulas: Record<AskedMetric, string>;
  /** Added to a formula where the reading has it. */
  formulaOf: Record<
    'new' | 'returning' | 'guest' | 'product' | 'place' | 'refundedGoods' | 'perWeekday' | 'state',
    string
  >;
  chips: Record<
    | 'metric'
    | 'by'
    | 'filter'
    | 'period'
    | 'compareWith'
    | 'top'
    | 'noSplit'
    | 'addFilter'
    | 'without'
    | 'stretchBefore'
    | 'yearBefore',
    string
  > & { topOf(rows: number): string; splitBy(dimension: string): string; comparedWith(what: string): string };
}
