import { DAY_MS } from '#shared/core/time.ts';
import type { PairCounts } from './affinity-statistics.ts';

/** What one order held: places of products in a list, each once. */
export interface Basket {
  /** The same for the same buyer; null for an order of nobody known. */
  buyer: string | number | null;
  placedAt: number;
  products: number[];
}

export interface CountedPair extends PairCounts {
  first: number;
  second: number;
}

export const NEXT_WITHIN_MS = 90 * DAY_MS;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Counts over baskets that come one after the other, a buyer's own in a row and in the order of time. It holds three
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
    next: next.pairs,
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
  let cameBack = false;
  /** When the buyer last had each product, and those that they have had. */
  const lastHad = new Float64Array(products).fill(NEVER);
  const had: number[] = [];
  /** Each of these is counted once a buyer: of how many buyers it was when it last was. */
  let buyers = 1;
  const followed = new Uint32Array(products);
  const following = new Uint32Array(products);
  const pairs = new Uint32Array(products * products);

  function countOnce(counts: Uint32Array, counted: Uint32Array, place: number) {
    if (counted[place] === buyers) return;
    counted[place] = buyers;
    counts[place]! += 1;
  }

  function endBuyer() {
    for (const product of had) lastHad[product] = NEVER;
    had.length = 0;
    buyers += 1;
    cameBack = false;
    previousAt = NEVER;
  }

  function addFollowing({ placedAt, products: held }: Basket) {
    if (!cameBack) all += 1;
    cameBack = true;
    for (const second of held) countOnce(after, following, second);
    for (const first of had) {
      if (placedAt - lastHad[first]! > NEXT_WITHIN_MS) continue;
      countOnce(before, followed, first);
      for (const second of held) if (first !== second) countOnce(both, pairs, first * products + second);
    }
  }

  return {
    add(basket: Basket) {
      if (basket.buyer !== buyer) endBuyer();
      buyer = basket.buyer;
      const { placedAt, products: held } = basket;
      if (placedAt - previousAt <= NEXT_WITHIN_MS) addFollowing(basket);
      for (const product of held) {
        if (lastHad[product] === NEVER) had.push(product);
        lastHad[product] = placedAt;
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
