import type { Database } from '#server/core/db/database.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { findFreshness } from './freshness.ts';
import { rangePeriod } from './range-period.ts';

/** What a range means for a store at this moment, and how much of the store has been read. */
export async function findStorePeriod(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  query: RangeQuery,
  now: Date,
) {
  const freshness = await findFreshness(db, id);
  const period = rangePeriod(query, { now, timeZone, historyFrom: freshness.historyFrom });
  return { period, freshness };
}
