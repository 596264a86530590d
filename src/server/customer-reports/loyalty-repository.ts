import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { Stretch } from '#server/reporting/range-period.ts';

/** Who ordered in a stretch. */
export interface Buyers {
  customers: number;
  /** Their first order ever lies in it. */
  firstTime: number;
  /** They ordered before it, or twice in it. */
  returning: number;
  /** Twice in it. */
  repeating: number;
}

/** What begins with a month is read from the months of customers, of other stretches every order. */
export function countBuyers(db: Database, storeId: string, stretch: Stretch): Promise<Buyers> {
  return stretch.firstDay.endsWith('-01')
    ? countBuyersOfMonths(db, storeId, stretch)
    : countBuyersOfDays(db, storeId, stretch);
}

async function countBuyersOfMonths(
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

async function countBuyersOfDays(db: Database, storeId: string, { from, to }: Stretch): Promise<Buyers> {
  return oneOf(
    await db.execute(sql`
      select ${counts} from (
        select first_order_at < ${from.toISOString()} as bought_before, twice
        from (
          select buyer, count(*) > 1 as twice from orders
          where store_id = ${storeId} and placed_at >= ${from.toISOString()} and placed_at < ${to.toISOString()}
            and buyer is not null and not test and deleted_at is null
          group by buyer) ordering
        join customer_totals totals on totals.store_id = ${storeId} and totals.buyer = ordering.buyer) buyers`),
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
