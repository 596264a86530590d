import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { EvidenceTable, NamedFigure } from './insights.ts';
import { reportBasis } from './report-basis.ts';

/*
 * A question as data. The parser makes one of words, a provider may propose one, the chips under an answer change it and a
 * saved card stores it; answers are computed from it alone. See docs/decisions/025-a-question-is-data.md.
 */

/** What can be asked for. Money metrics follow metrics 1; `order_value` is goods less discounts as ordered. */
export const ASKED_METRICS = [
  'revenue',
  'net_sales',
  'gross_sales',
  'discounts',
  'refunds',
  'shipping',
  'tax',
  'orders',
  'order_value',
  'average_order_value',
  'units',
  'customers',
  'conversion_rate',
  'carts',
  'forecast',
  'why_changed',
  // What is left of sales, by docs/glossary.md, profit; `profit` is the contribution.
  'profit',
  'gross_profit',
  'gross_margin',
  'fees',
  'cost_of_goods',
] as const;
export type AskedMetric = (typeof ASKED_METRICS)[number];

export const DIMENSIONS = [
  'product',
  'country',
  'city',
  'channel',
  'customer_kind',
  'weekday',
  'hour',
  'day',
  'week',
  'month',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** New: the first order ever lies in the period. Returning: ordered before it, or twice in it. Guest: no known customer. */
export const CUSTOMER_KINDS = ['new', 'returning', 'guest'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
export const ORDER_STATES = ['cancelled', 'unpaid'] as const;

export const NAMED_PERIODS = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'all',
] as const;

/*
 * A pattern where zod has a word for it, for what the dashboard loads: see ranges.ts. A day that is in no calendar, such as
 * 30 February, rolls over when it is read.
 */
const day = z.string().check(
  z.refine((text) => {
    const instant = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(`${text}T`);
  }),
);
const whole = (least: number, most: number) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most));
const year = whole(2000, 2100);

/** A stretch of local days as it is named. `days` and `months` are finished days up to yesterday. */
export const AskedPeriod = z.union([
  z.object({ kind: z.enum(NAMED_PERIODS) }),
  z.object({ kind: z.literal('days'), days: whole(1, 3660) }),
  z.object({ kind: z.literal('months'), months: whole(1, 120) }),
  z.object({ kind: z.literal('month'), month: whole(1, 12), year }),
  z.object({ kind: z.literal('quarter'), quarter: whole(1, 4), year }),
  z.object({ kind: z.literal('year'), year }),
  z.object({ kind: z.literal('day'), day }),
  z.object({ kind: z.literal('between'), from: day, to: day }),
  z.object({ kind: z.literal('since'), from: day }),
  /** The running week, month or quarter as it was a year ago, whole. */
  z.object({ kind: z.literal('year_ago'), unit: z.enum(['day', 'week', 'month', 'quarter']) }),
]);
export type AskedPeriod = z.infer<typeof AskedPeriod>;

/** `before` is the stretch just before, `year_before` the same days a year earlier. */
export const Comparison = z.union([
  z.object({ kind: z.literal('before') }),
  z.object({ kind: z.literal('year_before') }),
  AskedPeriod,
]);
export type Comparison = z.infer<typeof Comparison>;

export const Reading = z.object({
  metric: z.enum(ASKED_METRICS),
  by: z.nullable(z.enum(DIMENSIONS)),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Its country and its folded name, such as `TR/istanbul`; cards of old have none. */
  city: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))),
  /** The platform's id; over all stores with its store's before it: `store/product`. */
  product: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  customerKind: z.nullable(z.enum(CUSTOMER_KINDS)),
  /** As the platform names where an order was placed, such as `web` or `pos`. */
  channel: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  orderState: z.nullable(z.enum(ORDER_STATES)),
  period: AskedPeriod,
  compareWith: Comparison,
  /** Rows of a list, and which come first. */
  top: z.nullable(whole(1, 50)),
  order: z.enum(['most', 'least']),
  /** Of a forecast. */
  daysAhead: z.nullable(whole(1, 30)),
});
export type Reading = z.infer<typeof Reading>;

/** A question in words, or a reading; with the reading before it, words may be a follow-up such as “and in Turkey?”. */
export const Question = z.object({
  question: z.string().check(z.trim(), z.minLength(1, text('Please type a question.')), z.maxLength(300)),
  previous: z.optional(Reading),
});
const exactlyOne = z.refine<{ question?: unknown; reading?: unknown }>(
  ({ question, reading }) => (question === undefined) !== (reading === undefined),
  { error: text('Please type a question.'), path: ['question'] },
);
export const Asked = z
  .object({
    question: z.optional(Question.shape.question),
    previous: Question.shape.previous,
    reading: z.optional(Reading),
  })
  .check(exactlyOne);
export type Asked = z.infer<typeof Asked>;

const parts = Reading.shape;
/** What a choice sets; the rest of the reading stays. Written out, as `z.partial` would cost every page half a kilobyte. */
const Change = z.object({
  metric: z.optional(parts.metric),
  by: z.optional(parts.by),
  country: z.optional(parts.country),
  city: parts.city,
  product: z.optional(parts.product),
  customerKind: z.optional(parts.customerKind),
  channel: z.optional(parts.channel),
  orderState: z.optional(parts.orderState),
  period: z.optional(parts.period),
  compareWith: z.optional(parts.compareWith),
  top: z.optional(parts.top),
  order: z.optional(parts.order),
  daysAhead: z.optional(parts.daysAhead),
});

