import type { Database } from '#server/db/database.ts';
import { createNumberIndex } from '#server/reporting/number-index.ts';
import { readOrderDays } from '#server/reporting/order-days.ts';
import type { Basket } from './pair-counter.ts';

const NOBODY = -1;
const NOT_SOUGHT = -1;

/** What orders held, as numbers one behind the other: half a million of them take some twenty megabytes. */
export interface Baskets {
  orders: number;
  /** The products that were in most orders, and in enough. */
  products: string[];
  /** With the products' places in that list: a buyer's own in a row and in the order of time, those of nobody known first. */
  inTurn(): Generator<Basket>;
}

/** The orders since a moment that were not cancelled and whose lines are known. */
export async function readBaskets(
  db: Database,
  storeId: string,
  { since, atLeast, limit }: { since: Date; atLeast: number; limit: number },
): Promise<Baskets> {
  const ids = new Map<string, number>();
  const buyers = createNumberIndex();
  /** By order. */
  const placedAt: number[] = [];
  const buyerOf: number[] = [];
  /** Where an order's products begin in `held`; the next one's place is where they end. */
  const begins: number[] = [0];
  const held: number[] = [];
  /** By product. */
  const ordered: number[] = [];

  function add(at: number, buyer: number | null, products: string[]) {
    placedAt.push(at);
    buyerOf.push(buyer === null ? NOBODY : buyers.add(buyer));
    const begin = held.length;
    for (const id of products) {
      let product = ids.get(id);
      if (product === undefined) {
        product = ids.size;
        ids.set(id, product);
        ordered.push(0);
      }
      // Orders hold few lines: looking back is quicker than a set for each.
      if (held.includes(product, begin)) continue;
      ordered[product]! += 1;
      held.push(product);
    }
    begins.push(held.length);
  }

  const lists = ['placed', 'buyers', 'products'] as const;
  for await (const day of readOrderDays(db, storeId, { from: since, lists })) {
    for (let place = 0; place < day.orders; place += 1) {
      const at = day.startsAt + day.placed[place]!;
      const products = day.products[place]!;
      if (products !== null && at >= since.getTime()) add(at, day.buyers[place]!, products);
    }
  }

  const products = [...ids]
    .map(([id, product]) => ({ id, product, orders: ordered[product]! }))
    .filter(({ orders }) => orders >= atLeast)
    .sort((one, other) => other.orders - one.orders || (one.id < other.id ? -1 : 1))
    .slice(0, limit);
  const sought = new Int32Array(ids.size).fill(NOT_SOUGHT);
  for (const [place, { product }] of products.entries()) sought[product] = place;

  function* inTurn(): Generator<Basket> {
    for (const order of orderedBy(buyerOf, buyers.size)) {
      const buyer = buyerOf[order]!;
      const products: number[] = [];
      for (let at = begins[order]!; at < begins[order + 1]!; at += 1) {
        const place = sought[held[at]!]!;
        if (place !== NOT_SOUGHT) products.push(place);
      }
      yield { buyer: buyer === NOBODY ? null : buyer, placedAt: placedAt[order]!, products };
    }
  }

  return { orders: placedAt.length, products: products.map(({ id }) => id), inTurn };
}

/** The places of numbers from -1 on, ordered by number and then by place: counted first, then put where they belong. */
function orderedBy(numbers: number[], most: number): Uint32Array {
  const next = new Uint32Array(most + 2);
  for (const number of numbers) next[number + 2]! += 1;
  for (let place = 1; place < next.length; place += 1) next[place]! += next[place - 1]!;
  const ordered = new Uint32Array(numbers.length);
  for (const [place, number] of numbers.entries()) {
    ordered[next[number + 1]!] = place;
    next[number + 1]! += 1;
  }
  return ordered;
}
