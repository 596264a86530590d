import {
  fisherFewerInFirst,
  fisherMoreInFirst,
  type Proportion,
} from '#server/analytics/findings/statistics.ts';

/** So many of a product's cases, for all products together as well. */
export interface ProductCounts extends Proportion {
  id: string;
  title: string;
}

export interface ProductRate extends ProductCounts {
  others: Proportion;
  way: 'more' | 'less';
  chance: number;
}

/** Of a product's cases: fewer say little, and are not looked at. */
const FEWEST_CASES = 20;
/** On each side (metrics 0.8). */
const FEWEST_HITS = 5;
const SIGNIFICANT = 0.01;
/** Less than half as much again is hardly worth acting on. */
const WORTH = 1.5;

interface Sides {
  /** Which differences are sought. */
  ways: readonly ProductRate['way'][];
}

/**
 * Products whose share of hits differs from that of all others: Fisher's exact test, one-sided, below 1 % ÷ the number of
 * tests made (Bonferroni), at least 5 hits on each side and 1.5 times the share. The clearest first. `all` counts every
 * case once, however many products it held.
 */
export function findUnusualRates(
  products: readonly ProductCounts[],
  all: Proportion,
  { ways }: Sides,
): ProductRate[] {
  const tested = products.filter(({ of }) => of >= FEWEST_CASES && all.of - of >= FEWEST_CASES);
  const allowed = SIGNIFICANT / (tested.length * ways.length);
  return tested
    .flatMap((product) =>
      ways.map((way): ProductRate => {
        const others = { hits: all.hits - product.hits, of: all.of - product.of };
        const test = way === 'more' ? fisherMoreInFirst : fisherFewerInFirst;
        return { ...product, others, way, chance: test(product, others) };
      }),
    )
    .filter(({ hits, of, others, way, chance }) => {
      if (hits < FEWEST_HITS || others.hits < FEWEST_HITS || chance > allowed) return false;
      const [larger, smaller] = [hits / of, others.hits / others.of].sort((one, other) => other - one) as [
        number,
        number,
      ];
      return larger >= smaller * WORTH && (way === 'more') === hits / of > others.hits / others.of;
    })
    .sort((one, other) => one.chance - other.chance);
}
