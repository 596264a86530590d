import { DAY_MS } from '#shared/core/time.ts';
import { weekOrder } from '#web/analytics/charts/week.ts';
import { addDays, addMonths, noonOf } from '#web/core/app/zone.ts';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarViewName = (typeof VIEWS)[number];

/** The days that are shown around one of them: whole weeks for a grid, the bare month for the agenda. */
export function daysOf(view: CalendarViewName, day: string, locale: string): string[] {
  if (view === 'week') return daysFrom(weekStart(day, locale), 7);
  const first = `${day.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  if (view === 'agenda') return daysFrom(first, Number(last.slice(8)));
  const start = weekStart(first, locale);
  const end = addDays(weekStart(last, locale), 6);
  return daysFrom(start, Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1);
}

/** The day to look at after one step forward (1) or back (-1). */
export function stepFrom(view: CalendarViewName, day: string, step: 1 | -1): string {
  return view === 'week' ? addDays(day, 7 * step) : addMonths(`${day.slice(0, 8)}01`, step);
}

/** 'November 2026', or '23 – 29 Nov 2026' for a week. */
export function titleOf(view: CalendarViewName, day: string, locale: string): string {
  if (view !== 'week')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      noonOf(day),
    );
  const first = weekStart(day, locale);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(noonOf(first), noonOf(addDays(first, 6)));
}

export function weeksOf(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function weekdayOf(day: string): number {
  return noonOf(day).getUTCDay();
}

function weekStart(day: string, locale: string): string {
  return addDays(day, -weekOrder(locale).indexOf(weekdayOf(day)));
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}
