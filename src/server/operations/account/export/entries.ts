import { Readable } from 'node:stream';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { WORDS } from '#languages/words.ts';
import { csvLines, plainName } from '#server/analytics/reports/csv.ts';
import type { MediaFiles } from '#server/content/media-files/media-files.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores, syncStates } from '#server/core/db/schema/stores.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { ACCOUNT_RECORDS, PERSON_RECORDS } from './account-records.ts';
import type { ArchiveEntry } from './archive.ts';
import { cellOf, type FileSpec } from './file-spec.ts';
import { STORE_RECORDS } from './store-records.ts';
import { STORE_TABLES } from './store-tables.ts';
import { pagesOf, type Row } from './table-pages.ts';

interface Wish {
  userId: string;
  /** Null for what is their own as a person. */
  accountId: string | null;
  language: Language;
  at: Date;
  /** Receives how many rows or files went in; throws where nobody wants the rest any more. */
  onWritten: (count: number) => Promise<void>;
}

/** Weighs a file against rows, for the progress. */
export const ROWS_PER_FILE = 200;

/** Everything of a person and of the account that they own and act in, file after file, each read from the database while it is written. */
export async function* entriesOf(
  { db, files }: { db: Database; files: Pick<MediaFiles, 'open'> },
  wish: Wish,
): AsyncGenerator<ArchiveEntry> {
  const { userId, accountId, language, at } = wish;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const stores = await findStores(db, accountId);
  const email = user?.email ?? '';
  const readme = readmeOf({ language, at, email, isOfAccount: accountId !== null, folders: stores });
  // Editors of Windows know UTF-8 by its mark.
  yield { path: 'README.txt', content: Readable.from([`\uFEFF${readme}`]) };
  const ofPerson = { id: userId, currency: 'USD' };
  for (const spec of PERSON_RECORDS) yield fileOf(db, spec, ofPerson, wish);
  if (accountId === null) return;
  for (const spec of ACCOUNT_RECORDS) yield fileOf(db, spec, { ...ofPerson, id: accountId }, wish);
  for (const { folder, ...store } of stores)
    for (const spec of [...STORE_TABLES, ...STORE_RECORDS]) {
      const entry = fileOf(db, spec, store, wish);
      yield { ...entry, path: `${folder}/${entry.path}` };
    }
  yield* mediaOf({ db, files }, accountId, wish);
}

function fileOf(
  db: Database,
  { path, source, columns }: FileSpec,
  { id, currency }: { id: string; currency: string },
  { language, onWritten }: Wish,
): ArchiveEntry {
  const { titles } = WORDS[language].dataExport;
  const pages = counted(pagesOf(db, source, id), onWritten);
  const lines = columns
    ? csvLines(
        columns.map((each) => ({
          title: each.title ? titles[each.title] : each.name,
          value: (row: Row) => cellOf(each, row, currency),
        })),
        pages,
      )
    : jsonLines(pages);
  return { path, content: Readable.from(lines, { objectMode: false }) };
}

async function* counted(pages: AsyncIterable<Row[]>, onWritten: Wish['onWritten']) {
  for await (const page of pages) {
    yield page;
    await onWritten(page.length);
  }
}

/** One list, a row to a line. */
async function* jsonLines(pages: AsyncIterable<Row[]>) {
  let before = '[\n';
  for await (const page of pages) {
    yield before + page.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

async function* mediaOf(
  { db, files }: { db: Database; files: Pick<MediaFiles, 'open'> },
  accountId: string,
  { onWritten }: Wish,
): AsyncGenerator<ArchiveEntry> {
  for (const { id, fileName, filePath } of await findMedia(db, accountId)) {
    const content = await files.open(filePath);
    // Two pictures of one product have one name.
    if (content) yield { path: `media/${id.slice(0, 8)}-${fileName}`, content, packed: true };
    await onWritten(ROWS_PER_FILE);
  }
}

function findMedia(db: Database, accountId: string) {
  const { id, fileName, filePath, clearedAt, createdAt } = generatedContent;
  return db
    .select({ id, fileName, filePath })
    .from(generatedContent)
    .where(and(eq(generatedContent.userId, accountId), isNull(clearedAt)))
    .orderBy(asc(createdAt), asc(id));
}

/** Each with a folder of its own, named after it. */
async function findStores(db: Database, accountId: string | null) {
  if (accountId === null) return [];
  const { id, storeName, platform, currency, disconnectedAt, createdAt } = connectedStores;
  const stores = await db
    .select({ id, name: storeName, platform, currency, isWhole: syncStates.historyComplete })
    .from(connectedStores)
    .innerJoin(syncStates, eq(syncStates.storeId, id))
    .where(and(eq(connectedStores.userId, accountId), isNull(disconnectedAt)))
    .orderBy(asc(createdAt), asc(id));
  const taken = new Set<string>();
  return stores.map((store) => {
    const wanted = [plainName(store.name) || 'store', store.platform].join('-');
    const folder = taken.has(wanted) ? `${wanted}-${store.id.slice(0, 8)}` : wanted;
    taken.add(folder);
    return { ...store, folder };
  });
}

interface Contents {
  language: Language;
  email: string;
  at: Date;
  isOfAccount: boolean;
  /** `isWhole` once everything that the platform has was read. */
  folders: { folder: string; name: string; isWhole: boolean }[];
}

/** The first thing a reader opens: what lies where, and how it is to be read. */
function readmeOf({ language, email, at, isOfAccount, folders }: Contents): string {
  const { readme: words, files } = WORDS[language].dataExport;
  const moment = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  const listed = (specs: FileSpec[]) => specs.map(({ path }) => `  ${path}\n    ${files[path]}`);
  const opening = [words.title(email), words.madeAt(moment), '', words.how, ''];
  if (!isOfAccount)
    return [...opening, words.person, ...listed(PERSON_RECORDS), '', words.leftOut, ''].join('\n');
  return [
    ...opening,
    words.account,
    ...listed(PERSON_RECORDS),
    ...listed(ACCOUNT_RECORDS),
    `  media/\n    ${words.media}`,
    '',
    ...(folders.length === 0
      ? [words.noStores]
      : [
          words.stores,
          ...folders.map(
            ({ folder, name, isWhole }) => `  ${folder}/  ${name}${isWhole ? '' : `\n    ${words.notWhole}`}`,
          ),
          '',
          words.eachStore,
          ...listed([...STORE_TABLES, ...STORE_RECORDS]),
        ]),
    '',
    words.leftOut,
    '',
  ].join('\n');
}
