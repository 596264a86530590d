import * as z from 'zod/mini';
import { LocalDay } from '#shared/core/ranges.ts';

/** Where the cost of a unit is known from, the stronger first. */
export const COST_SOURCES = [
  'owner', // entered, pasted or imported here
  'sale', // noted by the platform when the unit was sold
  'platform', // read from the product on the day it was valid
] as const;
export type CostSource = (typeof COST_SOURCES)[number];

export type ChargeSource = 'platform' | 'invoice';
/** What money of the seller went for, other than for a payment. */
export const CHARGE_KINDS = ['shipping', 'chargeback', 'chargeback_fee', 'instalments', 'other'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What an amount rests on: read or entered as such, worked out by a rule of the owner, or taken for another time or for nothing. */
export const EVIDENCE = ['measured', 'rule', 'assumed'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** What may not be known, or not in full, of sales. */
export const UNKNOWNS = ['costs', 'vat', 'fees', 'shipping', 'returns'] as const;
export type Unknown = (typeof UNKNOWNS)[number];

/** What profit is split by, besides products and time. */
export const PROFIT_DIMENSIONS = ['country', 'channel', 'buyer'] as const;
export type ProfitDimension = (typeof PROFIT_DIMENSIONS)[number];

/** Of an order among those of its buyer. */
export const BUYER_KINDS = ['first', 'repeat', 'guest'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/** A local day, whose shape the contract says too. */
export const Day = LocalDay.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Percent = z.number().check(z.gte(0), z.lte(100));
/** Major units of the store's currency. */
const Amount = z.number().check(z.gte(0), z.lte(1e9));
/** The first day a rule holds; null from the beginning. Of several rules for one thing the latest that has begun holds. */
const from = z.nullable(Day);
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** What a rule is for. The narrower one goes before the wider. */
export const RuleScope = z.union([
  z.object({ kind: z.literal('product'), productId: z.string() }),
  z.object({ kind: z.literal('category'), category: z.string() }),
  z.object({ kind: z.literal('everything') }),
  z.object({ kind: z.literal('shipping') }),
]);
export type RuleScope = z.infer<typeof RuleScope>;

/** A tax that is inside prices, where the platform does not say it. */
export const VatRule = z.object({ scope: RuleScope, percent: Percent });
/** What a gateway keeps of each payment; tax comes on top of it. */
export const FeeRule = z.object({
  gateway: Name,
  from,
  percent: Percent,
  fixed: Amount,
  taxPercent: Percent,
});
/** What sending an order costs, and what a parcel that comes back costs besides; null country: all others. */
export const ShippingRule = z.object({
  countryCode: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  from,
  perOrder: Amount,
  perReturn: Amount,
});
/** Where no cost is known: so many percent of the price without tax. */
export const CostRule = z.object({ scope: RuleScope, percentOfPrice: Percent });
export const COST_PERIODS = ['day', 'week', 'month', 'year'] as const;
/** What is paid for a time, spread evenly over its days. */
export const RunningCost = z.object({
  name: Name,
  amount: Amount,
  every: z.enum(COST_PERIODS),
  from,
  /** The last day; null where it goes on. */
  to: z.nullable(Day),
});
export type RunningCost = z.infer<typeof RunningCost>;

const many = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(500));

/** What the owner says; null is not answered, and nothing is assumed for it. */
export const ProfitRules = z.object({
  /** Whether VAT on fees is given back by the state; unanswered, it counts as a cost. */
  reclaimsVat: z.nullable(z.boolean()),
  /** Whether returned goods are sold again, where the platform does not say; unanswered, they count as lost. */
  returnsRestocked: z.nullable(z.boolean()),
  /** The first cost known of a variant is taken for the time before it too. */
  firstCostBefore: z.boolean(),
  vat: many(VatRule),
  fees: many(FeeRule),
  /** Of each payment through a gateway that is not the platform's own. */
  surchargePercent: z.nullable(Percent),
  shipping: many(ShippingRule),
  /** Packaging and handling of an order. */
  handlingPerOrder: z.nullable(Amount),
  costs: many(CostRule),
  /** Spent on ads that no connected ads account knows of, without VAT that is given back. */
  adCosts: z._default(many(RunningCost), []),
  fixedCosts: many(RunningCost),
});
export type ProfitRules = z.infer<typeof ProfitRules>;

export const NO_RULES: ProfitRules = {
  reclaimsVat: null,
  returnsRestocked: null,
  firstCostBefore: false,
  vat: [],
  fees: [],
  surchargePercent: null,
  shipping: [],
  handlingPerOrder: null,
  costs: [],
  adCosts: [],
  fixedCosts: [],
};
