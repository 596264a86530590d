import type { OpenDatabase } from '#server/db/database.ts';

/**
 * The embedded database has no process beside it that would do this by itself: without it no count is read from an index
 * alone, and its plans rest on what the tables once held. A table at a time, so that in between others have their turn.
 */
export async function tidyDatabase(database: OpenDatabase) {
  if (database.kind !== 'embedded') return;
  const { pool } = database;
  const { rows } = await pool.query(`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  for (const { name } of rows as { name: string }[]) await pool.query(`vacuum analyze ${name}`);
}
