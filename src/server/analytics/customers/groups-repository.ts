import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { localDay, localDayNumbers } from '#server/core/time/local-hours.ts';
import type { ScoredCustomer } from './group-scores.ts';

/** Others have their turn at the embedded database in between. */
const BUYERS_AT_ONCE = 4_000;

/** Everybody who has kept an order since, and how many customers there are with the others. */
export async function findScoredCustomers(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  { since, today }: { since: string; today: string },
): Promise<{ scored: ScoredCustomer[]; everybody: number }> {
  const scored: ScoredCustomer[] = [];
  const counts = sql`last_kept_at >= ${since}`;
  const dayOf = localDayNumbers(timeZone);
  const todayNumber = dayOf(localDay(today, timeZone).from.getTime());
  let everybody = 0;
  for (let after = ''; ; ) {
    // As one text each: rows or lists of their own take the embedded database several times as long to hand over.
    const { rows } = await db.execute<
      { customers: number } & Record<'last' | 'keptAt' | 'orders' | 'net', string | null>
    >(sql`
      select count(*)::int as customers, max(buyer) as last,
        string_agg(floor(date_part('epoch', last_kept_at))::bigint::text, ',') filter (where ${counts}) as "keptAt",
        string_agg(kept_orders::text, ',') filter (where ${counts}) as orders,
        string_agg(net::text, ',') filter (where ${counts}) as net
      from (
        select buyer, last_kept_at, kept_orders, net from customer_totals
        where store_id = ${id} and buyer > ${after} order by buyer limit ${BUYERS_AT_ONCE}) as buyers`);
    const { customers, last, ...lists } = rows[0]!;
    everybody += customers;
    const [keptAt, orders, nets] = [numbersIn(lists.keptAt), numbersIn(lists.orders), numbersIn(lists.net)];
    for (let place = 0; place < keptAt.length; place += 1) {
      const days = todayNumber - dayOf(keptAt[place]! * 1000);
      scored.push({ days, orders: orders[place]!, net: nets[place]! });
    }
    if (last === null || customers < BUYERS_AT_ONCE) return { scored, everybody };
    after = last;
  }
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
