import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

/** Names of the pieces under the store's latest reels, in the history and on the calendar, newest first. */
export async function findLatestMusic(db: Database, storeId: string, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ music: string }>(sql`
    select metadata ->> 'music' as music from generated_content
    where metadata ->> 'music' is not null and id in (
      select media_id from social_media_posts where store_id = ${storeId}
      union
      select media_id from scheduled_posts where store_id = ${storeId})
    order by created_at desc, id limit ${count}`);
  return rows.map(({ music }) => music);
}
