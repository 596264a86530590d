import { readWithBasis } from '#server/analytics/reports/records-state.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Conversion } from '#shared/analytics/conversion.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { comparedDays, conversionReply } from './figures.ts';
import { findVisitDays, findVisitSplits } from './repository.ts';
import { findVisitFacts } from './visit-facts.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
}

/** Rows of one breakdown, besides all others. */
const MOST_ROWS = 10;

/** How many visits become orders, from our tables alone. */
export function createConversion({ db, now }: Dependencies) {
  async function conversion(store: OwnedStore, query: RangeQuery): Promise<Conversion> {
    const moment = now();
    const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
      const { period } = await findStorePeriod(db, store, query, moment);
      const { current: days } = comparedDays(period);
      const [facts, byDay, splits] = await Promise.all([
        findVisitFacts(db, store.id, period),
        days ? findVisitDays(db, store.id, days) : [],
        days ? findVisitSplits(db, store.id, days, MOST_ROWS) : [],
      ]);
      return conversionReply({ ...facts, byDay, splits });
    });
    return { ...figures, ...basis };
  }

  return { conversion };
}
export type ConversionService = ReturnType<typeof createConversion>;
