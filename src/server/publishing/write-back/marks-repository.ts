import { and, asc, count, desc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { writtenMarks } from '#server/core/db/schema/write-back.ts';
import type { MarkState, WriteBackKind } from '#shared/publishing/write-back.ts';
import { isOn } from './settings-repository.ts';

export type MarkRecord = typeof writtenMarks.$inferSelect;

export interface MarkKey {
  storeId: string;
  kind: WriteBackKind;
  subject: string;
}

/** What is to stand there. */
export interface Wanted {
  subject: string;
  postId: string;
  startedAt: Date;
  title: string;
  version: string;
}

export interface Claimed extends MarkRecord {
  /** An earlier call may have been made whose outcome nobody knows. */
  wasOpen: boolean;
}

const isMark = ({ storeId, kind, subject }: MarkKey) =>
  and(eq(writtenMarks.storeId, storeId), eq(writtenMarks.kind, kind), eq(writtenMarks.subject, subject));

/** What needs not be taken up: by subject, the content that stands or was refused. */
export async function findStanding(
  db: Database,
  { storeId, kind }: Omit<MarkKey, 'subject'>,
): Promise<Map<string, string>> {
  const { subject, version } = writtenMarks;
  const rows = await db
    .select({ subject, version })
    .from(writtenMarks)
    .where(and(eq(writtenMarks.storeId, storeId), eq(writtenMarks.kind, kind)));
  return new Map(rows.flatMap((row) => (row.version === null ? [] : [[row.subject, row.version] as const])));
}

/**
 * Takes it up until then, for this process alone; null where it stands as wanted, is another's, or is not to be written.
 * The intent is saved before any call: who finds it later looks up what became of it.
 */
export async function claimMark(
  db: Database,
  { storeId, kind }: Omit<MarkKey, 'subject'>,
  { subject, version, ...wanted }: Wanted,
  { now, until }: { now: Date; until: Date },
): Promise<Claimed | null> {
  return db.transaction(async (tx) => {
    if (!(await isOn(tx, storeId, kind))) return null;
    // Until it is answered nobody knows which content stands there.
    const intent = { state: 'writing' as const, version: null, nextTryAt: until };
    const [fresh] = await tx
      .insert(writtenMarks)
      .values({ storeId, kind, subject, ...wanted, ...intent, createdAt: now, changedAt: now })
      .onConflictDoNothing()
      .returning();
    if (fresh) return { ...fresh, wasOpen: false };
    const key = { storeId, kind, subject };
    const [known] = await tx.select().from(writtenMarks).where(isMark(key)).for('update');
    if (!known || !isDue(known, version, now)) return null;
    await tx.update(writtenMarks).set(intent).where(isMark(key));
    return { ...known, wasOpen: known.state === 'writing' };
  });
}

function isDue({ state, version, nextTryAt }: MarkRecord, wanted: string, now: Date): boolean {
  if (state === 'removing' || state === 'removed') return false;
  return (nextTryAt === null || nextTryAt <= now) && version !== wanted;
}

/** What is to be asked of it next; one that its owner removes meanwhile stays so. */
export async function saveMark(
  db: Database,
  key: MarkKey,
  { state, ...change }: Partial<Omit<MarkRecord, keyof MarkKey>>,
) {
  const kept = sql<MarkState>`case when ${writtenMarks.state} = 'removing' then 'removing' else ${state} end`;
  await db
    .update(writtenMarks)
    .set({ ...change, ...(state ? { state: kept } : {}) })
    .where(isMark(key));
}

/** By kind and state, without what was removed. */
export async function countMarks(db: Database, storeId: string) {
  return db
    .select({ kind: writtenMarks.kind, state: sql<MarkState>`${writtenMarks.state}`, count: count() })
    .from(writtenMarks)
    .where(and(eq(writtenMarks.storeId, storeId), ne(writtenMarks.state, 'removed')))
    .groupBy(writtenMarks.kind, writtenMarks.state);
}

/** The newest, from a place in their order on. */
export async function findMarks(
  db: Database,
  storeId: string,
  { before, most }: { before: { at: Date; subject: string; kind: string } | null; most: number },
): Promise<MarkRecord[]> {
  const { createdAt, subject, kind, state } = writtenMarks;
  const behind =
    before &&
    or(
      lt(createdAt, before.at),
      and(eq(createdAt, before.at), sql`(${subject}, ${kind}) > (${before.subject}, ${before.kind})`),
    );
  return db
    .select()
    .from(writtenMarks)
    .where(and(eq(writtenMarks.storeId, storeId), ne(state, 'removed'), behind ?? undefined))
    .orderBy(desc(createdAt), asc(subject), asc(kind))
    .limit(most);
}

/** @returns whether there was one. What is being written is removed when its outcome is known. */
export async function markForRemoval(db: Database, key: MarkKey): Promise<boolean> {
  const marked = await db
    .update(writtenMarks)
    .set({ state: 'removing', reason: null })
    .where(and(isMark(key), ne(writtenMarks.state, 'removed')))
    .returning({ subject: writtenMarks.subject });
  return marked.length > 0;
}

export async function markAllForRemoval(db: Database, storeId: string, kind: WriteBackKind) {
  const ofKind = and(eq(writtenMarks.storeId, storeId), eq(writtenMarks.kind, kind));
  await db
    .update(writtenMarks)
    .set({ state: 'removing', reason: null })
    .where(and(ofKind, ne(writtenMarks.state, 'removed')));
}

/** What is to be removed now, and is taken up until then. */
export async function claimRemovals(
  db: Database,
  { storeId, kind }: Omit<MarkKey, 'subject'>,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<MarkRecord[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(writtenMarks)
      .where(
        and(
          eq(writtenMarks.storeId, storeId),
          eq(writtenMarks.kind, kind),
          eq(writtenMarks.state, 'removing'),
          or(isNull(writtenMarks.nextTryAt), lte(writtenMarks.nextTryAt, now)),
        ),
      )
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length > 0)
      await tx
        .update(writtenMarks)
        .set({ nextTryAt: until })
        .where(
          and(
            eq(writtenMarks.storeId, storeId),
            eq(writtenMarks.kind, kind),
            inArray(
              writtenMarks.subject,
              due.map(({ subject }) => subject),
            ),
          ),
        );
    return due;
  });
}

