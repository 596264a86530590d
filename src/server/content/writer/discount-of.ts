import type { ProductFacts } from '#server/content/products/product-facts.ts';

/** Of $23.11 for $18.49, which is 19.99 %, everybody says 20. */
const OF_CENTS = 0.05;

/** A discount that may be named: rounded down, and only where one price stands for the whole product. */
export function discountOf({ price, compareAtPrice, priceVaries }: ProductFacts): {
  isReduced: boolean;
  percent: number | null;
} {
  const isReduced = !!price && !!compareAtPrice && compareAtPrice > price;
  const percent = isReduced ? Math.floor(((compareAtPrice - price) / compareAtPrice) * 100 + OF_CENTS) : 0;
  return { isReduced, percent: percent >= 1 && !priceVaries ? percent : null };
}
