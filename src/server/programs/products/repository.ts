import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

export interface ProductRecord {
  id: string;
  title: string;
  description: string | null;
  category: string | null;
  vendor: string | null;
  imageUrl: string | null;
  onlineUrl: string | null;
  updatedAt: Date;
  variants: {
    id: string;
    title: string;
    sku: string | null;
    price: number;
    compareAtPrice: number | null;
    inventory: number | null;
  }[];
}

/** By their ids, so that a page begins where the one before ended whatever was added since. */
export async function findProducts(
  db: Database,
  storeId: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<ProductRecord[]> {
  const { rows } = await db.execute(sql`
    select id, title, description, category, vendor, image_url as "imageUrl", online_url as "onlineUrl",
      extract(epoch from updated_at)::double precision * 1000 as "updatedAt",
      (select coalesce(json_agg(json_build_object('id', v.id, 'title', v.title, 'sku', v.sku, 'price', v.price,
          'compareAtPrice', v.compare_at_price, 'inventory', v.inventory) order by v.price, v.id), '[]'::json)
        from product_variants v where v.store_id = products.store_id and v.product_id = products.id) as variants
    from products
    where store_id = ${storeId} and deleted_at is null and id > ${after ?? ''}
    order by id limit ${most}`);
  return (rows as unknown as ProductRecord[]).map((row) => ({
    ...row,
    updatedAt: new Date(Math.round(Number(row.updatedAt))),
  }));
}
