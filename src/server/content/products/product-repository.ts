import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { ProductFacts } from './product-facts.ts';

/** What Shopify calls the one variant of a product that has no choices. */
const NO_CHOICE = 'Default Title';

/** All that is known of a product of this store; null when it is not there any more. */
export async function findProductFacts(
  db: Database,
  storeId: string,
  productId: string,
): Promise<ProductFacts | null> {
  const { rows } = await db.execute(sql`
    select products.id, products.title, products.description, products.category, products.vendor, products.image_url,
      products.more_image_urls,
      connected_stores.currency, connected_stores.store_name, connected_stores.store_url,
      (select json_agg(json_build_object('title', v.title, 'price', v.price, 'before', v.compare_at_price, 'inventory', v.inventory)
        order by v.price, v.id)
       from product_variants v where v.store_id = products.store_id and v.product_id = products.id) as variants
    from products join connected_stores on connected_stores.id = products.store_id
    where products.store_id = ${storeId} and products.id = ${productId} and products.deleted_at is null`);
  const row = rows[0];
  if (!row) return null;
  const variants = (row.variants ?? []) as Variant[];
  const [cheapest] = variants;
  const tracked = variants.filter(({ inventory }) => inventory !== null);
  return {
    id: row.id as string,
    title: row.title as string,
    description: plainText(row.description as string | null),
    category: row.category as string | null,
    vendor: row.vendor as string | null,
    price: cheapest?.price ?? null,
    compareAtPrice: cheapest?.before && cheapest.before > cheapest.price ? cheapest.before : null,
    priceVaries: variants.some(({ price }) => price !== cheapest?.price),
    currency: row.currency as string,
    inventory: tracked.length > 0 ? tracked.reduce((sum, { inventory }) => sum + inventory!, 0) : null,
    variants: variants.map(({ title }) => title).filter((title) => title !== NO_CHOICE),
    imageUrl: row.image_url as string | null,
    moreImageUrls: (row.more_image_urls ?? []) as string[],
    storeName: row.store_name as string,
    storeUrl: row.store_url as string,
  };
}

interface Variant {
  title: string;
  price: number;
  before: number | null;
  inventory: number | null;
}

/** Descriptions come with markup; what is left of it reads as sentences. */
export function plainText(description: string | null): string | null {
  const text = (description ?? '')
    .replace(/<(br|\/p|\/li|\/h[1-6]|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
  return text || null;
}
