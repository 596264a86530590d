import type { OpenDatabase } from '#server/core/db/database.ts';
import { sourceOf } from './copy-source.ts';
import { type LoadReport, loadCopy } from './load-copy.ts';
import { readSnapshot } from './table-rows.ts';

/** Everything of one database into another, empty one; the first is only read. */
export function moveDatabase(from: OpenDatabase, to: OpenDatabase): Promise<LoadReport> {
  return readSnapshot(from.db, async (tx) => loadCopy(to, await sourceOf(tx)));
}
