import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { buyerSlices } from './buyer-slices.ts';
import { AGE_STEP, type FirstOrders } from './first-repurchase.ts';

/** Every customer by the age of their first order and the local days until their second. */
export async function countFirstOrders(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  today: string,
): Promise<FirstOrders[]> {
  const counted = new Map<string, FirstOrders>();
  for await (const buyers of buyerSlices(db, id)) {
    const { rows } = await db.execute<{ age_step: number; days: number | null; customers: number }>(sql`
      select ((${today}::date - first_day) / ${AGE_STEP}::int)::int as age_step, second_day - first_day as days,
        count(*)::int as customers
      from (
        select min(day) filter (where number = 1) as first_day, min(day) filter (where number = 2) as second_day from (
          select buyer, (placed_at at time zone ${timeZone}::text)::date as day,
            row_number() over (partition by buyer order by placed_at, id) as number
          from orders where store_id = ${id} and ${buyers} and not test and deleted_at is null) placed
        where number <= 2 group by buyer) firsts
      group by 1, 2`);
    for (const { age_step: ageStep, days, customers } of rows) {
      const key = `${ageStep} ${days}`;
      const known = counted.get(key);
      if (known) known.customers += customers;
      else counted.set(key, { ageStep, days, customers });
    }
  }
  return [...counted.values()];
}
