import { and, desc, eq, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { namesAny } from '#server/core/db/names-any.ts';
import { sessions, users } from '#server/core/db/schema/users.ts';

export type UserRecord = typeof users.$inferSelect;

export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | undefined> {
  return findLiving(db, eq(users.email, email));
}

export async function findUserByGoogleId(db: Database, googleId: string): Promise<UserRecord | undefined> {
  return findLiving(db, eq(users.googleId, googleId));
}

export async function findUser(db: Database, id: string): Promise<UserRecord | undefined> {
  return findLiving(db, eq(users.id, id));
}

async function findLiving(db: Database, which: SQL): Promise<UserRecord | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(which, isNull(users.deletedAt)));
  return user;
}

/** Undefined when the address or the Google account is taken. */
export async function insertUser(
  db: Database,
  user: typeof users.$inferInsert,
): Promise<UserRecord | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return inserted;
}

export async function updateUser(
  db: Database,
  id: string,
  changed: Partial<
    Pick<
      UserRecord,
      'firstName' | 'lastName' | 'language' | 'password' | 'emailVerified' | 'googleId' | 'profileImageUrl'
    >
  >,
): Promise<UserRecord | undefined> {
  const [updated] = await db.update(users).set(changed).where(eq(users.id, id)).returning();
  return updated;
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

/** With the living user who is signed in by it. */
export async function findSessionWithUser(db: Database, sid: string) {
  const [found] = await db
    .select({ sess: sessions.sess, expire: sessions.expire, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${sessions.sess} ->> 'userId')::uuid`))
    .where(and(eq(sessions.sid, sid), isNull(users.deletedAt)));
  return found;
}

/** Whatever else its content says by now stays. */
export async function prolongSession(db: Database, sid: string, usedAt: Date, expire: Date) {
  const sess = sql`${sessions.sess} || jsonb_build_object('usedAt', ${usedAt.toISOString()}::text)`;
  await db.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Database, sid: string) {
  const [deleted] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning();
  return deleted;
}

const ofUser = (userId: string) => sql`${sessions.sess} ->> 'userId' = ${userId}`;
const noteOfUser = (userId: string) => sql`${sessions.sess} -> 'note' ->> 'userId' = ${userId}`;

export async function findSessionsOf(db: Database, userId: string) {
  return db
    .select()
    .from(sessions)
    .where(ofUser(userId))
    .orderBy(desc(sql`${sessions.sess} ->> 'usedAt'`));
}

/** `but` is the one that stays. @returns what was deleted. */
export async function deleteSessionsOf(db: Database, userId: string, but?: string): Promise<string[]> {
  const deleted = await db
    .delete(sessions)
    .where(and(ofUser(userId), but === undefined ? undefined : ne(sessions.sid, but)))
    .returning({ sid: sessions.sid });
  return deleted.map(({ sid }) => sid);
}

export async function deleteSessionOf(db: Database, userId: string, sid: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(ofUser(userId), eq(sessions.sid, sid)))
    .returning({ sid: sessions.sid });
  return deleted.length > 0;
}

/** What was saved about a user under a name, newest first. */
export async function findNotesOf(db: Database, userId: string, kind: string) {
  return db
    .select()
    .from(sessions)
    .where(and(noteOfUser(userId), sql`${sessions.sess} -> 'note' ->> 'kind' = ${kind}`))
    .orderBy(desc(sql`${sessions.sess} -> 'note' ->> 'at'`));
}

export async function findNotes(db: Database, kind: string) {
  return db.select().from(sessions).where(sql`${sessions.sess} -> 'note' ->> 'kind' = ${kind}`);
}

export async function deleteNotesOf(db: Database, userId: string, kind: string) {
  await db
    .delete(sessions)
    .where(and(noteOfUser(userId), sql`${sessions.sess} -> 'note' ->> 'kind' = ${kind}`));
}

/** What browsers are trusted with for a while: a consent that is under way, a store that waits for its owner. */
export async function deleteNotesNaming(tx: Database, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from sessions where ${namesAny(sql`sess::text`, ids)}`);
}

/** Sessions and notes alike, but not what is still to be given back elsewhere. */
export async function deleteEverythingOf(db: Database, userId: string): Promise<string[]> {
  const isToGiveBack = sql`coalesce(${sessions.sess} -> 'note' ->> 'giveBack', 'false') = 'true'`;
  const deleted = await db
    .delete(sessions)
    .where(or(ofUser(userId), and(noteOfUser(userId), not(isToGiveBack))))
    .returning({ sid: sessions.sid });
  return deleted.map(({ sid }) => sid);
}

export async function deleteExpiredSessions(db: Database, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
