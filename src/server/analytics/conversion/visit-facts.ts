import type { RangePeriod } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { comparedDays, type VisitFacts } from './figures.ts';
import { findVisitReading, sumVisits } from './repository.ts';

/** What the conversion rate of a period rests on: two sums over whole days, and what the platform answered. */
export async function findVisitFacts(
  db: Database,
  storeId: string,
  period: RangePeriod,
): Promise<VisitFacts> {
  const days = comparedDays(period);
  const spans = [days.current, days.previous].filter((span) => span !== null);
  const [reading, sums] = await Promise.all([findVisitReading(db, storeId), sumVisits(db, storeId, spans)]);
  const [current = null, previous = null] = days.current ? sums : [null, ...sums];
  return {
    ...reading,
    period,
    current,
    previous,
  };
}
