import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import { sumLastHour } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import { type DaySpan, daysIn } from './series-points.ts';

export interface HourCell {
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  orders: number;
}

/** Orders by local weekday and hour; hours without orders are left out. */
export async function countOrdersByHour(
  db: Database,
  storeId: string,
  stretch: Stretch,
): Promise<HourCell[]> {
  const { firstDay, lastDay, lastHour } = stretch;
  const [{ rows }, last] = await Promise.all([
    db.execute<HourCell & Record<string, unknown>>(sql`
      select extract(dow from day)::int as weekday, hour::int, sum(orders)::int as orders from sales_hours
      where store_id = ${storeId} and day >= ${firstDay}
        and (day < ${lastDay} or (day = ${lastDay} and hour < ${lastHour}))
      group by 1, 2 having sum(orders) <> 0 order by 1, 2`),
    sumLastHour(db, storeId, stretch),
  ]);
  if (last.orders === 0) return rows;
  const unfinished = { weekday: weekdayOf(lastDay), hour: lastHour, orders: last.orders };
  const same = rows.find(({ weekday, hour }) => weekday === unfinished.weekday && hour === unfinished.hour);
  if (same) same.orders += unfinished.orders;
  else rows.push(unfinished);
  return rows;
}

/** How many of each weekday lie in the span, Sunday first. */
export function countWeekdays(span: DaySpan): number[] {
  const days = daysIn(span);
  const first = weekdayOf(span.from);
  return Array.from({ length: 7 }, (_, weekday) => {
    const offset = (weekday - first + 7) % 7;
    return Math.max(0, Math.ceil((days - offset) / 7));
  });
}

function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek % 7;
}
