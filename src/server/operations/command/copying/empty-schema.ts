import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { appliedMigrations, splitMigrations } from './migrations.ts';
import { quoted, readTables } from './table-rows.ts';

/**
 * Tables of ours without a row, as a first start makes them, are as good as none.
 * @returns the tables that are there.
 * @throws Failed naming what is in them.
 */
export async function refuseUnlessEmpty(tx: Database): Promise<string[]> {
  const tables = (await readTables(tx)).map(({ name }) => name);
  if (tables.length === 0) return tables;
  const migrations = await appliedMigrations(tx);
  if (migrations.length === 0)
    throw new Failed(
      `The database is not empty: it holds tables that are not Vitrin's (${tables.join(', ')}). Please use a database of its own.`,
    );
  splitMigrations(migrations, 'The database');
  const filled = await countFilled(tx, tables);
  if (filled.length > 0)
    throw new Failed(
      `The database is not empty: ${filled.map(({ name, rows }) => `${name} ${rows}`).join(', ')}. Nothing was changed. Please use an empty database.`,
    );
  return tables;
}

/** Leaves an empty database without tables: what comes in may be of an older schema. */
export async function emptySchema(tx: Database): Promise<void> {
  const tables = await refuseUnlessEmpty(tx);
  if (tables.length === 0) return;
  await tx.execute(`drop table ${tables.map((name) => `public.${quoted(name)}`).join(', ')} cascade`);
  const { rows: functions } = await tx.execute<{ name: string }>(sql`
    select pg_proc.oid::regprocedure::text as name from pg_proc
    left join pg_depend on objid = pg_proc.oid and deptype = 'e'
    where pronamespace = 'public'::regnamespace and objid is null`);
  for (const { name } of functions) await tx.execute(`drop function ${name} cascade`);
  await tx.execute(`drop schema drizzle cascade`);
}

async function countFilled(tx: Database, tables: string[]) {
  const counts = tables.map(
    (name) => `select '${name}' as name, count(*)::int as rows from public.${quoted(name)}`,
  );
  const { rows } = await tx.execute<{ name: string; rows: number }>(counts.join(' union all '));
  return rows.filter((table) => table.rows > 0);
}
