import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { ListQuery, RangeQuery } from '#shared/core/ranges.ts';
import { EVIDENCE, UNKNOWNS } from '#shared/stores/profit-rules.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { Coverage, Period } from './analytics.ts';
import { reportBasis } from './report-basis.ts';

/*
 * What a store earned. Money is in major units of `currency` and without VAT; days are `YYYY-MM-DD` in the store's zone;
 * shares are 0 to 1. Costs are positive in figures and negative in the steps of the waterfall.
 */
const report = { currency: z.string(), ...reportBasis };
const share = z.nullable(z.number());
const unknown = z.array(z.enum(UNKNOWNS));

/** Definitions: docs/glossary.md, profit. */
export const PROFIT_FIGURES = [
  'netSales',
  'costOfGoods',
  'grossProfit',
  'grossMargin', // of the sales that have a cost
  'fees',
  'shippingResult', // what buyers paid for shipping less what it cost
  'handling',
  'contribution', // of sales that have a cost: gross profit, shipping result and other income less fees, handling and other costs
  'contributionMargin', // of the same sales
  'adSpend', // what the ads account says, and what the owner enters of others
  'contributionAfterAds',
  'fixedCosts',
  'netProfit', // before income tax
  'breakEvenRoas', // net sales that have a cost ÷ contribution: what an ad must bring for each unit of money spent
  'poas', // contribution of orders that ads brought ÷ ad spend
] as const;
export type ProfitFigureName = (typeof PROFIT_FIGURES)[number];

/** Why a figure is missing. */
export const PROFIT_REASONS = [
  'no_orders', // nothing to work it out of
  'no_costs', // no sale has a cost
  'shipping_unknown', // of no order is known what sending it cost
  'fees_unknown', // of no payment is known what it cost
  'no_ads', // no ads account is connected, and nothing was entered
  'ads_other_currency', // the ads account counts in another currency
  'ads_not_attributed', // it is not known which orders the ads brought
  'no_fixed_costs', // the owner has not entered any
  'no_profit', // nothing was earned, so there is nothing to divide by
] as const;
export type ProfitReason = (typeof PROFIT_REASONS)[number];

export const ProfitFigure = z.object({
  value: z.nullable(z.number()),
  reason: z.nullable(z.enum(PROFIT_REASONS)),
  /** The same stretch before; null where there is none, or nothing is known of it. */
  previous: z.nullable(z.number()),
  /** The share of what it rests on that is known: of net sales, of money paid, or of parcels. */
  coverage: share,
  /** The weakest evidence in it; what is not known, and so counts as nothing, is assumed. */
  evidence: z.nullable(z.enum(EVIDENCE)),
  /** The summands or factors behind it, in the order the formula names them. */
  parts: z.array(
    z.object({
      name: z.string(),
      value: z.nullable(z.number()),
      unit: z.enum(['money', 'count', 'share']),
      evidence: z.nullable(z.enum(EVIDENCE)),
    }),
  ),
});
export type ProfitFigure = z.infer<typeof ProfitFigure>;

/** From gross sales to profit: parts are signed and add up, to the last unit, to the total behind them. */
export const WATERFALL_PARTS = [
  'grossSales',
  'discounts',
  'returns',
  'vat', // inside prices, by the owner's rates
  'withoutCost', // net sales of which no cost is known: they bring nothing to profit
  'costOfGoods',
  'shippingCharged',
  'shippingCost',
  'fees',
  'handling',
  'otherIncome', // tips and fees
  'otherCosts', // lost disputes and the like
  'uncostedCharges', // given back: of the four before it, and shipping, what was charged for sales without a known cost
  'adSpend',
  'fixedCosts',
] as const;
export const WATERFALL_TOTALS = [
  'netSales',
  'grossProfit',
  'contribution',
  'contributionAfterAds',
  'netProfit',
] as const;
const WaterfallStep = z.union([
  z.object({
    kind: z.literal('part'),
    name: z.enum(WATERFALL_PARTS),
    amount: z.number(),
    evidence: z.nullable(z.enum(EVIDENCE)),
  }),
  z.object({ kind: z.literal('total'), name: z.enum(WATERFALL_TOTALS), amount: z.number() }),
]);
export type WaterfallStep = z.infer<typeof WaterfallStep>;

const ProfitPoint = z.object({
  /** First and last local day, both included. */
  from: z.string(),
  to: z.string(),
  netSales: z.number(),
  grossProfit: z.nullable(z.number()),
  contribution: z.nullable(z.number()),
  /** Of gross profit in the sales that have a cost. */
  margin: share,
  coverage: share,
  partial: z.boolean(),
});
export type ProfitPoint = z.infer<typeof ProfitPoint>;

