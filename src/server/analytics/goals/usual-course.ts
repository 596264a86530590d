import { Temporal } from 'temporal-polyfill';
import { dayAfter } from '#server/core/time/local-time.ts';

/** How much the weekdays of a store usually bring, and how much of a day it has brought by when. */
export interface UsualCourse {
  /** By weekday, Monday first; only how they compare counts. Null where too few weeks are known. */
  weekdays: number[] | null;
  /** The share of a day's sales in each hour of it; null where nothing was sold. */
  hours: number[] | null;
  /** Net sales of a usual day, by which stores are weighed. */
  daily: number;
}

const HOURS = 24;
const WEEKDAYS = 7;
/** Below, one good Saturday would make all Saturdays good. */
const FEWEST_DAYS = 28;

/** From finished days that follow each other, and net sales by local hour on them. */
export function usualCourse(
  days: { day: string; netSales: number }[],
  soldByHour: Map<number, number>,
): UsualCourse {
  const hours = Array.from({ length: HOURS }, (_, hour) => Math.max(0, soldByHour.get(hour) ?? 0));
  const sold = days.reduce((sum, { netSales }) => sum + netSales, 0);
  return {
    weekdays: days.length < FEWEST_DAYS ? null : sharesOf(weekdayMeans(days)),
    hours: sharesOf(hours),
    daily: days.length > 0 ? Math.max(0, sold / days.length) : 0,
  };
}

function weekdayMeans(days: { day: string; netSales: number }[]): number[] {
  const sums = Array.from({ length: WEEKDAYS }, () => ({ sum: 0, days: 0 }));
  for (const { day, netSales } of days) {
    const weekday = sums[weekdayOf(day)]!;
    weekday.sum += netSales;
    weekday.days += 1;
  }
  return sums.map((each) => Math.max(0, each.sum / each.days));
}

function sharesOf(values: number[]): number[] | null {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum > 0 ? values.map((value) => value / sum) : null;
}

const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek - 1;

/** The share of a month that usually lies behind a moment of it. */
export function shareByNow(
  { weekdays, hours }: UsualCourse,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  now: Temporal.ZonedDateTime,
): number {
  const today = now.toPlainDate().toString();
  let behind = 0;
  let whole = 0;
  for (let day = firstDay; day <= lastDay; day = dayAfter(day)) {
    const weight = weekdays?.[weekdayOf(day)] ?? 1;
    whole += weight;
    behind += weight * (day < today ? 1 : day > today ? 0 : partOfDay(hours, now));
  }
  return whole > 0 ? behind / whole : 0;
}

function partOfDay(hours: number[] | null, { hour, minute }: Temporal.ZonedDateTime): number {
  const partOfHour = minute / 60;
  if (!hours) return (hour + partOfHour) / HOURS;
  const finished = hours.slice(0, hour).reduce((sum, share) => sum + share, 0);
  return finished + hours[hour]! * partOfHour;
}

/** The same of all stores together: each counts by what it usually sells. */
export function shareOfAllByNow(stores: { share: number; daily: number }[]): number {
  const daily = stores.reduce((sum, store) => sum + store.daily, 0);
  const weighed = stores.reduce((sum, store) => sum + store.share * (daily > 0 ? store.daily : 1), 0);
  return weighed / (daily > 0 ? daily : Math.max(1, stores.length));
}
