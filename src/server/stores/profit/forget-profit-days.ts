import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

/*
 * A day of profit is right as long as its row is there. In the transaction that changes something of a day the row goes
 * with all that belongs to it, and the next reader writes it again.
 */

async function forget(tx: Database, storeId: string, which: SQL) {
  const ofDays = (table: string) => sql`
    delete from ${sql.raw(table)} where store_id = ${storeId} and day in (select day from gone)`;
  await tx.execute(sql`
    with gone as (delete from profit_days where store_id = ${storeId} and ${which} returning day),
      products as (${ofDays('profit_products')}), groups as (${ofDays('profit_groups')}),
      placed as (${ofDays('order_profits')}), vat as (${ofDays('vat_days')})
    select count(*) from gone`);
}

/** @param days local days of the store. */
export async function forgetProfitDays(tx: Database, storeId: string, days: Iterable<string>) {
  const named = [...new Set(days)];
  if (named.length > 0) await forget(tx, storeId, sql`day = any(${textArray(named)}::date[])`);
}

/** Costs changed that hold from this day on, and before it where the first known cost counts for earlier days. */
export async function forgetProfitOfCosts(tx: Database, storeId: string, since: string) {
  await forget(
    tx,
    storeId,
    sql`(day >= ${since} or exists (
      select from profit_rules where store_id = ${storeId} and (rules ->> 'firstCostBefore')::boolean))`,
  );
}

export async function forgetAllProfit(tx: Database, storeId: string) {
  await forget(tx, storeId, sql`true`);
}

/** Rules for categories hold for other products now; without such rules nothing changes. */
export async function forgetProfitOfCategories(tx: Database, storeId: string) {
  await forget(
    tx,
    storeId,
    sql`exists (select from profit_rules where store_id = ${storeId} and rules::text like '%"category"%')`,
  );
}

/** The days on which something of these orders was paid or charged. */
export async function forgetPaymentDays(
  tx: Database,
  { id: storeId, timeZone }: { id: string; timeZone: string },
  orderIds: string[],
) {
  if (orderIds.length === 0) return;
  const ids = textArray(orderIds);
  await forget(
    tx,
    storeId,
    sql`day in (
      select (processed_at at time zone ${timeZone})::date from order_payments
      where store_id = ${storeId} and order_id = any(${ids})
      union
      select (at at time zone ${timeZone})::date from store_charges
      where store_id = ${storeId} and order_id = any(${ids}))`,
  );
}
