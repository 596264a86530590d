import { findFreshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { lastDayWithin, periodReply } from '#server/analytics/reports/range-period.ts';
import { defineReport, type Figures } from '#server/analytics/reports/report-cache.ts';
import { sumSales } from '#server/analytics/reports/sales-sums.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Anomaly, Places } from '#shared/analytics/sales-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { type FoundAnomaly, findAnomalies } from './anomalies.ts';
import { isHoliday } from './calendar.ts';
import { findFinishedDays } from './daily-sales.ts';
import { findDayFacts, findUndoneOrder } from './day-facts.ts';
import { type Cause, explainNetSales, explainOrders, explainSold } from './explanations.ts';
import { makeForecast } from './forecast-report.ts';
import { findGuestSales } from './guest-sales.ts';
import { findPlaces, type PlaceSums } from './places.ts';
import { findProductEffects } from './product-effects.ts';
import { findProductMovements } from './product-movements.ts';
import { HISTORY_DAYS, type ProductMovements, type SalesHistory } from './sales-history.ts';

/** Of extraordinary days, the latest are explained. */
const MOST_EXPLAINED = 60;

/** One such day in 10^score; what has no chance at all is called one in 10^9. */
const MOST_SCORE = 9;

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

  const salesHistory = defineReport(
    'sales-history',
    async (store, _query: object, now): Promise<Figures<SalesHistory>> => {
      const days = await findFinishedDays(db, store, await findFreshness(db, store.id), now);
      return {
        currency: store.currency,
        days: days.slice(-HISTORY_DAYS).map(({ day, orders, netSales }) => ({
          day,
          orders,
          netSales: toMajor(netSales, store.currency),
        })),
      };
    },
  );

  const productMovements = defineReport(
    'product-movements',
    async (store, query: RangeQuery, now): Promise<Figures<ProductMovements>> => {
      const { period, freshness } = await findStorePeriod(db, store, query, now);
      const { current, previous } = period;
      const about = {
        currency: store.currency,
        from: current.firstDay,
        to: lastDayWithin(current, store.timeZone),
      };
      if (!previous || whyNotCompared(period, freshness))
        return { ...about, orders: 0, ordersBefore: 0, products: [] };
      const [sums, products] = await Promise.all([
        sumSales(db, store.id, [current, previous]),
        findProductMovements(db, store.id, { current, previous }),
      ]);
      return {
        ...about,
        orders: sums[0]!.orders,
        ordersBefore: sums[1]!.orders,
        products: products.map((each) => ({
          ...each,
          netSales: toMajor(each.netSales, store.currency),
          netSalesBefore: toMajor(each.netSalesBefore, store.currency),
        })),
      };
    },
  );

  return { anomalies, forecast, places, changeParts, salesHistory, productMovements };
}

/** All extraordinary days of the history, oldest first. */
async function findExplainedAnomalies(db: Database, store: OwnedStore, now: Date): Promise<Anomaly[]> {
  const days = await findFinishedDays(db, store, await findFreshness(db, store.id), now);
  const found = findAnomalies(days, isHoliday);
  const anomalies: Anomaly[] = [];
  for (const [index, each] of found.entries()) {
    const causes = index >= found.length - MOST_EXPLAINED ? await explain(db, store, each) : [];
    // Much was sold and given back, but by no single order: net sales are all there is to say of such a day.
    if (each.metric === 'sold' && causes.length === 0) continue;
    anomalies.push(anomalyReply(each, causes, store.currency));
  }
  return anomalies;
}

async function explain(db: Database, store: OwnedStore, { day, metric, usual }: FoundAnomaly) {
  if (metric === 'sold') {
    return explainSold({ sold: day.sold, usual: usual.sold }, await findUndoneOrder(db, store, day.day));
  }
  const facts = await findDayFacts(db, store, day, usual);
  return metric === 'netSales' ? explainNetSales(facts) : explainOrders(facts);
}

function anomalyReply(
  { day, metric, value, usual, chance }: FoundAnomaly,
  causes: Cause[],
  currency: string,
): Anomaly {
  const inUnit = (amount: number) => (metric === 'orders' ? amount : toMajor(Math.round(amount), currency));
  return {
    day: day.day,
    metric,
    value: inUnit(value),
    expected: inUnit(usual[metric]),
    score: Number(Math.min(MOST_SCORE, -Math.log10(chance)).toFixed(2)),
    causes: causes.map(({ kind, label, amount }) => ({ kind, label, amount: toMajor(amount, currency) })),
  };
}
