import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { minorDigits } from '#shared/core/money.ts';
import type { Watched } from './watched.ts';

/** Local days, both included. */
export interface Span {
  from: string;
  to: string;
}

const MICROS_DIGITS = 6;

/**
 * What is watched, by local day: a count, or money in minor units. A day without anything is 0; null where the whole
 * span holds no record that could say so (an ads account that was never read).
 */
export async function readWatchedDays(
  db: Database,
  store: OwnedStore,
  watched: Watched,
  span: Span,
): Promise<Map<string, number> | null> {
  const { rows } = await db.execute<{ day: string; value: string | null }>(sql`
    select day::date::text as day, value
    from generate_series(${span.from}::date, ${span.to}::date, '1 day') as day
    left join (${valuesOf(watched, store, span)}) as found(found_day, value) on found_day = day::date`);
  if (watched.kind === 'cost' && rows.every(({ value }) => value === null)) return null;
  return new Map(rows.map(({ day, value }) => [day, Number(value ?? 0)]));
}

function valuesOf(watched: Watched, store: OwnedStore, span: Span): SQL {
  const ofDays = sql`store_id = ${store.id} and day between ${span.from} and ${span.to}`;
  const net = sql`sum(gross + discounts + reversals)`;
  switch (watched.kind) {
    case 'store':
      return sql`select day, ${net} from sales_days where ${ofDays} group by day`;
    case 'product':
      // Day by day, along the key: a scan would read all other products of these days too.
      return sql`
        select days::date, gross + discounts + reversals
        from generate_series(${span.from}::date, ${span.to}::date, '1 day') as days
        join product_days on store_id = ${store.id} and day = days::date and product_id = ${watched.id}`;
    case 'hours':
      return sql`select day, sum(orders) from sales_hours where ${ofDays} ${
        watched.weekday === null ? sql`` : sql`and extract(dow from day) = ${watched.weekday}`
      } ${watched.hours === null ? sql`` : sql`and hour in ${watched.hours}`} group by day`;
    case 'cost':
      return sql`select day, sum(cost_micros) / ${10 ** (MICROS_DIGITS - minorDigits(store.currency))}::numeric
        from ads_figures where ${ofDays} and breakdown = 'campaign' ${
          watched.campaignId === null ? sql`` : sql`and campaign_id = ${watched.campaignId}`
        } and exists (select from ads_accounts where store_id = ${store.id} and currency = ${store.currency}) group by day`;
    case 'place':
      return byLocalDay(placeEvents(watched, store), sql`sum(value)`, store, span);
    case 'comebacks':
      return byLocalDay(
        ordersAfter(
          store,
          sql`(
          select max(earlier.placed_at) from orders earlier
          where earlier.store_id = placed.store_id and earlier.buyer = placed.buyer
            and earlier.placed_at < placed.placed_at and not earlier.test and earlier.deleted_at is null
        ) <= placed.placed_at - make_interval(days => ${watched.afterDays}::int)`,
        ),
        COUNT,
        store,
        span,
      );
    case 'second_orders':
      return byLocalDay(
        ordersAfter(
          store,
          sql`(
          select count(*) from (
            select from orders earlier
            where earlier.store_id = placed.store_id and earlier.buyer = placed.buyer
              and earlier.placed_at < placed.placed_at and not earlier.test and earlier.deleted_at is null
            limit 2) as two
        ) = 1`,
        ),
        COUNT,
        store,
        span,
      );
    case 'recovered_carts':
      return byLocalDay(
        sql`
        select completed_at as at, 1 as value from abandoned_checkouts where store_id = ${store.id}`,
        COUNT,
        store,
        span,
      );
    case 'product_refunds':
      return byLocalDay(
        sql`
        select occurred_at as at, order_id as value from sale_events
        where store_id = ${store.id} and kind = 'refund' and part = 'product' and product_id = ${watched.id}`,
        sql`count(distinct value)`,
        store,
        span,
      );
    case 'cancellations':
      return byLocalDay(
        sql`
        select placed_at as at, 1 as value from orders
        where store_id = ${store.id} and cancelled_at is not null and not test and deleted_at is null`,
        COUNT,
        store,
        span,
      );
  }
}

const COUNT = sql`count(*)`;

/** Orders of known customers that meet a condition on those before. */
const ordersAfter = ({ id }: OwnedStore, condition: SQL) => sql`
  select placed.placed_at as at, 1 as value from orders placed
  where placed.store_id = ${id} and placed.buyer is not null and not placed.test and placed.deleted_at is null and ${condition}`;

/** By the address on the order; what came back counts on its own day. */
const placeEvents = ({ countryCode, city }: Extract<Watched, { kind: 'place' }>, { id }: OwnedStore) => sql`
  select occurred_at as at, amount + discount as value from sale_events
  join orders on orders.store_id = ${id} and orders.id = sale_events.order_id
  where sale_events.store_id = ${id} and part = 'product' and country_code is not distinct from ${countryCode}
    ${city === null ? sql`` : sql`and lower(btrim(city)) = lower(btrim(${city}::text))`}`;

function byLocalDay(moments: SQL, value: SQL, { timeZone }: OwnedStore, { from, to }: Span): SQL {
  const since = localDay(from, timeZone).from.toISOString();
  const until = localDay(to, timeZone).to.toISOString();
  return sql`
    select (at at time zone ${timeZone})::date, ${value} from (${moments}) as moments
    where at >= ${since} and at < ${until} group by 1`;
}
