import { sql } from 'drizzle-orm';
import { lastDayWithin, type Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { PRODUCT_SUMS, type ProductSums } from '#server/stores/ledger/product-days.ts';

interface StoreInZone {
  id: string;
  timeZone: string;
}

/** Sums by product id over whole local days; what has no product stands under an empty id. */
export async function sumByProduct(
  db: Database,
  { id, timeZone }: StoreInZone,
  stretch: Stretch,
): Promise<Map<string, ProductSums>> {
  const sums = sql.raw(PRODUCT_SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
  const { rows } = await db.execute<Record<string, string>>(sql`
    select product_id, ${sums} from product_days
    where store_id = ${id} and day between ${stretch.firstDay} and ${lastDayWithin(stretch, timeZone)}
    group by product_id`);
  return new Map(rows.map((row) => [row.product_id!, sumsOf(row)]));
}

/** Net sales by product id; of a last day that the stretch ends in, up to that moment. */
export async function sumNetByProduct(
  db: Database,
  { id, timeZone }: StoreInZone,
  { firstDay, lastDay, to }: Stretch,
): Promise<Map<string, number>> {
  const lastDayFrom = localDay(lastDay, timeZone).from.toISOString();
  const { rows } = await db.execute<{ product_id: string; net: string }>(sql`
    select product_id, sum(net)::bigint as net from (
      select product_id, gross + discounts + reversals as net from product_days
      where store_id = ${id} and day >= ${firstDay} and day < ${lastDay}
      union all
      select coalesce(product_id, ''), amount + discount from sale_events
      where store_id = ${id} and occurred_at >= ${lastDayFrom} and occurred_at < ${to.toISOString()}
        and part = 'product') as parts
    group by product_id`);
  return new Map(rows.map(({ product_id, net }) => [product_id, Number(net)]));
}

function sumsOf(row: Record<string, string>): ProductSums {
  const sums: ProductSums = { orders: 0, units: 0, gross: 0, discounts: 0, reversals: 0 };
  for (const name of PRODUCT_SUMS) sums[name] = Number(row[name]);
  return sums;
}
