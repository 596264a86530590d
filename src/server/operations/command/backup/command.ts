import { secretFileIn, usableSecretFile } from '#server/core/secrets/app-secret.ts';
import type { Call } from '#server/operations/command/command.ts';
import type { LoadReport } from '#server/operations/command/copying/load-copy.ts';
import { withDatabase } from '#server/operations/command/copying/with-database.ts';
import { mediaFolderOf, mediaStoreOf } from '#server/operations/command/media-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const MEBIBYTE = 1024 * 1024;

export async function backup({ args, config: readConfig, print, pathOf, now }: Call) {
  const config = readConfig();
  const folder = pathOf(args[0]!);
  const secretFile = usableSecretFile(config);
  const manifest = await withDatabase(config, (database) =>
    writeBackup(database, {
      folder,
      mediaFolder: config.s3 ? null : mediaFolderOf(config),
      secretFile,
      now: now(),
      onTable: (name, rows) => print(`${name}: ${rows} rows`),
    }),
  );
  const { tables, media, takenAt } = manifest;
  const files = [...tables, ...media.files];
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  print(
    `${folder}: ${tables.length} tables with ${rows} rows and ${media.files.length} media files, ${(bytes / MEBIBYTE).toFixed(1)} MiB.`,
  );
  if (media.in === 'bucket') print('Media stay in their bucket: please back it up by its own means.');
  print(
    secretFile
      ? 'It holds the secret that opens the platform tokens: keep it as you keep a password.'
      : 'APP_SECRET is not part of it: without it the platform tokens cannot be opened. Keep it elsewhere.',
  );
  return {
    folder,
    takenAt,
    tables: tables.length,
    rows,
    mediaFiles: media.files.length,
    bytes,
    secret: secretFile !== null,
  };
}

export async function restore({ args, config: readConfig, print, pathOf, now }: Call) {
  const config = readConfig();
  const folder = pathOf(args[0]!);
  const wish = {
    folder,
    mediaFiles: mediaStoreOf(config),
    secretFile: config.appSecret ? null : secretFileIn(config.dataDir),
    now: now(),
  };
  const { manifest, report, doubtedPosts } = await withDatabase(
    config,
    (database) => restoreBackup(database, wish),
    { mayBeNew: true },
  );
  printReport(report, print);
  print(`Restored what stood on ${manifest.takenAt}, with ${manifest.media.files.length} media files.`);
  if (doubtedPosts > 0)
    print(
      `${doubtedPosts} posts were due since: each network is asked whether they went out, before they do.`,
    );
  if (!manifest.appSecret || config.appSecret)
    print('Platform tokens need the APP_SECRET they were sealed under: «vitrin doctor» checks that.');
  return { takenAt: manifest.takenAt, mediaFiles: manifest.media.files.length, doubtedPosts, ...report };
}

export function printReport({ tables, upgrades }: LoadReport, print: Call['print']) {
  const width = Math.max(...tables.map(({ name }) => name.length));
  for (const { name, rows, checksum } of tables)
    print(`${name.padEnd(width)}  ${String(rows).padStart(10)} rows  ${checksum}  same on both sides`);
  for (const name of upgrades) print(`then ran ${name}`);
}
