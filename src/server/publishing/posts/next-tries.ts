import { HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from '#shared/core/time.ts';

/** A post that is late by more is not sent any more: its owner is asked. */
export const LATE_MS = HOUR_MS;
/** Whether a post without an answer is on the network is asked so long after it was sent (reference/social.md 6.1). */
const LOOK_UPS_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** A network that cannot be asked is asked again after 5, 10, 20… seconds, for about an hour. */
const UNREACHABLE = { firstMs: 5 * SECOND_MS, longestMs: 5 * MINUTE_MS, times: 15, mostMs: HOUR_MS };

export function isLate(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > LATE_MS;
}

/** As long as it has failed already, so that the waits double: a minute, a minute, two, four… */
export function backoffMs(failingSince: Date, now: Date): number {
  return Math.max(MINUTE_MS, now.getTime() - failingSince.getTime());
}

/** Once it is too late the owner is notified, not when a network would take posts again. */
export function notAfterLate(wanted: Date, dueAt: Date): Date {
  return new Date(Math.min(wanted.getTime(), dueAt.getTime() + LATE_MS + SECOND_MS));
}

/** @returns null when everything was tried, so that only its owner can know. */
export function nextLookUp(startedAt: Date, lookUps: number, now: Date): Date | null {
  const afterMs = LOOK_UPS_MS[lookUps];
  if (afterMs === undefined) return null;
  // What was found long after its sending is looked up at once, and then again with pauses.
  const soonest = now.getTime() + (lookUps === 0 ? 0 : LOOK_UPS_MS[0]!);
  return new Date(Math.max(startedAt.getTime() + afterMs, soonest));
}

/** What lies on its owner's phone is asked for as rarely as it has been there, but every hour. @returns null after a week. */
export function nextFollowUp(since: Date, now: Date): Date | null {
  const waitedMs = now.getTime() - since.getTime();
  if (waitedMs >= WEEK_MS) return null;
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(MINUTE_MS, waitedMs)));
}

/**
 * When a network is asked again that could not be asked, or gave no sound answer. Waits that it asked for count as
 * several failures, so that its owner is asked after about an hour either way.
 * @param before failures in a row until now
 * @param hintMs how long the network itself wants to be left alone
 */
export function lookUpAfterFailure(
  before: number,
  hintMs: number | undefined,
  now: Date,
): { failures: number; nextTryAt: Date | null } {
  const { firstMs, longestMs, times, mostMs } = UNREACHABLE;
  const ownMs = Math.min(longestMs, firstMs * 2 ** before);
  const waitMs = Math.min(mostMs, Math.max(SECOND_MS, hintMs ?? ownMs));
  const failures = before + Math.max(1, Math.round(waitMs / longestMs));
  return { failures, nextTryAt: failures > times ? null : new Date(now.getTime() + waitMs) };
}
