import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { findFreshness } from '#server/reporting/freshness.ts';
import { toMajor } from '#shared/money.ts';
import type { Anomaly } from '#shared/sales-reports.ts';
import { type FoundAnomaly, findAnomalies } from './anomalies.ts';
import { isHoliday } from './calendar.ts';
import { findFinishedDays } from './daily-sales.ts';
import { findDayFacts } from './day-facts.ts';
import { type Cause, explainNetSales, explainOrders } from './explanations.ts';

/** Of extraordinary days, the latest are explained. */
const MOST_EXPLAINED = 60;

/** All extraordinary days of the history, oldest first. */
export async function findExplainedAnomalies(db: Database, store: OwnedStore, now: Date): Promise<Anomaly[]> {
  const days = await findFinishedDays(db, store, await findFreshness(db, store.id), now);
  const found = findAnomalies(days, isHoliday);
  const anomalies: Anomaly[] = [];
  for (const [index, each] of found.entries()) {
    const causes = index >= found.length - MOST_EXPLAINED ? await explain(db, store, each) : [];
    anomalies.push(anomalyReply(each, causes, store.currency));
  }
  return anomalies;
}

async function explain(db: Database, store: OwnedStore, { day, metric, usual }: FoundAnomaly) {
  const facts = await findDayFacts(db, store, day, usual);
  return metric === 'netSales' ? explainNetSales(facts) : explainOrders(facts);
}

function anomalyReply(
  { day, metric, usual, score }: FoundAnomaly,
  causes: Cause[],
  currency: string,
): Anomaly {
  const told = (amount: number) => (metric === 'netSales' ? toMajor(Math.round(amount), currency) : amount);
  return {
    day: day.day,
    metric,
    value: told(day[metric]),
    expected: told(usual[metric]),
    score: Number(score.toFixed(2)),
    causes: causes.map(({ kind, label, amount }) => ({ kind, label, amount: toMajor(amount, currency) })),
  };
}
