import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { dataExports } from '#server/core/db/schema/account-life.ts';
import { contentGenerations, socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { users } from '#server/core/db/schema/users.ts';

/**
 * From here on nobody is found by what they signed in with, and the same address may sign up anew.
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

/** Schedules write nothing more, and what is being made counts nowhere. */
export async function stopMaking(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(socialMediaSchedules)
    .set({ isActive: false })
    .where(
      sql`${socialMediaSchedules.storeId} in (select id from connected_stores where user_id = ${userId})`,
    );
  await tx
    .update(contentGenerations)
    .set({ status: 'cancelled', finishedAt: now, leaseUntil: null })
    .where(and(eq(contentGenerations.userId, userId), isNull(contentGenerations.finishedAt)));
  await tx
    .update(dataExports)
    .set({ status: 'failed', finishedAt: now, leaseUntil: null })
    .where(and(eq(dataExports.userId, userId), isNull(dataExports.finishedAt)));
}

/** Everything by which a job or a note in a session can name a user. */
export async function findNamesOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with stores as (select id from connected_stores where user_id = ${userId})
    select ${userId} as name
    union all select id::text from stores
    union all select id::text from content_generations where user_id = ${userId}
    union all select id::text from privacy_requests where user_id = ${userId}
    union all select id::text from data_exports where user_id = ${userId}
    union all select id::text from social_media_schedules where store_id in (select id from stores)
    union all select id::text from scheduled_posts where store_id in (select id from stores)`);
  return rows.map(({ name }) => name);
}

/** Of jobs that wait, or of all of them, those that name one of these. */
export async function deleteJobsNaming(
  tx: Database,
  names: string[],
  { onlyWaiting }: { onlyWaiting: boolean },
): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job
    where ${onlyWaiting ? sql`state < 'active' and` : sql``} ${isNamed(
      sql`concat(data::text, ' ', singleton_key, ' ', output::text)`,
      names,
    )}`);
}

/** What browsers are trusted with for a while: a consent that is under way, a store that waits for its owner. */
export async function deleteNotesNaming(tx: Database, names: string[]): Promise<void> {
  await tx.execute(sql`delete from sessions where ${isNamed(sql`sess::text`, names)}`);
}

/** Ids are of one length and stand whole in what names them, so that a set of them is looked up at once. */
const isNamed = (text: ReturnType<typeof sql>, names: string[]) => sql`exists (
  select from regexp_matches(${text}, ${UUID}, 'g') found where found[1] = any(${textArray(names)}))`;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Every store, with whether it is still connected. */
export async function findAllStoresOf(db: Database, userId: string) {
  const { id, platform, currency, timeZone, disconnectedAt } = connectedStores;
  const rows = await db
    .select({ id, platform, currency, timeZone, disconnectedAt })
    .from(connectedStores)
    .where(eq(connectedStores.userId, userId));
  return rows.map(({ disconnectedAt: gone, ...store }) => ({
    store: { ...store, userId },
    connected: gone === null,
  }));
}

export async function isMarkedDeleted(db: Database, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
  return user !== undefined;
}

export async function findMarkedDeleted(db: Database): Promise<string[]> {
  const found = await db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  return found.map(({ id }) => id);
}

/** With everything that still hangs on it. */
export async function deleteMarkedUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
}