/** What is not known, and how much hangs on it; the largest first. */
const ProfitGap = z.union([
  z.object({ kind: z.literal('costs'), netSales: z.number(), variants: z.number() }),
  /** Sales, and shipping that buyers paid, with VAT of which no rate is known. */
  z.object({ kind: z.literal('vat'), netSales: z.number(), shipping: z.number() }),
  z.object({ kind: z.literal('fees'), amount: z.number(), gateways: z.array(z.string()) }),
  z.object({ kind: z.literal('fees_expected'), payments: z.number() }),
  z.object({ kind: z.literal('shipping'), orders: z.number(), charged: z.number() }),
  /** VAT on fees, of which the owner has not said whether it is given back. */
  z.object({ kind: z.literal('reclaims_vat'), amount: z.number() }),
  /** Cost of returned goods that count as lost, of which the owner has not said whether they are sold again. */
  z.object({ kind: z.literal('returns'), amount: z.number() }),
  z.object({ kind: z.literal('fixed_costs') }),
]);
export type ProfitGap = z.infer<typeof ProfitGap>;

export const PROFIT_DIFFERENCES = [
  'costs_missing', // the platform noted costs that are not known here
  'costs_differ', // for the same sales, as where the owner entered others
  'fees_missing',
  'fees_differ',
] as const;

/** Our gross profit and fees against the platform's own, looked at every night. */
const ProfitComparison = z.object({
  comparedAt: z.string(),
  days: z.object({ from: z.string(), to: z.string() }),
  grossProfit: z.object({ ours: z.number(), theirs: z.number() }),
  fees: z.nullable(z.object({ ours: z.number(), theirs: z.number() })),
  cause: z.nullable(z.enum(PROFIT_DIFFERENCES)),
});
export type ProfitComparison = z.infer<typeof ProfitComparison>;

const figures = Object.fromEntries(PROFIT_FIGURES.map((name) => [name, ProfitFigure])) as Record<
  ProfitFigureName,
  typeof ProfitFigure
>;

export const ProfitReport = z.object({
  ...report,
  figures: z.object(figures),
  waterfall: z.array(WaterfallStep),
  grain: z.enum(['day', 'week', 'month']),
  points: z.array(ProfitPoint),
  gaps: z.array(ProfitGap),
  /** Money that was withheld as income tax: prepaid, and no cost. */
  withheld: z.number(),
  comparison: z.nullable(ProfitComparison),
  /** Of a demo shop: its costs are made up. */
  madeUp: z.boolean(),
  period: Period,
  coverage: Coverage,
});
export type ProfitReport = z.infer<typeof ProfitReport>;

export const PROFIT_PARTS = [
  'product',
  'variant',
  'category',
  'country',
  'channel',
  'buyer',
  'customer_group',
] as const;
export type ProfitPart = (typeof PROFIT_PARTS)[number];
export const PROFIT_SORTS = [
  'contribution',
  'contributionMargin',
  'netSales',
  'grossProfit',
  'margin',
  'units',
  'name',
] as const;

const ProfitRow = z.object({
  /** Product id, country code, channel, kind of buyer or group; null for what has none. */
  id: z.nullable(z.string()),
  /** As the shop names it; the browser names countries, channels, buyers and groups. */
  title: z.nullable(z.string()),
  variantTitle: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  orders: z.nullable(z.number()),
  units: z.number(),
  netSales: z.number(),
  coverage: share,
  costOfGoods: z.nullable(z.number()),
  grossProfit: z.nullable(z.number()),
  margin: share,
  /** Shared among the lines of an order by value. */
  shippingResult: z.nullable(z.number()),
  fees: z.nullable(z.number()),
  contribution: z.nullable(z.number()),
  contributionMargin: share,
  /** The weakest in the cost of goods, and in the contribution. */
  costEvidence: z.nullable(z.enum(EVIDENCE)),
  evidence: z.nullable(z.enum(EVIDENCE)),
  /** What is not known in full. */
  unknown,
});
export type ProfitRow = z.infer<typeof ProfitRow>;

export const ProfitParts = z.object({
  ...report,
  by: z.enum(PROFIT_PARTS),
  rows: z.array(ProfitRow),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  period: Period,
});
export type ProfitParts = z.infer<typeof ProfitParts>;

/** Why an order lost money, the strongest first. */
export const LOSS_REASONS = [
  'below_cost', // sold for less than it cost, before any discount
  'discount', // it would have earned without the discount
  'returned',
  'shipping', // sending it cost more than it earned
  'fees',
  'dispute',
] as const;

