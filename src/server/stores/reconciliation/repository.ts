import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores, storeComparisons, syncStates } from '#server/core/db/schema/stores.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { DayFigures } from '#server/platforms/ports/store-platform.ts';

import type { OurProfit } from './compare-profit.ts';

export type ComparisonRecord = typeof storeComparisons.$inferSelect;

export async function findComparison(db: Database, storeId: string): Promise<ComparisonRecord | undefined> {
  const [found] = await db.select().from(storeComparisons).where(eq(storeComparisons.storeId, storeId));
  return found;
}

export async function saveComparison(db: Database, record: typeof storeComparisons.$inferInsert) {
  await db
    .insert(storeComparisons)
    .values(record)
    .onConflictDoUpdate({ target: storeComparisons.storeId, set: record });
}

/** Active stores whose history is in and that were not compared since `before`; some of them, where there are more. */
export async function findStoresToCompare(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${connectedStores.id} from ${connectedStores}
    join ${syncStates} on ${syncStates.storeId} = ${connectedStores.id}
    left join ${storeComparisons} on ${storeComparisons.storeId} = ${connectedStores.id}
    where ${connectedStores.isActive} and ${connectedStores.disconnectedAt} is null and ${syncStates.historyComplete}
      and (${storeComparisons.comparedAt} is null or ${storeComparisons.comparedAt} < ${before.toISOString()})
    order by random() limit ${most}`);
  return rows.map((row) => row.id);
}

/** Total sales are net sales with shipping, tax, tips, duties and fees (metrics 1). */
export async function findDayFigures(
  db: Database,
  storeId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<DayFigures[]> {
  const { rows } = await db.execute<{ day: string; orders: string; total: string }>(sql`
    select day::text, sum(orders) as orders, sum(gross + discounts + reversals + shipping + tax + other) as total
    from sales_hours where store_id = ${storeId} and day between ${firstDay} and ${lastDay} group by day`);
  return rows.map(({ day, orders, total }) => ({ day, orders: Number(orders), totalSales: Number(total) }));
}

export async function countOrders(db: Database, storeId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders where store_id = ${storeId} and deleted_at is null`);
  return rows[0]!.count;
}

/**
 * Our profit of these days as the platform counts it: fees as it reported them, without the tax on them, and without what
 * was given back for no line, which it leaves out of its gross profit.
 */
export async function findProfitForComparison(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<OurProfit> {
  const from = localDay(firstDay, timeZone).from.toISOString();
  const to = localDay(lastDay, timeZone).to.toISOString();
  const { rows } = await db.execute<Record<keyof OurProfit, string | boolean>>(sql`
    select coalesce(sum(covered), 0) - (
        select coalesce(sum(amount + discount), 0) from sale_events
        where store_id = ${id} and occurred_at >= ${from} and occurred_at < ${to} and part = 'product'
          and line_id is null and kind <> 'sale') as "netSalesWithCost",
      coalesce(sum(cost_of_goods), 0) as "costOfGoods", (
        select coalesce(sum(payment.fee), 0) from order_payments payment
        join orders on orders.store_id = payment.store_id and orders.id = payment.order_id and orders.deleted_at is null
        where payment.store_id = ${id} and payment.processed_at >= ${from} and payment.processed_at < ${to}) as fees,
      coalesce(sum(fees_expected), 0) as "feesExpected",
      exists (select from variant_costs where store_id = ${id} and source = 'owner') as "hasOwnerCosts"
    from profit_days where store_id = ${id} and day between ${firstDay} and ${lastDay}`);
  const { hasOwnerCosts, ...sums } = rows[0]!;
  return {
    netSalesWithCost: Number(sums.netSalesWithCost),
    costOfGoods: Number(sums.costOfGoods),
    fees: Number(sums.fees),
    feesExpected: Number(sums.feesExpected),
    hasOwnerCosts: hasOwnerCosts as boolean,
  };
}
