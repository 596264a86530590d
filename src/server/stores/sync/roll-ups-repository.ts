import { sql } from 'drizzle-orm';
import { type BulkColumns, columnList, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { HourSums } from '#server/stores/ledger/sales-hours.ts';
import { added, HOUR_SUMS, noSums } from '#server/stores/ledger/sales-hours.ts';

type HourChange = HourSums & { day: string; hour: number };

/** To the hours, and to the days that they make up. */
export async function addToSalesHours(db: Database, storeId: string, changes: HourChange[]) {
  if (changes.length === 0) return;
  await Promise.all([
    addSums(db, 'sales_hours', changes, {
      store_id: ['uuid', () => storeId],
      day: ['date', (change) => change.day],
      hour: ['smallint', (change) => change.hour],
    }),
    addSums(db, 'sales_days', daysOf(changes), {
      store_id: ['uuid', () => storeId],
      day: ['date', (change) => change.day],
    }),
  ]);
}

function daysOf(changes: HourChange[]): (HourSums & { day: string })[] {
  const days = Map.groupBy(changes, ({ day }) => day);
  return [...days].map(([day, hours]) => ({ day, ...hours.reduce(added, noSums()) }));
}

async function addSums<Change extends HourSums>(
  db: Database,
  table: 'sales_hours' | 'sales_days',
  changes: Change[],
  key: BulkColumns<Change>,
) {
  const columns = { ...key };
  for (const name of HOUR_SUMS) columns[snakeCase(name)] = ['bigint', (change) => change[name]];
  const sums = HOUR_SUMS.map(snakeCase).map((name) => `${name} = ${table}.${name} + excluded.${name}`);
  await db.execute(sql`
    insert into ${sql.raw(table)} (${columnList(columns)}) select * from ${rowsOf(changes, columns)}
    on conflict (${columnList(key)}) do update set ${sql.raw(sums.join(', '))}`);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Counts again in which months these buyers ordered. */
export async function recountCustomerMonths(
  db: Database,
  store: { id: string; timeZone: string },
  buyers: string[],
) {
  if (buyers.length === 0) return;
  await db.execute(sql`
    with counted as (
      select buyer, date_trunc('month', placed_at at time zone ${store.timeZone})::date as month,
        min(placed_at) as first_order_at, (array_agg(placed_at order by placed_at))[2] as second_order_at,
        count(*)::int as orders
      from orders
      where store_id = ${store.id} and buyer = any(${textArray(buyers)}) and not test and deleted_at is null
      group by 1, 2
    ), gone as (
      delete from customer_months old
      where store_id = ${store.id} and buyer = any(${textArray(buyers)})
        and not exists (select from counted where counted.buyer = old.buyer and counted.month = old.month)
    )
    insert into customer_months as old
      (store_id, month, buyer, first_order_at, second_order_at, orders, bought_before)
    select ${store.id}::uuid, month, buyer, first_order_at, second_order_at, orders,
      month > min(month) over (partition by buyer)
    from counted
    on conflict (store_id, buyer, month) do update set first_order_at = excluded.first_order_at,
      second_order_at = excluded.second_order_at, orders = excluded.orders, bought_before = excluded.bought_before
    where (old.first_order_at, old.second_order_at, old.orders, old.bought_before)
      is distinct from (excluded.first_order_at, excluded.second_order_at, excluded.orders, excluded.bought_before)`);
}

/** The next buyers of a store in the order of their keys. */
export async function findBuyersAfter(
  db: Database,
  storeId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ buyer: string }>(sql`
    select distinct buyer from orders where store_id = ${storeId} and buyer > ${after} order by buyer limit ${limit}`);
  return rows.map((row) => row.buyer);
}
