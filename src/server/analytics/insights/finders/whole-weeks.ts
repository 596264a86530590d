import type { SalesDay } from '#server/analytics/sales/sales-day.ts';

const WEEK = 7;

/** First and last local day, both included. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The days of the last whole calendar weeks, Monday to Sunday, oldest first; null where there are fewer. Findings rest on
 * whole weeks: each weekday counts alike on both sides of a comparison, and who looks every day looks at something new
 * only on Mondays, so that a month of looks is five looks and not thirty.
 */
export function lastWeeks(days: readonly SalesDay[], weeks: number): SalesDay[] | null {
  const end = days.findLastIndex(({ day }) => weekdayOf(day) === 0) + 1;
  const start = end - weeks * WEEK;
  return start >= 0 ? days.slice(start, end) : null;
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function spanOf(days: readonly SalesDay[]): Days {
  return { from: days[0]!.day, to: days.at(-1)!.day };
}
