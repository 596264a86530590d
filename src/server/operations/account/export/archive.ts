import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  path: string;
  content: Readable;
  /** Pictures and films do not get smaller. */
  packed?: boolean;
}

/** One entry after the other into a zip on this machine; whatever its size, little of it is ever in memory. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  mtime: Date,
): Promise<void> {
  const zip = new ZipFile();
  // What breaks off an entry is thrown where the entry is waited for.
  zip.on('error', () => {});
  const output = zip.outputStream as Readable;
  const written = pipeline(output, createWriteStream(path));
  written.catch(() => {});
  try {
    for await (const { path: name, content, packed = false } of entries) {
      zip.addReadStream(content, name, { mtime, compress: !packed });
      const ended = finished(content);
      ended.catch(() => {});
      await Promise.race([ended, written]);
    }
    zip.end();
    await written;
  } catch (error) {
    output.destroy();
    await written.catch(() => {});
    throw error;
  }
}
