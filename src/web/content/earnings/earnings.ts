import { earnedOn, type ProductProfit } from '#shared/analytics/profit.ts';

type Variant = ProductProfit['variants'][number];

export type Earnings =
  | { missing: 'cost' | 'vat' }
  /** On one sale, of the variant that earns least and of the one that earns most; of some the cost may not be known. */
  | { missing: null; least: number; most: number; unknown: number };

/** What one sale of a product earns, its price as it is or less a discount in percent. */
export function earningsOf(profit: ProductProfit, discount = 0): Earnings {
  const earned = profit.variants
    .map((variant) => earnedOn(variant, profit, discount))
    .filter((each) => each !== null);
  if (earned.length > 0)
    return {
      missing: null,
      least: Math.min(...earned),
      most: Math.max(...earned),
      unknown: profit.variants.length - earned.length,
    };
  return { missing: profit.variants.some(({ unitCost }) => unitCost !== null) ? 'vat' : 'cost' };
}

/** The price of a sale and what goes off it, in turn; together they are what it earns. */
export interface SaleParts {
  price: number;
  discount: number;
  vat: number;
  fees: number | null;
  shipping: number | null;
  handling: number;
  cost: number;
}

/** Of a variant whose cost and tax are known. */
export function partsOfSale({ price, unitCost }: Variant, profit: ProductProfit, discount = 0): SaleParts {
  const { vatPercent, feeShare, shipping, handling } = profit;
  const paid = price * (1 - discount / 100);
  return {
    price,
    discount: paid - price,
    vat: paid / (1 + (vatPercent ?? 0) / 100) - paid,
    fees: feeShare === null ? null : 0 - paid * feeShare,
    shipping: shipping === null ? null : 0 - shipping,
    handling: 0 - handling,
    cost: 0 - (unitCost ?? 0),
  };
}

/** The variant that earns least. */
export function leastEarning(profit: ProductProfit, discount = 0): Variant | null {
  const known = profit.variants.filter((variant) => earnedOn(variant, profit, discount) !== null);
  const [first, ...others] = known.map((variant) => ({
    variant,
    earned: earnedOn(variant, profit, discount) ?? 0,
  }));
  if (!first) return null;
  return others.reduce((least, each) => (each.earned < least.earned ? each : least), first).variant;
}

/** By how much a price was reduced, in whole percent; null where it was not. */
export function reductionOf(price: number | null, before: number | null): number | null {
  if (price === null || before === null || before <= price) return null;
  const percent = Math.round((1 - price / before) * 100);
  return percent > 0 ? percent : null;
}
