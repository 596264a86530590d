import { and, eq, exists, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { dataExports, UNKNOWN_ACCOUNT } from '#server/core/db/schema/account-life.ts';
import { members } from '#server/core/db/schema/members.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { isMakerOwner } from './export/owned-account.ts';

export type ExportRecord = typeof dataExports.$inferSelect;
type Ended = { status: 'ready' | 'failed' } & Partial<typeof dataExports.$inferInsert>;

/** Null while another of the same user is being made. */
export async function insertExport(
  db: Database,
  record: Pick<ExportRecord, 'userId' | 'accountId' | 'language' | 'createdAt'>,
): Promise<ExportRecord | null> {
  const [row] = await db.insert(dataExports).values(record).onConflictDoNothing().returning();
  return row ?? null;
}

/** Of an account or, with null, of the person's own records: the one that is being made, else the last that ended. */
export async function findLastExport(
  db: Database,
  userId: string,
  accountId: string | null,
): Promise<ExportRecord | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), holds(accountId), isMakerOwner))
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
      and(
        eq(dataExports.id, exportId),
        eq(dataExports.userId, userId),
        eq(dataExports.status, 'ready'),
        isMakerOwner,
      ),
    );
  return row ?? null;
}

export async function findUnfinishedExport(db: Database, userId: string): Promise<ExportRecord | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isNull(dataExports.finishedAt)));
  return row ?? null;
}

export async function isExportAllowed(db: Database, exportId: string): Promise<boolean> {
  return (await db.$count(dataExports, and(eq(dataExports.id, exportId), isMakerOwner))) > 0;
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

/**
 * What the version before exported for a person who is in no account but the one that began with them was of that one.
 * Whoever was let in to another may have acted there, so theirs stay nobody's.
 */
export async function settleUnknownAccounts(db: Database): Promise<void> {
  const isMember = exists(db.select().from(members).where(eq(members.userId, dataExports.userId)));
  await db
    .update(dataExports)
    .set({ accountId: sql`${dataExports.userId}` })
    .where(and(eq(dataExports.accountId, UNKNOWN_ACCOUNT), not(isMember)));
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

/** Whose file has been there long enough, or is not for its maker any more. */
export async function findOutdatedExports(db: Database, finishedBefore: Date): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(
      or(
        and(eq(dataExports.status, 'ready'), lte(dataExports.finishedAt, finishedBefore)),
        and(isNotNull(dataExports.finishedAt), not(isMakerOwner)),
      ),
    );
}

/** What somebody made who has deleted themselves since. */
export async function findExportsOfDeleted(db: Database, userId: string): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.userId, userId),
        sql`exists (select from users where id = ${userId} and deleted_at is not null)`,
      ),
    );
}

/** Those of the same user and account that are over. */
export async function findEarlierExports(
  db: Database,
  { id, userId, accountId }: ExportRecord,
): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.userId, userId),
        holds(accountId),
        ne(dataExports.id, id),
        isNotNull(dataExports.finishedAt),
      ),
    );
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

/** Those that a person made, and those of the account that began with them. */
export async function findExportsAbout(db: Database, userId: string): Promise<ExportRecord[]> {
  return db
    .select()
    .from(dataExports)
    .where(or(eq(dataExports.userId, userId), eq(dataExports.accountId, userId)));
}

function holds(accountId: string | null) {
  return accountId === null ? isNull(dataExports.accountId) : eq(dataExports.accountId, accountId);
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
