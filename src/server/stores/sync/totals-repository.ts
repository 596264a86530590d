import { type SQL, sql } from 'drizzle-orm';
import { type BulkColumns, columnList, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { PRODUCT_SUMS, type ProductDay } from '#server/stores/ledger/product-days.ts';

export async function addToProductDays(db: Database, storeId: string, changes: ProductDay[]) {
  if (changes.length === 0) return;
  const columns: BulkColumns<ProductDay> = {
    store_id: ['uuid', () => storeId],
    day: ['date', (change) => change.day],
    product_id: ['text', (change) => change.productId],
  };
  for (const name of PRODUCT_SUMS) columns[name] = ['bigint', (change) => change[name]];
  const sums = PRODUCT_SUMS.map((name) => `${name} = product_days.${name} + excluded.${name}`);
  await db.execute(sql`
    insert into product_days (${columnList(columns)}) select * from ${rowsOf(changes, columns)}
    on conflict (store_id, day, product_id) do update set ${sql.raw(sums.join(', '))}`);
  await db.execute(sql`
    delete from product_days using ${rowsOf(changes, columns)}
    where product_days.store_id = ${storeId} and product_days.day = incoming.day
      and product_days.product_id = incoming.product_id and
      ${sql.raw(PRODUCT_SUMS.map((name) => `product_days.${name} = 0`).join(' and '))}`);
}

/** When these buyers ordered first; those who never did are not in it. */
export async function findFirstOrders(
  db: Database,
  storeId: string,
  buyers: string[],
): Promise<Map<string, Date>> {
  if (buyers.length === 0) return new Map();
  const { rows } = await db.execute<{ buyer: string; first: string }>(sql`
    select buyer, first_order_at as first from customer_totals
    where store_id = ${storeId} and buyer = any(${textArray(buyers)})`);
  return new Map(rows.map(({ buyer, first }) => [buyer, new Date(first)]));
}

/** Counts again what these buyers have bought in their life. */
export async function recountCustomerTotals(db: Database, storeId: string, buyers: string[]) {
  if (buyers.length > 0) await countTotalsWhere(db, storeId, sql`buyer = any(${textArray(buyers)})`);
}

/** The same for everybody whose key lies after `after` and, unless they are the last, up to `upTo`. */
export function countCustomerTotals(
  db: Database,
  storeId: string,
  { after, upTo }: { after: string; upTo: string | null },
) {
  return countTotalsWhere(
    db,
    storeId,
    upTo === null ? sql`buyer > ${after}` : sql`buyer > ${after} and buyer <= ${upTo}`,
  );
}

/** Only orders that were read before `net` was saved with them are summed from the ledger. */
async function countTotalsWhere(db: Database, storeId: string, concerned: SQL) {
  await db.execute(sql`
    with bought as (
      select buyer, placed_at, coalesce(orders.net, sales.net) as net, coalesce(orders.kept, sales.kept) as kept
      from orders cross join lateral (
        select coalesce(sum(amount + discount) filter (where part = 'product'), 0) as net,
          orders.cancelled_at is null
            and not coalesce(bool_or(kind <> 'sale') and sum(amount + discount) <= 0, false)
            and not coalesce(bool_or(kind <> 'sale') filter (where part in ('product', 'gift_card'))
              and sum(amount + discount) filter (where part in ('product', 'gift_card')) <= 0, false) as kept
        from sale_events
        where orders.net is null and sale_events.store_id = ${storeId} and order_id = orders.id
      ) sales
      where store_id = ${storeId} and ${concerned} and not test and deleted_at is null
    ), counted as (
      select buyer, count(*)::int as orders, sum(net)::bigint as net, min(placed_at) as first_order_at,
        max(placed_at) as last_order_at, (count(*) filter (where kept))::int as kept_orders,
        max(placed_at) filter (where kept) as last_kept_at
      from bought group by buyer
    ), gone as (
      delete from customer_totals old
      where store_id = ${storeId} and ${concerned}
        and not exists (select from counted where counted.buyer = old.buyer)
    )
    insert into customer_totals as old
      (store_id, buyer, orders, net, first_order_at, last_order_at, kept_orders, last_kept_at)
    select ${storeId}::uuid, buyer, orders, net, first_order_at, last_order_at, kept_orders, last_kept_at from counted
    on conflict (store_id, buyer) do update set orders = excluded.orders, net = excluded.net,
      first_order_at = excluded.first_order_at, last_order_at = excluded.last_order_at,
      kept_orders = excluded.kept_orders, last_kept_at = excluded.last_kept_at
    where (old.orders, old.net, old.first_order_at, old.last_order_at, old.kept_orders, old.last_kept_at)
      is distinct from (excluded.orders, excluded.net, excluded.first_order_at, excluded.last_order_at,
        excluded.kept_orders, excluded.last_kept_at)`);
}

/** Sums the product part of the ledger again for local days; `to` is not included. */
export async function countProductDays(
  db: Database,
  store: { id: string; timeZone: string },
  { from, to }: { from: string; to: string },
) {
  const begins = localDay(from, store.timeZone).from.toISOString();
  const ends = localDay(to, store.timeZone).from.toISOString();
  await db.execute(sql`
    delete from product_days where store_id = ${store.id} and day >= ${from} and day < ${to}`);
  await db.execute(sql`
    insert into product_days (store_id, day, product_id, orders, units, gross, discounts, reversals)
    select * from (
      select ${store.id}::uuid, (occurred_at at time zone ${store.timeZone})::date as day,
        coalesce(product_id, '') as product_id, (count(distinct order_id) filter (where kind = 'sale'))::int as orders,
        coalesce(sum(quantity) filter (where kind = 'sale'), 0)::int as units,
        coalesce(sum(amount) filter (where sold), 0)::bigint as gross,
        coalesce(sum(discount) filter (where sold), 0)::bigint as discounts,
        coalesce(sum(amount + discount) filter (where not sold), 0)::bigint as reversals
      from (
        select *, kind = 'sale' or (kind = 'edit' and amount >= 0) as sold from sale_events
        where store_id = ${store.id} and part = 'product' and occurred_at >= ${begins} and occurred_at < ${ends}
      ) events
      group by 2, 3) days
    where (orders, units, gross, discounts, reversals) <> (0, 0, 0, 0, 0)`);
}

/** The first and the last local day with anything to be counted by product; null where there is nothing. */
export async function findProductDaySpan(db: Database, store: { id: string; timeZone: string }) {
  const { rows } = await db.execute<{ first: string | null; last: string | null }>(sql`
    select min(day)::text as first, max(day)::text as last from (
      select (min(occurred_at) at time zone ${store.timeZone})::date as day from sale_events where store_id = ${store.id}
      union all
      select (max(occurred_at) at time zone ${store.timeZone})::date from sale_events where store_id = ${store.id}
      union all
      select min(day) from product_days where store_id = ${store.id}
      union all
      select max(day) from product_days where store_id = ${store.id}) days`);
  const { first, last } = rows[0]!;
  return first && last ? { first, last } : null;
}
