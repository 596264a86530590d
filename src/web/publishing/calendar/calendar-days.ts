import { DAY_MS } from '#shared/core/time.ts';
import { weekOrder } from '#web/analytics/charts/week.ts';
import { addDays, addMonths, noonOf } from '#web/core/app/zone.ts';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarViewName = (typeof VIEWS)[number];

const AGENDA_AHEAD_DAYS = 14;

/**
 * The days that are shown around one of them: whole weeks for a grid; in the agenda the month, and of the current month
 * what comes within two weeks, which at its end is in the next.
 */
export function daysOf(view: CalendarViewName, day: string, locale: string, today: string): string[] {
  if (view === 'week') return daysFrom(weekStart(day, locale), 7);
  const first = `${day.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  if (view === 'agenda') {
    const ahead = addDays(today, AGENDA_AHEAD_DAYS);
    return daysBetween(first, today >= first && today <= last && ahead > last ? ahead : last);
  }
  const start = weekStart(first, locale);
  const end = addDays(weekStart(last, locale), 6);
  return daysBetween(start, end);
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

function daysBetween(first: string, last: string): string[] {
  return daysFrom(first, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1);
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}
