import { UNKNOWNS, type Unknown } from '#shared/stores/profit-rules.ts';

/**
 * The saved sums of profit, see the tables profit_days, profit_products and profit_groups (definitions: docs, profit).
 * Costs are positive; all money is in minor units.
 */
export const PROFIT_SUMS = [
  'orders',
  'units',
  // Goods at their price, what was taken off it (≤ 0) and given back (≤ 0), as the ledger has them.
  'grossSales',
  'discounts',
  'returns',
  /** Tax that was inside these, by the owner's rates; where no rate is known, the sales it would be inside of. */
  'vat',
  'vatUnknown',
  /** Of net sales what has a cost; of that, by a rule, and by a cost of another time. */
  'covered',
  'coveredByRule',
  'coveredAssumed',
  'costOfGoods',
  /** Of it, returned goods that count as lost only because it is not known whether they are sold again. */
  'writtenOff',
  /** Without tax, of orders whose shipping cost is known and of the others; of the first, where no rate is known. */
  'shippingCharged',
  'shippingUncosted',
  'shippingVatUnknown',
  'shippingCost',
  'shippingByRule',
  /** Orders that are sent, and those of them whose shipping cost is known. */
  'shipments',
  'shipmentsCosted',
  /** Net sales that were sent, of which it is not known what that cost. */
  'sentUncosted',
  /** Tax on them is in `fees` unless it is given back; how much there is, either way. */
  'fees',
  'feesByRule',
  'feeTax',
  /** Money received, and that of it whose fee is known. */
  'paid',
  'paidWithFee',
  /** Payments whose fee the platform is still to say. */
  'feesExpected',
  'handling',
  'otherIncome',
  'otherCosts',
  /** Of shipping, fees, handling and others what belongs to sales without a known cost, as a cost: not a part of profit. */
  'uncostedCharges',
  'withheld',
] as const;
/** Another one whenever a saved sum begins to mean something else, or one more is saved: days are written again then. */
export const SUMS_VERSION = 1;

export type ProfitSums = Record<(typeof PROFIT_SUMS)[number], number>;

/**
 * The dimension of `profit_groups` for groups of customers: under the local day as of which buyers are grouped,
 * as on another they may be grouped otherwise.
 */
export const customersOn = (today: string) => `customers ${today}` as const;

/** Copied, which takes a fraction of putting it together: a history needs hundreds of thousands. */
const NO_PROFIT = Object.fromEntries(PROFIT_SUMS.map((name) => [name, 0])) as ProfitSums;

export function noProfit(): ProfitSums {
  return { ...NO_PROFIT };
}

/** Most of what is added has few of the sums. */
export function addProfit(sums: ProfitSums, added: Partial<ProfitSums>) {
  for (const name in added) sums[name as keyof ProfitSums] += added[name as keyof ProfitSums] ?? 0;
}

type Part<Names extends keyof ProfitSums> = Pick<ProfitSums, Names>;

/** Without tax: gross less discounts, returns, and the tax that was inside. */
export function netSalesOf(sums: Part<'grossSales' | 'discounts' | 'returns' | 'vat'>): number {
  return sums.grossSales + sums.discounts + sums.returns - sums.vat;
}

/** Of what has a cost. */
export function grossProfitOf(sums: Part<'covered' | 'costOfGoods'>): number {
  return sums.covered - sums.costOfGoods;
}

type Charging = Part<'shippingCharged' | 'shippingCost' | 'fees' | 'handling' | 'otherIncome' | 'otherCosts'>;
type Contributing = Charging & Part<'covered' | 'costOfGoods' | 'uncostedCharges'>;

/** What sales cost besides goods, less what they brought besides. */
export function chargesOf(sums: Partial<Charging>): number {
  const {
    shippingCharged = 0,
    shippingCost = 0,
    fees = 0,
    handling = 0,
    otherIncome = 0,
    otherCosts = 0,
  } = sums;
  return shippingCost - shippingCharged + fees + handling + otherCosts - otherIncome;
}

/**
 * What is left of orders before advertising (contribution 1). Sales without a known cost bring nothing to it, and what
 * was charged for them takes nothing off it.
 */
export function contributionOf(sums: Contributing): number {
  return grossProfitOf(sums) - chargesOf(sums) + sums.uncostedCharges;
}

/** Something can be said of profit: a cost of goods is known, or nothing is without one. */
export function hasCosts(sums: Contributing & Part<'grossSales' | 'discounts' | 'returns' | 'vat'>): boolean {
  if (sums.covered > 0 || sums.costOfGoods !== 0) return true;
  return sums.covered === netSalesOf(sums) && contributionOf(sums) !== 0;
}

export type KnownSums = Part<
  | 'grossSales'
  | 'discounts'
  | 'returns'
  | 'vat'
  | 'vatUnknown'
  | 'covered'
  | 'writtenOff'
  | 'shippingVatUnknown'
  | 'shipments'
  | 'shipmentsCosted'
  | 'sentUncosted'
  | 'paid'
  | 'paidWithFee'
>;

/** Of what contribution 1 is made of. */
export function isUnknown(what: Unknown, sums: KnownSums): boolean {
  switch (what) {
    case 'costs':
      return sums.covered !== netSalesOf(sums);
    case 'vat':
      return sums.vatUnknown !== 0 || sums.shippingVatUnknown !== 0;
    case 'fees':
      return sums.paid !== sums.paidWithFee;
    case 'shipping':
      return sums.shipments !== sums.shipmentsCosted || sums.sentUncosted !== 0;
    case 'returns':
      return sums.writtenOff !== 0;
  }
}

export function unknownsOf(sums: KnownSums): Unknown[] {
  return UNKNOWNS.filter((what) => isUnknown(what, sums));
}

/** All that contribution 1 is made of is known. */
export function isComplete(sums: KnownSums): boolean {
  return unknownsOf(sums).length === 0;
}

/** Null where none is known of any payment. */
export function knownFeesOf({
  fees,
  paid,
  paidWithFee,
}: Part<'fees' | 'paid' | 'paidWithFee'>): number | null {
  return paid > 0 && paidWithFee === 0 && fees === 0 ? null : fees;
}

/** Null where of nothing that was sent it is known what that cost. */
export function shippingResultOf(sums: KnownSums & Charging): number | null {
  const { shippingCharged, shippingCost, shipmentsCosted } = sums;
  const isNothingKnown = shipmentsCosted === 0 && shippingCost === 0 && shippingCharged === 0;
  return isNothingKnown && isUnknown('shipping', sums) ? null : shippingCharged - shippingCost;
}

/** Of a column in the tables. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
