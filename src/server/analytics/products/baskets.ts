import { createOrdersByBuyer } from '#server/analytics/reports/orders-by-buyer.ts';
import { createTextLists } from '#server/analytics/reports/text-lists.ts';
import type { Database } from '#server/core/db/database.ts';
import { type OrderDay, readOrderDayTexts } from '#server/stores/ledger/write-order-days.ts';
import type { Basket } from './pair-counter.ts';

/** Larger than any hash of a buyer. */
const NOBODY = 2 ** 52;
const NOT_SOUGHT = -1;

/** What orders held, as numbers one behind the other: half a million of them take some twenty megabytes. */
export interface Baskets {
  orders: number;
  /** The products that were in most orders, and in enough. */
  products: string[];
  /** With the products' places in that list, some at a time: a buyer's own in a row and in the order of time. */
  inTurn(): AsyncGenerator<Basket[]>;
}

/** The orders since a moment that were not cancelled and whose lines are known. */
export async function readBaskets(
  db: Database,
  storeId: string,
  { since, atLeast, limit }: { since: Date; atLeast: number; limit: number },
): Promise<Baskets> {
  const ids = createTextLists();
  const byBuyer = createOrdersByBuyer(3);
  /** Where an order's products begin in `held`; the next one's place is where they end. */
  const begins: number[] = [0];
  const held: number[] = [];
  /** By product. */
  const ordered: number[] = [];

  function add(at: number, buyer: number | null, products: number[]) {
    byBuyer.add(buyer ?? NOBODY, at, begins.length - 1);
    const begin = held.length;
    for (const product of products) {
      // Orders hold few lines: looking back is quicker than a set for each.
      if (held.includes(product, begin)) continue;
      ordered[product] = (ordered[product] ?? 0) + 1;
      held.push(product);
    }
    begins.push(held.length);
  }

  const days = readOrderDayTexts(db, storeId, { from: since, lists: ['placed', 'buyers', 'products'] });
  for await (const { startsAt, ...texts } of days) {
    const placed = JSON.parse(texts.placed) as OrderDay['placed'];
    const buyers = JSON.parse(texts.buyers) as OrderDay['buyers'];
    for (const [place, products] of ids.read(texts.products).entries()) {
      const at = startsAt + placed[place]!;
      if (products !== null && at >= since.getTime()) add(at, buyers[place]!, products);
    }
  }

  const products = ids.texts
    .map((id, product) => ({ id, product, orders: ordered[product] ?? 0 }))
    .filter(({ orders }) => orders >= atLeast)
    .sort((one, other) => other.orders - one.orders || (one.id < other.id ? -1 : 1))
    .slice(0, limit);
  const sought = new Int32Array(ids.texts.length).fill(NOT_SOUGHT);
  for (const [place, { product }] of products.entries()) sought[product] = place;

  async function* inTurn(): AsyncGenerator<Basket[]> {
    for await (const rows of byBuyer.inTurn()) {
      const baskets: Basket[] = [];
      for (let row = 0; row < rows.length; row += 3)
        baskets.push(basketOf(rows[row]!, rows[row + 1]!, rows[row + 2]!));
      yield baskets;
    }
  }

  function basketOf(buyer: number, placedAt: number, order: number): Basket {
    const products: number[] = [];
    for (let at = begins[order]!; at < begins[order + 1]!; at += 1) {
      const place = sought[held[at]!]!;
      if (place !== NOT_SOUGHT) products.push(place);
    }
    return { buyer: buyer === NOBODY ? null : buyer, placedAt, products };
  }

  return { orders: begins.length - 1, products: products.map(({ id }) => id), inTurn };
}
