import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

/** Shopify writes it in capitals. */
const ON_SALE = sql`upper(status) = 'ACTIVE' and deleted_at is null`;

/** What the variants of a product say together: the lowest price, what it was before, and all that is on hand. */
const offered = (storeId: string) => sql`
  select min(price) as price, (array_agg(compare_at_price order by price, id))[1] as compare_at_price,
    sum(inventory)::int as inventory
  from product_variants where store_id = ${storeId} and product_id = products.id`;

/** Products on sale by the units sold since a local day, then by title. */
export async function findOnSale(
  db: Database,
  storeId: string,
  { since, until }: { since: string; until: string },
): Promise<{ id: string; title: string; handle: string }[]> {
  const { rows } = await db.execute<{ id: string; title: string; handle: string }>(sql`
    with sold as (
      select product_id, sum(units) as units from product_days
      where store_id = ${storeId} and day >= ${since} and day < ${until} and product_id <> ''
      group by product_id)
    select id, title, handle from products left join sold on product_id = id
    where store_id = ${storeId} and ${ON_SALE}
    order by greatest(units, 0) desc, lower(title), id`);
  return rows;
}

export interface OfferedProduct extends Record<string, unknown> {
  id: string;
  title: string;
  handle: string;
  category: string | null;
  imageUrl: string | null;
  price: string | null;
  compareAtPrice: string | null;
  inventory: number | null;
  address: string | null;
}

/** Those of these products that are still on sale, in the order of their ids given. */
export async function findOffered(db: Database, storeId: string, ids: string[]): Promise<OfferedProduct[]> {
  const { rows } = await db.execute<OfferedProduct>(sql`
    select id, title, handle, category, image_url as "imageUrl", price, compare_at_price as "compareAtPrice", inventory,
      online_url as address
    from unnest(${textArray(ids)}) with ordinality as listed(listed_id, place)
      join products on store_id = ${storeId} and id = listed_id and ${ON_SALE}
      left join lateral (${offered(storeId)}) as offer on true
    order by place`);
  return rows;
}

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
    select id, title, handle, price, inventory
    from products left join lateral (${offered(storeId)}) as offer on true
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
