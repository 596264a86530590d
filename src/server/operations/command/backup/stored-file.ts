import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { StoredFile } from './manifest.ts';

/** Writes a file that only its owner reads, and says what was written. */
export async function saveFile(
  path: string,
  content: AsyncIterable<Buffer>,
  { packed = false } = {},
): Promise<StoredFile> {
  const sum = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = createWriteStream(path, { mode: 0o600 });
  const source = Readable.from(content, { objectMode: false });
  if (packed) await pipeline(source, createGzip(), counted, file);
  else await pipeline(source, counted, file);
  return { bytes, sha256: sum.digest('hex') };
}

/** Opened when it is read, so that its absence is thrown where it is waited for. */
export async function* contentOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
}

export async function readStoredFile(path: string): Promise<StoredFile> {
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const chunk of contentOf(path)) {
    sum.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: sum.digest('hex') };
}

const SYNCED_AT_ONCE = 32;

/** A folder with all that is in it reaches the disk; it takes many files together more quickly than one by one. */
export async function syncAllIn(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  for (let start = 0; start < paths.length; start += SYNCED_AT_ONCE)
    await Promise.all(paths.slice(start, start + SYNCED_AT_ONCE).map(sync));
}

/** Of a folder: the names in it. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
