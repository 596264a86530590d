import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

const NET = sql`gross + discounts + reversals`;
/** Shopify writes it in capitals. */
export const ON_SALE = sql`upper(status) = 'ACTIVE' and deleted_at is null`;

/** Orders and net sales (minor units) by local month of a stretch of days, `to` exclusive. */
export async function sumMonths(
  db: Database,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, { orders: number; net: number }>> {
  const { rows } = await db.execute<{ month: string; orders: number; net: string }>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(orders)::int as orders, sum(${NET})::bigint as net
    from sales_hours where store_id = ${storeId} and day >= ${from} and day < ${to} group by 1`);
  return new Map(rows.map(({ month, orders, net }) => [month, { orders, net: Number(net) }]));
}

/** The category with most net sales since a day, else with most products on sale; null where most of it has none. */
export async function findMainCategory(db: Database, storeId: string, since: string): Promise<string | null> {
  const { rows } = await db.execute<{ category: string | null }>(sql`
    with sold as (
      select product_id, sum(${NET}) as net from product_days
      where store_id = ${storeId} and day >= ${since} and product_id <> '' group by product_id)
    select nullif(btrim(category), '') as category
    from products left join sold on product_id = id
    where store_id = ${storeId} and (product_id is not null or (${ON_SALE}))
    group by 1
    order by greatest(coalesce(sum(net), 0), 0) desc, count(*) filter (where ${ON_SALE}) desc, 1 nulls last limit 1`);
  return rows[0]?.category ?? null;
}

export interface Offer {
  products: number;
  lowest: number | null;
  median: number | null;
  highest: number | null;
}

/** What is on sale, and for how much in minor units; what costs nothing has no price. */
export async function findOffer(db: Database, storeId: string): Promise<Offer> {
  const { rows } = await db.execute<Record<keyof Offer, string | number | null>>(sql`
    with prices as (
      select product_id, min(price) as lowest, max(price) as highest from product_variants
      where store_id = ${storeId} and price > 0 group by product_id)
    select count(*)::int as products, min(lowest) as lowest, max(highest) as highest,
      percentile_cont(0.5) within group (order by lowest) as median
    from products left join prices on product_id = id where store_id = ${storeId} and ${ON_SALE}`);
  const { products, lowest, median, highest } = rows[0]!;
  const number = (value: string | number | null) => (value === null ? null : Number(value));
  return {
    products: Number(products),
    lowest: number(lowest),
    median: number(median),
    highest: number(highest),
  };
}

export async function hasOrders(db: Database, storeId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists(select from orders where store_id = ${storeId} and not test and deleted_at is null) as found`);
  return rows[0]!.found;
}
