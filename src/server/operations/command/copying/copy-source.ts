import type { Database } from '#server/core/db/database.ts';
import { appliedMigrations } from './migrations.ts';
import type { RowChecksum } from './row-checksum.ts';
import { readTables, rowsOf, type Table, WAITING_JOBS } from './table-rows.ts';
import { readWaitingJobs } from './waiting-jobs.ts';

/** Everything of a database, as it is read from one or from a backup of one. */
export interface CopySource {
  /** Hashes of the migrations that its schema has gone through. */
  migrations: string[];
  tables: SourceTable[];
  /** In pieces of whole rows of COPY's text format. */
  rowsOf(table: Table): AsyncIterable<Buffer>;
}

interface SourceTable extends Table {
  /** What was counted when it was read, where that is known already. */
  expected?: RowChecksum;
}

/** `tx` is a transaction of `readSnapshot`. */
export async function sourceOf(tx: Database): Promise<CopySource> {
  const tables = [...(await readTables(tx)), { name: WAITING_JOBS, columns: [] }];
  return {
    migrations: await appliedMigrations(tx),
    tables,
    rowsOf: (table) => (table.name === WAITING_JOBS ? readWaitingJobs(tx) : rowsOf(tx, table)),
  };
}
