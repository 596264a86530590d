import { and, count, eq, isNull } from 'drizzle-orm';
import { type ReplacedText, replaceTexts } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { recoveryCodes, secondFactors } from '#server/core/db/schema/sign-in.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findFactor(db: Database, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found;
}

/** Until the transaction ends nobody else tries a code of the account. */
export async function lockFactor(tx: Database, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return found;
}

/** @returns false where the account has one already. */
export async function insertFactor(
  tx: Database,
  factor: typeof secondFactors.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ userId: secondFactors.userId });
  return inserted.length > 0;
}

export async function updateFactor(
  tx: Database,
  userId: string,
  changed: Partial<Pick<SecondFactor, 'lastStep' | 'wrongCodes' | 'wrongSince'>>,
): Promise<void> {
  await tx.update(secondFactors).set(changed).where(eq(secondFactors.userId, userId));
}

/** With its recovery codes. @returns false where there was none. */
export async function deleteFactor(tx: Database, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return deleted.length > 0;
}

export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** @returns false where it is none of the account's, or was used already. */
export async function spendRecoveryCode(
  tx: Database,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedOf(userId), eq(recoveryCodes.hash, hash)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(unusedOf(userId));
  return found!.left;
}

const unusedOf = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export const replaceFactorSecrets = (db: Database, column: string, replaced: ReplacedText[]) =>
  replaceTexts(db, 'second_factors', column, replaced);
