import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import { type Publishing, startPublishing } from '#server/testing/start-publishing.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** @returns what loses the database and brings the backup back in its place. */
async function backUp({ database, clock }: Publishing) {
  const place = mkdtempSync(join(tmpdir(), 'vitrin-restored-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, 'backup');
  await writeBackup(database, { folder, mediaFolder: null, secretFile: null, now: clock.now() });
  const mediaFiles = createLocalFiles(join(place, 'media'));
  return async function restore() {
    await database.db.execute(sql`delete from users`);
    return restoreBackup(database, { folder, mediaFiles, secretFile: null, now: clock.now() });
  };
}

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

/** As long as a network may need to list what it was given. */
async function workAWhile({ runDue, clock }: Publishing) {
  for (let minute = 0; minute < 20; minute += 1) {
    await runDue();
    clock.advance({ minutes: 1 });
  }
}

test('what went out after the backup is found and not sent again; what did not, goes out', async () => {
  const publishing = await startPublishing();
  const { post, look, runDue, clock, shown } = publishing;
  const sent = await post({ at: at('12:10'), on: ['twitter'], wording: { caption: 'Sent already.' } });
  const unsent = await post({ at: at('12:12'), on: ['twitter'], wording: { caption: 'Not sent yet.' } });
  const later = await post({ at: at('13:00'), on: ['twitter'], wording: { caption: 'Later.' } });
  const restore = await backUp(publishing);
  clock.advance({ minutes: 10 });
  await runDue();
  const before = await look(sent.id);
  expect(shown()).toEqual(['Sent already.']);
  clock.advance({ minutes: 5 });

  const { doubtedPosts } = await restore();

  expect(doubtedPosts).toBe(2);
  const doubted = await look(sent.id);
  expect(doubted).toMatchObject({ status: 'unconfirmed', delivery: { status: 'unconfirmed' } });
  expect(inEnglish(doubted.problem!)).toMatch(/restored from a backup.*We look on X before anything is sent/);
  expect(await look(later.id)).toMatchObject({ status: 'pending', delivery: { status: 'waiting' } });
  await workAWhile(publishing);
  expect(shown()).toEqual(['Sent already.', 'Not sent yet.']);
  const { status, problem, delivery } = await look(sent.id);
  expect([status, problem, delivery.permalink]).toEqual(['published', null, before.delivery.permalink]);
  expect(delivery.publishedAt).toEqual(at('12:10'));
  expect(await look(unsent.id)).toMatchObject({ status: 'published', delivery: { attempts: 1 } });
});

test('where the network cannot answer, or it is late, the owner is asked and nothing is sent', async () => {
  const publishing = await startPublishing();
  const { post, look, picture, runDue, clock, shown } = publishing;
  const wording = { caption: 'With a picture.', mediaId: await picture() };
  const late = await post({ at: at('12:05'), on: ['twitter'], wording: { caption: 'Late.' } });
  const blind = await post({ at: at('13:20'), on: ['instagram'], wording });
  const restore = await backUp(publishing);
  clock.advance({ minutes: 81 });

  await restore();
  for (let minute = 0; minute < 20; minute += 1) {
    await runDue();
    clock.advance({ minutes: 1 });
  }

  for (const { id } of [late, blind]) {
    const { status, problem, delivery } = await look(id);
    expect([status, delivery.nextTryAt]).toEqual(['unconfirmed', null]);
    expect(inEnglish(problem!)).toMatch(
      /^We could not find out .* Please look at the account there and choose below/,
    );
  }
  expect(shown()).toEqual([]);
});

test('what was prepared before the backup is recognised by that, and goes out once either way', async () => {
  const publishing = await startPublishing();
  const { post, look, picture, runDue, clock, shown } = publishing;
  const on = ['facebook', 'instagram'] as const;
  const mediaId = await picture();
  await post({ at: at('11:50'), on: [...on], wording: { caption: 'Before.', mediaId } });
  for (let times = 0; times < 3; times += 1) {
    await runDue();
    clock.advance({ seconds: 5 });
  }
  const sent = await post({ at: at('12:02'), on: [...on], wording: { caption: 'Sent.', mediaId } });
  for (let times = 0; times < 3; times += 1) {
    await runDue();
    clock.advance({ seconds: 20 });
  }
  const unsent = await post({ at: at('12:03'), on: [...on], wording: { caption: 'Unsent.', mediaId } });
  for (let times = 0; times < 3; times += 1) {
    await runDue();
    clock.advance({ seconds: 10 });
  }
  const restore = await backUp(publishing);
  clock.advance({ seconds: 30 });
  await runDue();
  expect(shown()).toEqual(['Before.', 'Before.', 'Sent.', 'Sent.']);
  clock.advance({ minutes: 3 });

  await restore();
  await workAWhile(publishing);

  expect(shown().toSorted()).toEqual(['Before.', 'Before.', 'Sent.', 'Sent.', 'Unsent.', 'Unsent.']);
  for (const { id } of [sent, unsent]) expect(await look(id)).toMatchObject({ status: 'published' });
});
