import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFiles } from './media-files.ts';

/** Files in a folder of this machine. */
export function createLocalFiles(folder: string): MediaFiles {
  return {
    async put(key, content) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${crypto.randomUUID()}.part`;
      try {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
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
  };
}
