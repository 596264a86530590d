import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/db/database.ts';
import type { Stretch } from '#server/reporting/range-period.ts';

export interface PlaceSums {
  countryCode: string | null;
  city: string | null;
  orders: number;
  customers: number;
  netSales: number;
}

interface Where {
  countryCode: string | null;
  /** Trimmed and lower-cased. */
  cityKey: string | null;
}

const MOST_PLACES = 50;

/** Sales by the address on the order: a refund counts where the order went, on its own day. */
export async function findPlaces(db: Database, store: { id: string; timeZone: string }, stretch: Stretch) {
  const net: (Where & { sum: number })[] = [];
  for (const part of monthsOf(stretch, store.timeZone)) net.push(...(await sumNet(db, store.id, part)));
  const ofCountries = net.map(({ countryCode, sum }) => ({ countryCode, cityKey: null, sum }));
  const ofCities = net.filter(({ cityKey }) => cityKey !== null);
  return {
    total: net.reduce((total, { sum }) => total + sum, 0),
    countries: ranked(await countOrders(db, store.id, stretch, 'country'), ofCountries),
    cities: ranked(await countOrders(db, store.id, stretch, 'city'), ofCities),
  };
}

/** In parts, for a database with one connection is everybody's while it sums. */
function monthsOf({ from, to }: Stretch, timeZone: string): { from: Date; to: Date }[] {
  const end = Temporal.Instant.fromEpochMilliseconds(to.getTime()).toZonedDateTimeISO(timeZone);
  let start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const months: { from: Date; to: Date }[] = [];
  while (Temporal.ZonedDateTime.compare(start, end) < 0) {
    const next = start.with({ day: 1 }).add({ months: 1 }).startOfDay();
    const until = Temporal.ZonedDateTime.compare(next, end) < 0 ? next : end;
    months.push({ from: new Date(start.epochMilliseconds), to: new Date(until.epochMilliseconds) });
    start = next;
  }
  return months;
}

async function sumNet(db: Database, storeId: string, { from, to }: { from: Date; to: Date }) {
  const { rows } = await db.execute(sql`
    select country_code, nullif(lower(btrim(city)), '') as city_key, sum(amount + discount)::bigint as sum
    from sale_events join orders on orders.store_id = ${storeId} and orders.id = sale_events.order_id
    where sale_events.store_id = ${storeId} and occurred_at >= ${from.toISOString()}
      and occurred_at < ${to.toISOString()} and part = 'product'
    group by 1, 2`);
  return rows.map((row) => ({
    countryCode: row.country_code as string | null,
    cityKey: row.city_key as string | null,
    sum: Number(row.sum),
  }));
}

type CountedPlace = Where & { city: string | null; orders: number; customers: number };

async function countOrders(
  db: Database,
  storeId: string,
  { from, to }: Stretch,
  by: 'country' | 'city',
): Promise<CountedPlace[]> {
  const city = by === 'city' ? sql`nullif(btrim(city), '')` : sql`null::text`;
  const { rows } = await db.execute(sql`
    with ordering as (
      select country_code, ${city} as city, buyer, count(*) as orders from orders
      where store_id = ${storeId} and placed_at >= ${from.toISOString()} and placed_at < ${to.toISOString()}
        and not test and deleted_at is null
      group by 1, 2, 3)
    select country_code, lower(city) as city_key, mode() within group (order by city) as city,
      sum(orders)::int as orders, count(distinct buyer)::int as customers
    from ordering group by 1, 2`);
  return rows
    .map((row) => ({
      countryCode: row.country_code as string | null,
      cityKey: row.city_key as string | null,
      city: row.city as string | null,
      orders: row.orders as number,
      customers: row.customers as number,
    }))
    .filter(({ cityKey }) => by === 'country' || cityKey !== null);
}

/** The largest places; one from which only things came back in the stretch is there too. */
function ranked(counted: CountedPlace[], net: (Where & { sum: number })[]): PlaceSums[] {
  const places = new Map<string, PlaceSums>();
  for (const { countryCode, cityKey, city, orders, customers } of counted) {
    places.set(keyOf({ countryCode, cityKey }), { countryCode, city, orders, customers, netSales: 0 });
  }
  for (const { countryCode, cityKey, sum } of net) {
    const key = keyOf({ countryCode, cityKey });
    const place = places.get(key) ?? { countryCode, city: cityKey, orders: 0, customers: 0, netSales: 0 };
    place.netSales += sum;
    places.set(key, place);
  }
  return [...places.values()]
    .toSorted((one, other) => other.netSales - one.netSales || other.orders - one.orders)
    .slice(0, MOST_PLACES);
}

function keyOf({ countryCode, cityKey }: Where): string {
  return JSON.stringify([countryCode, cityKey]);
}
