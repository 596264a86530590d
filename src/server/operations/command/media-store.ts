import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import type { MediaFiles } from '#server/content/media-files/media-files.ts';
import { createS3Files } from '#server/content/media-files/s3-files.ts';
import type { Config } from '#server/core/config.ts';

export function mediaFolderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'media');
}

export function mediaStoreOf(config: Pick<Config, 'dataDir' | 's3'>): MediaFiles {
  return config.s3 ? createS3Files(config.s3) : createLocalFiles(mediaFolderOf(config));
}

/** The keys of all finished files in a folder of media. */
export async function listMedia(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

const MIME_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
};

/** A file as it is known by its key alone. */
export function putMedia(store: Pick<MediaFiles, 'putFile'>, key: string, path: string): Promise<void> {
  return store.putFile(key, path, MIME_TYPES[extname(key)] ?? 'application/octet-stream');
}
