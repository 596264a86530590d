import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { apiAnswers } from '#server/core/db/schema/access-tokens.ts';

export interface AnswerKey {
  accessTokenId: string;
  idempotencyKey: string;
}
export type AnswerRecord = typeof apiAnswers.$inferSelect;

const isOf = ({ accessTokenId, idempotencyKey }: AnswerKey) =>
  and(eq(apiAnswers.accessTokenId, accessTokenId), eq(apiAnswers.idempotencyKey, idempotencyKey));

/** @returns whether nobody had begun before. */
export async function begin(
  db: Database,
  answer: AnswerKey & { requestHash: string; startedAt: Date },
): Promise<boolean> {
  const begun = await db
    .insert(apiAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ key: apiAnswers.idempotencyKey });
  return begun.length > 0;
}

export async function findAnswer(db: Database, key: AnswerKey): Promise<AnswerRecord | undefined> {
  const [found] = await db.select().from(apiAnswers).where(isOf(key));
  return found;
}

/** Of one that was begun before `before` and never finished. @returns whether the caller is the one to go on. */
export async function takeOver(db: Database, key: AnswerKey, before: Date, now: Date): Promise<boolean> {
  const taken = await db
    .update(apiAnswers)
    .set({ startedAt: now })
    .where(and(isOf(key), isNull(apiAnswers.body), lt(apiAnswers.startedAt, before)))
    .returning({ key: apiAnswers.idempotencyKey });
  return taken.length > 0;
}

export async function saveAnswer(db: Database, key: AnswerKey, body: string): Promise<void> {
  await db.update(apiAnswers).set({ body }).where(isOf(key));
}

/** What was refused may be asked again. */
export async function forgetAnswer(db: Database, key: AnswerKey): Promise<void> {
  await db.delete(apiAnswers).where(and(isOf(key), isNull(apiAnswers.body)));
}

export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.delete(apiAnswers).where(lt(apiAnswers.startedAt, before));
}
