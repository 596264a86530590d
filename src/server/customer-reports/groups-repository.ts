import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { buyerSlices } from './buyer-slices.ts';
import type { ScoredCustomer } from './group-scores.ts';

/** Everybody who has kept an order since, and how many customers there are with the others. */
export async function findScoredCustomers(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  { since, today }: { since: string; today: string },
): Promise<{ scored: ScoredCustomer[]; everybody: number }> {
  const scored: ScoredCustomer[] = [];
  let everybody = 0;
  for await (const buyers of buyerSlices(db, id)) {
    const { rows } = await db.execute(sql`
      select kept_orders, net, ${today}::date - (last_kept_at at time zone ${timeZone})::date as days,
        coalesce(last_kept_at >= ${since}, false) as is_scored
      from customer_totals where store_id = ${id} and ${buyers}`);
    everybody += rows.length;
    for (const row of rows) {
      if (row.is_scored)
        scored.push({ days: Number(row.days), orders: Number(row.kept_orders), net: Number(row.net) });
    }
  }
  return { scored, everybody };
}

/** Known to the platform, but without an order. */
export async function countProspects(db: Database, storeId: string): Promise<number> {
  const { rows } = await db.execute<{ prospects: number }>(sql`
    select count(*)::int as prospects from customers
    where store_id = ${storeId} and not exists (
      select from customer_totals where customer_totals.store_id = ${storeId} and buyer = customers.id)`);
  return rows[0]!.prospects;
}
