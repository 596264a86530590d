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
    // As one text: rows of their own take the embedded database several times as long to hand over.
    const { rows } = await db.execute<{ customers: number; scored: string | null }>(sql`
      select count(*)::int as customers, (json_agg(json_build_array(
        ${today}::date - (last_kept_at at time zone ${timeZone})::date, kept_orders, net))
        filter (where last_kept_at >= ${since}))::text as scored
      from customer_totals where store_id = ${id} and ${buyers}`);
    const [{ customers, scored: listed }] = rows as [(typeof rows)[number]];
    everybody += customers;
    for (const [days, orders, net] of JSON.parse(listed ?? '[]') as [number, number, number][])
      scored.push({ days, orders, net });
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
