import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { Look } from '#shared/content/picture.ts';

/** Of the store's latest pictures and reels, newest first. */
export function findLatestLooks(db: Database, storeId: string, count: number): Promise<Look[]> {
  return findLatest<Look>(db, sql`coalesce(design, metadata) ->> 'look'`, storeId, count);
}

/** Names of the pieces under its latest reels, newest first. */
export function findLatestMusic(db: Database, storeId: string, count: number): Promise<string[]> {
  return findLatest(db, sql`metadata ->> 'music'`, storeId, count);
}

/** What media in the history and on the calendar have, as far as they have it. */
async function findLatest<Value extends string>(
  db: Database,
  value: SQL,
  storeId: string,
  count: number,
): Promise<Value[]> {
  const { rows } = await db.execute<{ value: Value }>(sql`
    select ${value} as value from generated_content
    where ${value} is not null and id in (
      select media_id from social_media_posts where store_id = ${storeId}
      union
      select media_id from scheduled_posts where store_id = ${storeId})
    order by created_at desc, id limit ${count}`);
  return rows.map((row) => row.value);
}
