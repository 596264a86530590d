import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { ON_SALE } from './year-repository.ts';

const NET = sql`gross + discounts + reversals`;
const MOST_CATEGORIES = 50;
/** Fewer have no average worth comparing. */
const FEWEST_FOR_VALUES = 30;
const MOST_BEST_SELLERS = 100;
/** Fewer orders have no quarters. */
const FEWEST_FOR_QUARTILES = 4;

/** Local days, both included. */
interface Days {
  from: string;
  to: string;
}

export interface SoldHour {
  weekday: number;
  hour: number;
  orders: number;
  units: number;
  /** Minor units; `placed` is gross less discounts by order date. */
  net: number;
  placed: number;
}

export async function sumWeekHours(db: Database, storeId: string, { from, to }: Days): Promise<SoldHour[]> {
  const { rows } = await db.execute<Record<keyof SoldHour, string | number>>(sql`
    select extract(dow from day)::int as weekday, hour, sum(orders)::int as orders, sum(units)::int as units,
      sum(${NET})::bigint as net, sum(placed)::bigint as placed
    from sales_hours where store_id = ${storeId} and day between ${from} and ${to} group by 1, 2 order by 1, 2`);
  return rows.map(({ weekday, hour, orders, units, net, placed }) => ({
    weekday: Number(weekday),
    hour: Number(hour),
    orders: Number(orders),
    units: Number(units),
    net: Number(net),
    placed: Number(placed),
  }));
}

export async function sumDays(db: Database, storeId: string, { from, to }: Days) {
  const { rows } = await db.execute<{ orders: number; net: string }>(sql`
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(${NET}), 0)::bigint as net
    from sales_hours where store_id = ${storeId} and day between ${from} and ${to}`);
  return { orders: rows[0]!.orders, net: Number(rows[0]!.net) };
}

/** Orders by local day, those without any left out. */
export async function countDays(
  db: Database,
  storeId: string,
  { from, to }: Days,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; orders: number }>(sql`
    select day::text, orders from sales_days where store_id = ${storeId} and day between ${from} and ${to}`);
  return new Map(rows.map(({ day, orders }) => [day, orders]));
}

export interface PlaceValues {
  /** Both null: all orders. A city is trimmed and lower-cased. */
  countryCode: string | null;
  cityKey: string | null;
  orders: number;
  sum: number;
  squares: number;
}

export interface Located {
  countries: number;
  cities: number;
  /** All orders first, then every country and city with enough of them. */
  values: PlaceValues[];
}

