import { sql } from 'drizzle-orm';
import { copyOut, type Database } from '#server/core/db/database.ts';

export interface Table {
  name: string;
  columns: string[];
}

/** Waiting jobs travel like a table of this name; see waiting-jobs.ts. */
export const WAITING_JOBS = 'waiting_jobs';

/** About how much of a table is held at once. */
const PIECE_BYTES = 2 * 1024 * 1024;

/**
 * One moment of the whole database, whatever is written during it, and values in one text form whatever the database
 * is set to.
 */
export function readSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await speakPlainly(tx);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function speakPlainly(tx: Database): Promise<void> {
  await tx.execute(`set local timezone = 'UTC'`);
  await tx.execute(`set local datestyle = 'ISO, YMD'`);
  await tx.execute(`set local intervalstyle = 'postgres'`);
  await tx.execute(`set local extra_float_digits = 1`);
  await tx.execute(`set local bytea_output = 'hex'`);
  // A large table takes as long as it takes.
  await tx.execute(`set local statement_timeout = 0`);
  await tx.execute(`set local idle_in_transaction_session_timeout = 0`);
}

export async function readTables(tx: Database): Promise<Table[]> {
  const { rows } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

/** Every row of a table, some blocks of it at a time, so that a table of millions is never held as a whole. */
export async function* rowsOf(tx: Database, { name, columns }: Table): AsyncGenerator<Buffer> {
  const { rows } = await tx.execute<{ blocks: number; bytes: string }>(sql`
    select pg_relation_size(oid) / current_setting('block_size')::int as blocks, pg_table_size(oid) as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relname = ${name}`);
  const blocks = Number(rows[0]!.blocks);
  // What lies outside the table itself, long values, counts along.
  const step = Math.max(1, Math.floor((PIECE_BYTES * blocks) / Number(rows[0]!.bytes)));
  for (let block = 0; block < blocks; block += step) {
    yield await copyOut(
      tx,
      `select ${columns.map(quoted).join(', ')} from only public.${quoted(name)}
        where ctid >= '(${block},0)' and ctid < '(${block + step},0)'`,
    );
  }
}

export async function isThere(tx: Database, table: string): Promise<boolean> {
  const { rows } = await tx.execute<{ there: boolean }>(
    sql`select to_regclass(${table}) is not null as there`,
  );
  return rows[0]!.there;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
