import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const ROWS_AT_ONCE = 20_000;

/** Deletes what a table that can hold millions of rows of one store has of it, in steps that hold nobody up for long. */
export async function deleteInSteps(db: Database, table: string, storeId: string): Promise<void> {
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${sql.raw(table)} where ctid = any(array(
        select ctid from ${sql.raw(table)} where store_id = ${storeId} limit ${ROWS_AT_ONCE}))`);
    deleted = rowCount ?? 0;
  }
}
