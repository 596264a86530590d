import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { type DayNumber, dayNumberOf, startOfDay } from './order-days.ts';

/** Both included. */
export interface DaySpan {
  first: DayNumber;
  last: DayNumber;
}

const isoDay = (day: DayNumber) => new Date(startOfDay(day)).toISOString().slice(0, 10);
const instant = (day: DayNumber) => new Date(startOfDay(day)).toISOString();

/** The lists of a day; see the table order_days. */
export const ORDER_LISTS = [
  'placed',
  'buyers',
  'countries',
  'cities',
  'nets',
  'products',
  'later',
  'channels',
  'states',
  'goods',
  'charges',
  'movements',
] as const;
export type OrderList = (typeof ORDER_LISTS)[number];
/** Days that an older version of the product wrote have none of these. */
const ADDED_LISTS: readonly OrderList[] = ['channels', 'states', 'goods', 'charges', 'movements'];
const holds = (lists: readonly OrderList[]) =>
  lists.some((list) => ADDED_LISTS.includes(list)) ? sql`goods <> ''` : sql`true`;

/** The days on which a store's orders were placed and sold, from the first to the last; null before there is one. */
export async function findOrderDaySpan(db: Database, storeId: string): Promise<DaySpan | null> {
  const { rows } = await db.execute<Record<'first' | 'last', string | null>>(sql`
    select least((select min(placed_at) from orders where store_id = ${storeId}),
        (select min(occurred_at) from sale_events where store_id = ${storeId})) as first,
      greatest((select max(placed_at) from orders where store_id = ${storeId}),
        (select max(occurred_at) from sale_events where store_id = ${storeId})) as last`);
  const { first, last } = rows[0]!;
  return first && last
    ? { first: dayNumberOf(Date.parse(first)), last: dayNumberOf(Date.parse(last)) }
    : null;
}

export const FEW_ORDERS = 200;

/** Whether all days of a store can be written at once, and nobody else waits long for it. */
export async function hasFewOrders(db: Database, storeId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from orders where store_id = ${storeId} offset ${FEW_ORDERS} limit 1`,
  );
  return rows.length === 0;
}

/** Days that are to be written before these lists of them can be read, in order. */
export async function findMissingDays(
  db: Database,
  storeId: string,
  { first, last }: DaySpan,
  lists: readonly OrderList[],
) {
  const { rows } = await db.execute<{ number: number }>(sql`
    select number from generate_series(${first}::int, ${last}::int) as number
    where not exists (
      select from order_days
      where store_id = ${storeId} and day = '1970-01-01'::date + number and ${holds(lists)})
    order by number`);
  return rows.map(({ number }) => number);
}

/** Stores whose whole history was read and of which a day is missing, or was written by an older version. */
export async function findStoresWithMissingDays(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select store_id as id from sync_states as state cross join lateral (
      select least((select min(placed_at) from orders where store_id = state.store_id),
          (select min(occurred_at) from sale_events where store_id = state.store_id)) as first,
        greatest((select max(placed_at) from orders where store_id = state.store_id),
          (select max(occurred_at) from sale_events where store_id = state.store_id)) as last) as span
    where history_complete and first is not null
      and (select count(*) from order_days where store_id = state.store_id and ${holds(ORDER_LISTS)})
        <= (last at time zone 'UTC')::date - (first at time zone 'UTC')::date
    order by store_id`);
  return rows.map(({ id }) => id);
}

/** Every change of a store's orders holds this too; the orders of a day stay as they are while it is written. */
export async function lockStoreOrders(tx: Database, storeId: string) {
  await tx.execute(sql`select from sync_states where store_id = ${storeId} for update`);
}

/** A buyer's key as a number that JavaScript holds exactly. */
export const buyerHash = sql.raw(`(hashtextextended(buyer, 0) & 4503599627370495)`);

/**
 * Writes the days of a span that are missing; the caller holds the store's lock. Orders are looked up one by one in what
 * belongs to them, so that no statistics make the database read a whole table for it.
 */
