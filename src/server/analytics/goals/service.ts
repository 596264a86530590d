import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { GoalHint, goalEndpoints, MonthGoal } from '#shared/analytics/goals.ts';
import type { BodyOf, ReplyOf } from '#shared/core/endpoint.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import { createAllStoresGoals, type StoresOf } from './all-stores.ts';
import { hintIn, majorOf } from './goal-money.ts';
import { monthsBefore } from './goal-month.ts';
import { goalProblems } from './goal-problems.ts';
import { deleteGoal, findGoal, saveGoal } from './goals-repository.ts';
import type { WriteProfitDays } from './month-profit.ts';
import { progressOf } from './progress.ts';
import { createStoreReading } from './read-store.ts';
import { restOfMonthReport } from './rest-of-month.ts';
import { createStoreMonths, monthAt } from './store-month.ts';
import type { TargetWriting } from './target-writing.ts';
import { findTarget } from './targets-repository.ts';

interface Dependencies {
  db: Database;
  targets: Pick<TargetWriting, 'enqueue'>;
  reports: Pick<ReportCache, 'read'>;
  writeDays: WriteProfitDays;
  converterFor: ExchangeRates['converterFor'];
  storesOf: StoresOf;
  now: () => Date;
}

/** What owners want a month to bring, and how it stands. */
export function createGoals({ db, targets, reports, writeDays, converterFor, storesOf, now }: Dependencies) {
  const restOfMonth = restOfMonthReport(db);
  const months = createStoreMonths({ db, writeDays });
  const reading = createStoreReading({ db, reports, restOfMonth, months });

  async function goal(store: OwnedStore, asked?: string): Promise<MonthGoal> {
    const moment = now();
    const { today: _, ...shown } = monthAt({ store, moment }, asked);
    const { currency } = store;
    const { month } = shown;
    const before = monthsBefore(month, 1);
    const [saved, savedBefore, target] = await Promise.all([
      findGoal(db, store.id, month),
      findGoal(db, store.id, before),
      findTarget(db, store.id, month),
    ]);
    const { standing, hint, outcome, basis } = await reading.read(
      { store, rates: null, moment },
      { month, goal: saved, goalBefore: savedBefore },
    );
    return {
      currency,
      ...basis,
      ...shown,
      goal: saved && { ...saved, amount: toMajor(saved.amount, currency) },
      progress: saved && standing && progressOf(saved, [standing], currency),
      lastMonth: savedBefore && {
        month: before,
        kind: savedBefore.kind,
        amount: toMajor(savedBefore.amount, currency),
        reached: majorOf(outcome, currency),
      },
      hint: hintIn(hint, currency),
      target: saved?.kind === 'sales' && target ? { state: target.state, reason: target.reason } : null,
    };
  }

  async function profitHint(store: OwnedStore, asked?: string): Promise<GoalHint> {
    const moment = now();
    const { month } = monthAt({ store, moment }, asked);
    return hintIn(await reading.profitHint({ store, rates: null, moment }, month), store.currency);
  }

  /** A goal stands until its month is over, and is not touched afterwards. */
  async function save(
    store: OwnedStore,
    { month, kind, amount }: BodyOf<typeof goalEndpoints.save>,
  ): Promise<ReplyOf<typeof goalEndpoints.save>> {
    if (monthAt({ store, moment: now() }, month).phase === 'over') throw goalProblems.over();
    if (amount === null) {
      await change(store, month, (tx) => deleteGoal(tx, store.id, month));
      return { month, goal: null };
    }
    const minor = toMinor(amount, store.currency);
    await change(store, month, (tx) => saveGoal(tx, store.id, month, { kind, amount: minor }));
    return { month, goal: { kind, amount: toMajor(minor, store.currency) } };
  }

  const change = ({ id }: OwnedStore, month: string, work: (tx: Database) => Promise<void>) =>
    db.transaction(async (tx) => {
      await work(tx);
      await targets.enqueue(tx, id, month);
    });

  return {
    goal,
    profitHint,
    save,
    ofAll: createAllStoresGoals({ db, reading, converterFor, storesOf, now }),
    reports: [restOfMonth],
  };
}
export type Goals = ReturnType<typeof createGoals>;
