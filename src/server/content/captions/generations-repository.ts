import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Spent } from '#server/content/usage/service.ts';
import type { Database } from '#server/core/db/database.ts';
import { contentGenerations } from '#server/core/db/schema/social-media.ts';
import type { ContentRequest, GeneratedContent, VariationsRequest } from '#shared/content/content.ts';
import type { Sentence } from '#shared/core/sentence.ts';

/** What was asked for: one piece, variations of its words, or what a slot of a schedule waits for. */
export type GenerationRequest =
  | ({ kind: 'content' } & ContentRequest)
  | ({ kind: 'variations' } & VariationsRequest)
  | ({ kind: 'slot'; postId: string; withShortText: boolean } & ContentRequest);

export type GenerationRecord = Omit<
  typeof contentGenerations.$inferSelect,
  'request' | 'spent' | 'result'
> & {
  request: GenerationRequest & { productTitle: string };
  spent: Spent[];
  result: GeneratedContent[] | null;
};

export async function insertGeneration(
  db: Database,
  record: Pick<GenerationRecord, 'userId' | 'storeId' | 'request' | 'spent' | 'createdAt'> & { id?: string },
): Promise<string> {
  const [row] = await db.insert(contentGenerations).values(record).returning({ id: contentGenerations.id });
  return row!.id;
}

export async function findGeneration(db: Database, id: string): Promise<GenerationRecord | null> {
  const [row] = await db.select().from(contentGenerations).where(eq(contentGenerations.id, id));
  return (row as GenerationRecord | undefined) ?? null;
}

/** Takes an unfinished generation that no process works on; null when one does, or it is over. */
export async function claimGeneration(db: Database, id: string, now: Date, until: Date) {
  const [row] = await db
    .update(contentGenerations)
    .set({
      status: 'running',
      leaseUntil: until,
      leaseToken: sql`${contentGenerations.leaseToken} + 1`,
      attempts: sql`${contentGenerations.attempts} + 1`,
    })
    .where(
      and(
        eq(contentGenerations.id, id),
        isNull(contentGenerations.finishedAt),
        or(
          isNull(contentGenerations.leaseUntil),
          sql`${contentGenerations.leaseUntil} < ${now.toISOString()}`,
        ),
      ),
    )
    .returning();
  return (row as GenerationRecord | undefined) ?? null;
}

/** @returns false when the work is not ours any more: cancelled, or taken over. */
export async function saveProgress(
  db: Database,
  { id, leaseToken }: Pick<GenerationRecord, 'id' | 'leaseToken'>,
  progress: number,
  until: Date,
): Promise<boolean> {
  const rows = await db
    .update(contentGenerations)
    .set({ progress, leaseUntil: until })
    .where(stillOurs(id, leaseToken))
    .returning({ id: contentGenerations.id });
  return rows.length === 1;
}

/** @returns false when the work is not ours any more; its outcome then counts nowhere. */
export async function finishGeneration(
  db: Database,
  { id, leaseToken }: Pick<GenerationRecord, 'id' | 'leaseToken'>,
  outcome:
    | { status: 'done'; result: GeneratedContent[]; finishedAt: Date }
    | { status: 'failed'; problem: Sentence; finishedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(contentGenerations)
    .set({ ...outcome, leaseUntil: null, ...(outcome.status === 'done' ? { progress: 1 } : {}) })
    .where(stillOurs(id, leaseToken))
    .returning({ id: contentGenerations.id });
  return rows.length === 1;
}

/** Ends a generation, even while a process works on it; null when it was over already. */
export async function endGeneration(
  db: Database,
  id: string,
  outcome: { status: 'cancelled' | 'failed'; problem: Sentence | null; finishedAt: Date },
) {
  const [row] = await db
    .update(contentGenerations)
    .set({ ...outcome, leaseUntil: null })
    .where(and(eq(contentGenerations.id, id), isNull(contentGenerations.finishedAt)))
    .returning();
  return (row as GenerationRecord | undefined) ?? null;
}

/** Whatever is being made of a user. */
export async function cancelGenerationsOf(tx: Database, userId: string, finishedAt: Date): Promise<void> {
  await tx
    .update(contentGenerations)
    .set({ status: 'cancelled', finishedAt, leaseUntil: null })
    .where(and(eq(contentGenerations.userId, userId), isNull(contentGenerations.finishedAt)));
}

/** Single pieces: variations are answered at once, and what a schedule had written is on the calendar. */
export async function findRecentGenerations(db: Database, storeId: string, since: Date) {
  const rows = await db
    .select()
    .from(contentGenerations)
    .where(
      and(
        eq(contentGenerations.storeId, storeId),
        sql`${contentGenerations.request} ->> 'kind' = 'content'`,
        or(isNull(contentGenerations.finishedAt), gt(contentGenerations.finishedAt, since)),
      ),
    )
    .orderBy(desc(contentGenerations.createdAt))
    .limit(20);
  return rows as GenerationRecord[];
}

/** Unfinished, and nobody has given a sign of life since `now`; or never begun since `begunBefore`. */
export async function findAbandoned(db: Database, now: Date, begunBefore: Date): Promise<GenerationRecord[]> {
  const rows = await db
    .select()
    .from(contentGenerations)
    .where(
      sql`${contentGenerations.finishedAt} is null and (${contentGenerations.leaseUntil} < ${now.toISOString()}
        or (${contentGenerations.leaseUntil} is null and ${contentGenerations.createdAt} < ${begunBefore.toISOString()}))`,
    )
    .limit(200);
  return rows as GenerationRecord[];
}

export async function deleteGenerationsBefore(db: Database, before: Date) {
  await db.delete(contentGenerations).where(sql`${contentGenerations.finishedAt} < ${before.toISOString()}`);
}

function stillOurs(id: string, leaseToken: number) {
  return and(
    eq(contentGenerations.id, id),
    eq(contentGenerations.leaseToken, leaseToken),
    eq(contentGenerations.status, 'running'),
  );
}