export async function writeOrderDays(tx: Database, storeId: string, { first, last }: DaySpan) {
  const from = instant(first);
  const to = instant(last + 1);
  const msOfDay = (moment: string) =>
    sql.raw(`(extract(epoch from ${moment} at time zone 'UTC' - day) * 1000)::int`);
  const list = (value: unknown) =>
    sql`'[' || string_agg(coalesce(${value}, 'null'), ',' order by placed_at, id) || ']'`;
  const isSold = sql.raw(`(kind = 'sale' or (kind = 'edit' and amount >= 0))`);
  const sum = (value: string, condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${sql.raw(value)}) filter (where ${condition}), 0)::bigint`;
  await tx.execute(sql`
    with placed as materialized (
      select id, placed_at, (placed_at at time zone 'UTC')::date as day, buyer, country_code,
        nullif(btrim(city), '') as city, cancelled_at is null and detail > 0 as has_products, source,
        (cancelled_at is not null)::int + 2 * (not paid)::int as state
      from orders
      where store_id = ${storeId} and placed_at >= ${from} and placed_at < ${to} and not test and deleted_at is null
    ), events as materialized (
      select order_id, occurred_at, kind, part, product_id, quantity, amount, discount from sale_events
      where store_id = ${storeId} and occurred_at >= ${from} and occurred_at < ${to} and part <> 'gift_card'
    ), goods as (
      select order_id, occurred_at, sum(amount + discount)::bigint as net, '[' || concat_ws(',',
          coalesce(to_json(product_id)::text, 'null'), ${sum('quantity', sql`kind = 'sale'`)},
          ${sum('amount', isSold)}, ${sum('discount', isSold)}, ${sum('amount + discount', sql`not ${isSold}`)},
          coalesce((sum(amount + discount) filter (where kind = 'sale'))::text, 'null')) || ']' as entry
      from events where part = 'product' group by order_id, occurred_at, product_id
    ), sold as (
      select order_id, occurred_at, sum(net)::bigint as net, '[' || string_agg(entry, ',') || ']' as goods
      from goods group by order_id, occurred_at
    ), charged as (
      select order_id, occurred_at, '[' || concat_ws(',', ${sum('amount + discount', sql`part = 'shipping'`)},
        ${sum('amount', sql`part = 'tax'`)}, ${sum('amount + discount', sql`part not in ('shipping', 'tax')`)})
        || ']' as charges
      from events where part <> 'product' group by order_id, occurred_at
    ), moved as materialized (
      select * from sold full join charged using (order_id, occurred_at)
    ), placed_days as (
      select day, count(*)::int as orders, ${list(sql`${msOfDay('placed_at')}::text`)} as placed,
        ${list(sql`${buyerHash}::text`)} as buyers, ${list(sql`to_json(country_code)::text`)} as countries,
        ${list(sql`to_json(city)::text`)} as cities, ${list(sql`coalesce(net, 0)::text`)} as nets,
        ${list(sql`case when has_products then coalesce(held, '[]') end`)} as products,
        ${list(sql`to_json(source)::text`)} as channels, ${list(sql`state::text`)} as states,
        ${list(sql`goods`)} as goods, ${list(sql`charges`)} as charges
      from placed
        left join moved on order_id = id and occurred_at = placed_at
        left join lateral (
          select json_agg(product_id)::text as held from order_lines
          where store_id = ${storeId} and order_id = placed.id and product_id is not null and not gift_card
        ) as lines on has_products
      group by day
    ), later_days as (
      select day, json_agg(json_build_array(${msOfDay('occurred_at')}, ${buyerHash}, country_code, city, net)
          order by occurred_at, order_id) filter (where net is not null)::text as later,
        json_agg(json_build_array(${msOfDay('occurred_at')}, ${buyerHash}, country_code, city, source, state,
          goods::json, charges::json) order by occurred_at, order_id)::text as movements
      from moved cross join lateral (
        select (occurred_at at time zone 'UTC')::date as day, buyer, country_code, nullif(btrim(city), '') as city,
          source, (cancelled_at is not null)::int + 2 * (not paid)::int as state
        from orders
        where store_id = ${storeId} and id = order_id and placed_at <> occurred_at and not test and deleted_at is null
        limit 1
      ) as concerned
      where not exists (select from placed where id = order_id and placed_at = occurred_at)
      group by day)
    insert into order_days (store_id, day, orders, ${sql.raw(ORDER_LISTS.join(', '))})
    select ${storeId}::uuid, days.day, coalesce(orders, 0),
      ${sql.raw(ORDER_LISTS.map((name) => `coalesce(${name}, '[]')`).join(', '))}
    from (select '1970-01-01'::date + number as day from generate_series(${first}::int, ${last}::int) as number) as days
      left join placed_days on placed_days.day = days.day
      left join later_days on later_days.day = days.day
    on conflict (store_id, day) do update
      set (orders, ${sql.raw(ORDER_LISTS.join(', '))}) =
        (excluded.orders, ${sql.raw(ORDER_LISTS.map((list) => `excluded.${list}`).join(', '))})
      where order_days.goods = ''`);
}

/** These lists of the days of a span that are written. */
export async function findOrderDays(
  db: Database,
  storeId: string,
  { first, last }: DaySpan,
  lists: readonly OrderList[],
): Promise<({ number: DayNumber; orders: number } & Partial<Record<OrderList, string>>)[]> {
  const { rows } = await db.execute(sql`
    select (day - '1970-01-01'::date) as number, orders, ${sql.raw(lists.join(', '))} from order_days
    where store_id = ${storeId} and day between ${isoDay(first)} and ${isoDay(last)} and ${holds(lists)} order by day`);
  return rows as ({ number: DayNumber; orders: number } & Record<OrderList, string>)[];
}

/** In the transaction that changes orders of these days. */
export async function forgetOrderDays(tx: Database, storeId: string, days: Iterable<DayNumber>) {
  const named = [...days].map(isoDay);
  if (named.length === 0) return;
  await tx.execute(sql`
    delete from order_days where store_id = ${storeId} and day = any(${textArray(named)}::date[])`);
}

/** In the transaction that changes something of these orders but neither their moments nor their sales. */
export async function forgetDaysOfOrders(tx: Database, storeId: string, orderIds: string[]) {
  if (orderIds.length === 0) return;
  await tx.execute(sql`
    delete from order_days where store_id = ${storeId} and day in (
      select (placed_at at time zone 'UTC')::date from orders
      where store_id = ${storeId} and id = any(${textArray(orderIds)})
      union
      select (occurred_at at time zone 'UTC')::date from sale_events
      where store_id = ${storeId} and order_id = any(${textArray(orderIds)}))`);
}