/** One part of a reading, in words, with what it could be instead. */
export const Chip = z.object({
  part: z.enum(['metric', 'by', 'filter', 'period', 'compareWith', 'top']),
  /** What the part is called, for those who cannot see its place. */
  name: z.string(),
  /** Null offers something that is not part of the reading yet. */
  label: z.nullable(z.string()),
  choices: z.array(z.object({ label: z.string(), chosen: z.boolean(), change: Change })),
});
export type Chip = z.infer<typeof Chip>;

const localDay = z.nullable(z.string());

/** `answered` false says, in `answer`, why the store's figures do not answer it; the suggestions can be asked. */
export const Answer = z.object({
  answered: z.boolean(),
  answer: z.string(),
  /** The reading without its period, as a heading: “Net sales by country”; null where nothing was understood. */
  title: z.nullable(z.string()),
  /** What was understood; null where nothing was. Refused combinations have one, so that a chip can mend them. */
  reading: z.nullable(Reading),
  chips: z.array(Chip),
  /** How it was computed; null when it was not. */
  formula: z.nullable(z.string()),
  figures: z.array(NamedFigure),
  table: z.nullable(EvidenceTable),
  /** The stretch of local days that was meant, in words too; null for what has none. */
  period: z.nullable(z.object({ from: localDay, to: localDay, label: z.string() })),
  /** What the analytics page is searched for to show it, where it can be: a product's title. */
  search: z.nullable(z.string()),
  /** What the figures were made of; null where there are none. */
  basis: z.nullable(z.object(reportBasis)),
  suggestions: z.array(z.string()),
});
export type Answer = z.infer<typeof Answer>;

/** A question over all stores; the stores of the answer before, where it was about some of them only, go on being meant. */
export const AskedOfAll = z
  .object({ ...Asked.shape, storeIds: z.optional(z.array(z.uuid()).check(z.maxLength(1000))) })
  .check(exactlyOne);
export type AskedOfAll = z.infer<typeof AskedOfAll>;

/** The table has a row for each store, or the store's name in its rows; figures are sums, each in one currency. */
export const AnswerOfAll = z.object({
  ...Answer.shape,
  /** Stores that are meant: those named, or all. */
  storeIds: z.array(z.uuid()),
  /** What must be known of single stores: why one is not in it, or in part only. */
  notes: z.array(z.object({ storeId: z.uuid(), store: z.string(), text: z.string() })),
});
export type AnswerOfAll = z.infer<typeof AnswerOfAll>;

export const MOST_SAVED_CARDS = 8;

/** A reading on the dashboard. `title` is that of its answer, in the reader's language. */
export const SavedCard = z.object({ id: z.uuid(), title: z.string(), reading: Reading });
export type SavedCard = z.infer<typeof SavedCard>;

const CardParams = z.object({ ...StoreParams.shape, cardId: z.uuid() });
const saved = z.object({ cards: z.array(z.uuid()) });

export const askingEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/api/analytics/:storeId/ask',
    access: 'store',
    needs: 'see',
    summary:
      'Answers a question in words, or a changed reading of one, from the store’s figures; says so when it cannot',
    params: StoreParams,
    body: Asked,
    activity: { none: 'reads' },
    reply: Answer,
    perMinute: 60,
  }),
  askOfAll: endpoint({
    method: 'POST',
    path: '/api/analytics/all/ask',
    access: 'account',
    needs: 'see',
    summary: 'Answers a question from the figures of all stores, or of those it names, store by store',
    body: AskedOfAll,
    activity: { none: 'reads' },
    reply: AnswerOfAll,
    perMinute: 60,
  }),
  cards: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/cards',
    access: 'store',
    needs: 'see',
    summary: 'The questions saved on the dashboard, in the owner’s order; at most 8',
    params: StoreParams,
    reply: z.array(SavedCard),
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/cards/:cardId',
    access: 'store',
    needs: 'see',
    summary: 'A saved card, answered now',
    params: CardParams,
    reply: Answer,
  }),
  saveCard: endpoint({
    method: 'POST',
    path: '/api/analytics/:storeId/cards',
    access: 'store',
    needs: 'write',
    summary: 'Saves a reading as the last card of the dashboard; one that is there already stays where it is',
    params: StoreParams,
    body: z.object({ reading: Reading }),
    activity: ['card-saved'],
    reply: saved,
  }),
  orderCards: endpoint({
    method: 'PUT',
    path: '/api/analytics/:storeId/cards',
    access: 'store',
    needs: 'write',
    summary: 'Puts the saved cards into this order; cards that are not named follow in the order they had',
    params: StoreParams,
    body: saved,
    activity: { none: 'reader' },
    reply: saved,
  }),
  removeCard: endpoint({
    method: 'DELETE',
    path: '/api/analytics/:storeId/cards/:cardId',
    access: 'store',
    needs: 'write',
    summary: 'Removes a saved card from the dashboard',
    params: CardParams,
    activity: ['card-removed'],
    reply: saved,
  }),
};
