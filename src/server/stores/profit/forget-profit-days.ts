import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

/*
 * A day of profit is right as long as its row is there. In the transaction that changes something of a day the row goes,
 * and the next reader writes it again.
 */

/** @param days local days of the store. */
export async function forgetProfitDays(tx: Database, storeId: string, days: Iterable<string>) {
  const named = [...new Set(days)];
  if (named.length === 0) return;
  await tx.execute(sql`
    delete from profit_days where store_id = ${storeId} and day = any(${textArray(named)}::date[])`);
}

/** Costs or rules changed that hold from this day on. */
export async function forgetProfitSince(tx: Database, storeId: string, day: string) {
  await tx.execute(sql`delete from profit_days where store_id = ${storeId} and day >= ${day}`);
}

export async function forgetAllProfit(tx: Database, storeId: string) {
  await tx.execute(sql`delete from profit_days where store_id = ${storeId}`);
}

/** The days on which something of these orders was paid or charged. */
export async function forgetPaymentDays(
  tx: Database,
  { id: storeId, timeZone }: { id: string; timeZone: string },
  orderIds: string[],
) {
  if (orderIds.length === 0) return;
  const ids = textArray(orderIds);
  await tx.execute(sql`
    delete from profit_days where store_id = ${storeId} and day in (
      select (processed_at at time zone ${timeZone})::date from order_payments
      where store_id = ${storeId} and order_id = any(${ids})
      union
      select (at at time zone ${timeZone})::date from store_charges
      where store_id = ${storeId} and order_id = any(${ids}))`);
}
