import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { aiCalls } from '#server/core/db/schema/ai.ts';

/** The provider answered, though perhaps not to our liking. */
const ANSWERED = ['ok', 'malformed', 'check-failed'];

export async function findLastAnswer(db: Database, userId: string): Promise<Date | null> {
  const [call] = await db
    .select({ at: aiCalls.createdAt })
    .from(aiCalls)
    .where(and(eq(aiCalls.userId, userId), inArray(aiCalls.outcome, ANSWERED)))
    .orderBy(desc(aiCalls.createdAt))
    .limit(1);
  return call?.at ?? null;
}

export async function findLastFailure(db: Database, userId: string) {
  const [call] = await db
    .select({ outcome: aiCalls.outcome, at: aiCalls.createdAt })
    .from(aiCalls)
    .where(and(eq(aiCalls.userId, userId), ne(aiCalls.outcome, 'ok')))
    .orderBy(desc(aiCalls.createdAt))
    .limit(1);
  return call ?? null;
}

export async function sumCalls(db: Database, userId: string, since: Date) {
  const [sums] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      unpriced: sql<number>`(count(*) filter (where outcome = 'ok' and cost_micros is null))::int`,
      costMicros: sql<string | null>`sum(cost_micros)`,
    })
    .from(aiCalls)
    .where(and(eq(aiCalls.userId, userId), gte(aiCalls.createdAt, since)));
  return sums!;
}
