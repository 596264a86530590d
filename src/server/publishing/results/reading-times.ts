import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';

/** After publishing. Networks take hours to count, and X takes money for every reading. */
export const READ_AFTER_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 28 * DAY_MS];
/** X gives the numbers of an own post for thirty days. */
const READ_UNTIL_MS = 30 * DAY_MS;
/** By then a network has counted: a post of which it knows nothing is no longer there. */
const COUNTED_AFTER_MS = 3 * DAY_MS;
const LEAST_PAUSE_MS = HOUR_MS / 2;

const ageOf = (publishedAt: Date, now: Date) => now.getTime() - publishedAt.getTime();

/** Null when it was read for the last time. What was slept through is not made up for. */
export function nextReadingAt(publishedAt: Date, now: Date): Date | null {
  const age = ageOf(publishedAt, now);
  const next = READ_AFTER_MS.find((each) => each > age);
  return next === undefined ? null : new Date(publishedAt.getTime() + next);
}

/** After a failure: the older the post, the less a try is in a hurry. Null when it is too old for any. */
export function retryReadingAt(publishedAt: Date, now: Date, retryAfterMs = 0): Date | null {
  const age = ageOf(publishedAt, now);
  if (age > READ_UNTIL_MS) return null;
  return new Date(now.getTime() + Math.max(LEAST_PAUSE_MS, age / 4, retryAfterMs));
}

export const isTooOld = (publishedAt: Date, now: Date) => ageOf(publishedAt, now) > READ_UNTIL_MS;
export const isCounted = (publishedAt: Date, now: Date) => ageOf(publishedAt, now) >= COUNTED_AFTER_MS;
