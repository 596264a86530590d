import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { dataExports } from '#server/core/db/schema/account-life.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';

/** Everything by which a job or a note in a session can name a user. */
export async function findNamesOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with stores as (select id from connected_stores where user_id = ${userId})
    select ${userId} as name
    union all select id::text from stores
    union all select id::text from content_generations where user_id = ${userId}
    union all select id::text from privacy_requests where user_id = ${userId}
    union all select id::text from data_exports where user_id = ${userId} or account_id = ${userId}
    union all select id::text from social_media_schedules where store_id in (select id from stores)
    union all select id::text from scheduled_posts where store_id in (select id from stores)`);
  return rows.map(({ name }) => name);
}

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

/** What co-owners made of an account: a record names it, and does not end with it by itself. */
export async function deleteExportsOf(tx: Database, accountId: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.accountId, accountId));
}

/** What is being put together counts nowhere. */
export async function stopExportsOf(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(dataExports)
    .set({ status: 'failed', finishedAt: now, leaseUntil: null })
    .where(and(eq(dataExports.userId, userId), isNull(dataExports.finishedAt)));
}
