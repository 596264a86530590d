import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Freshness } from '#server/analytics/reports/freshness.ts';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import { netSales, sumSalesByDay, totalSales } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { HourSums } from '#server/stores/ledger/sales-hours.ts';
import { dayNumber } from './day-number.ts';
import type { SoldDay } from './sales-day.ts';

export interface DaySums {
  orders: number;
  netSales: number;
  totalSales: number;
}

export async function sumDays(
  db: Database,
  storeId: string,
  stretch: Stretch,
): Promise<Map<string, DaySums>> {
  const days = await sumSalesByDay(db, storeId, stretch);
  return new Map([...days].map(([day, sums]) => [day, daySumsOf(sums)]));
}

/** Days by their number, so that stretches of them are summed without a date being written. */
export type NumberedDays = ReadonlyMap<number, DaySums>;

export function byDayNumber(days: Iterable<readonly [day: string, sums: DaySums]>): NumberedDays {
  return new Map([...days].map(([day, sums]) => [dayNumber(day), sums]));
}

export function daySumsOf(sums: HourSums): DaySums {
  return { orders: sums.orders, netSales: netSales(sums), totalSales: totalSales(sums) };
}

const nothing: DaySums = { orders: 0, netSales: 0, totalSales: 0 };

/** The sum of the days from one to another, both included. */
export function sumOfDays(days: NumberedDays, from: string, to: string): DaySums {
  const sum = { ...nothing };
  const last = dayNumber(to);
  for (let number = dayNumber(from); number <= last; number += 1) {
    const each = days.get(number);
    if (!each) continue;
    sum.orders += each.orders;
    sum.netSales += each.netSales;
    sum.totalSales += each.totalSales;
  }
  return sum;
}

/** Every finished day of the history, one after the other, those without sales too. */
export async function findFinishedDays(
  db: Database,
  store: { id: string; timeZone: string },
  freshness: Freshness,
  now: Date,
): Promise<SoldDay[]> {
  const first = firstWholeDay(freshness, store.timeZone);
  if (first === null) return [];
  const today = localHours(store.timeZone)(now).day;
  const { rows } = await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day, orders, gross + discounts as sold, reversals
    from sales_days where store_id = ${store.id} and day >= ${first} and day < ${today}`);
  const known = new Map(rows.map((row) => [row.day, row]));
  const days: SoldDay[] = [];
  for (let date = Temporal.PlainDate.from(first); `${date}` < today; date = date.add({ days: 1 })) {
    const row = known.get(`${date}`);
    const sold = Number(row?.sold ?? 0);
    const netSales = sold + Number(row?.reversals ?? 0);
    days.push({ day: `${date}`, orders: Number(row?.orders ?? 0), netSales, sold });
  }
  return days;
}

/** Of the oldest day that was read, a part may be missing, unless nothing is older. */
function firstWholeDay({ historyFrom, historyComplete, capabilities }: Freshness, timeZone: string) {
  if (historyFrom === null) return null;
  const { day } = localHours(timeZone)(historyFrom);
  if (historyComplete && capabilities.historyDays === null) return day;
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
