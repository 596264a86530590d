import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { storeGoals } from '#server/core/db/schema/goals.ts';
import type { GoalKind } from '#shared/analytics/goals.ts';

/** What a month shall bring, in minor units. */
export interface Goal {
  kind: GoalKind;
  amount: number;
}

const ofMonth = (storeId: string, month: string) =>
  and(eq(storeGoals.storeId, storeId), eq(storeGoals.month, month));

export async function findGoal(db: Database, storeId: string, month: string): Promise<Goal | null> {
  const { kind, amount } = storeGoals;
  const [goal] = await db.select({ kind, amount }).from(storeGoals).where(ofMonth(storeId, month));
  return goal ?? null;
}

export async function saveGoal(db: Database, storeId: string, month: string, goal: Goal): Promise<void> {
  const { storeId: store, month: ofStore } = storeGoals;
  await db
    .insert(storeGoals)
    .values({ storeId, month, ...goal })
    .onConflictDoUpdate({ target: [store, ofStore], set: goal });
}

export async function deleteGoal(db: Database, storeId: string, month: string): Promise<void> {
  await db.delete(storeGoals).where(ofMonth(storeId, month));
}
