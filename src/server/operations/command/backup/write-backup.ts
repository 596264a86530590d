import { readFileSync } from 'node:fs';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { type CopySource, sourceOf } from '#server/operations/command/copying/copy-source.ts';
import { splitMigrations } from '#server/operations/command/copying/migrations.ts';
import { createRowChecksum } from '#server/operations/command/copying/row-checksum.ts';
import { readSnapshot } from '#server/operations/command/copying/table-rows.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { listMedia } from '#server/operations/command/media-store.ts';
import {
  MANIFEST_FILE,
  type Manifest,
  mediaFile,
  SECRET_FILE,
  tableFile,
  writeManifest,
} from './manifest.ts';
import { contentOf, saveFile, sync, syncAllIn } from './stored-file.ts';

const PACKAGE = new URL('../../../../../package.json', import.meta.url);

interface Wish {
  /** What is to be there in the end, and is not there yet. */
  folder: string;
  /** Null where they lie in a bucket. */
  mediaFolder: string | null;
  /** Null where the environment holds the secret. */
  secretFile: string | null;
  now: Date;
  onTable?: (name: string, rows: number) => void;
}

/**
 * A folder with everything, under its name only once it is whole. Media are listed after the moment of the database, so
 * none that its rows name and that is still wanted is missing.
 */
export async function writeBackup(database: OpenDatabase, wish: Wish): Promise<Manifest> {
  const { folder, mediaFolder, secretFile, now } = wish;
  const unfinished = `${folder}.unfinished`;
  if (await isThere(folder)) throw new Failed(`${folder} is there already. Please name a new folder.`);
  // Of an earlier attempt that was broken off.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const { migrations, tables } = await readSnapshot(database.db, async (tx) => {
    const source = await sourceOf(tx);
    const { upTo } = splitMigrations(source.migrations, 'The database');
    if (upTo.length === 0) throw new Failed('There is nothing to back up: the database has no tables yet.');
    return { migrations: upTo, tables: await writeTables(source, unfinished, wish.onTable) };
  });
  const manifest: Manifest = {
    format: 1,
    vitrin: (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version,
    takenAt: now.toISOString(),
    database: database.kind,
    migrations: migrations.map(({ name, hash }) => ({ name, hash })),
    tables,
    media: {
      in: mediaFolder ? 'folder' : 'bucket',
      files: mediaFolder ? await writeMedia(mediaFolder, unfinished) : [],
    },
    appSecret:
      secretFile === null ? null : await saveFile(join(unfinished, SECRET_FILE), contentOf(secretFile)),
  };
  await writeFile(join(unfinished, MANIFEST_FILE), writeManifest(manifest), { mode: 0o600 });
  await syncAllIn(unfinished);
  await rename(unfinished, folder);
  await sync(dirname(folder));
  return manifest;
}

async function writeTables(source: CopySource, folder: string, onTable: Wish['onTable']) {
  const written: Manifest['tables'] = [];
  for (const table of source.tables) {
    const sum = createRowChecksum();
    async function* summed() {
      for await (const rows of source.rowsOf(table)) {
        sum.add(rows);
        yield rows;
      }
    }
    const file = await saveFile(join(folder, tableFile(table.name)), summed(), { packed: true });
    written.push({ ...table, ...sum.result(), ...file });
    onTable?.(table.name, sum.result().rows);
  }
  return written;
}

async function writeMedia(mediaFolder: string, folder: string): Promise<Manifest['media']['files']> {
  const written: Manifest['media']['files'] = [];
  for (const path of await listMedia(mediaFolder)) {
    try {
      const content = contentOf(join(mediaFolder, path));
      written.push({ path, ...(await saveFile(join(folder, mediaFile(path)), content)) });
    } catch (error) {
      // Cleared in this moment, as no post needs it any more.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await rm(join(folder, mediaFile(path)), { force: true });
    }
  }
  return written;
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
