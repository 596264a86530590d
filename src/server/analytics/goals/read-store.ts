import { coverageStart, findFreshness } from '#server/analytics/reports/freshness.ts';
import { basisOf, joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { GoalKind } from '#shared/analytics/goals.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { monthsBefore } from './goal-month.ts';
import type { Goal } from './goals-repository.ts';
import type { restOfMonthReport } from './rest-of-month.ts';
import { monthAt, type Situation, type StoreMonth, type StoreMonths } from './store-month.ts';

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  restOfMonth: ReturnType<typeof restOfMonthReport>;
  months: StoreMonths;
}

export interface Asked {
  month: string;
  goal: Goal | null;
  /** That of the month before. */
  goalBefore: Goal | null;
}

/** What a reply about a goal needs of one store, in minor units. */
export interface StoreReading {
  /** Null where there is no goal. */
  standing: StoreMonth | null;
  hint: MinorHint;
  /** What the month before brought of what its goal was about. */
  outcome: number | null;
  hasRecords: boolean;
  basis: ReportBasis;
}

export interface MinorHint {
  lastMonth: number | null;
  lastYear: number | null;
}

export function createStoreReading({ db, reports, restOfMonth, months }: Dependencies) {
  async function read(
    priced: Omit<Situation, 'freshness'>,
    { month: asked, goal, goalBefore }: Asked,
  ): Promise<StoreReading> {
    const { store, moment } = priced;
    const month = monthAt(priced, asked);
    const rest = goal && month.phase === 'running' ? await reports.read(restOfMonth, store, {}) : null;
    const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
      const situation = { ...priced, freshness: await findFreshness(db, store.id) };
      const [hint, standing, outcome] = await Promise.all([
        hintOf('sales', asked, situation),
        goal && months.standing(goal.kind, { ...situation, month, rest }),
        goalBefore && months.broughtBy(goalBefore.kind, monthsBefore(asked, 1), situation),
      ]);
      return { hint, standing, outcome, hasRecords: coverageStart(situation.freshness) !== null };
    });
    return {
      ...figures,
      basis: rest ? joinBases(basis, { ...basisOf(rest), computedAt: basis.computedAt }) : basis,
    };
  }

  async function profitHint(priced: Omit<Situation, 'freshness'>, month: string): Promise<MinorHint> {
    return hintOf('profit', month, { ...priced, freshness: await findFreshness(db, priced.store.id) });
  }

  async function hintOf(kind: GoalKind, month: string, situation: Situation): Promise<MinorHint> {
    const [lastMonth, lastYear] = await Promise.all(
      [1, 12].map((back) => months.comparable(kind, monthsBefore(month, back), situation)),
    );
    return { lastMonth: lastMonth!, lastYear: lastYear! };
  }

  return { read, profitHint };
}
export type ReadStore = ReturnType<typeof createStoreReading>;
