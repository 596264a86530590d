import { sql } from 'drizzle-orm';
import type { RangePeriod, Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';

export interface ProductEffect {
  productId: string | null;
  title: string;
  current: number;
  previous: number;
}

const MOST_EFFECTS = 8;

/** The products whose net sales changed most from one stretch to the other, in minor units. */
export async function findProductEffects(
  db: Database,
  store: { id: string; timeZone: string },
  { current, previous }: RangePeriod & { previous: Stretch },
): Promise<ProductEffect[]> {
  const { rows } = await db.execute(sql`
    with moved as (
      select product_id, sum(case when stretch = 0 then net else 0 end) as current,
        sum(case when stretch = 1 then net else 0 end) as previous
      from (${netOf(store, current, 0)} union all ${netOf(store, previous, 1)}) as both_stretches
      group by product_id)
    select product_id as id, coalesce(products.title, '') as title, moved.current::bigint, moved.previous::bigint
    from moved left join products on products.store_id = ${store.id} and products.id = moved.product_id
    where moved.current <> moved.previous
    order by abs(moved.current - moved.previous) desc, product_id limit ${MOST_EFFECTS}`);
  return rows.map((row) => ({
    productId: (row.id as string) || null,
    title: row.title as string,
    current: Number(row.current),
    previous: Number(row.previous),
  }));
}

/** Finished days from the roll-up, the day that the stretch ends in from the ledger. */
function netOf(
  { id, timeZone }: { id: string; timeZone: string },
  { firstDay, lastDay, to }: Stretch,
  stretch: number,
) {
  const lastDayFrom = localDay(lastDay, timeZone).from.toISOString();
  return sql`
    select ${stretch}::int as stretch, product_id, sum(gross + discounts + reversals) as net from product_days
    where store_id = ${id} and day >= ${firstDay} and day < ${lastDay} group by product_id
    union all
    select ${stretch}::int, coalesce(product_id, ''), sum(amount + discount) from sale_events
    where store_id = ${id} and occurred_at >= ${lastDayFrom} and occurred_at < ${to.toISOString()} and part = 'product'
    group by product_id`;
}
