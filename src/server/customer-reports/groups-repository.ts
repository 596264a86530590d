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
  const counts = sql`last_kept_at >= ${since}`;
  let everybody = 0;
  for await (const buyers of buyerSlices(db, id)) {
    // As one text each: rows or lists of their own take the embedded database several times as long to hand over.
    const { rows } = await db.execute<
      { customers: number } & Record<keyof ScoredCustomer, string | null>
    >(sql`
      select count(*)::int as customers,
        string_agg((${today}::date - (last_kept_at at time zone ${timeZone})::date)::text, ',') filter (where ${counts}) as days,
        string_agg(kept_orders::text, ',') filter (where ${counts}) as orders,
        string_agg(net::text, ',') filter (where ${counts}) as net
      from customer_totals where store_id = ${id} and ${buyers}`);
    const { customers, ...lists } = rows[0]!;
    everybody += customers;
    const [days, orders, nets] = [numbersIn(lists.days), numbersIn(lists.orders), numbersIn(lists.net)];
    for (let place = 0; place < days.length; place += 1)
      scored.push({ days: days[place]!, orders: orders[place]!, net: nets[place]! });
  }
  return { scored, everybody };
}

const numbersIn = (list: string | null) => JSON.parse(`[${list ?? ''}]`) as number[];

/** Known to the platform, but without an order. */
export async function countProspects(db: Database, storeId: string): Promise<number> {
  const { rows } = await db.execute<{ prospects: number }>(sql`
    select count(*)::int as prospects from customers
    where store_id = ${storeId} and not exists (
      select from customer_totals where customer_totals.store_id = ${storeId} and buyer = customers.id)`);
  return rows[0]!.prospects;
}
