import type { ProductFacts } from '#server/content/products/product-facts.ts';

/** A discount that may be named: rounded down, and only where one price stands for the whole product. */
export function discountOf({ price, compareAtPrice, priceVaries }: ProductFacts): {
  isReduced: boolean;
  percent: number | null;
} {
  const isReduced = !!price && !!compareAtPrice && compareAtPrice > price;
  const percent = isReduced ? Math.floor(((compareAtPrice - price) / compareAtPrice) * 100) : 0;
  return { isReduced, percent: percent >= 1 && !priceVaries ? percent : null };
}
