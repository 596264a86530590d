import { expect, test } from 'vitest';
import { scheduledPosts, socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { insertPost, type PostToInsert } from './insert-post.ts';

test('a slot of a schedule takes one post, and one that was cancelled is not filled again', async () => {
  const { db, storeId, clock, accountId, waiting, on, owner } = await startCalendar();
  const [schedule] = await db
    .insert(socialMediaSchedules)
    .values({ storeId, name: 'Week', platform: 'facebook', frequency: 'daily' })
    .returning();
  const slotAt = new Date('2026-11-24T09:00:00Z');
  const post: PostToInsert = {
    scheduleId: schedule!.id,
    slotAt,
    scheduledFor: slotAt,
    madeBy: 'schedule',
    productId: null,
    productTitle: null,
    contentType: 'lifestyle',
    contentFormat: 'post',
    caption: 'Tea',
    hashtags: ['#tea'],
    shortText: null,
    imagePrompt: null,
    altText: null,
    mediaId: null,
    coverId: null,
    language: 'en',
    withLink: false,
    madeWithAi: false,
    generationId: null,
    writtenPrice: null,
    approved: true,
    accountIds: [accountId('facebook'), crypto.randomUUID()],
  };
  const fill = () => db.transaction((tx) => insertPost(tx, { id: storeId }, post, clock.now()));
  const ids = [await fill(), await fill()];
  expect(ids).toEqual([expect.any(String), null]);
  const [shown, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ scheduleName: 'Week', madeBy: 'schedule', platform: 'facebook' });
  expect(shown!.deliveries).toHaveLength(1);

  await owner.expectOk(on(calendarEndpoints.cancel, shown!.id));
  expect(await fill()).toBeNull();
  const later = new Date('2026-11-25T09:00:00Z');
  const nowhere = { ...post, slotAt: later, scheduledFor: later, accountIds: [] };
  const heldId = await db.transaction((tx) => insertPost(tx, { id: storeId }, nowhere, clock.now()));
  const { body } = await on(calendarEndpoints.post, heldId!);
  expect(body).toMatchObject({ status: 'held', heldReason: 'no_account', deliveries: [] });
});

test('what is approved while its schedule is paused waits until that is resumed', async () => {
  const { db, create, approve, tries, storeId } = await startCalendar();
  const draft = await create({ approved: false });
  const [schedule] = await db
    .insert(socialMediaSchedules)
    .values({ storeId, name: 'Week', platform: 'facebook', frequency: 'daily', isActive: false })
    .returning();
  await db.update(scheduledPosts).set({ scheduleId: schedule!.id });
  expect((await approve(draft.id)).approved).toMatchObject([{ status: 'pending' }]);
  expect(await tries(draft.id)).toEqual([null]);
});