const ProfitOrder = z.object({
  id: z.string(),
  name: z.string(),
  placedOn: z.string(),
  countryCode: z.nullable(z.string()),
  netSales: z.number(),
  costOfGoods: z.nullable(z.number()),
  shippingResult: z.nullable(z.number()),
  fees: z.nullable(z.number()),
  handling: z.number(),
  /** Tips less disputes. */
  other: z.number(),
  contribution: z.nullable(z.number()),
  /** All that the contribution is made of is known. */
  complete: z.boolean(),
  unknown,
  reasons: z.array(z.enum(LOSS_REASONS)),
});
export type ProfitOrder = z.infer<typeof ProfitOrder>;

export const ProfitOrders = z.object({
  ...report,
  rows: z.array(ProfitOrder),
  total: z.number(),
  /** Of all of them. */
  contribution: z.number(),
  page: z.number(),
  pageSize: z.number(),
  period: Period,
});
export type ProfitOrders = z.infer<typeof ProfitOrders>;

export const VatReport = z.object({
  ...report,
  /** Who says the rates. */
  basis: z.enum(['platform', 'owner']),
  rows: z.array(
    z.object({
      countryCode: z.nullable(z.string()),
      /** Percent; null where no rate is known. */
      percent: z.nullable(z.number()),
      /** A marketplace collects and pays it. */
      channelLiable: z.boolean(),
      base: z.number(),
      tax: z.number(),
    }),
  ),
  period: Period,
});
export type VatReport = z.infer<typeof VatReport>;

/** What one sale of a product earns, from the costs of today and what orders of the last 90 days cost besides. */
export const ProductProfit = z.object({
  currency: z.string(),
  variants: z.array(
    z.object({
      variantId: z.string(),
      title: z.nullable(z.string()),
      price: z.number(),
      unitCost: z.nullable(z.number()),
      evidence: z.nullable(z.enum(EVIDENCE)),
    }),
  ),
  /** Inside the price; null where the rate is not known, 0 where prices are without tax. */
  vatPercent: z.nullable(z.number()),
  /** Of what the buyer pays; null where no fee is known. */
  feeShare: share,
  /** What sending an order cost less what buyers paid for it; null where it is not known. */
  shipping: z.nullable(z.number()),
  /** Packaging and handling of an order, as the owner says. */
  handling: z.number(),
});
export type ProductProfit = z.infer<typeof ProductProfit>;

/**
 * What one sale earns at a price less a discount (percent), in major units; null where the cost or the tax is not known.
 * Fees and shipping that are not known are not taken off, which whoever shows it says.
 */
export function earnedOn(
  { price, unitCost }: Pick<ProductProfit['variants'][number], 'price' | 'unitCost'>,
  { vatPercent, feeShare, shipping, handling }: Omit<ProductProfit, 'currency' | 'variants'>,
  discountPercent = 0,
): number | null {
  if (unitCost === null || vatPercent === null) return null;
  const paid = price * (1 - discountPercent / 100);
  const net = paid / (1 + vatPercent / 100);
  return net - unitCost - paid * (feeShare ?? 0) - (shipping ?? 0) - handling;
}

/** The least earned comes first. */
const listed = { ...ListQuery.shape, direction: z._default(z.enum(['asc', 'desc']), 'asc') };
const PartsQuery = z.object({
  ...listed,
  ...RangeQuery.shape,
  by: z._default(z.enum(PROFIT_PARTS), 'product'),
  sort: z._default(z.enum(PROFIT_SORTS), 'contribution'),
});
const OrdersQuery = z.object({
  ...listed,
  ...RangeQuery.shape,
  only: z._default(z.enum(['losses', 'all']), 'losses'),
});

export const PROFIT_PARTS_CSV = '/api/analytics/:storeId/profit/parts.csv';
export const PROFIT_ORDERS_CSV = '/api/analytics/:storeId/profit/orders.csv';
export const VAT_CSV = '/api/analytics/:storeId/profit/vat.csv';

export const profitEndpoints = {
  report: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/profit',
    access: 'store',
    needs: 'see',
    summary: 'What the store earned, what it rests on, and what is not known',
    params: StoreParams,
    query: RangeQuery,
    reply: ProfitReport,
  }),
  parts: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/profit/parts',
    access: 'store',
    needs: 'see',
    summary: 'Profit by product, category, country, channel or buyer, the loss-makers first',
    params: StoreParams,
    query: PartsQuery,
    reply: ProfitParts,
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/profit/orders',
    access: 'store',
    needs: 'see',
    summary: 'Orders that lost money, and why',
    params: StoreParams,
    query: OrdersQuery,
    reply: ProfitOrders,
  }),
  vat: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/profit/vat',
    access: 'store',
    needs: 'see',
    summary: 'VAT by country and rate; not a tax return',
    params: StoreParams,
    query: RangeQuery,
    reply: VatReport,
  }),
  product: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/profit/products/:productId',
    access: 'store',
    needs: 'see',
    summary: 'What one sale of a product earns',
    params: z.object({ ...StoreParams.shape, productId: z.string() }),
    reply: ProductProfit,
  }),
};
