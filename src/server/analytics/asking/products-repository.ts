import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

/** More than any store of ours has; a catalogue beyond it is matched in part. */
const MOST_TITLES = 20_000;

export async function findTitles(db: Database, storeId: string): Promise<{ id: string; title: string }[]> {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select id, title from products where store_id = ${storeId} order by deleted_at is not null, id limit ${MOST_TITLES}`);
  return rows;
}

export async function findTitlesOf(
  db: Database,
  storeId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select id, title from products where store_id = ${storeId} and id = any(${textArray(ids)})`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
