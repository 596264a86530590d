import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { LISTED_GROUPS } from './customer-reports.ts';
import { Outcome } from './outcomes.ts';
import { STOCK_STATES } from './sales-reports.ts';

export const INSIGHT_TYPES = [
  'trend',
  'unusual_day',
  'best_product',
  'rising_product',
  'fading_product',
  'running_out',
  'bought_together',
  'win_back',
  'second_order',
  'open_carts',
  'posting_window',
  'outlook',
  'idle_stock',
  'refund_rate',
  'discount_moved',
  'first_product',
  'failures_rising',
  'best_overdue',
  'below_cost',
  'falling_margin',
  'data_note',
] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];
export const INSIGHT_CATEGORIES = ['sales', 'products', 'customers', 'carts', 'marketing', 'data'] as const;
export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number];

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export const INSIGHT_STATUSES = ['open', 'done', 'dismissed'] as const;
export type InsightStatus = (typeof INSIGHT_STATUSES)[number];

/** How a value is to be read: `percent` is 12.5 for 12.5 %, a date is `YYYY-MM-DD`, money is in major units. */
export const FIGURE_UNITS = ['money', 'count', 'percent', 'days', 'times', 'date', 'text'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** One figure, named and written in the reader's language; `value` is the same for machines. */
export const NamedFigure = z.object({
  name: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  unit: z.enum(FIGURE_UNITS),
  text: z.string(),
});
export type NamedFigure = z.infer<typeof NamedFigure>;

/** A small table, every cell written in the reader's language. Columns that are not `text` or `date` hold numbers. */
export const EvidenceTable = z.object({
  columns: z.array(z.object({ label: z.string(), unit: z.enum(FIGURE_UNITS) })),
  rows: z.array(z.array(z.string())),
});
export type EvidenceTable = z.infer<typeof EvidenceTable>;

/** Local days of the store, both included; null where it rests on all there is. */
const EvidencePeriod = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) });

/**
 * Where the owner does something about it, one tap away: the screen with its filter set, or, for `hold_posts`, a call
 * that can be undone.
 */
export const InsightAction = z.union([
  /** The content creator with this product chosen; it is found by its handle there. */
  z.object({ kind: z.literal('draft_post'), handle: z.string() }),
  /** The posts of this product that have not gone out stay back. */
  z.object({ kind: z.literal('hold_posts'), productId: z.string() }),
  z.object({ kind: z.literal('open_group'), group: z.enum(LISTED_GROUPS) }),
  z.object({ kind: z.literal('open_customers') }),
  /** Products that run out soon, or that have not sold for long. */
  z.object({ kind: z.literal('open_stock'), stock: z.enum(STOCK_STATES) }),
  /** The ranking of products, with this one searched for. */
  z.object({ kind: z.literal('open_product'), title: z.string() }),
  /** One local day of the store. */
  z.object({ kind: z.literal('open_day'), day: z.string() }),
  z.object({ kind: z.literal('open_carts') }),
  /** The forecast of the next 30 days. */
  z.object({ kind: z.literal('open_forecast') }),
  /** The stores and how far each was read. */
  z.object({ kind: z.literal('open_stores') }),
  /** A new post on the calendar, on the next such weekday (0 is Sunday). */
  z.object({ kind: z.literal('plan_post'), weekday: z.number() }),
  /** The overview of some local days. */
  z.object({ kind: z.literal('open_days'), from: z.string(), to: z.string() }),
  /** Products by what they earned on some local days, the loss-makers first. */
  z.object({ kind: z.literal('open_losses'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('open_costs') }),
]);
export type InsightAction = z.infer<typeof InsightAction>;

/** SPEC section 3, and what it rests on. */
export const Insight = z.object({
  id: z.uuid(),
  type: z.enum(INSIGHT_TYPES),
  title: z.string(),
  description: z.string(),
  priority: z.enum(PRIORITIES),
  /** In words of the reader's language, e.g. `Products`. */
  category: z.string(),
  recommendations: z.array(z.string()),
  isRead: z.boolean(),
  status: z.enum(INSIGHT_STATUSES),
  createdAt: z.string(),
  /** Money at stake in major units of `currency`; null where it cannot be said. */
  atStake: z.nullable(z.number()),
  currency: z.string(),
  evidence: z.object({
    period: EvidencePeriod,
    formula: z.string(),
    figures: z.array(NamedFigure),
    table: z.nullable(EvidenceTable),
  }),
  /** What can be done at once, the most useful first; two at most. */
  actions: z.array(InsightAction),
  /** What came of it since it was marked as done; null before, and where nothing can be counted. */
  outcome: z.nullable(Outcome),
  /** Who found the words: our own sentences, or the AI provider (every number of which was checked). */
  wording: z.enum(['builtin', 'provider']),
});
export type Insight = z.infer<typeof Insight>;

export const MOST_INSIGHTS_OF_ALL = 12;

const StoreInsight = z.object({ ...Insight.shape, storeId: z.uuid() });
export type StoreInsight = z.infer<typeof StoreInsight>;

/** Of all stores: what is open, the most important of each store first, then the second of each. */
export const AllInsights = z.object({
  insights: z.array(StoreInsight),
  /** Stores that have more than are here. */
  more: z.array(z.object({ storeId: z.uuid(), insights: z.number() })),
  /** How many wait to be read, those that are not here too. */
  unread: z.number(),
});
export type AllInsights = z.infer<typeof AllInsights>;

const InsightParams = z.object({ ...StoreParams.shape, insightId: z.uuid() });
const InsightMark = z.object({
  isRead: z.optional(z.boolean()),
  status: z.optional(z.enum(INSIGHT_STATUSES)),
});

export const insightEndpoints = {
  listOfAll: endpoint({
    method: 'GET',
    path: '/api/analytics/all/insights',
    access: 'account',
    needs: 'see',
    summary: 'Open insights of all stores, the most important of each store first; at most 12',
    reply: AllInsights,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/insights',
    access: 'store',
    needs: 'see',
    summary: 'Insights, open ones first, by money at stake and confidence; at most 50',
    params: StoreParams,
    reply: z.array(Insight),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/analytics/:storeId/insights/generate',
    access: 'store',
    needs: 'write',
    summary: 'Looks through the figures of now; answers with the new list within 25 seconds',
    params: StoreParams,
    activity: { none: 'reads' },
    reply: z.array(Insight),
    perMinute: 6,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/analytics/:storeId/insights/:insightId',
    access: 'store',
    needs: 'write',
    summary: 'Marks an insight as read or unread, done, dismissed or open again',
    params: InsightParams,
    body: InsightMark,
    activity: ['insight-done', 'insight-dismissed', 'insight-reopened'],
    reply: Insight,
  }),
};
