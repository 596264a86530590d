import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';

test('a post is moved and reworded, and the worker takes it up again', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  const { body: moved } = await calendar.change(post.id, {
    version: 0,
    scheduledFor: '2026-11-25T10:00:00Z',
    caption: 'Fresh tea on Wednesday.',
    hashtags: ['#tea'],
    withLink: true,
    accountIds: [calendar.accountId('twitter')],
  });
  expect(moved).toMatchObject({
    scheduledFor: '2026-11-25T10:00:00.000Z',
    caption: 'Fresh tea on Wednesday.',
    hashtags: ['#tea'],
    platform: 'twitter',
    cost: 0.2,
    status: 'pending',
    version: 1,
  });
  expect(moved.deliveries.map(({ network }) => network)).toEqual(['twitter']);
  expect(await calendar.tries(post.id)).toEqual(['2026-11-25T09:58:00.000Z']);
});

test('of two changes made on the same version, the second is asked to look again', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  const answers = await Promise.all([
    calendar.change(post.id, { version: 0, caption: 'One' }),
    calendar.change(post.id, { version: 0, caption: 'Two' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    error: 'post_changed',
    message: 'This post was changed in the meantime. Please look at it again before you change it.',
  });
  expect((await calendar.post(post.id)).caption).toBe(
    answers.find(({ status }) => status === 200)!.body.caption,
  );
});

test('a post is not moved into the past, but one whose time has passed can still be reworded', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create({ approved: false });
  const refused = await calendar.change(post.id, { version: 0, scheduledFor: '2026-11-21T11:00:00Z' });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { scheduledFor: 'This time has passed. Please choose a later one.' } },
  });
  calendar.clock.advance({ days: 10 });
  const change = { version: 0, caption: 'Later', scheduledFor: post.scheduledFor };
  expect((await calendar.change(post.id, change)).body).toMatchObject({ caption: 'Later', status: 'draft' });
});

test('what has gone out, is going out or was cancelled is not changed', async () => {
  const calendar = await startCalendar();
  for (const [status, delivery, error] of [
    ['publishing', 'publishing', 'post_going_out'],
    ['pending', 'publishing', 'post_going_out'],
    ['published', 'published', 'post_gone_out'],
    ['partly_published', 'published', 'post_gone_out'],
    ['unconfirmed', 'unconfirmed', 'post_unconfirmed'],
    ['held', 'unconfirmed', 'post_unconfirmed'],
    ['cancelled', 'waiting', 'post_cancelled'],
  ] as const) {
    const post = await calendar.create({ caption: `${status} ${delivery}` });
    await calendar.left(post.id, status, { status: delivery });
    const answer = await calendar.change(post.id, { version: 0, caption: 'Else' });
    expect(answer).toMatchObject({ status: 409, body: { error } });
    expect((await calendar.post(post.id)).caption).toBe(post.caption);
  }
});

test('what is about to go out is not changed into what would be refused', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create({ accountIds: [calendar.accountId('twitter')] });
  const long = await calendar.change(post.id, { version: 0, caption: 'tea '.repeat(80) });
  expect(long).toMatchObject({ status: 400, body: { message: 'The text is too long for X.' } });
  const nowhere = await calendar.change(post.id, { version: 0, accountIds: [] });
  expect(nowhere).toMatchObject({ status: 409, body: { error: 'no_account' } });
  expect(await calendar.post(post.id)).toEqual(post);
  expect(await calendar.tries(post.id)).toEqual(['2026-11-24T08:58:00.000Z']);
});

test('a failed or missed post that is moved to a later time goes out then', async () => {
  const calendar = await startCalendar();
  const [failed, missed] = [await calendar.create(), await calendar.create({ caption: 'Other' })];
  await calendar.left(failed.id, 'failed', { status: 'failed', problem: text('No.') });
  await calendar.left(missed.id, 'missed', { status: 'failed', problemCode: 'missed' });
  calendar.clock.advance({ days: 4 });
  for (const { id } of [failed, missed]) {
    const { body } = await calendar.change(id, { version: 0, scheduledFor: '2026-11-26T10:00:00Z' });
    expect(body).toMatchObject({ status: 'pending', problem: null, deliveries: [{ status: 'waiting' }] });
    expect(await calendar.tries(id)).toEqual(['2026-11-26T09:58:00.000Z']);
  }
});

test('a post that was held for its price goes on once its owner has written it again', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create({ productId: calendar.productId('Morning Tea') });
  await calendar.db.execute(sql`update product_variants set price = 1500`);
  await calendar.left(post.id, 'held', {});
  await calendar.db
    .update(scheduledPosts)
    .set({ heldReason: 'repriced' })
    .where(eq(scheduledPosts.id, post.id));
  const held = await calendar.post(post.id);
  expect(held.warnings).toMatchObject([{ kind: 'repriced' }]);
  const later = await calendar.change(post.id, { version: 0, scheduledFor: '2026-11-24T11:00:00Z' });
  expect(later.body).toMatchObject({ status: 'held', heldReason: 'repriced' });
  const { body } = await calendar.change(post.id, { version: 1, caption: 'Now 15.' });
  expect(body).toMatchObject({ status: 'pending', heldReason: null, warnings: [] });
});

test('a post that could not be written is a draft once its owner wrote it', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  await calendar.left(post.id, 'held', {});
  await calendar.db
    .update(scheduledPosts)
    .set({ heldReason: 'allowance', caption: '', problem: text('Used up.') })
    .where(eq(scheduledPosts.id, post.id));
  const unwritten = await calendar.change(post.id, { version: 0, scheduledFor: '2026-11-24T11:00:00Z' });
  expect(unwritten.body).toMatchObject({
    status: 'held',
    heldReason: 'allowance',
    problem: text('Used up.'),
  });
  const { body } = await calendar.change(post.id, { version: 1, caption: 'My own.' });
  expect(body).toMatchObject({ status: 'draft', heldReason: null, problem: null });
});

test('a duplicate is a draft of its own on the new time, for the accounts that are still there', async () => {
  const calendar = await startCalendar();
  const accountIds = [calendar.accountId('facebook'), calendar.accountId('twitter')];
  const imageUrl = await calendar.makeMedia();
  const productId = calendar.productId('Morning Tea');
  const post = await calendar.create({ accountIds, imageUrl, productId, hashtags: ['#tea'], altText: 'Tea' });
  await calendar.left(post.id, 'published', { status: 'published', externalId: null });
  const params = { ...calendar.params, accountId: calendar.accountId('twitter') };
  await calendar.owner.expectOk(calendar.owner.call(socialAccountEndpoints.disconnect, { params }));
  const duplicate = (scheduledFor: string) =>
    calendar.on(calendarEndpoints.duplicate, post.id, { scheduledFor });

  expect((await duplicate('2026-11-20T10:00:00Z')).status).toBe(400);
  const { body: copy } = await duplicate('2027-01-30T10:00:00Z');
  const { caption, hashtags, altText, productTitle } = post;
  expect(copy).toMatchObject({ caption, hashtags, altText, productTitle, productId, imageUrl });
  expect(copy).toMatchObject({ status: 'draft', version: 0, platform: 'facebook', madeBy: 'owner' });
  expect(copy.deliveries).toMatchObject([{ network: 'facebook', status: 'waiting', publishedAt: null }]);
  expect(copy.id).not.toBe(post.id);
  expect((await calendar.post(post.id)).status).toBe('published');
});
