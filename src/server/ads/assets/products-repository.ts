import { sql } from 'drizzle-orm';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import type { Database } from '#server/core/db/database.ts';

export interface AdProduct {
  facts: ProductFacts;
  /** The product's page; null where it is not known. */
  pageUrl: string | null;
}

/** All that is known of a product that is on sale; null when it is not. */
export async function findAdProduct(
  db: Database,
  storeId: string,
  productId: string,
): Promise<AdProduct | null> {
  const [facts, { rows }] = await Promise.all([
    findProductFacts(db, storeId, productId),
    // Shopify writes it in capitals.
    db.execute<{ online_url: string | null }>(sql`
      select online_url from products
      where store_id = ${storeId} and id = ${productId} and upper(status) = 'ACTIVE' and deleted_at is null`),
  ]);
  const [row] = rows;
  return facts && row ? { facts, pageUrl: row.online_url } : null;
}
