import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { CANCELLED, listed } from '#server/publishing/posts/lifecycle.ts';
import type { OfferedProduct } from './choose-product.ts';

interface Since {
  /** Local day of the store (`YYYY-MM-DD`): units sold from then on count. */
  soldSince: string;
  /** Products of posts from then on are called recent. */
  postedSince: Date;
}

/** On sale, with a picture, and not sold out; newest first, as the platforms number them. */
export async function findOfferedProducts(
  db: Database,
  storeId: string,
  { soldSince, postedSince }: Since,
): Promise<OfferedProduct[]> {
  const { rows } = await db.execute(sql`
    with sold as (
      select product_id, sum(units)::int as units from product_days
      where store_id = ${storeId} and day >= ${soldSince} and product_id <> ''
      group by product_id
    ), posted as (
      select product_id, max(scheduled_for) as last_at from scheduled_posts
      where store_id = ${storeId} and scheduled_for >= ${postedSince.toISOString()} and status not in ${listed(CANCELLED)}
      group by product_id)
    select product.id, product.title, offer.price,
      coalesce(sold.units, 0) as units, extract(epoch from posted.last_at) as last_at
    from products product
      left join lateral (
        select min(price) as price, bool_and(coalesce(inventory, 1) <= 0) as sold_out
        from product_variants variant
        where variant.store_id = product.store_id and variant.product_id = product.id) offer on true
      left join sold on sold.product_id = product.id
      left join posted on posted.product_id = product.id
    where product.store_id = ${storeId} and upper(product.status) = 'ACTIVE' and product.deleted_at is null
      and product.image_url is not null and not coalesce(offer.sold_out, false)
    order by length(product.id) desc, product.id desc`);
  return rows.map((row) => ({
    id: row.id as string,
    title: row.title as string,
    price: row.price === null ? null : Number(row.price),
    units: Math.max(0, Number(row.units)),
    lastPostedAt: row.last_at === null ? null : Number(row.last_at),
  }));
}