/** Where the orders of a stretch went, as far as they say so, and what they are worth: minor units, and their squares. */
export async function findPlaceValues(
  db: Database,
  storeId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Located> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select country_code, city_key, grouping(country_code, city_key) as level, count(*)::int as orders,
      count(country_code)::int as countries, count(city_key)::int as cities, coalesce(sum(net), 0) as sum,
      coalesce(sum(net * net), 0) as squares
    from (
      select country_code, nullif(lower(btrim(city)), '') as city_key, coalesce(net, 0)::double precision as net
      from orders
      where store_id = ${storeId} and placed_at >= ${from.toISOString()} and placed_at < ${to.toISOString()}
        and not test and deleted_at is null) placed
    group by grouping sets ((), (country_code), (country_code, city_key))
    having grouping(country_code, city_key) = 3 or count(*) >= ${FEWEST_FOR_VALUES}
    order by level desc`);
  const values = rows
    // A group without its country or city is a rest, not a place.
    .filter(({ level, country_code, city_key }) =>
      level === 3 ? true : level === 1 ? country_code !== null : city_key !== null,
    )
    .map((row) => ({
      countryCode: row.country_code as string | null,
      cityKey: row.city_key as string | null,
      orders: row.orders as number,
      sum: Number(row.sum),
      squares: Number(row.squares),
    }));
  const all = rows[0]!;
  return { countries: all.countries as number, cities: all.cities as number, values };
}

/** Of what is left of the orders placed in a stretch, in minor units. */
export async function findOrderValueQuartiles(
  db: Database,
  storeId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ orders: number; quartiles: number[] } | null> {
  const { rows } = await db.execute<{ orders: number; quartiles: number[] | null }>(sql`
    select count(*)::int as orders, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by net) as quartiles
    from orders
    where store_id = ${storeId} and placed_at >= ${from.toISOString()} and placed_at < ${to.toISOString()}
      and not test and deleted_at is null and kept and net > 0`);
  const { orders, quartiles } = rows[0]!;
  if (orders < FEWEST_FOR_QUARTILES || !quartiles) return null;
  return { orders, quartiles };
}

export interface CategorySums {
  category: string;
  net: number;
  before: number;
  /** On sale. */
  products: number;
}

/** Largest net sales first. */
export async function sumCategories(
  db: Database,
  storeId: string,
  { current, previous }: { current: Days; previous: Days },
): Promise<CategorySums[]> {
  const { rows } = await db.execute<Record<keyof CategorySums, string | number>>(sql`
    with sold as (
      select product_id, sum(${NET}) filter (where day >= ${current.from}) as net,
        sum(${NET}) filter (where day < ${current.from}) as before
      from product_days
      where store_id = ${storeId} and day between ${previous.from} and ${current.to} and product_id <> ''
      group by product_id)
    select btrim(category) as category, coalesce(sum(net), 0)::bigint as net, coalesce(sum(before), 0)::bigint as before,
      (count(*) filter (where ${ON_SALE}))::int as products
    from products left join sold on product_id = id
    where store_id = ${storeId} and btrim(category) <> ''
    group by 1 order by 2 desc, 4 desc, 1 limit ${MOST_CATEGORIES}`);
  return rows.map(({ category, net, before, products }) => ({
    category: category as string,
    net: Number(net),
    before: Number(before),
    products: Number(products),
  }));
}

export interface SoldProduct {
  id: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  category: string | null;
  price: number | null;
  inventory: number | null;
  units: number;
  orders: number;
  gross: number;
  discounts: number;
  reversals: number;
  before: number;
  ordersBefore: number;
}

/** Products on sale by their net sales, at most 100; money in minor units. */
export async function findBestSellers(
  db: Database,
  storeId: string,
  { current, previous }: { current: Days; previous: Days },
): Promise<SoldProduct[]> {
  const inStretch = (column: SQL) => sql`coalesce(sum(${column}) filter (where day >= ${current.from}), 0)`;
  const { rows } = await db.execute<Record<keyof SoldProduct, string | number | null>>(sql`
    with sold as (
      select product_id, ${inStretch(sql`orders`)}::int as orders, ${inStretch(sql`units`)}::int as units,
        ${inStretch(sql`gross`)}::bigint as gross, ${inStretch(sql`discounts`)}::bigint as discounts,
        ${inStretch(sql`reversals`)}::bigint as reversals, sum(${NET}) filter (where day < ${current.from}) as before,
        coalesce(sum(orders) filter (where day < ${current.from}), 0)::int as orders_before
      from product_days
      where store_id = ${storeId} and day between ${previous.from} and ${current.to} and product_id <> ''
      group by product_id),
    -- Materialized, as PostgreSQL takes so few to be on sale that it would go through all of them for each one sold.
    offered as materialized (
      select id, title, handle, image_url, category, ${ON_SALE} as on_sale from products where store_id = ${storeId}),
    best as (
      select id, title, handle, image_url, category, sold.* from sold join offered on id = product_id
      where on_sale and units > 0 and ${NET} > 0 order by ${NET} desc, id limit ${MOST_BEST_SELLERS})
    select id, title, handle, image_url as "imageUrl", nullif(btrim(category), '') as category, price, inventory, units,
      orders, gross, discounts, reversals, coalesce(before, 0)::bigint as before, orders_before as "ordersBefore"
    from best
      left join lateral (
        select min(price) as price, sum(inventory)::int as inventory from product_variants
        where store_id = ${storeId} and product_id = best.id) as offer on true
    order by ${NET} desc, id`);
  const number = (value: unknown) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    id: row.id as string,
    title: row.title as string,
    handle: row.handle as string,
    imageUrl: row.imageUrl as string | null,
    category: row.category as string | null,
    price: number(row.price),
    inventory: number(row.inventory),
    units: Number(row.units),
    orders: Number(row.orders),
    gross: Number(row.gross),
    discounts: Number(row.discounts),
    reversals: Number(row.reversals),
    before: Number(row.before),
    ordersBefore: Number(row.ordersBefore),
  }));
}
