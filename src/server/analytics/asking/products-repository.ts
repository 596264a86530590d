import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

/** More than any store of ours has; a catalogue beyond it is matched in part. */
const MOST_TITLES = 20_000;

export interface StoreTitle {
  storeId: string;
  id: string;
  title: string;
}

export async function findTitles(db: Database, storeIds: string[]): Promise<StoreTitle[]> {
  const { rows } = await db.execute<{ store_id: string; id: string; title: string }>(sql`
    select store_id, id, title from products where store_id = any(${textArray(storeIds)}::uuid[])
    order by deleted_at is not null, id limit ${MOST_TITLES * storeIds.length}`);
  return rows.map(({ store_id: storeId, id, title }) => ({ storeId, id, title }));
}

/** In which of these stores there is a product of the same title, and its id there. */
export async function findNamesakes(
  db: Database,
  storeIds: string[],
  { storeId, productId }: { storeId: string; productId: string },
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ store_id: string; id: string }>(sql`
    select distinct on (same.store_id) same.store_id, same.id
    from products named join products same on lower(same.title) = lower(named.title)
    where named.store_id = ${storeId} and named.id = ${productId}
      and same.store_id = any(${textArray(storeIds)}::uuid[])
    order by same.store_id, same.id <> named.id, same.deleted_at is not null, same.id`);
  return new Map(rows.map(({ store_id, id }) => [store_id, id]));
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
