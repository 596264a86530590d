import type { OpenAttempt } from '#server/core/db/schema/social-media.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { DUPLICATE_POST, PREPARATION_USED } from '#server/platforms/ports/social-network.ts';
import type { DueDelivery } from './due-deliveries.ts';

/** An earlier call with these words that may have gone through; null when there was none. */
export function openAttemptOf({ openAttempt }: DueDelivery, text: string): OpenAttempt | null {
  if (!openAttempt) return null;
  return openAttempt.text === null || openAttempt.text === text ? openAttempt : null;
}

/** What is still open once the last call has surely come to nothing. */
export function openBefore({ openAttempt, publishStartedAt }: DueDelivery): OpenAttempt | null {
  const wasFirst = openAttempt?.since === publishStartedAt?.toISOString();
  return wasFirst ? null : openAttempt;
}

/** Refused in a way that an earlier call which went through would be the reason for. */
export function mayBeRepetition({ code }: PlatformFailure): boolean {
  return code === DUPLICATE_POST || code === PREPARATION_USED;
}
