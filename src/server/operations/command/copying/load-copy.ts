import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { copyInto } from '#server/core/db/bulk.ts';
import { type Database, MIGRATION_LOCK, type OpenDatabase } from '#server/core/db/database.ts';
import { Failed } from '#server/operations/command/failed.ts';
import type { CopySource } from './copy-source.ts';
import { emptySchema } from './empty-schema.ts';
import { applyMigrations, splitMigrations } from './migrations.ts';
import { createRowChecksum, type RowChecksum } from './row-checksum.ts';
import { quoted, rowsOf, speakPlainly, type Table, WAITING_JOBS } from './table-rows.ts';
import { parseWaitingJobs, withQueuesFor } from './waiting-jobs.ts';

export interface CopiedTable extends RowChecksum {
  name: string;
}

export interface LoadReport {
  tables: CopiedTable[];
  /** Migrations that were run on what was loaded. */
  upgrades: string[];
}

/**
 * Everything of a source into an empty database, in one transaction: killed or refused at any point, the database is as
 * empty as before. The schema is first as old as the data, so that newer migrations meet what they were written for.
 * `afterwards` belongs to the same transaction, with the schema of today.
 */
export async function loadCopy(
  target: OpenDatabase,
  source: CopySource,
  afterwards: (tx: Database) => Promise<void> = async () => {},
): Promise<LoadReport> {
  const { upTo, newer } = splitMigrations(source.migrations, 'What is to be loaded');
  const jobTable = source.tables.find(({ name }) => name === WAITING_JOBS);
  const { rows: jobRows, sum: jobSum } = await readWhole(source, jobTable);
  if (jobTable?.expected) compare(WAITING_JOBS, jobSum, jobTable.expected);
  const jobs = parseWaitingJobs(jobRows);
  const report = await withQueuesFor(target, jobs, (queueAll) =>
    target.db.transaction(async (tx) => {
      await speakPlainly(tx);
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await emptySchema(tx);
      await applyMigrations(tx, upTo);
      const tables = source.tables.filter((table) => table !== jobTable);
      const loaded = await withoutForeignKeys(tx, () => loadTables(tx, source, tables));
      await compareLoaded(tx, tables, loaded);
      await queueAll(tx);
      await applyMigrations(tx, newer);
      await afterwards(tx);
      return {
        tables: [...loaded, { name: WAITING_JOBS, ...jobSum }],
        upgrades: newer.map(({ name }) => name),
      };
    }),
  );
  // Of tables that were never analysed PostgreSQL thinks that they are small.
  await target.db.execute(sql`analyze`);
  return report;
}

async function readWhole(source: CopySource, table: Table | undefined) {
  const rows = table ? await buffer(source.rowsOf(table)) : Buffer.alloc(0);
  const sum = createRowChecksum();
  sum.add(rows);
  return { rows, sum: sum.result() };
}

async function loadTables(
  tx: Database,
  source: CopySource,
  tables: CopySource['tables'],
): Promise<CopiedTable[]> {
  const loaded: CopiedTable[] = [];
  for (const table of tables) {
    const sum = createRowChecksum();
    for await (const rows of source.rowsOf(table)) {
      sum.add(rows);
      await copyInto(tx, `public.${quoted(table.name)}`, table.columns.map(quoted), rows);
    }
    if (table.expected) compare(table.name, sum.result(), table.expected);
    loaded.push({ name: table.name, ...sum.result() });
  }
  return loaded;
}

/** Rows come in no order of their own; every key is checked as a whole when it is put back. */
async function withoutForeignKeys<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys)
    await tx.execute(`alter table ${table} drop constraint ${quoted(name)}`);
  const result = await work();
  for (const { table, name, definition } of keys)
    await tx.execute(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  return result;
}

/** Reads back what stands in the tables now. */
async function compareLoaded(tx: Database, tables: Table[], loaded: CopiedTable[]) {
  for (const [index, table] of tables.entries()) {
    const sum = createRowChecksum();
    for await (const rows of rowsOf(tx, table)) sum.add(rows);
    compare(table.name, sum.result(), loaded[index]!);
  }
}

function compare(name: string, found: RowChecksum, wanted: RowChecksum) {
  if (found.rows === wanted.rows && found.checksum === wanted.checksum) return;
  throw new Failed(
    `${name} came in differently: ${found.rows} rows (${found.checksum}) instead of ${wanted.rows} (${wanted.checksum}). Nothing was kept.`,
  );
}
