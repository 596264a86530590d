import type { OpenDatabase } from '#server/core/db/database.ts';
import { sourceOf } from '#server/operations/command/copying/copy-source.ts';
import { createRowChecksum } from '#server/operations/command/copying/row-checksum.ts';
import { readSnapshot } from '#server/operations/command/copying/table-rows.ts';

/** Every table with its count and checksum. */
export function readChecksums({ db }: OpenDatabase): Promise<Record<string, string>> {
  return readSnapshot(db, async (tx) => {
    const source = await sourceOf(tx);
    const sums: Record<string, string> = {};
    for (const table of source.tables) {
      const sum = createRowChecksum();
      for await (const rows of source.rowsOf(table)) sum.add(rows);
      const { rows, checksum } = sum.result();
      sums[table.name] = `${rows} rows, ${checksum}`;
    }
    return sums;
  });
}
