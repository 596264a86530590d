import { Temporal } from 'temporal-polyfill';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import { seededChance } from '#shared/core/chance.ts';
import { LATE_DAYS, type PlannedWeek } from '#shared/publishing/experiments.ts';

/** Two weeks that follow each other, one of them with posts. */
export const WEEKS_OF_BLOCK = 2;
const DAYS_OF_WEEK = 7;

/**
 * In every block chance decides which week has posts. The same seed gives the same weeks, so that anybody can draw them
 * again.
 * @param startsOn the Monday of the first week.
 */
export function drawWeeks(startsOn: string, blocks: number, seed: number): PlannedWeek[] {
  const chance = seededChance(seed);
  return Array.from({ length: blocks }, () => chance() < 0.5).flatMap((isFirstWith, block) => {
    const first = block * WEEKS_OF_BLOCK;
    return [
      { day: weekAfter(startsOn, first), withPosts: isFirstWith },
      { day: weekAfter(startsOn, first + 1), withPosts: !isFirstWith },
    ];
  });
}

/** The Monday so many weeks after another. */
export function weekAfter(monday: string, weeks = 1): string {
  return dayAfter(monday, weeks * DAYS_OF_WEEK);
}

/** The first Monday that has not begun. */
export function nextMonday(now: Date, timeZone: string): string {
  const today = localDate(now, timeZone);
  return today.add({ days: DAYS_OF_WEEK + 1 - today.dayOfWeek }).toString();
}

/** The first Monday that is this day or comes after it. */
export function mondayFrom(day: string): string {
  return dayAfter(day, (DAYS_OF_WEEK + 1 - Temporal.PlainDate.from(day).dayOfWeek) % DAYS_OF_WEEK);
}

/** The day after the last of the weeks. */
export function endOf(weeks: readonly PlannedWeek[]): string {
  return weekAfter(weeks.at(-1)!.day);
}

/** The first day on which late orders and refunds of the last week are in. */
export function resultDay(weeks: readonly PlannedWeek[]): string {
  return dayAfter(endOf(weeks), LATE_DAYS);
}
