import type { PairCounts } from './affinity-statistics.ts';

/** What one order held: places of products in a list, each once. */
export interface Basket {
  /** Whoever is the same for the same buyer; null for an order of nobody known. */
  buyer: string | number | null;
  placedAt: number;
  products: number[];
}

export interface CountedPair extends PairCounts {
  first: number;
  second: number;
}

export const NEXT_WITHIN_MS = 90 * 86_400_000;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Counts over baskets that come one after the other, a buyer's own in a row and in the order of time. It holds two
 * square tables over the products and what one buyer had, however many orders there are.
 */
export function createPairCounter(products: number) {
  const together = countTogether(products);
  const next = countNext(products);
  return {
    add(basket: Basket) {
      together.add(basket);
      if (basket.buyer !== null) next.add(basket);
    },
    /** Every two products once, over orders. */
    together: together.pairs,
    usualLift: together.usualLift,
    /** First one and then, within 90 days, another, over customers who ordered again within 90 days. */
    next() {
      next.endBuyer();
      return next.pairs();
    },
  };
}

function countTogether(products: number) {
  const single = new Uint32Array(products);
  const both = new Uint32Array(products * products);
  let all = 0;
  return {
    add({ products: held }: Basket) {
      all += 1;
      for (const first of held) {
        single[first]! += 1;
        for (const second of held) if (first < second) both[first * products + second]! += 1;
      }
    },
    /** Pairs of different products in one order, over those that there would be if each were ordered by itself. */
    usualLift(): number {
      let seen = 0;
      let placed = 0;
      let squares = 0;
      for (const each of both) seen += each;
      for (const each of single) {
        placed += each;
        squares += each ** 2;
      }
      const expected = all > 0 ? (placed ** 2 - squares) / 2 / all : 0;
      return expected > 0 ? seen / expected : 1;
    },
    *pairs(): Generator<CountedPair> {
      for (let first = 0; first < products; first += 1) {
        for (let second = first + 1; second < products; second += 1) {
          const together = both[first * products + second]!;
          if (together === 0) continue;
          yield { first, second, together, withFirst: single[first]!, withSecond: single[second]!, all };
        }
      }
    },
  };
}

/**
 * A customer who ordered again within 90 days is one case: the products of an order that another followed stand on one
 * side, those of an order that followed another on the other. So what is bought often by those who come back at all is
 * not taken for what follows a product.
 */
function countNext(products: number) {
  const before = new Uint32Array(products);
  const after = new Uint32Array(products);
  const both = new Uint32Array(products * products);
  let all = 0;

  let buyer: Basket['buyer'] = null;
  let previousAt = NEVER;
  /** When the buyer last had each product, and those that they have had. */
  const lastHad = new Float64Array(products).fill(NEVER);
  const had = new Set<number>();
  const followed = new Set<number>();
  const following = new Set<number>();
  const pairs = new Set<number>();
  let cameBack = false;

  function endBuyer() {
    if (cameBack) {
      all += 1;
      for (const product of followed) before[product]! += 1;
      for (const product of following) after[product]! += 1;
      for (const pair of pairs) both[pair]! += 1;
    }
    for (const product of had) lastHad[product] = NEVER;
    for (const each of [had, followed, following, pairs]) each.clear();
    cameBack = false;
    previousAt = NEVER;
  }

  return {
    endBuyer,
    add(basket: Basket) {
      if (basket.buyer !== buyer) endBuyer();
      buyer = basket.buyer;
      const { placedAt, products: held } = basket;
      if (placedAt - previousAt <= NEXT_WITHIN_MS) {
        cameBack = true;
        const recent = [...had].filter((product) => placedAt - lastHad[product]! <= NEXT_WITHIN_MS);
        for (const product of recent) followed.add(product);
        for (const second of held) {
          following.add(second);
          for (const first of recent) if (first !== second) pairs.add(first * products + second);
        }
      }
      for (const product of held) {
        lastHad[product] = placedAt;
        had.add(product);
      }
      previousAt = placedAt;
    },
    *pairs(): Generator<CountedPair> {
      for (let first = 0; first < products; first += 1) {
        for (let second = 0; second < products; second += 1) {
          const together = both[first * products + second]!;
          if (together === 0) continue;
          yield { first, second, together, withFirst: before[first]!, withSecond: after[second]!, all };
        }
      }
    },
  };
}
