import { sql } from 'drizzle-orm';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';

/** The SKUs of a store's products that say what the goods are, folded. */
export interface StoreSkus {
  skus: [productId: string, sku: string][];
}

/**
 * Four characters with a letter and a digit, or a number as long as a barcode: `1` and `RED` stand for other goods in
 * every shop.
 */
const TELLING = '^(?=.*[0-9])(?=.*[a-z]).{4,}$|^[0-9]{8,14}$';

export const storeSkusReport = (db: Database) =>
  defineReport(
    'all-stores.skus',
    async ({ id }, _query: object): Promise<StoreSkus> => {
      const { rows } = await db.execute<{ product: string; sku: string }>(sql`
        select distinct product_id as product, lower(btrim(sku)) as sku from product_variants
        where store_id = ${id} and lower(btrim(sku)) ~ ${TELLING}`);
      return { skus: rows.map(({ product, sku }) => [product, sku]) };
    },
    { outlivesDay: true },
  );

/** A product of a store, as one word. */
export const productKey = (storeId: string, productId: string | null) => `${storeId}/${productId ?? ''}`;

/**
 * Which products are the same goods in several stores, as they have a SKU in common that no other product of either
 * store has.
 * @returns for each product that has such a partner, the key of the first of them.
 */
export function sameGoods(stores: { storeId: string; skus: StoreSkus['skus'] }[]): Map<string, string> {
  const partners = createPartners();
  const holders = new Map<string, string>();
  for (const { storeId, skus } of stores) {
    for (const [sku, productId] of skusOfOneProduct(skus)) {
      const key = productKey(storeId, productId);
      const first = holders.get(sku);
      if (first === undefined) holders.set(sku, key);
      else partners.join(first, key);
    }
  }
  return partners.all();
}

function skusOfOneProduct(skus: StoreSkus['skus']): [sku: string, productId: string][] {
  const products = new Map<string, string | null>();
  for (const [productId, sku] of skus) products.set(sku, products.has(sku) ? null : productId);
  return [...products].filter((each): each is [string, string] => each[1] !== null);
}

/** Sets that are joined two by two, each named by the one that was there first. */
function createPartners() {
  const parents = new Map<string, string>();

  function first(key: string): string {
    let found = key;
    for (let parent = parents.get(found); parent !== undefined; parent = parents.get(found)) found = parent;
    return found;
  }
  return {
    join(one: string, other: string) {
      const [a, b] = [first(one), first(other)];
      if (a !== b) parents.set(b, a);
    },
    all(): Map<string, string> {
      const found = new Map<string, string>();
      for (const key of parents.keys()) {
        found.set(key, first(key));
        found.set(first(key), first(key));
      }
      return found;
    },
  };
}
