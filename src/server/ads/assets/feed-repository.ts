import { type SQL, sql } from 'drizzle-orm';
import { plainText } from '#server/content/products/product-repository.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { FeedFacts } from './feed-rules.ts';
import type { TitleFacts } from './suggested-title.ts';

export interface FeedProduct extends FeedFacts, TitleFacts {
  id: string;
}

/** Descriptions are long, and nobody else is served while a page is looked through. */
const PAGE = 250;
/** Longer ones are too long anyway. */
const DESCRIPTION_READ = 20_000;
/** What Shopify calls the one variant of a product that has no choices. */
const NO_CHOICE = 'Default Title';

/** Shopify writes it in capitals. */
const ON_SALE = sql`upper(status) = 'ACTIVE' and deleted_at is null`;

/** Titles of products on sale that more than one of them has, folded as `foldTitle` does. */
export async function findRepeatedTitles(db: Database, storeId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select min(title) as title from products where store_id = ${storeId} and ${ON_SALE} and trim(title) <> ''
    group by lower(regexp_replace(trim(title), '\s+', ' ', 'g')) having count(*) > 1`);
  return new Set(rows.map(({ title }) => foldTitle(title)));
}

export function foldTitle(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Every product on sale, page by page: the texts of all are never held at once. What is not on sale is left out here, as
 * PostgreSQL takes so few to be on sale that it would read and sort the whole shop for every page.
 */
export async function* readFeedProducts(db: Database, storeId: string): AsyncGenerator<FeedProduct[]> {
  for (let after = ''; ; ) {
    const page = await findFeedProducts(
      db,
      sql`store_id = ${storeId} and id > ${after} order by id limit ${PAGE}`,
    );
    yield page.filter(({ isOnSale }) => isOnSale);
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}

export async function findFeedProductsById(
  db: Database,
  storeId: string,
  ids: string[],
): Promise<Map<string, FeedProduct>> {
  const found = await findFeedProducts(db, sql`store_id = ${storeId} and id = any(${textArray(ids)})`);
  return new Map(found.filter(({ isOnSale }) => isOnSale).map((product) => [product.id, product]));
}

async function findFeedProducts(db: Database, which: SQL): Promise<(FeedProduct & { isOnSale: boolean })[]> {
  const { rows } = await db.execute(sql`
    select chosen.*, offer.* from (
      select store_id, id, title, left(description, ${DESCRIPTION_READ}) as description, category, vendor, image_url,
        ${ON_SALE} as is_on_sale
      from products where ${which}) as chosen
    left join lateral (
      select coalesce(max(price), 0) > 0 as has_price, bool_and(coalesce(inventory, 1) <= 0) as sold_out,
        array_to_json((array_agg(title order by price, id))[1:12]) as variants
      from product_variants variant
      where variant.store_id = chosen.store_id and variant.product_id = chosen.id) as offer on true`);
  return rows.map((row) => ({
    id: row.id as string,
    isOnSale: row.is_on_sale === true,
    title: row.title as string,
    description: plainText(row.description as string | null),
    category: row.category as string | null,
    vendor: row.vendor as string | null,
    imageUrl: row.image_url as string | null,
    hasPrice: row.has_price === true,
    soldOut: row.sold_out === true,
    variants: ((row.variants ?? []) as string[]).filter((title) => title !== NO_CHOICE),
  }));
}

/** Net sales by product since a local day, today left out. */
export async function sumNetSales(
  db: Database,
  storeId: string,
  { from, before }: { from: string; before: string },
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ product_id: string; net: string }>(sql`
    select product_id, sum(gross + discounts + reversals)::bigint as net from product_days
    where store_id = ${storeId} and day >= ${from} and day < ${before} group by product_id`);
  return new Map(rows.map(({ product_id, net }) => [product_id, Number(net)]));
}
