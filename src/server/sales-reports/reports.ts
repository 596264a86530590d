import type { Database } from '#server/db/database.ts';
import { periodReply } from '#server/reporting/range-period.ts';
import { defineReport, type Figures } from '#server/reporting/report-cache.ts';
import { findStorePeriod } from '#server/reporting/store-period.ts';
import { toMajor } from '#shared/money.ts';
import type { RangeQuery } from '#shared/ranges.ts';
import type { Places } from '#shared/sales-reports.ts';
import { findExplainedAnomalies } from './explained-anomalies.ts';
import { makeForecast } from './forecast-report.ts';
import { findGuestSales } from './guest-sales.ts';
import { findPlaces, type PlaceSums } from './places.ts';
import { findProductEffects } from './product-effects.ts';

/** What takes too long, or rests on too much, to be worked out for every request. */
export function defineSalesReports(db: Database) {
  const anomalies = defineReport('anomalies', async (store, _query: object, now) => ({
    anomalies: await findExplainedAnomalies(db, store, now),
  }));

  const forecast = defineReport('forecast', (store, _query: object, now) => makeForecast(db, store, now));

  const places = defineReport('places', async (store, query: RangeQuery, now): Promise<Figures<Places>> => {
    const { period } = await findStorePeriod(db, store, query, now);
    const { total, countries, cities } = await findPlaces(db, store.id, period.current);
    const reply = ({ netSales, ...place }: PlaceSums) => ({
      ...place,
      netSales: toMajor(netSales, store.currency),
      share: total > 0 ? netSales / total : null,
    });
    return {
      currency: store.currency,
      countries: countries.map(reply),
      cities: cities.map(reply),
      period: periodReply(period),
    };
  });

  /** `hour` makes the next hour's answer another one, for what is compared ends at the same clock time. */
  const changeParts = defineReport(
    'change-parts',
    async (store, { hour: _, ...query }: RangeQuery & { hour: string }, now) => {
      const { period } = await findStorePeriod(db, store, query, now);
      const { previous } = period;
      const [guests, effects] = await Promise.all([
        findGuestSales(db, store.id, period),
        previous ? findProductEffects(db, store, { ...period, previous }) : [],
      ]);
      return { guests, effects };
    },
  );

  return { anomalies, forecast, places, changeParts };
}
