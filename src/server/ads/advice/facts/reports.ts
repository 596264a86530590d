import { defineReport } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Timeframe } from '#shared/ads/ads.ts';
import { findTimeframeFacts } from './timeframe-facts.ts';
import { findYearFacts } from './year-facts.ts';

/**
 * What the advice counts by itself, because no other report has it; what does not depend on the timeframe is counted
 * once. Neither reads another report: a cached one may be older than the version it would be saved for.
 */
export function defineAdsReports(db: Database) {
  return {
    year: defineReport('ads-year', (store, _query: object, now) => findYearFacts(db, store, now), {
      outlivesDay: true,
    }),
    timeframe: defineReport('ads-timeframe', (store, { timeframe }: { timeframe: Timeframe }, now) =>
      findTimeframeFacts(db, store, { timeframe, now }),
    ),
  };
}