/** Of a kind that is on it stays known, so that it is not written again. */
export async function settleRemoval(db: Database, storeId: string, kind: WriteBackKind, subjects: string[]) {
  const removed = and(
    eq(writtenMarks.storeId, storeId),
    eq(writtenMarks.kind, kind),
    inArray(writtenMarks.subject, subjects),
  );
  await db.transaction(async (tx) => {
    if (await isOn(tx, storeId, kind))
      await tx.update(writtenMarks).set({ state: 'removed', nextTryAt: null }).where(removed);
    else await tx.delete(writtenMarks).where(removed);
  });
}

/** There is room again for those that the platform did not take. */
export async function tryLimitedAgain(db: Database, storeId: string, kind: WriteBackKind) {
  await db
    .update(writtenMarks)
    .set({ nextTryAt: null })
    .where(
      and(eq(writtenMarks.storeId, storeId), eq(writtenMarks.kind, kind), eq(writtenMarks.state, 'limit')),
    );
}

/** What was removed by hand may be written again once the kind is switched on another time. */
export async function forgetRemoved(db: Database, storeId: string, kind: WriteBackKind) {
  await db
    .delete(writtenMarks)
    .where(
      and(eq(writtenMarks.storeId, storeId), eq(writtenMarks.kind, kind), eq(writtenMarks.state, 'removed')),
    );
}

/** Whether everything of a kind is to be removed. */
export async function isNothingLeft(db: Database, storeId: string, kind: WriteBackKind): Promise<boolean> {
  const [left] = await db
    .select({ subject: writtenMarks.subject })
    .from(writtenMarks)
    .where(
      and(
        eq(writtenMarks.storeId, storeId),
        eq(writtenMarks.kind, kind),
        sql`${writtenMarks.state} not in ('removing', 'removed')`,
      ),
    )
    .limit(1);
  return !left;
}
