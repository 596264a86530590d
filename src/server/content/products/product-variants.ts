import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

/** One thing of a product that can be bought. Money in minor units. */
export interface ProductVariant {
  id: string;
  title: string;
  price: number;
  /** Where it was higher. */
  compareAtPrice: number | null;
}

/** The cheapest first. */
export async function findProductVariants(
  db: Database,
  storeId: string,
  productId: string,
): Promise<ProductVariant[]> {
  const { rows } = await db.execute(sql`
    select id, title, price, compare_at_price from product_variants
    where store_id = ${storeId} and product_id = ${productId} order by price, title, id`);
  return rows.map(({ id, title, price, compare_at_price }) => {
    const [now, before] = [Number(price), compare_at_price === null ? null : Number(compare_at_price)];
    return {
      id: id as string,
      title: title as string,
      price: now,
      compareAtPrice: before !== null && before > now ? before : null,
    };
  });
}
