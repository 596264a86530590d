import { sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf, textArray } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { holdsText } from '#server/reporting/search-text.ts';

/** Shopify writes it in capitals. */
const ON_SALE = sql`upper(status) = 'ACTIVE' and deleted_at is null`;

/** What the variants of a product say together: the lowest price, what it was before, and all that is on hand. */
const offered = (storeId: string) => sql`
  select min(price) as price, (array_agg(compare_at_price order by price, id))[1] as compare_at_price,
    sum(inventory)::int as inventory
  from product_variants where store_id = ${storeId} and product_id = products.id`;

interface Search {
  search: string;
  limit: number;
  bestSellers: UnitsSold[];
}

/** How many of a product were sold. */
export type UnitsSold = [productId: string, units: number];

export interface OfferedProduct extends Record<string, unknown> {
  id: string;
  title: string;
  handle: string;
  category: string | null;
  imageUrl: string | null;
  price: string | null;
  compareAtPrice: string | null;
  inventory: number | null;
  /** Products found, on this page or not. */
  total: number;
}

/** Products on sale by title or handle; the best sellers come first, by their units, and then all by title. */
export async function findOffered(db: Database, storeId: string, { search, limit, bestSellers }: Search) {
  const found = search
    ? sql`and (${holdsText(sql`title`, search)} or ${holdsText(sql`handle`, search)})`
    : sql``;
  const { rows } = await db.execute<OfferedProduct>(sql`
    with listed as (
      select products.id, row_number() over (order by coalesce(units, 0) desc, lower(title), products.id) as place,
        count(*) over ()::int as total
      from products left join ${rowsOf(bestSellers, SOLD_COLUMNS)} on incoming.id = products.id
      where store_id = ${storeId} and ${ON_SALE} ${found} order by place limit ${limit})
    select products.id, title, handle, category, image_url as "imageUrl", total, price,
      compare_at_price as "compareAtPrice", inventory
    from listed join products on store_id = ${storeId} and products.id = listed.id
      left join lateral (${offered(storeId)}) as offer on true
    order by place`);
  return rows;
}

const SOLD_COLUMNS: BulkColumns<UnitsSold> = {
  id: ['text', ([id]) => id],
  units: ['bigint', ([, units]) => units],
};

export interface RankedProduct {
  id: string;
  title: string;
  handle: string;
  price: number | null;
  inventory: number | null;
}

/** Every product that is on sale or among the `sold`. */
export async function findRanked(db: Database, storeId: string, sold: string[]): Promise<RankedProduct[]> {
  const { rows } = await db.execute<Record<keyof RankedProduct, string | number | null>>(sql`
    with offers as (
      select product_id, min(price) as price, sum(inventory)::int as inventory
      from product_variants where store_id = ${storeId} group by product_id)
    select id, title, handle, price, inventory
    from products left join offers on offers.product_id = products.id
    where store_id = ${storeId} and ((${ON_SALE}) or id = any(${textArray(sold)}))`);
  return rows.map(({ id, title, handle, price, inventory }) => ({
    id: id as string,
    title: title as string,
    handle: handle as string,
    price: price === null ? null : Number(price),
    inventory: inventory as number | null,
  }));
}

export interface ProductFace extends Record<string, unknown> {
  id: string;
  title: string;
  imageUrl: string | null;
  category: string | null;
}

/** What a product is shown with, by its id. */
export async function findFaces(
  db: Database,
  storeId: string,
  ids: string[],
): Promise<Map<string, ProductFace>> {
  const { rows } = await db.execute<ProductFace>(sql`
    select id, title, image_url as "imageUrl", category from products
    where store_id = ${storeId} and id = any(${textArray(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}
