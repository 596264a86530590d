import type { WriteOutcome } from '#server/platforms/ports/write-back.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { MarkRecord } from './marks-repository.ts';

type Change = Partial<Pick<MarkRecord, 'state' | 'version' | 'externalId' | 'reason' | 'nextTryAt'>>;

/**
 * What is saved of a call's outcome. Refused content is not asked for again until it is another; what waits for room is
 * tried once a day, and what waits for a permission whenever there is one. What was removed at the platform stays so.
 */
export function changeBy(outcome: WriteOutcome, { version, now }: { version: string; now: Date }): Change {
  const closed = { reason: null, nextTryAt: null };
  switch (outcome.state) {
    case 'written':
      return { ...closed, state: 'written', version, externalId: outcome.id };
    case 'refused':
      return { ...closed, state: 'refused', version, reason: outcome.reason };
    case 'limit':
      return { ...closed, state: 'limit', version: null, nextTryAt: new Date(now.getTime() + DAY_MS) };
    case 'not_allowed':
      return { ...closed, state: 'not_allowed', version: null };
    case 'gone':
      return { ...closed, state: 'removed', version };
  }
}
