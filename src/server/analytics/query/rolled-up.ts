import { type SQL, sql } from 'drizzle-orm';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { HOUR_SUMS, type HourSums, noSums } from '#server/stores/ledger/sales-hours.ts';
import type { Dimension } from '#shared/analytics/asking.ts';
import type { SalesRow } from './order-sums.ts';

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sumsOf = (names: readonly string[]) =>
  sql.raw(names.map((name) => `sum(${columnOf(name)})::bigint as "${name}"`).join(', '));

const DAY_KEYS: Partial<Record<Dimension, SQL>> = {
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', day), 'YYYY-MM-DD')`,
  month: sql`to_char(day, 'YYYY-MM')`,
  weekday: sql`extract(dow from day)::int::text`,
};

/** What the roll-ups have counted already, over whole local days to the last of the stretch; null where they have not. */
export async function sumRolledUp(
  db: Database,
  storeId: string,
  { firstDay }: Stretch,
  lastDay: string,
  by: Dimension,
): Promise<SalesRow[] | null> {
  const days = sql`store_id = ${storeId} and day between ${firstDay} and ${lastDay}`;
  const key = DAY_KEYS[by];
  if (key)
    return rowsOf(
      await db.execute(
        sql`select ${key} as key, ${sumsOf(HOUR_SUMS)} from sales_days where ${days} group by 1`,
      ),
    );
  if (by === 'hour')
    return rowsOf(
      await db.execute(
        sql`select hour::text as key, ${sumsOf(HOUR_SUMS)} from sales_hours where ${days} group by 1`,
      ),
    );
  if (by === 'product')
    return rowsOf(
      await db.execute(sql`
        select product_id as key, ${sumsOf(['orders', 'units', 'gross', 'discounts', 'reversals'])}
        from product_days where ${days} group by 1`),
    );
  return null;
}

function rowsOf({ rows }: { rows: Record<string, unknown>[] }): SalesRow[] {
  return rows.map(({ key, ...found }) => {
    const sums: HourSums = noSums();
    for (const name of HOUR_SUMS) sums[name] = Number(found[name] ?? 0);
    return { key: key as string, label: null, sums, buyers: null, refunded: null };
  });
}
