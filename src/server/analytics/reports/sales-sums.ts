import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { addEvent, added, HOUR_SUMS, type HourSums, noSums } from '#server/stores/ledger/sales-hours.ts';
import type { Stretch } from './range-period.ts';

/** Whole local days and hours come from the roll-ups, the hour that the stretch ends in from the ledger. */
export async function sumSales(db: Database, storeId: string, stretches: Stretch[]): Promise<HourSums[]> {
  const [whole, lastHours] = await Promise.all([
    sumWholeHours(db, storeId, stretches),
    Promise.all(stretches.map((each) => sumLastHour(db, storeId, each))),
  ]);
  return whole.map((sums, index) => added(sums, lastHours[index]!));
}

async function sumWholeHours(db: Database, storeId: string, stretches: Stretch[]): Promise<HourSums[]> {
  const parts = stretches.map(
    (stretch, index) =>
      sql`select ${index}::int as stretch, ${sumColumns} from ${wholeParts(storeId, stretch)}`,
  );
  const { rows } = await db.execute(sql`${sql.join(parts, sql` union all `)} order by stretch`);
  return rows.map(sumsOf);
}

/** The days of a stretch on which anything happened; its last, unfinished hour is taken from the ledger. */
export async function sumSalesByDay(
  db: Database,
  storeId: string,
  stretch: Stretch,
): Promise<Map<string, HourSums>> {
  const [{ rows }, lastHour] = await Promise.all([
    db.execute<{ of: string }>(sql`
      select to_char(day, 'YYYY-MM-DD') as of, ${sumColumns} from ${wholeParts(storeId, stretch)} group by day`),
    sumLastHour(db, storeId, stretch),
  ]);
  const days = new Map(rows.map((row) => [row.of, sumsOf(row)]));
  days.set(stretch.lastDay, added(days.get(stretch.lastDay) ?? noSums(), lastHour));
  return days;
}

/** For `from`: the days of a stretch but its last, and the finished hours of that, with their day. */
export function wholeParts(storeId: string, { firstDay, lastDay, lastHour }: Stretch) {
  return sql`(
    select day, ${SUMMED} from sales_days where store_id = ${storeId} and day >= ${firstDay} and day < ${lastDay}
    union all
    select day, ${SUMMED} from sales_hours
    where store_id = ${storeId} and day = ${lastDay} and hour < ${lastHour}) as parts`;
}

/**
 * The sum of whole numbers. Doubles add them up exactly below 2^53, and several times as fast as bigints, whose sums
 * are made as numeric.
 */
export const wholeSum = (expression: string) =>
  sql.raw(`coalesce(sum((${expression})::double precision), 0)`);

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const SUMMED = sql.raw(HOUR_SUMS.map(columnOf).join(', '));

/** All sums, named as in HOUR_SUMS. */
const sumColumns = sql.join(
  HOUR_SUMS.map((name) => sql`${wholeSum(columnOf(name))} as ${sql.identifier(name)}`),
  sql`, `,
);

function sumsOf(row: Record<string, unknown>): HourSums {
  const sums = noSums();
  for (const name of HOUR_SUMS) sums[name] = Number(row[name]);
  return sums;
}

/** The part of the stretch's last local hour that lies in it. */
export async function sumLastHour(
  db: Database,
  storeId: string,
  { lastHourFrom, to }: Stretch,
): Promise<HourSums> {
  if (to <= lastHourFrom) return noSums();
  const from = lastHourFrom.toISOString();
  const until = to.toISOString();
  const [placed, happened] = await Promise.all([
    db.execute(sql`
      select count(*)::int as orders, count(cancelled_at)::int as "cancelledOrders",
        count(*) filter (where not paid)::int as "unpaidOrders", count(*) filter (where buyer is null)::int as "guestOrders"
      from orders
      where store_id = ${storeId} and placed_at >= ${from} and placed_at < ${until} and not test and deleted_at is null`),
    db.execute(sql`
      select kind, part, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount)::bigint as discount
      from sale_events where store_id = ${storeId} and occurred_at >= ${from} and occurred_at < ${until}
      group by kind, part, amount >= 0`),
  ]);
  const sums = { ...noSums(), ...(placed.rows[0] as Partial<HourSums>) };
  for (const row of happened.rows) {
    const event = {
      kind: row.kind as 'sale',
      part: row.part as 'product',
      quantity: Number(row.quantity),
      amount: Number(row.amount),
      discount: Number(row.discount),
    };
    addEvent(sums, event, 1);
  }
  return sums;
}

/** Gross − discounts − returns (metrics 1); discounts and reversals are saved as negative sums. */
export function netSales(sums: Pick<HourSums, 'gross' | 'discounts' | 'reversals'>): number {
  return sums.gross + sums.discounts + sums.reversals;
}

/** Net + shipping + tax + duties, tips and fees, each net of its refunds. */
export function totalSales(sums: HourSums): number {
  return netSales(sums) + sums.shipping + sums.tax + sums.other;
}
