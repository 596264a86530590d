import { localDate } from '#server/core/time/local-time.ts';

/** Before it no shop had a store, and PostgreSQL has no year 0. */
const FIRST_DAY = '1900-01-01';

/** The latest day that has begun anywhere: an owner's clock may be ahead of those of the stores. */
export const latestDay = (now: Date): string => localDate(now, 'Pacific/Kiritimati').toString();

/** Of which a rate can be known. */
export const isDay = (day: string): boolean => /^\d{4}-/.test(day) && day >= FIRST_DAY;

/** `YYYY-MM-DD`, or null where it is no day of which a rate can be known. */
export function calendarDay(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${written}T00:00:00Z`);
  if (Number.isNaN(instant) || written < FIRST_DAY) return null;
  return new Date(instant).toISOString().startsWith(written) ? written : null;
}
