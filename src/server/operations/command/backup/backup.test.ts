import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { createJobs, defineJob, handle } from '#server/core/jobs/jobs.ts';
import { moveDatabase } from '#server/operations/command/copying/move-database.ts';
import { openEmbedded, openTarget } from '#server/operations/command/testing/open-databases.ts';
import { readChecksums } from '#server/operations/command/testing/read-checksums.ts';
import { fillFor, readTables } from '#server/testing/fill-tables.ts';

import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const work = mkdtempSync(join(tmpdir(), 'vitrin-backup-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const now = new Date('2026-11-21T12:00:00Z');
const backup = join(work, 'backup');
const mediaFolder = join(work, 'media');
const secretFile = join(work, 'app-secret');
const source = await openEmbedded();
afterAll(() => source.close());

const note = defineJob('testing.restored', z.object({ text: z.string() }));
const AWKWARD = 'tab\there, line\nthere, back\\slash, \\N, "quotes", çŞİ, 🧵';

/** Two people with a row in every table, values that are hard to write down, a job that waits, a picture, a secret. */
beforeAll(async () => {
  const { db } = source;
  const tables = await readTables(db);
  for (const person of ['ada', 'bob']) await fillFor(db, tables, person);
  await db.execute(sql`update users set first_name = ${AWKWARD}, created_at = '2026-03-29T01:30:00.123Z'`);
  await db.execute(
    sql`update analytics_cache set data = ${JSON.stringify({ words: AWKWARD, share: 0.1 + 0.2 })}`,
  );
  await db.execute(sql`insert into sessions values ('sid', '{"userId": "ada"}', ${now.toISOString()})`);
  const { jobs } = await startJobs(source);
  await jobs.enqueue(db, note, { text: AWKWARD }, { key: 'one' });
  await jobs.enqueue(db, note, { text: 'later' }, { key: 'two', startAfterSeconds: 86_400 });
  await jobs.stop();
  mkdirSync(join(mediaFolder, 'u/ada'), { recursive: true });
  writeFileSync(join(mediaFolder, 'u/ada/scarf.jpg'), 'a picture');
  writeFileSync(secretFile, 'a secret that was made at the first start', { mode: 0o600 });
  await writeBackup(source, { folder: backup, mediaFolder, secretFile, now });
});

async function startJobs(database: OpenDatabase) {
  const done: string[] = [];
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  await jobs.start([handle(note, async ({ text }) => void done.push(text))], []);
  return { jobs, done };
}

/** A machine without anything, but for the database. */
function emptyPlace() {
  const place = mkdtempSync(join(work, 'place-'));
  return {
    mediaFolder: join(place, 'media'),
    wish: {
      folder: backup,
      mediaFiles: createLocalFiles(join(place, 'media')),
      secretFile: join(place, 'app-secret'),
      now,
    },
  };
}

async function usersIn({ db }: OpenDatabase): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from users`);
  return rows[0]!.n;
}

test('a backup restores everything into another database, of either kind, and from there into a third', async () => {
  const target = await openTarget();
  const place = emptyPlace();
  const whole = await readChecksums(source);
  const { report } = await restoreBackup(target, place.wish);

  expect(await readChecksums(target)).toEqual(whole);
  expect(report.tables.find(({ name }) => name === 'users')!.rows).toBe(2);
  expect(report.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40);
  expect(readFileSync(join(place.mediaFolder, 'u/ada/scarf.jpg'), 'utf8')).toBe('a picture');
  expect(readFileSync(place.wish.secretFile, 'utf8')).toBe('a secret that was made at the first start');
  expect(statSync(place.wish.secretFile).mode & 0o777).toBe(0o600);

  const third = await openEmbedded();
  onTestFinished(() => third.close());
  await moveDatabase(target, third);
  expect(await readChecksums(third)).toEqual(whole);
  const { rows } = await third.db.execute(sql`select first_name, data from users, analytics_cache limit 1`);
  expect(rows).toEqual([{ first_name: AWKWARD, data: { words: AWKWARD, share: 0.1 + 0.2 } }]);

  const { jobs, done } = await startJobs(third);
  await jobs.runAll();
  await jobs.stop();
  expect(done).toEqual([AWKWARD]);
});

test.each(['tables/users.copy.gz', 'media/u/ada/scarf.jpg', 'app-secret', 'manifest.json'])(
  'one changed byte in %s is found before anything is written',
  async (name) => {
    const database = await openTarget();
    const file = join(backup, name);
    const whole = readFileSync(file);
    const damaged = Buffer.from(whole);
    damaged[Math.floor(damaged.length / 2)]! ^= 1;
    writeFileSync(file, damaged);
    onTestFinished(() => writeFileSync(file, whole));
    const place = emptyPlace();

    await expect(restoreBackup(database, place.wish)).rejects.toThrow(`${name} is not as it was written`);

    expect(await usersIn(database)).toBe(0);
    expect(existsSync(place.mediaFolder)).toBe(false);
    expect(existsSync(place.wish.secretFile)).toBe(false);
  },
);

test('a backup that was broken off is not taken for a whole one', async () => {
  const database = await openTarget();
  const folder = join(work, 'full');
  const wish = { folder, mediaFolder, secretFile: join(work, 'no such file'), now };
  await expect(writeBackup(source, wish)).rejects.toThrow('ENOENT');
  expect(existsSync(folder)).toBe(false);

  const place = emptyPlace();
  const unfinished = { ...place.wish, folder: `${folder}.unfinished` };
  await expect(restoreBackup(database, unfinished)).rejects.toThrow('is not a whole backup');
  await expect(restoreBackup(database, { ...place.wish, folder })).rejects.toThrow('is not a whole backup');
  await rename(join(backup, 'media/u/ada/scarf.jpg'), join(work, 'scarf.jpg'));
  onTestFinished(() => rename(join(work, 'scarf.jpg'), join(backup, 'media/u/ada/scarf.jpg')));
  await expect(restoreBackup(database, place.wish)).rejects.toThrow('media/u/ada/scarf.jpg cannot be read');

  await writeBackup(source, { ...wish, secretFile: null });
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
  await expect(writeBackup(source, wish)).rejects.toThrow('is there already');
  await rm(folder, { recursive: true });
});

test('a database that holds something is refused, and keeps it', async () => {
  const database = await openTarget();
  await database.db.execute(sql`insert into users (email) values ('grace@example.com')`);

  const restoring = restoreBackup(database, emptyPlace().wish);

  await expect(restoring).rejects.toThrow('The database is not empty: users 1. Nothing was changed.');
  expect(await usersIn(database)).toBe(1);
});
