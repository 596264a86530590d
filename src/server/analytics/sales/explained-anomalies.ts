import { findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Anomaly } from '#shared/analytics/sales-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import { type FoundAnomaly, findAnomalies } from './anomalies.ts';
import { isHoliday } from './calendar.ts';
import { findFinishedDays } from './daily-sales.ts';
import { findDayFacts, findUndoneOrder } from './day-facts.ts';
import { type Cause, explainNetSales, explainOrders, explainSold } from './explanations.ts';

/** Of extraordinary days, the latest are explained. */
const MOST_EXPLAINED = 60;

/** All extraordinary days of the history, oldest first. */
export async function findExplainedAnomalies(db: Database, store: OwnedStore, now: Date): Promise<Anomaly[]> {
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

/** One such day in 10^score; what has no chance at all is called one in 10^9. */
const MOST_SCORE = 9;

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
