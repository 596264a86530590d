import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { zonedTime } from '#server/core/time/local-time.ts';
import { type CsvColumn, csvFileName, csvLines } from './csv.ts';
import type { CsvFile } from './csv-route.ts';

interface List<Row> {
  /** Of what the list is, for the file's name. */
  what: string;
  columns: CsvColumn<Row>[];
  pages: AsyncIterable<Row[]>;
}

/** A list of a store as a file that is named after the store and its day there. */
export async function listFile<Row>(
  db: Database,
  { id, timeZone }: OwnedStore,
  now: Date,
  { what, columns, pages }: List<Row>,
): Promise<CsvFile> {
  const { storeName } = connectedStores;
  const [store] = await db.select({ storeName }).from(connectedStores).where(eq(connectedStores.id, id));
  const day = zonedTime(now, timeZone);
  return {
    fileName: csvFileName(store?.storeName ?? '', what, day.toPlainDate().toString()),
    lines: csvLines(columns, pages),
  };
}
