import { sql } from 'drizzle-orm';

/** Shopify writes it in capitals. */
const ON_SALE = sql`product.id is not null and product.deleted_at is null and upper(product.status) = 'ACTIVE'`;

/** For a statement over `scheduled_posts post`: its product, and what the variants of it say together. */
export const joinedProduct = sql`
  left join products product on product.store_id = post.store_id and product.id = post.product_id
  left join lateral (
    select min(price) as price, bool_and(coalesce(inventory, 1) <= 0) as sold_out
    from product_variants variant
    where variant.store_id = product.store_id and variant.product_id = product.id) offer on true`;

/** Of that statement: what became of the product since the post was written. */
export const productReasons = sql`
  post.product_id is not null and not (${ON_SALE}) as product_gone,
  post.product_id is not null and (${ON_SALE}) and coalesce(offer.sold_out, false) as sold_out,
  post.product_id is not null and (${ON_SALE}) and coalesce(offer.price <> post.written_price, false) as repriced`;

/** What an owner may see and let pass. */
export const PRODUCT_REASONS = ['product_gone', 'sold_out', 'repriced'] as const;
export type ProductReason = (typeof PRODUCT_REASONS)[number];

/** Those of a row of that statement that its owner has not let pass. */
export function reasonsIn(row: Record<string, unknown>): ProductReason[] {
  const accepted = row.accepted_reasons as string[];
  return PRODUCT_REASONS.filter((reason) => row[reason] === true && !accepted.includes(reason));
}
