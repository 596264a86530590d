import { eq, lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions, users } from '#server/db/schema/users.ts';

export type UserRecord = typeof users.$inferSelect;

export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** Undefined when the address is taken. */
export async function insertUser(
  db: Database,
  user: typeof users.$inferInsert,
): Promise<UserRecord | undefined> {
  const [inserted] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return inserted;
}

export async function rememberLanguage(db: Database, userId: string, language: string) {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session);
}

export async function findSession(db: Database, sid: string) {
  const [found] = await db
    .select({ sess: sessions.sess, expire: sessions.expire })
    .from(sessions)
    .where(eq(sessions.sid, sid));
  return found;
}

export async function findUser(db: Database, id: string): Promise<UserRecord | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function prolongSession(db: Database, sid: string, expire: Date) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Database, sid: string) {
  const [deleted] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning();
  return deleted;
}

export async function deleteExpiredSessions(db: Database, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
