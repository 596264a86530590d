import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFiles } from './media-files.ts';

/** Files in a folder of this machine. */
export function createLocalFiles(folder: string): MediaFiles {
  async function putBy(key: string, write: (unfinished: string) => Promise<void>) {
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${crypto.randomUUID()}.part`;
    try {
      await write(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    put: (key, content) =>
      putBy(key, async (unfinished) => {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    putFile: (key, path) => putBy(key, (unfinished) => copyFile(path, unfinished)),
    async open(key, range) {
      const stream = createReadStream(join(folder, key), range);
      return new Promise((found, failed) => {
        stream.once('open', () => found(stream));
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? found(null) : failed(error),
        );
      });
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    removeAll: (part) => rm(join(folder, part), { recursive: true, force: true }),
  };
}
