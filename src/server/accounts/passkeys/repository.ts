import { and, asc, count, eq, lt, or } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { passkeys } from '#server/core/db/schema/sign-in.ts';

export type PasskeyRecord = typeof passkeys.$inferSelect;

export async function findPasskeysOf(db: Database, userId: string): Promise<PasskeyRecord[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeysOf(db: Database, userId: string): Promise<number> {
  const [found] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return found!.all;
}

export async function findPasskeyByCredential(
  db: Database,
  credentialId: string,
): Promise<PasskeyRecord | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

export async function findPasskeyOf(
  db: Database,
  userId: string,
  id: string,
): Promise<PasskeyRecord | undefined> {
  const [found] = await db.select().from(passkeys).where(ofUser(userId, id));
  return found;
}

/** Undefined where it is saved already, for whichever account. */
export async function insertPasskey(
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRecord | undefined> {
  const [inserted] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return inserted;
}

/** @returns false where another use of the same count was first. */
export async function countUse(
  db: Database,
  id: string,
  { counter, ...used }: Pick<PasskeyRecord, 'counter' | 'backedUp' | 'usedAt'>,
): Promise<boolean> {
  const doesNotCount = counter === 0 ? eq(passkeys.counter, 0) : undefined;
  const updated = await db
    .update(passkeys)
    .set({ counter, ...used })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount)))
    .returning({ id: passkeys.id });
  return updated.length > 0;
}

export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(ofUser(userId, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

export async function deletePasskey(tx: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(ofUser(userId, id)).returning({ id: passkeys.id });
  return deleted.length > 0;
}

export async function deletePasskeysOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

const ofUser = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));
