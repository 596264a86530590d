import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { goalTargets, storeGoals } from '#server/core/db/schema/goals.ts';
import type { TargetState } from '#shared/analytics/goals.ts';
import type { Sentence } from '#shared/core/sentence.ts';

/** What stands of a goal on the store's platform. */
export interface GoalTarget {
  targetId: string | null;
  state: TargetState;
  reason: Sentence | null;
}

const ofMonth = (storeId: string, month: string) =>
  and(eq(goalTargets.storeId, storeId), eq(goalTargets.month, month));

export async function findTarget(db: Database, storeId: string, month: string): Promise<GoalTarget | null> {
  const { targetId, state, reason } = goalTargets;
  const [target] = await db
    .select({ targetId, state, reason })
    .from(goalTargets)
    .where(ofMonth(storeId, month));
  return target ?? null;
}

export async function saveTarget(
  db: Database,
  storeId: string,
  month: string,
  target: GoalTarget,
): Promise<void> {
  await db
    .insert(goalTargets)
    .values({ storeId, month, ...target })
    .onConflictDoUpdate({ target: [goalTargets.storeId, goalTargets.month], set: target });
}

export async function deleteTarget(db: Database, storeId: string, month: string): Promise<void> {
  await db.delete(goalTargets).where(ofMonth(storeId, month));
}

/** Months from this one on whose target could not be written, or is to go with its goal and has not yet. */
export async function findUnsettledMonths(db: Database, storeId: string, from: string): Promise<string[]> {
  const rows = await db
    .select({ month: goalTargets.month })
    .from(goalTargets)
    .leftJoin(
      storeGoals,
      and(eq(storeGoals.storeId, goalTargets.storeId), eq(storeGoals.month, goalTargets.month)),
    )
    .where(
      and(
        eq(goalTargets.storeId, storeId),
        gte(goalTargets.month, from),
        or(eq(goalTargets.state, 'not_allowed'), isNull(storeGoals.month)),
      ),
    );
  return rows.map(({ month }) => month);
}
