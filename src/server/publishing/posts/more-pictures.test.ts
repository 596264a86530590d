import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Calendar, startCalendar } from '#server/testing/start-calendar.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';

async function pictures({ makeMedia }: Calendar, count: number): Promise<[string, NextPicture[]]> {
  const [first, ...more] = await Promise.all(Array.from({ length: count }, () => makeMedia()));
  return [first!, more.map((imageUrl, at) => ({ imageUrl, altText: `Picture ${at + 2}` }))];
}

test('a post has its pictures in the order its owner gave them, until the owner gives them another', async () => {
  const calendar = await startCalendar();
  const [imageUrl, morePictures] = await pictures(calendar, 4);
  const post = await calendar.create({ imageUrl, altText: 'The first', morePictures });
  expect(post).toMatchObject({ imageUrl, altText: 'The first', morePictures });
  expect(await calendar.waiting()).toEqual([post]);

  const [second, third] = morePictures;
  const reordered = {
    version: 0,
    imageUrl: third!.imageUrl,
    altText: third!.altText,
    morePictures: [{ imageUrl, altText: 'The first' }, second!],
  };
  const { version, ...wanted } = reordered;
  const changed = await calendar.change(post.id, reordered);
  expect(changed.body).toMatchObject({ ...wanted, version: version + 1 });

  const elsewhen = '2026-11-25T09:00:00Z';
  const moved = await calendar.change(post.id, { version: 1, scheduledFor: elsewhen });
  expect(moved.body).toMatchObject(wanted);
  const body = { scheduledFor: elsewhen };
  const copy = await calendar.on(calendarEndpoints.duplicate, post.id, body);
  expect(copy.body).toMatchObject({ ...wanted, status: 'draft' });
  const bare = await calendar.change(post.id, { version: 2, imageUrl: null });
  expect(bare.body).toMatchObject({ imageUrl: null, morePictures: [] });
});

test('X takes money for each description of the four that it shows', async () => {
  const calendar = await startCalendar();
  const [imageUrl, morePictures] = await pictures(calendar, 6);
  const accountIds = [calendar.accountId('twitter')];
  const described = { imageUrl, altText: 'The first', morePictures, accountIds };
  expect((await calendar.create(described)).cost).toBe(0.035);
});

test('only pictures of one’s own go along, nine at most, and none with a reel', async () => {
  const calendar = await startCalendar();
  const [imageUrl, morePictures] = await pictures(calendar, 11);
  const video = await calendar.makeMedia('video/mp4');
  const stranger = await calendar.signUp();
  const foreign = await calendar.makeMedia('image/jpeg', stranger.email);
  const tried = async (more: NextPicture[]) =>
    (await calendar.tryCreate({ imageUrl, morePictures: more })).status;
  for (const wrong of [foreign, video, `/api/media/${crypto.randomUUID()}`, 'https://example.com/a.jpg'])
    expect(await tried([{ imageUrl: wrong, altText: null }])).toBe(404);
  expect(await tried(morePictures)).toBe(400);
  expect(await tried(morePictures.slice(1))).toBe(200);
  const reel = await calendar.create({
    contentFormat: 'reel',
    imageUrl,
    videoUrl: video,
    morePictures: morePictures.slice(1),
  });
  expect(reel).toMatchObject({ videoUrl: video, morePictures: [] });
});

test('the history saves pictures in their order, and none of them is cleared while a post has it', async () => {
  const calendar = await startCalendar();
  const { owner, params, db, clock, runRecurring } = calendar;
  const [imageUrl, morePictures] = await pictures(calendar, 3);
  const [planned, plannedMore] = await pictures(calendar, 2);
  await pictures(calendar, 2);
  await calendar.create({
    imageUrl: planned,
    morePictures: plannedMore,
    scheduledFor: '2026-12-24T09:00:00Z',
  });
  const post = {
    productId: null,
    productTitle: null,
    caption: 'Three.',
    platform: 'instagram' as const,
    imageUrl,
    morePictures,
  };
  const save = (body: object) =>
    owner.expectOk(owner.call(contentEndpoints.save, { params, body: { ...post, ...body } }));
  const saved = await save({});
  expect(saved).toMatchObject({ imageUrl, morePictures });
  const turned = morePictures.toReversed();
  expect(await save({ postId: saved.id, morePictures: turned })).toMatchObject({ morePictures: turned });
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toHaveLength(1);

  clock.advance({ days: 8 });
  await runRecurring('media.clear-unneeded');
  const { rows } = await db.execute(sql`select id from generated_content where cleared_at is null`);
  const needed = [imageUrl, planned, ...[...morePictures, ...plannedMore].map((each) => each.imageUrl)];
  expect(rows.map(({ id }) => `/api/media/${id}`).sort()).toEqual(needed.sort());
});
