import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failed } from '#server/operations/command/failed.ts';
import { MANIFEST_FILE, type Manifest, mediaFile, readManifest, SECRET_FILE, tableFile } from './manifest.ts';
import { readStoredFile } from './stored-file.ts';

/**
 * What a backup holds, once every byte of it was read and compared.
 * @throws Failed naming the first file that is not as it was written.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
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
