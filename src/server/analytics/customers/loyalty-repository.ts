import { sql } from 'drizzle-orm';
import { type Buyers, countBuyersBetween } from '#server/analytics/reports/count-buyers.ts';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';

/** A month from its first day on is one look into the index of its buyers; of other stretches every order is read. */
export function countBuyers(db: Database, storeId: string, stretch: Stretch): Promise<Buyers> {
  const { firstDay, lastDay } = stretch;
  const isInOneMonth = firstDay.endsWith('-01') && firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return isInOneMonth ? countBuyersOfMonth(db, storeId, stretch) : countBuyersBetween(db, storeId, stretch);
}

async function countBuyersOfMonth(
  db: Database,
  storeId: string,
  { firstDay, lastDay, to }: Stretch,
): Promise<Buyers> {
  return oneOf(
    await db.execute(sql`
      select ${counts} from (
        select bool_and(bought_before) as bought_before, count(*) + count(*) filter (where second_order_at < ${to.toISOString()}) > 1 as twice
        from customer_months
        where store_id = ${storeId} and month >= ${firstDay} and month <= ${lastDay} and first_order_at < ${to.toISOString()}
        group by buyer) buyers`),
  );
}

/** The same of everybody's whole life. */
export async function countAllBuyers(db: Database, storeId: string): Promise<Buyers> {
  return oneOf(
    await db.execute(sql`
      select ${counts} from (
        select false as bought_before, orders > 1 as twice from customer_totals where store_id = ${storeId}) buyers`),
  );
}

const counts = sql`count(*)::int as customers, (count(*) filter (where not bought_before))::int as "firstTime",
  (count(*) filter (where bought_before or twice))::int as returning, (count(*) filter (where twice))::int as repeating`;

function oneOf({ rows }: { rows: Record<string, unknown>[] }): Buyers {
  return rows[0] as unknown as Buyers;
}
