import { sql } from 'drizzle-orm';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';

/** What one product sold in a stretch and in the one before it; money in minor units. */
export interface ProductMovement {
  id: string;
  title: string;
  /** Orders with it. */
  orders: number;
  ordersBefore: number;
  netSales: number;
  netSalesBefore: number;
  /** Nothing of it was ever sold before the stretch. */
  isNew: boolean;
}

/** A product in fewer orders on both sides together says nothing, and need not be read. */
const FEWEST_ORDERS = 5;
/** Those in most orders; a shop with more products has them in its long tail. */
const MOST_PRODUCTS = 2_000;

/** Every product with enough orders in two stretches of whole days. */
export async function findProductMovements(
  db: Database,
  storeId: string,
  { current, previous }: { current: Stretch; previous: Stretch },
): Promise<ProductMovement[]> {
  const { rows } = await db.execute(sql`
    with moved as (
      select product_id,
        coalesce(sum(orders) filter (where day >= ${current.firstDay}), 0)::int as orders,
        coalesce(sum(orders) filter (where day < ${current.firstDay}), 0)::int as orders_before,
        coalesce(sum(gross + discounts + reversals) filter (where day >= ${current.firstDay}), 0)::bigint as net,
        coalesce(sum(gross + discounts + reversals) filter (where day < ${current.firstDay}), 0)::bigint as net_before
      from product_days
      where store_id = ${storeId} and day >= ${previous.firstDay} and day < ${current.lastDay} and product_id <> ''
      group by product_id having sum(orders) >= ${FEWEST_ORDERS}
      order by sum(orders) desc, product_id limit ${MOST_PRODUCTS})
    select moved.*, products.title,
      orders_before = 0 and not exists (
        select from product_days earlier where earlier.store_id = ${storeId}
          and earlier.day < ${previous.firstDay} and earlier.product_id = moved.product_id) as is_new
    from moved join products on products.store_id = ${storeId} and products.id = moved.product_id
    where products.title <> ''
    order by orders + orders_before desc, product_id`);
  return rows.map((row) => ({
    id: row.product_id as string,
    title: row.title as string,
    orders: row.orders as number,
    ordersBefore: row.orders_before as number,
    netSales: Number(row.net),
    netSalesBefore: Number(row.net_before),
    isNew: row.is_new as boolean,
  }));
}
