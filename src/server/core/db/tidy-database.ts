import type { OpenDatabase } from './database.ts';

/** So many changed rows, and such a share of a table, make its plans questionable; PostgreSQL begins at 50 rows. */
const MANY_ROWS = 500;
const MANY = 0.1;

/*
 * What PostgreSQL does by itself (autovacuum), and the embedded database has no process for: without it no count is read
 * from an index alone, and plans rest on what the tables once held. PostgreSQL looks once a minute, which is late for a
 * history that was just read.
 */

export async function tidyDatabase(database: OpenDatabase) {
  if (database.kind !== 'embedded') return;
  await tidy(
    database,
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
}

/** What was changed much since it was tidied last. */
const CHANGED_TABLES = `
  select quote_ident(stat.relname) as name from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
  where schemaname = 'public' and n_mod_since_analyze > ${MANY_ROWS} + ${MANY} * greatest(reltuples, 0)
  order by stat.relname`;

export async function tidyChangedTables(database: OpenDatabase) {
  if (database.kind === 'embedded') await tidy(database, CHANGED_TABLES);
}

/** So that plans rest on what the tables hold now; it reads a sample, and takes a fraction of tidying them. */
export async function analyzeChangedTables(database: OpenDatabase) {
  await tidy(database, CHANGED_TABLES, 'analyze');
}

/** A table at a time, so that in between others have their turn. */
async function tidy(
  { kind, pool }: OpenDatabase,
  tables: string,
  how: 'analyze' | 'vacuum analyze' = 'vacuum analyze',
) {
  // Otherwise the changes of its busy connection are not counted yet, and then as if they came after the tidying.
  if (kind === 'embedded') await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query(tables);
  for (const { name } of rows as { name: string }[]) await pool.query(`${how} ${name}`);
}
