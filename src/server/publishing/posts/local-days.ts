import { Temporal } from 'temporal-polyfill';
import { localDay } from '#server/core/time/local-hours.ts';
import { calendarProblems } from './problems.ts';

const MOST_DAYS = 100;

/** From the first instant of one local day to the last of another; both are included, `to` is exclusive. */
export function localDays(days: { from: string; to: string }, timeZone: string): { from: Date; to: Date } {
  const [first, last] = [plainDate(days, 'from'), plainDate(days, 'to')];
  const { days: between } = first.until(last);
  if (between < 0) throw calendarProblems.noDays();
  if (between >= MOST_DAYS) throw calendarProblems.tooManyDays(MOST_DAYS);
  return { from: localDay(days.from, timeZone).from, to: localDay(days.to, timeZone).to };
}

function plainDate(days: { from: string; to: string }, field: 'from' | 'to'): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(days[field]);
  } catch {
    throw calendarProblems.notADay(field);
  }
}
