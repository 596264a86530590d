import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { ROWS_PER_FILE } from './entries.ts';
import { STORE_TABLES } from './store-tables.ts';

/** About how much there is to write: what a store can have many of, and files. */
export async function countRows(db: Database, accountId: string | null): Promise<number> {
  if (accountId === null) return 0;
  const counts = STORE_TABLES.map(
    ({ source }) =>
      sql`(select count(*) from ${sql.identifier(source.table)} where store_id in (select id from stores))`,
  );
  const { rows } = await db.execute<{ total: string }>(sql`
    with stores as (select id from connected_stores where user_id = ${accountId} and disconnected_at is null)
    select ${sql.join(counts, sql` + `)}
      + ${ROWS_PER_FILE}::int * (
        select count(*) from generated_content where user_id = ${accountId} and cleared_at is null) as total`);
  return Number(rows[0]!.total);
}
