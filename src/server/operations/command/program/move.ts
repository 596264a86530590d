import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { printReport } from '#server/operations/command/backup/command.ts';
import type { Call } from '#server/operations/command/command.ts';
import { moveDatabase } from '#server/operations/command/copying/move-database.ts';
import { withDatabase } from '#server/operations/command/copying/with-database.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { listMedia, mediaFolderOf, mediaStoreOf, putMedia } from '#server/operations/command/media-store.ts';

export async function move({ config: readConfig, print }: Call) {
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) throw new Failed('DATABASE_URL says where to move to: please set it.');
  const report = await withDatabase({ databaseUrl: undefined, dataDir }, (from) =>
    withDatabase({ databaseUrl, dataDir }, (to) => moveDatabase(from, to)),
  );
  printReport(report, print);
  const mediaFiles = config.s3 ? await moveMedia(config) : 0;
  if (config.s3) print(`${mediaFiles} media files are in the bucket now.`);
  print(`Everything is in PostgreSQL. ${join(dataDir, 'postgres')} is as it was, and no longer used.`);
  if (!config.appSecret && existsSync(join(dataDir, 'app-secret')))
    print(`Processes elsewhere need what stands in ${join(dataDir, 'app-secret')} as APP_SECRET.`);
  return { ...report, mediaFiles };
}

async function moveMedia(config: Config): Promise<number> {
  const folder = mediaFolderOf(config);
  const store = mediaStoreOf(config);
  const keys = await listMedia(folder);
  for (const key of keys) await putMedia(store, key, join(folder, key));
  return keys.length;
}
