import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { users } from '#server/core/db/schema/users.ts';

/** Null when the account no longer exists. */
export async function findReader(db: Database, userId: string) {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}
