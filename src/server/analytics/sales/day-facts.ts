import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { DayFacts } from './explanations.ts';
import { median } from './quantiles.ts';
import type { SalesDay } from './sales-day.ts';

const MOST_ORDERS = 3;
const MOST_PRODUCTS = 5;
const WEEKS = 8;

/** What explains an extraordinary day, from its own events and the products of such days before. */
export async function findDayFacts(
  db: Database,
  store: { id: string; timeZone: string },
  day: SalesDay,
  usual: DayFacts['usual'],
): Promise<DayFacts> {
  const [orderEffects, products] = await Promise.all([
    findOrderEffects(db, store, day.day),
    findProducts(db, store.id, day.day),
  ]);
  return { netSales: day.netSales, orders: day.orders, usual, orderEffects, products };
}

async function findOrderEffects(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  day: string,
): Promise<DayFacts['orderEffects']> {
  const { from, to } = localDay(day, timeZone);
  const { rows } = await db.execute(sql`
    select orders.name, moved.net, moved.placed from (
      select order_id, sum(amount + discount)::bigint as net, bool_or(kind = 'sale') as placed from sale_events
      where store_id = ${id} and occurred_at >= ${from.toISOString()} and occurred_at < ${to.toISOString()}
        and part = 'product'
      group by order_id order by abs(sum(amount + discount)) desc, order_id limit ${MOST_ORDERS}) as moved
    join orders on orders.store_id = ${id} and orders.id = moved.order_id
    order by abs(moved.net) desc, orders.id`);
  return rows.map((row) => ({
    name: row.name as string,
    netSales: Number(row.net),
    placed: row.placed as boolean,
  }));
}

/** The order of a day that sold for most and was cancelled or given back before the day ended. */
export async function findUndoneOrder(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  day: string,
): Promise<{ name: string; sold: number } | null> {
  const { from, to } = localDay(day, timeZone);
  const { rows } = await db.execute(sql`
    select orders.name, undone.sold from (
      select order_id, sum(amount + discount) filter (where kind = 'sale')::bigint as sold,
        sum(amount + discount)::bigint as net
      from sale_events
      where store_id = ${id} and occurred_at >= ${from.toISOString()} and occurred_at < ${to.toISOString()}
        and part = 'product'
      group by order_id
      having sum(amount + discount) filter (where kind = 'sale') > 0 and sum(amount + discount) <= 0
      order by 2 desc, order_id limit 1) as undone
    join orders on orders.store_id = ${id} and orders.id = undone.order_id`);
  const [row] = rows;
  return row ? { name: row.name as string, sold: Number(row.sold) } : null;
}

async function findProducts(db: Database, storeId: string, day: string): Promise<DayFacts['products']> {
  const date = Temporal.PlainDate.from(day);
  const before = Array.from({ length: WEEKS }, (_, week) => date.subtract({ weeks: week + 1 }).toString());
  const { rows } = await db.execute(sql`
    with sold as (
      select product_id, gross + discounts + reversals as net from product_days
      where store_id = ${storeId} and day = ${day} and product_id <> ''
      order by gross + discounts + reversals desc, product_id limit ${MOST_PRODUCTS})
    select sold.product_id as id, products.title, sold.net,
      array(select gross + discounts + reversals from product_days
        where store_id = ${storeId} and product_id = sold.product_id
          and day in (${sql.join(
            before.map((each) => sql`${each}`),
            sql`, `,
          )}))::text[] as before
    from sold join products on products.store_id = ${storeId} and products.id = sold.product_id
    order by sold.net desc, sold.product_id`);
  return rows.map((row) => {
    const sold = (row.before as string[]).map(Number);
    const unsold: number[] = Array.from({ length: WEEKS - sold.length }, () => 0);
    return { title: row.title as string, netSales: Number(row.net), usual: median([...sold, ...unsold])! };
  });
}
