import { allocate, roundHalfAway } from './money.ts';
import type { CodeDiscount, Shop } from './shop.ts';

/** What an order remembers of its code, which may be changed or deleted later. */
export type DiscountTerms = Pick<CodeDiscount, 'code' | 'percentage' | 'productIds'>;

/** Something in a cart or on an order. */
export type DiscountedPart = { productId: string | null; isGiftCard: boolean; gross: number };

/** The case of a code does not matter. */
export function findDiscount(shop: Shop, code: string): CodeDiscount | null {
  const wanted = code.trim().toLowerCase();
  return [...shop.discounts.values()].find((each) => each.code.toLowerCase() === wanted) ?? null;
}

export function findRunningDiscount(shop: Shop, code: string, at: number): CodeDiscount | null {
  const found = findDiscount(shop, code);
  return found && statusOf(found, at) === 'ACTIVE' ? found : null;
}

export function statusOf({ startsAt, endsAt }: CodeDiscount, at: number): 'ACTIVE' | 'EXPIRED' | 'SCHEDULED' {
  if (endsAt !== null && endsAt <= at) return 'EXPIRED';
  return startsAt > at ? 'SCHEDULED' : 'ACTIVE';
}

export const termsOf = ({ code, percentage, productIds }: CodeDiscount): DiscountTerms => ({
  code,
  percentage,
  productIds,
});

/** Gift cards cannot be bought with a discount. */
const covers = ({ productIds }: DiscountTerms, { productId, isGiftCard }: DiscountedPart) =>
  !isGiftCard && (productIds === null || (productId !== null && productIds.includes(productId)));

/** What it takes off each of them; null where it covers none. */
export function amountsOff(terms: DiscountTerms, parts: readonly DiscountedPart[]): number[] | null {
  if (!parts.some((part) => covers(terms, part))) return null;
  const weights = parts.map((part) => (covers(terms, part) ? part.gross : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return allocate(roundHalfAway(whole * terms.percentage), weights);
}
