import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { createHourChanges } from '#server/stores/ledger/sales-hours.ts';
import { forgetAllProfit } from '#server/stores/profit/forget-profit-days.ts';
import { findLedgerOf, findSavedOrders } from './orders-repository.ts';
import { addToSalesHours, recountCustomerMonths } from './roll-ups-repository.ts';

const ORDERS_AT_ONCE = 1_000;

/** Sums the whole ledger of a store again: after its time zone changed, every local hour begins elsewhere. */
export async function rebuildSalesHours(tx: Database, store: { id: string; timeZone: string }) {
  await tx.execute(sql`delete from sales_hours where store_id = ${store.id}`);
  await tx.execute(sql`delete from sales_days where store_id = ${store.id}`);
  await forgetAllProfit(tx, store.id);
  await tx.execute(sql`delete from customer_months where store_id = ${store.id}`);
  const localHour = localHours(store.timeZone);
  for (let after = ''; ; ) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from orders where store_id = ${store.id} and id > ${after} order by id limit ${ORDERS_AT_ONCE}`);
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return;
    after = ids.at(-1)!;
    const orders = [...(await findSavedOrders(tx, store.id, ids)).values()];
    const events = await findLedgerOf(tx, store.id, ids);
    const hours = createHourChanges(localHour);
    for (const order of orders) hours.add(order, events.get(order.id) ?? [], 1);
    await addToSalesHours(tx, store.id, hours.list());
    await recountCustomerMonths(tx, store, [...new Set(orders.flatMap((order) => order.buyer ?? []))]);
  }
}
