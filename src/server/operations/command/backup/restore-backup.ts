import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MediaFiles } from '#server/content/media-files/media-files.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { createDurably } from '#server/core/operation/write-durably.ts';
import type { CopySource } from '#server/operations/command/copying/copy-source.ts';
import { refuseUnlessEmpty } from '#server/operations/command/copying/empty-schema.ts';
import { type LoadReport, loadCopy } from '#server/operations/command/copying/load-copy.ts';
import { splitMigrations } from '#server/operations/command/copying/migrations.ts';
import { readSnapshot } from '#server/operations/command/copying/table-rows.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { putMedia } from '#server/operations/command/media-store.ts';
import { doubtDuePosts } from '#server/publishing/delivery/restored.ts';
import { MANIFEST_FILE, type Manifest, mediaFile, readManifest, SECRET_FILE, tableFile } from './manifest.ts';
import { contentOf, readStoredFile } from './stored-file.ts';

const LINE_END = 0x0a;
const PIECE_BYTES = 1024 * 1024;

interface Wish {
  folder: string;
  mediaFiles: Pick<MediaFiles, 'putFile'>;
  /** Null where the environment holds the secret. */
  secretFile: string | null;
  now: Date;
}

/**
 * A backup into an empty database, of either kind. All of it was checked before anything is written; the database comes
 * last and in one piece, so that whatever breaks off leaves it empty and can be begun again. Posts that another database
 * may have sent since the backup are looked up before they are sent.
 */
export async function restoreBackup(
  database: OpenDatabase,
  { folder, mediaFiles, secretFile, now }: Wish,
): Promise<{ manifest: Manifest; report: LoadReport; doubtedPosts: number }> {
  const manifest = await checkBackup(folder);
  const source = sourceIn(folder, manifest);
  splitMigrations(source.migrations, 'The backup');
  await readSnapshot(database.db, refuseUnlessEmpty);
  for (const { path } of manifest.media.files)
    await putMedia(mediaFiles, path, join(folder, mediaFile(path)));
  if (manifest.appSecret && secretFile) await restoreSecret(join(folder, SECRET_FILE), secretFile);
  let doubtedPosts = 0;
  const report = await loadCopy(database, source, async (tx) => {
    doubtedPosts = await doubtDuePosts(tx, { since: new Date(manifest.takenAt), now });
  });
  return { manifest, report, doubtedPosts };
}

function sourceIn(folder: string, { migrations, tables }: Manifest): CopySource {
  return {
    migrations: migrations.map(({ hash }) => hash),
    tables: tables.map(({ name, columns, rows, checksum }) => ({
      name,
      columns,
      expected: { rows, checksum },
    })),
    rowsOf: ({ name }) => wholeRows(unpacked(join(folder, tableFile(name)))),
  };
}

/** A stream of COPY's text format, cut where rows end. */
async function* wholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield all.subarray(0, end);
    held = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

async function* unpacked(path: string): AsyncGenerator<Buffer> {
  const content = createGunzip();
  const read = pipeline(contentOf(path), content);
  read.catch(() => {}); // what breaks off the reading is thrown where the content is waited for
  yield* content;
}

/** The one that an earlier start made sealed nothing that is saved; it is put aside all the same. */
async function restoreSecret(from: string, to: string) {
  const [wanted, found] = await Promise.all([readFile(from, 'utf8'), readFile(to, 'utf8').catch(() => null)]);
  if (found === wanted) return;
  if (found !== null) await rename(to, `${to}.replaced`);
  createDurably(to, wanted);
}

/**
 * What a backup holds, once every byte of it was read and compared.
 * @throws Failed naming the first file that is not as it was written.
 */
async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await manifestIn(folder);
  const { tables, media, appSecret } = manifest;
  const files = [
    ...tables.map((table) => ({ ...table, path: tableFile(table.name) })),
    ...media.files.map((file) => ({ ...file, path: mediaFile(file.path) })),
    ...(appSecret ? [{ ...appSecret, path: SECRET_FILE }] : []),
  ];
  for (const { path, bytes, sha256 } of files) {
    const found = await readStoredFile(join(folder, path)).catch(() => null);
    if (!found) throw new Failed(`The backup is not whole: ${path} cannot be read. Nothing was changed.`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new Failed(`The backup is damaged: ${path} is not as it was written. Nothing was changed.`);
  }
  return manifest;
}

async function manifestIn(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null)
    throw new Failed(
      `${folder} is not a whole backup: it has no ${MANIFEST_FILE}. One that was broken off is called ….unfinished.`,
    );
  try {
    return readManifest(text);
  } catch (cause) {
    throw new Failed(
      `The backup is damaged: ${MANIFEST_FILE} is not as it was written. Nothing was changed.`,
      {
        cause,
      },
    );
  }
}
