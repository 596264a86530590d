import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { storeGoals, userGoals } from '#server/core/db/schema/goals.ts';
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

/** The goal of a user's stores together, in one currency. */
interface OfAll {
  userId: string;
  month: string;
  currency: string;
}

const ofAll = ({ userId, month, currency }: OfAll) =>
  and(eq(userGoals.userId, userId), eq(userGoals.month, month), eq(userGoals.currency, currency));

export async function findGoalOfAll(db: Database, which: OfAll): Promise<Goal | null> {
  const { kind, amount } = userGoals;
  const [goal] = await db.select({ kind, amount }).from(userGoals).where(ofAll(which));
  return goal ?? null;
}

export async function saveGoalOfAll(db: Database, which: OfAll, goal: Goal): Promise<void> {
  const { userId, month, currency } = userGoals;
  await db
    .insert(userGoals)
    .values({ ...which, ...goal })
    .onConflictDoUpdate({ target: [userId, month, currency], set: goal });
}

export async function deleteGoalOfAll(db: Database, which: OfAll): Promise<void> {
  await db.delete(userGoals).where(ofAll(which));
}
