import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { RangePeriod, Stretch } from '#server/reporting/range-period.ts';

/** Net sales of orders without a customer, minor units. */
export interface GuestSales {
  current: number;
  previous: number;
}

/** Of both stretches, by the day on which it was sold and given back, as all net sales are counted. */
export async function findGuestSales(
  db: Database,
  storeId: string,
  { current, previous }: RangePeriod,
): Promise<GuestSales> {
  const [now, before] = await Promise.all([
    sumGuestSales(db, storeId, current),
    previous ? sumGuestSales(db, storeId, previous) : 0,
  ]);
  return { current: now, previous: before };
}

/**
 * Orders to which nothing happened since are summed by what they are worth; events are read of the others only. Both walk
 * the index of buyers, in which those without one stand together.
 */
async function sumGuestSales(db: Database, storeId: string, { from, to }: Stretch): Promise<number> {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const { rows } = await db.execute<{ net: string }>(sql`
    select coalesce(sum(net), 0)::bigint as net from (
      select sum(net) as net from orders
      where store_id = ${storeId} and buyer is null and placed_at >= ${first} and placed_at < ${end}
        and not test and deleted_at is null and not ${hasEvents}
      union all
      select sum(amount + discount) from orders
      join sale_events events on events.store_id = ${storeId} and events.order_id = orders.id
      where orders.store_id = ${storeId} and buyer is null and placed_at < ${end}
        and not test and deleted_at is null and ${hasEvents}
        and part = 'product' and occurred_at >= ${first} and occurred_at < ${end}) parts`);
  return Number(rows[0]!.net);
}

const hasEvents = sql`(changed or cancelled_at is not null or net is null)`;
