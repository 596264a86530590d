import { and, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { dataExports } from '#server/core/db/schema/account-life.ts';
import type { Sentence } from '#shared/core/sentence.ts';

export type ExportRecord = typeof dataExports.$inferSelect;
type Ended = { status: 'ready' | 'failed' } & Partial<typeof dataExports.$inferInsert>;

/** Null while another of the same user is being made. */
export async function insertExport(
  db: Database,
  record: Pick<ExportRecord, 'userId' | 'language' | 'createdAt'>,
): Promise<ExportRecord | null> {
  const [row] = await db.insert(dataExports).values(record).onConflictDoNothing().returning();
  return row ?? null;
}

/** The one that is being made, else the last that ended. */
export async function findLastExport(db: Database, userId: string): Promise<ExportRecord | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(sql`${dataExports.finishedAt} desc nulls first`)
    .limit(1);
  return row ?? null;
}

export async function findReadyExport(
  db: Database,
  userId: string,
  exportId: string,
): Promise<ExportRecord | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(
      and(eq(dataExports.id, exportId), eq(dataExports.userId, userId), eq(dataExports.status, 'ready')),
    );
  return row ?? null;
}

/** Takes an unfinished export that no process works on; null when one does, or it is over. */
export async function claimExport(
  db: Database,
  exportId: string,
  { now, until }: { now: Date; until: Date },
): Promise<ExportRecord | null> {
  const [row] = await db
    .update(dataExports)
    .set({
      status: 'running',
      progress: 0,
      leaseUntil: until,
      leaseToken: sql`${dataExports.leaseToken} + 1`,
      attempts: sql`${dataExports.attempts} + 1`,
    })
    .where(and(eq(dataExports.id, exportId), isNull(dataExports.finishedAt), isFree(now)))
    .returning();
  return row ?? null;
}

/** @returns false when the work is not ours any more. */
export async function saveProgress(
  db: Database,
  record: ExportRecord,
  change: { progress: number; leaseUntil: Date },
): Promise<boolean> {
  const rows = await db.update(dataExports).set(change).where(stillOurs(record)).returning();
  return rows.length > 0;
}

/** @returns false when the work is not ours any more; what came of it then counts nowhere. */
export async function finishExport(db: Database, record: ExportRecord, outcome: Ended): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set({ ...outcome, leaseUntil: null })
    .where(stillOurs(record))
    .returning();
  return rows.length > 0;
}

/** Unfinished, and nobody has given a sign of life; or never begun since then. */
export async function findAbandonedExports(
  db: Database,
  { now, queuedBefore }: { now: Date; queuedBefore: Date },
): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(
      and(
        isNull(dataExports.finishedAt),
        or(
          lt(dataExports.leaseUntil, now),
          and(isNull(dataExports.leaseUntil), lt(dataExports.createdAt, queuedBefore)),
        ),
      ),
    );
}

/** Whose file has been there long enough. */
export async function findOutdatedExports(db: Database, finishedBefore: Date): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.status, 'ready'), lte(dataExports.finishedAt, finishedBefore)));
}

/** Those of the same user that are over. */
export async function findEarlierExports(
  db: Database,
  { id, userId }: ExportRecord,
): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), ne(dataExports.id, id), isNotNull(dataExports.finishedAt)));
}

export async function deleteExport(db: Database, exportId: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, exportId));
}

/** Ends what nobody works on any more. */
export async function failExport(
  db: Database,
  exportId: string,
  outcome: { problem: Sentence; finishedAt: Date },
): Promise<void> {
  await db
    .update(dataExports)
    .set({ status: 'failed', leaseUntil: null, ...outcome })
    .where(and(eq(dataExports.id, exportId), isNull(dataExports.finishedAt)));
}

export async function findExportIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  return rows.map(({ id }) => id);
}

function isFree(now: Date) {
  return or(isNull(dataExports.leaseUntil), lt(dataExports.leaseUntil, now));
}

function stillOurs({ id, leaseToken }: ExportRecord) {
  return and(
    eq(dataExports.id, id),
    eq(dataExports.leaseToken, leaseToken),
    eq(dataExports.status, 'running'),
  );
}
