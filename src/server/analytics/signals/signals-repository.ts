import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { buyerHash } from '#server/stores/ledger/order-days-repository.ts';
import type { DiscountDay } from './discount-after.ts';
import { FAILURES, type Failure, type FailureDay } from './failures.ts';
import type { ProductCounts } from './product-rates.ts';

/** Local days, both included. */
interface Span {
  from: string;
  to: string;
}

export interface StockRow {
  id: string;
  title: string;
  inventory: number;
  /** Minor units: the lowest price, and what one costs where every variant in stock says so. */
  price: number;
  cost: number | null;
}

/** Every product on sale whose stock is counted. */
export async function findStock(db: Database, storeId: string): Promise<StockRow[]> {
  const { rows } = await db.execute<Record<keyof StockRow, string | null>>(sql`
    select id, title, inventory, price, cost from products join lateral (
      select sum(inventory)::int as inventory, min(price) as price,
        case when bool_and(unit_cost is not null) then max(unit_cost) end as cost
      from product_variants where store_id = ${storeId} and product_id = products.id
    ) as variants on inventory is not null
    where store_id = ${storeId} and upper(status) = 'ACTIVE' and deleted_at is null`);
  return rows.map(({ id, title, inventory, price, cost }) => ({
    id: id!,
    title: title!,
    inventory: Number(inventory),
    price: Number(price),
    cost: cost === null ? null : Number(cost),
  }));
}

export interface ProductDay {
  id: string;
  day: string;
  orders: number;
}

/** What was sold of every product, or of some of them, on each of some days. */
export async function findProductDays(
  db: Database,
  storeId: string,
  { from, to }: Span,
  only?: string[],
): Promise<ProductDay[]> {
  const { rows } = await db.execute<Record<keyof ProductDay, string>>(sql`
    select product_id as id, day::text as day, orders from product_days
    where store_id = ${storeId} and day between ${from} and ${to} and product_id <> ''
      ${only ? sql`and product_id = any(${textArray(only)})` : sql``}`);
  return rows.map(({ id, day, orders }) => ({ id, day, orders: Number(orders) }));
}

export async function findDiscountDays(
  db: Database,
  storeId: string,
  { from, to }: Span,
): Promise<DiscountDay[]> {
  const { rows } = await db.execute<Record<keyof DiscountDay, string>>(sql`
    select wanted.day::date::text as day, coalesce(orders, 0) as orders, coalesce(gross, 0) as gross,
      -coalesce(discounts, 0) as discount
    from generate_series(${from}::date, ${to}::date, '1 day') as wanted(day)
    left join sales_days on store_id = ${storeId} and sales_days.day = wanted.day::date order by wanted.day`);
  return rows.map(({ day, orders, gross, discount }) => ({
    day,
    orders: Number(orders),
    gross: Number(gross),
    discount: Math.max(0, Number(discount)),
  }));
}

/** For each kind, the days of the orders' placing; so many days after an order its failure is known. */
export const KNOWN_AFTER_DAYS: Record<Failure, number> = { cancelled: 7, unpaid: 14, unsent: 14 };

/**
 * Orders of some days and how many of each kind of failure: cancelled within 7 days, still unpaid, still not sent. What
 * was cancelled is neither unpaid nor unsent.
 */
export async function findFailureDays(
  db: Database,
  { id, timeZone }: OwnedStore,
  { from, to }: Span,
): Promise<Record<Failure, Map<string, FailureDay>>> {
  const { rows } = await db.execute<Record<'day' | 'orders' | Failure, string>>(sql`
    select (placed_at at time zone ${timeZone})::date::text as day, count(*) as orders,
      count(*) filter (where cancelled_at < placed_at + interval '7 days') as cancelled,
      count(*) filter (where cancelled_at is null and not paid) as unpaid,
      count(*) filter (where cancelled_at is null and paid
        and coalesce(upper(fulfillment_status), 'UNFULFILLED') = 'UNFULFILLED') as unsent
    from orders
    where store_id = ${id} and placed_at >= ${localDay(from, timeZone).from.toISOString()}
      and placed_at < ${localDay(to, timeZone).to.toISOString()} and not test and deleted_at is null
    group by 1`);
  return Object.fromEntries(
    FAILURES.map((kind) => [
      kind,
      new Map(rows.map((row) => [row.day, { orders: Number(row.orders), failed: Number(row[kind]) }])),
    ]),
  ) as Record<Failure, Map<string, FailureDay>>;
}

/** Of the orders placed in some days: with which products, and of how many of those the product was given back. */
export async function findRefundCounts(
  db: Database,
  { id, timeZone }: OwnedStore,
  { from, to }: Span,
): Promise<Omit<ProductCounts, 'title'>[]> {
  const { rows } = await db.execute<{ id: string; hits: string; of: string }>(sql`
    select product_id as id, count(*) as "of", count(*) filter (where refunded) as hits from (
      select order_id, product_id, bool_or(kind = 'refund') as refunded
      from orders join sale_events on sale_events.store_id = ${id} and order_id = orders.id
      where orders.store_id = ${id} and placed_at >= ${localDay(from, timeZone).from.toISOString()}
        and placed_at < ${localDay(to, timeZone).to.toISOString()} and not test and deleted_at is null
        and part = 'product' and product_id is not null
      group by order_id, product_id
      having bool_or(kind = 'sale')) as held
    group by product_id`);
  return rows.map((row) => ({ id: row.id, hits: Number(row.hits), of: Number(row.of) }));
}

/** Of the buyers with these hashes (see `order_days`), those who ordered on a day, by their keys. */
export async function findBuyersOn(
  db: Database,
  { id, timeZone }: OwnedStore,
  { day, hashes }: { day: string; hashes: number[] },
): Promise<string[]> {
  const { from, to } = localDay(day, timeZone);
  const { rows } = await db.execute<{ buyer: string }>(sql`
    select distinct buyer from orders
    where store_id = ${id} and placed_at >= ${from.toISOString()} and placed_at < ${to.toISOString()}
      and not test and deleted_at is null and ${buyerHash} = any(${textArray(hashes.map(String))}::bigint[])`);
  return rows.map(({ buyer }) => buyer);
}

export async function findTitles(db: Database, storeId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select id, title from products where store_id = ${storeId}`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
