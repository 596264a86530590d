import { sql } from 'drizzle-orm';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { Database } from '#server/core/db/database.ts';

/** What says of a store's products which goods they are. */
export interface GoodsMarks {
  /** Those that are as good as a name, folded. */
  skus: [productId: string, sku: string][];
  /** Of several words, folded. */
  titles: [productId: string, title: string][];
}

/**
 * Four characters with a letter and a digit, or a number as long as a barcode: `1` and `RED` stand for other goods in
 * every shop.
 */
const TELLING = '^(?=.*[0-9])(?=.*[a-z]).{4,}$|^[0-9]{8,14}$';

/** A single word, such as “Mug”, is what many different goods are called. */
const SEVERAL_WORDS = /\S{2,}\s+\S{2,}/;

export const goodsMarksReport = (db: Database) =>
  defineReport(
    'all-stores.goods',
    async ({ id }, _query: object): Promise<GoodsMarks> => {
      const [skus, titles] = await Promise.all([
        db.execute<{ product: string; sku: string }>(sql`
          select distinct product_id as product, lower(btrim(sku)) as sku from product_variants
          where store_id = ${id} and lower(btrim(sku)) ~ ${TELLING}`),
        db.execute<{ id: string; title: string }>(sql`select id, title from products where store_id = ${id}`),
      ]);
      return {
        skus: skus.rows.map(({ product, sku }) => [product, sku]),
        titles: titles.rows
          .map((row): [string, string] => [row.id, foldText(row.title).trim()])
          .filter(([, title]) => SEVERAL_WORDS.test(title)),
      };
    },
    { outlivesDay: true },
  );

/** A product of a store, as one word. */
export const productKey = (storeId: string, productId: string | null) => `${storeId}/${productId ?? ''}`;

interface StoreMarks {
  storeId: string;
  marks: GoodsMarks;
}

/**
 * Which products are the same goods in several stores: they have a SKU in common, or where one of them has none, as at
 * Shopier, the title; and no other product of either store has it.
 * @returns for each product that has such a partner, the key of the first of them.
 */
export function sameGoods(stores: StoreMarks[]): Map<string, string> {
  const partners = createPartners();
  const withSku = new Set<string>();
  for (const { storeId, marks } of stores)
    for (const [productId] of marks.skus) withSku.add(productKey(storeId, productId));
  joinBy(stores, ({ skus }) => skus, partners.join);
  joinBy(
    stores,
    ({ titles }) => titles,
    (one, other) => {
      if (!withSku.has(one) || !withSku.has(other)) partners.join(one, other);
    },
  );
  return partners.all();
}

/** Each product with the first one that is called the same in another store. */
function joinBy(
  stores: StoreMarks[],
  marksOf: (marks: GoodsMarks) => [productId: string, mark: string][],
  join: (first: string, other: string) => void,
) {
  const holders = new Map<string, string>();
  for (const { storeId, marks } of stores) {
    for (const [mark, productId] of ofOneProduct(marksOf(marks))) {
      const key = productKey(storeId, productId);
      const first = holders.get(mark);
      if (first === undefined) holders.set(mark, key);
      else join(first, key);
    }
  }
}

function ofOneProduct(marks: [productId: string, mark: string][]): [mark: string, productId: string][] {
  const products = new Map<string, string | null>();
  for (const [productId, mark] of marks) products.set(mark, products.has(mark) ? null : productId);
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
