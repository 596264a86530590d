import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { buyerSlices } from './buyer-slices.ts';

/** What is counted of a cohort: its customers, who ordered in a month or again in a window, and what they spent by then. */
export type CohortKind = 'size' | 'month' | 'window' | 'value';

export interface CohortSum {
  /** The local month of the first order, `YYYY-MM`. */
  cohort: string;
  kind: CohortKind;
  /** Months since the cohort's; or which window of 30 days since each customer's own first order, from 1. */
  step: number;
  /** Customers, or net sales in minor units for `value`. */
  sum: number;
}

/** All sums of the cohorts from a month on. */
export async function sumCohorts(
  db: Database,
  store: { id: string; timeZone: string },
  since: Date,
): Promise<CohortSum[]> {
  const sums = new Map<string, CohortSum>();
  for await (const buyers of buyerSlices(db, store.id)) {
    for (const part of await sumSlice(db, store, { buyers, since })) {
      const key = `${part.cohort} ${part.kind} ${part.step}`;
      const sum = sums.get(key);
      if (sum) sum.sum += part.sum;
      else sums.set(key, part);
    }
  }
  return [...sums.values()];
}

/** Events are read of those orders only to which something happened later: all of the others was sold when placed. */
async function sumSlice(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  { buyers, since }: { buyers: SQL; since: Date },
): Promise<CohortSum[]> {
  const localDay = (moment: string) => sql`(${sql.raw(moment)} at time zone ${timeZone}::text)::date`;
  const { rows } = await db.execute(sql`
    with people as materialized (
      select buyer, ${localDay('first_order_at')} as first_day from customer_totals
      where store_id = ${id} and ${buyers} and first_order_at >= ${since.toISOString()}
    ), bought as materialized (
      select people.buyer, first_day, ${localDay('placed_at')} as day, id, net,
        row_number() over (partition by people.buyer order by placed_at, id) as number,
        changed or cancelled_at is not null or net is null as has_events
      from people join orders on orders.store_id = ${id} and orders.buyer = people.buyer
      where not test and deleted_at is null
    ), sold as (
      select first_day, day, net from bought where not has_events
      union all
      select first_day, ${localDay('occurred_at')}, amount + discount
      from bought join sale_events on sale_events.store_id = ${id} and order_id = id
      where has_events and part = 'product'
    ), steps as (
      select buyer, first_day, 'size' as kind, 0 as step from people
      union
      select buyer, first_day, 'month', (extract(year from day) - extract(year from first_day))::int * 12
        + (extract(month from day) - extract(month from first_day))::int
      from bought
      union
      select buyer, first_day, 'window', greatest(ceil((day - first_day) / 30.0), 1)::int
      from bought where number > 1 and day - first_day <= 90)
    select to_char(first_day, 'YYYY-MM') as cohort, kind, step, count(*) as sum from steps group by 1, 2, 3
    union all
    select to_char(first_day, 'YYYY-MM'), 'value', greatest(ceil((day - first_day) / 30.0), 1)::int, sum(net)
    from sold group by 1, 3`);
  return rows.map((row) => ({
    cohort: row.cohort as string,
    kind: row.kind as CohortKind,
    step: Number(row.step),
    sum: Number(row.sum),
  }));
}
