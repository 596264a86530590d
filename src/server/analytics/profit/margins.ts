import { defineReport } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import type { ProfitSums } from '#server/stores/profit/profit-sums.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type Days, findProfitDays, type SummedPart, sumProducts } from './profit-repository.ts';

/** What was earned on some days, in minor units: day by day, and by variant. */
export interface Earned {
  days: { day: string; sums: ProfitSums }[];
  variants: SummedPart[];
}

/** Some days, and as many right before them. */
export interface Margins {
  now: Earned;
  before: Earned;
}

export const marginsReport = (
  db: Database,
  writeDays: (store: OwnedStore, span: { first: string; last: string }) => Promise<void>,
) =>
  defineReport('profit.margins', async (store: OwnedStore, { from, to }: Days): Promise<Margins> => {
    const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
    const before = { from: dayAfter(from, -count), to: dayAfter(from, -1) };
    await writeDays(store, { first: before.from, last: to });
    const earned = async (days: Days): Promise<Earned> => ({
      days: await findProfitDays(db, store.id, days),
      variants: await sumProducts(db, store.id, days),
    });
    return { now: await earned({ from, to }), before: await earned(before) };
  });
