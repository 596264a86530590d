import type { Database } from '#server/core/db/database.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import { findVisit, noteVisit } from './repository.ts';

const NOTED_EVERY_MS = 10 * MINUTE_MS;
/** Half an hour of quiet ends a visit; the last note of it may be older by as long as notes are apart. */
const OVER_AFTER_MS = 30 * MINUTE_MS + NOTED_EVERY_MS;
/** Users who come back sooner have seen it all. */
const NEWS_AFTER_MS = 8 * HOUR_MS;

/**
 * When people are here, and when they were before. Pages say so when they are opened or touched: a page that is
 * left open reads by itself whenever something is sold, so its other requests say nothing of anybody.
 */
export function createVisits({ db, now }: { db: Database; now: () => Date }) {
  async function here(userId: string): Promise<{ awaySince: string | null }> {
    const moment = now();
    const before = (ms: number) => new Date(moment.getTime() - ms);
    await noteVisit(db, userId, {
      now: moment,
      overBefore: before(OVER_AFTER_MS),
      notedAfter: before(NOTED_EVERY_MS),
    });
    const since = await awaySince(userId);
    return { awaySince: since?.toISOString() ?? null };
  }

  /** The end of the visit before this one, when it is long enough ago for news; else null. */
  async function awaySince(userId: string): Promise<Date | null> {
    const visit = await findVisit(db, userId);
    if (!visit?.previousEndedAt) return null;
    const awayMs = visit.startedAt.getTime() - visit.previousEndedAt.getTime();
    return awayMs >= NEWS_AFTER_MS ? visit.previousEndedAt : null;
  }

  return { here, awaySince };
}
export type Visits = ReturnType<typeof createVisits>;
