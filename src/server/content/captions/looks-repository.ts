import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { Look } from '#shared/content/picture.ts';

/** Of the store's latest pictures and reels, in the history and on the calendar, newest first. */
export async function findLatestLooks(db: Database, storeId: string, count: number): Promise<Look[]> {
  const { rows } = await db.execute<{ look: Look }>(sql`
    select coalesce(design, metadata) ->> 'look' as look from generated_content
    where coalesce(design, metadata) ->> 'look' is not null and id in (
      select media_id from social_media_posts where store_id = ${storeId}
      union
      select media_id from scheduled_posts where store_id = ${storeId})
    order by created_at desc, id limit ${count}`);
  return rows.map(({ look }) => look);
}
