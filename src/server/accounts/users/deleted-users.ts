import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
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
  return marked.length > 0;
}

/** Nobody is in it any more; one that was handed over is there for those who have it now. */
const isNobodys = sql`not exists (select from members where account_id = ${users.id} and user_id <> account_id)`;

export async function isMarkedDeleted(db: Database, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt), isNobodys));
  return user !== undefined;
}

export async function findMarkedDeleted(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), isNobodys));
  return found.map(({ id }) => id);
}

/** With everything that still hangs on it. */
export async function deleteMarkedUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), isNotNull(users.deletedAt), isNobodys));
}
