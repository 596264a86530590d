import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { zonedTime } from '#server/core/time/local-time.ts';
import type { Language } from '#shared/core/languages.ts';
import { csvFileName, csvLines } from './csv.ts';
import type { CsvFile } from './csv-route.ts';

/** A column of a list, in the reader's language. */
export interface ListColumn<Row> {
  title: Record<Language, string>;
  value: (row: Row, language: Language) => string | number | null;
}

interface List<Row> {
  /** Of what the list is, for the file's name. */
  what: string;
  columns: ListColumn<Row>[];
  pages: AsyncIterable<Row[]>;
  language: Language;
}

/** A list of a store as a file that is named after the store and its day there. */
export async function listFile<Row>(
  db: Database,
  { id, timeZone }: OwnedStore,
  now: Date,
  { what, columns, pages, language }: List<Row>,
): Promise<CsvFile> {
  const { storeName } = connectedStores;
  const [store] = await db.select({ storeName }).from(connectedStores).where(eq(connectedStores.id, id));
  const day = zonedTime(now, timeZone);
  return {
    fileName: csvFileName(store?.storeName ?? '', what, day.toPlainDate().toString()),
    lines: csvLines(
      columns.map(({ title, value }) => ({
        title: title[language],
        value: (row: Row) => value(row, language),
      })),
      pages,
    ),
  };
}
