import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { accessTokens } from '#server/core/db/schema/access-tokens.ts';
import { passkeys, recoveryCodes, secondFactors, signIns } from '#server/core/db/schema/sign-in.ts';
import { users } from '#server/core/db/schema/users.ts';

/**
 * From here on nobody is found by what they signed in with, and the same address may sign up again.
 * @returns false when it was deleted already.
 */
export async function markDeleted(tx: Database, userId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({
      deletedAt: now,
      email: `deleted:${userId}`,
      password: null,
      googleId: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (marked.length === 0) return false;
  // The row may stay for those who have the account that began with it.
  for (const ofPerson of [accessTokens, passkeys, recoveryCodes, secondFactors, signIns])
    await tx.delete(ofPerson).where(eq(ofPerson.userId, userId));
  return true;
}

const hasMembers = sql`exists (
  select from members join users person on person.id = members.user_id and person.deleted_at is null
  where members.account_id = ${users.id})`;
/** Nobody is in it any more: who it began with is deleted or has left, and so has everybody who was let in. */
const isOver = and(or(isNotNull(users.deletedAt), isNotNull(users.leftOwnAccountAt)), not(hasMembers));

export async function isAccountOver(db: Database, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId), isOver));
  return found !== undefined;
}

/** Those of which something is left. */
export async function findAccountsOver(db: Database): Promise<string[]> {
  const hasStores = sql`exists (select from connected_stores where user_id = ${users.id})`;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOver, or(isNotNull(users.deletedAt), hasStores)));
  return found.map(({ id }) => id);
}

/** With everything that still hangs on it. Who left an account and was not deleted stays. */
export async function deleteMarkedUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), isNotNull(users.deletedAt), not(hasMembers)));
}
