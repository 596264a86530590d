import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { ListQuery } from '#shared/core/ranges.ts';
import { COST_SOURCES, Day, ProfitRules } from './profit-rules.ts';
import { StoreParams } from './stores.ts';

/*
 * What the owner's goods cost, and the rules for what no platform says. Money is in major units of `currency`; days are
 * `YYYY-MM-DD` in the store's zone.
 */
const cost = z.number().check(z.gte(0), z.lte(1e9));

/** A cost and the days it holds; `to` is the last of them, null where it goes on. */
const DatedCost = z.object({
  from: z.string(),
  to: z.nullable(z.string()),
  unitCost: z.number(),
  source: z.enum(COST_SOURCES),
});

const CostRow = z.object({
  productId: z.string(),
  variantId: z.string(),
  title: z.string(),
  /** Null where the product has one variant. */
  variantTitle: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  category: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  price: z.number(),
  /** What holds today; null where nothing is known. */
  unitCost: z.nullable(z.number()),
  source: z.nullable(z.enum(COST_SOURCES)),
  /** All that is known, the oldest first. */
  history: z.array(DatedCost),
  /** Of the last 90 finished days, and of that what has no cost of its day, whatever rules assume. */
  netSales: z.number(),
  uncosted: z.number(),
});
export type CostRow = z.infer<typeof CostRow>;

export const COST_FILTERS = ['all', 'missing'] as const;

/** Variants, those that sell most first. */
export const CostList = z.object({
  currency: z.string(),
  rows: z.array(CostRow),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Variants on sale without a cost today, or with sales of the last 90 days from before it. */
  missing: z.number(),
  /** Of them those with a cost today, and their sales from before it. */
  earlier: z.object({ variants: z.number(), netSales: z.number() }),
  /** The share of the last 90 days' net sales that has a cost of its day (0 to 1). */
  coverage: z.nullable(z.number()),
});
export type CostList = z.infer<typeof CostList>;

/** From which day a cost holds: today, as far back as there are orders, or a day. */
export const CostFrom = z.union([z.literal('today'), z.literal('always'), Day]);
export type CostFrom = z.infer<typeof CostFrom>;

export const MOST_COSTS = 5_000;
export const NewCosts = z.object({
  from: CostFrom,
  /** Null takes the owner's cost away from that day on. */
  costs: z
    .array(z.object({ productId: z.string(), variantId: z.string(), unitCost: z.nullable(cost) }))
    .check(z.minLength(1), z.maxLength(MOST_COSTS)),
});
export type NewCosts = z.infer<typeof NewCosts>;

export const UNMATCHED_REASONS = ['unknown', 'ambiguous', 'no_cost', 'not_a_number'] as const;

/** A line of a pasted table or file that could not be taken, as it stands there. */
const Unmatched = z.object({ line: z.number(), text: z.string(), reason: z.enum(UNMATCHED_REASONS) });

/** What a pasted table or file of costs holds: by SKU, by variant id, or by title. */
export const ReadCosts = z.object({
  costs: z.array(
    z.object({
      productId: z.string(),
      variantId: z.string(),
      title: z.string(),
      variantTitle: z.nullable(z.string()),
      before: z.nullable(z.number()),
      unitCost: z.nullable(z.number()),
    }),
  ),
  unmatched: z.array(Unmatched),
});
export type ReadCosts = z.infer<typeof ReadCosts>;

/** Of a carrier's invoice: what each parcel cost, by tracking number or order. */
export const ReadInvoice = z.object({
  parcels: z.array(z.object({ orderId: z.string(), orderName: z.string(), amount: z.number() })),
  unmatched: z.array(Unmatched),
  total: z.number(),
});
export type ReadInvoice = z.infer<typeof ReadInvoice>;

const pasted = z.string().check(z.minLength(1), z.maxLength(2_000_000));

