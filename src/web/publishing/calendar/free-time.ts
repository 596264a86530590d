import { HOUR_MS } from '#shared/core/time.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { addDays, momentOf, timeOf, type Wall, wallOf } from '#web/core/app/zone.ts';

const FIRST_HOUR = 9;
const LAST_HOUR = 20;
const DAYS_AHEAD = 60;

/**
 * The next full hour of waking time, at least an hour from now, with no other post within an hour of it.
 * On a day that was asked for, unless that day is over.
 */
export function nextFreeTime(
  now: Date,
  posts: readonly Pick<ScheduledPost, 'scheduledFor' | 'status'>[],
  timeZone: string,
  day?: string,
): Wall {
  const taken = posts
    .filter(({ status }) => status !== 'cancelled')
    .map(({ scheduledFor }) => Date.parse(scheduledFor));
  const today = wallOf(now, timeZone).day;
  const from = day && day > today ? day : today;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour += 1) {
      const wall = { day: addDays(from, ahead), time: timeOf(hour * 60) };
      const moment = Date.parse(momentOf(wall, timeZone));
      if (moment - now.getTime() < HOUR_MS) continue;
      if (taken.every((other) => Math.abs(other - moment) >= HOUR_MS)) return wall;
    }
  }
  return { day: addDays(from, 1), time: timeOf(FIRST_HOUR * 60) };
}
