import { Temporal } from 'temporal-polyfill';
import { localDate, zonedTime } from '#server/core/time/local-time.ts';
import type { QuietWeeks } from '#server/publishing/posts/quiet-weeks.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import type { PostTime } from '#shared/publishing/schedules.ts';

/** How far ahead the slots of a schedule are filled. */
const HORIZON_DAYS = 7;
/** Nearer, there is no time left to write a post and have it approved. */
export const SHORTEST_NOTICE_MS = HOUR_MS;

/** The moments of a weekly plan after `from` and up to `until`, by the clocks of a time zone; soonest first. */
export function slotsBetween(times: PostTime[], timeZone: string, from: Date, until: Date): Date[] {
  const last = localDate(until, timeZone);
  const moments = new Set<number>();
  let day = localDate(from, timeZone);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    for (const { day: weekday, hour, minute } of times)
      if (day.dayOfWeek % 7 === weekday)
        moments.add(momentOf(day.toPlainDateTime({ hour, minute }), timeZone));
    day = day.add({ days: 1 });
  }
  return [...moments]
    .filter((moment) => moment > from.getTime() && moment <= until.getTime())
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment));
}

/** Where clocks go back, the first of the two; where they skip that minute, the first one after. */
function momentOf(local: Temporal.PlainDateTime, timeZone: string): number {
  const moment = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (moment.toPlainDateTime().equals(local)) return moment.epochMilliseconds;
  return moment.getTimeZoneTransition('next')!.epochMilliseconds;
}

/** What may be filled now: a whole week, in which every time of a weekly plan comes once, beginning in an hour. */
export function wholeHorizon(now: Date, timeZone: string): { from: Date; until: Date } {
  const from = new Date(now.getTime() + SHORTEST_NOTICE_MS);
  return { from, until: new Date(zonedTime(from, timeZone).add({ days: HORIZON_DAYS }).epochMilliseconds) };
}

/** Those of a schedule that nothing was planned for yet. */
export function openSlots(
  { postTimes, filledUntil }: { postTimes: PostTime[]; filledUntil: Date | null },
  timeZone: string,
  now: Date,
): Date[] {
  const { from, until } = wholeHorizon(now, timeZone);
  return slotsBetween(postTimes, timeZone, filledUntil && filledUntil > from ? filledUntil : from, until);
}

/** Two weeks without posts may follow each other. */
const QUIET_DAYS_AT_MOST = 14;

/**
 * The first that can still be filled. A weekly plan always has one within eight days that are not quiet: this week's may be
 * too near.
 */
export function nextSlot(
  times: PostTime[],
  timeZone: string,
  now: Date,
  quietWeeks: QuietWeeks | undefined,
): Date | null {
  const { from, until } = wholeHorizon(now, timeZone);
  const later = zonedTime(until, timeZone).add({ days: 1 + QUIET_DAYS_AT_MOST });
  const slots = slotsBetween(times, timeZone, from, new Date(later.epochMilliseconds));
  return slots.find((slot) => !quietWeeks?.has(slot)) ?? null;
}