/** What the rules are about, as the store's records show it. */
export const RulesReply = z.object({
  currency: z.string(),
  rules: ProfitRules,
  /** The platform says how much of an order is tax; otherwise the owner says the rates that are inside prices. */
  hasTaxes: z.boolean(),
  /** Gateways that payments came through, the largest first; `measured` is the share the gateway kept, where it says so. */
  gateways: z.array(
    z.object({
      gateway: z.string(),
      payments: z.number(),
      amount: z.number(),
      measured: z.nullable(z.number()),
    }),
  ),
  categories: z.array(z.object({ category: z.string(), products: z.number() })),
  /** ISO 3166-1 alpha-2, the ones with most orders first. */
  countries: z.array(z.object({ countryCode: z.string(), orders: z.number() })),
  /** Those that rules name. */
  products: z.array(z.object({ productId: z.string(), title: z.string() })),
});
export type RulesReply = z.infer<typeof RulesReply>;

/** The last 30 finished days with the rules and costs as they are, and as they would be. */
const PreviewFigures = z.object({
  netSales: z.number(),
  coverage: z.nullable(z.number()),
  costOfGoods: z.number(),
  fees: z.number(),
  shippingCost: z.number(),
  handling: z.number(),
  vat: z.number(),
  contribution: z.number(),
});
export const RulesPreview = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  before: PreviewFigures,
  after: PreviewFigures,
});
export type RulesPreview = z.infer<typeof RulesPreview>;

export const COSTS_CSV = '/api/stores/:storeId/costs.csv';

export const costEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/stores/:storeId/costs',
    access: 'store',
    needs: 'see',
    summary: 'What each variant costs, and since when',
    params: StoreParams,
    query: z.object({ ...ListQuery.shape, filter: z._default(z.enum(COST_FILTERS), 'all') }),
    reply: CostList,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/stores/:storeId/costs',
    access: 'store',
    needs: 'manage',
    summary: 'Costs as the owner knows them, from a day on',
    params: StoreParams,
    body: NewCosts,
    activity: ['costs-saved'],
    reply: z.object({ saved: z.number() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/stores/:storeId/costs/read',
    access: 'store',
    needs: 'manage',
    summary: 'What a pasted table or file of costs would change; nothing is saved',
    params: StoreParams,
    body: z.object({ text: pasted }),
    activity: { none: 'reads' },
    reply: ReadCosts,
  }),
  rules: endpoint({
    method: 'GET',
    path: '/api/stores/:storeId/profit-rules',
    access: 'store',
    needs: 'see',
    summary: 'What the owner says of taxes, fees, shipping and fixed costs',
    params: StoreParams,
    reply: RulesReply,
  }),
  saveRules: endpoint({
    method: 'PUT',
    path: '/api/stores/:storeId/profit-rules',
    access: 'store',
    needs: 'manage',
    summary: 'Changes what the owner says; figures are worked out again',
    params: StoreParams,
    body: ProfitRules,
    activity: ['profit-rules-changed'],
    reply: RulesReply,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/stores/:storeId/profit-rules/preview',
    access: 'store',
    needs: 'manage',
    summary: 'What other rules or costs would change in the last 30 days; nothing is saved',
    params: StoreParams,
    body: z.object({ rules: z.optional(ProfitRules), costs: z.optional(NewCosts) }),
    activity: { none: 'reads' },
    reply: RulesPreview,
  }),
  readInvoice: endpoint({
    method: 'POST',
    path: '/api/stores/:storeId/shipping-invoice/read',
    access: 'store',
    needs: 'manage',
    summary: 'Which parcels a carrier’s invoice names; nothing is saved',
    params: StoreParams,
    body: z.object({ text: pasted }),
    activity: { none: 'reads' },
    reply: ReadInvoice,
  }),
  saveInvoice: endpoint({
    method: 'POST',
    path: '/api/stores/:storeId/shipping-invoice',
    access: 'store',
    needs: 'manage',
    summary: 'Takes over what a carrier’s invoice says its parcels cost',
    params: StoreParams,
    body: z.object({ text: pasted }),
    activity: ['shipping-invoice-imported'],
    reply: z.object({ saved: z.number() }),
  }),
};
