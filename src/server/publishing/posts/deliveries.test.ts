import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { insertPost } from '#server/testing/insert-post.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { text } from '#shared/core/sentence.ts';
import { deliveriesOf, hold, release, sendAgain, setAccounts, settle } from './deliveries.ts';
import { publishingProblems } from './delivery-problems.ts';
import { settlePost } from './lifecycle.ts';

const { db } = await openTestDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');
const TOMORROW = new Date('2026-11-22T12:00:00Z');

async function tomorrow(networks?: ('instagram' | 'facebook' | 'twitter')[]) {
  const { post, accounts, store } = await insertPost(db, {
    scheduledFor: TOMORROW,
    ...(networks ? { networks } : {}),
  });
  const rows = () =>
    db
      .select()
      .from(postDeliveries)
      .where(eq(postDeliveries.postId, post.id))
      .orderBy(postDeliveries.network);
  const status = async () => {
    await settlePost(db, post.id, NOW);
    const [found] = await db.select().from(scheduledPosts).where(eq(scheduledPosts.id, post.id));
    return found!.status;
  };
  /** As the worker leaves them, in the order of their networks. */
  async function left(...changes: Partial<typeof postDeliveries.$inferInsert>[]) {
    for (const [at, { id }] of (await rows()).entries())
      await db
        .update(postDeliveries)
        .set({ id, ...changes[at]! })
        .where(eq(postDeliveries.id, id));
  }
  return { post, accounts, store, rows, status, left };
}

test('pictures are prepared two minutes before their time, reels a quarter of an hour', async () => {
  const { post, rows } = await tomorrow();
  expect(await rows()).toMatchObject([{ status: 'waiting', nextTryAt: null }]);
  await release(db, post, NOW);
  expect(await rows()).toMatchObject([{ nextTryAt: new Date('2026-11-22T11:58:00Z'), dueAt: TOMORROW }]);
  await release(db, { ...post, contentFormat: 'reel' }, NOW);
  expect(await rows()).toMatchObject([{ nextTryAt: new Date('2026-11-22T11:45:00Z') }]);
  await release(db, { ...post, scheduledFor: NOW }, NOW);
  expect(await rows()).toMatchObject([{ nextTryAt: NOW, dueAt: NOW }]);
});

test('releasing again takes the right from the holder of the older wording', async () => {
  const { post, rows, left } = await tomorrow();
  await release(db, post, NOW);
  await left({ status: 'prepared', prepared: { container: '1' }, leaseToken: 7, leaseUntil: TOMORROW });
  await release(db, post, NOW);
  expect(await rows()).toMatchObject([
    { status: 'waiting', prepared: {}, leaseToken: 8, leaseUntil: null, nextTryAt: expect.any(Date) },
  ]);
});

test('a post that is going out right now cannot be held', async () => {
  const { post, rows, left } = await tomorrow(['facebook', 'twitter']);
  await release(db, post, NOW);
  await left({ status: 'publishing' }, {});
  const before = await rows();
  expect(await hold(db, post.id)).toBe(false);
  expect(await rows()).toEqual(before);
  await left({ status: 'published' }, {});
  expect(await hold(db, post.id)).toBe(true);
  expect(await rows()).toMatchObject([{ status: 'published' }, { nextTryAt: null, leaseToken: 2 }]);
});

test('accounts can be chosen again, but what was sent to one stays known', async () => {
  const { post, accounts, rows, left } = await tomorrow(['facebook', 'instagram', 'twitter']);
  await left({ status: 'failed', publishStartedAt: NOW }, {}, {});
  await setAccounts(db, post, accounts.slice(2));
  expect((await rows()).map(({ network }) => network)).toEqual(['facebook', 'twitter']);
  await setAccounts(db, post, accounts);
  expect(await rows()).toHaveLength(3);
});

test('only what failed and is not on the network is sent again', async () => {
  const { post, rows, left } = await tomorrow(['facebook', 'instagram', 'twitter']);
  await left(
    { status: 'failed', attempts: 3, problem: text('No.') },
    { status: 'published', externalId: '1' },
    { status: 'unconfirmed' },
  );
  await sendAgain(db, post.id, NOW);
  expect(await rows()).toMatchObject([
    { status: 'waiting', attempts: 0, problem: null, nextTryAt: NOW, dueAt: NOW },
    { status: 'published', nextTryAt: null },
    { status: 'unconfirmed', nextTryAt: null },
  ]);
});

test('an owner settles what is unconfirmed, and nothing else', async () => {
  const { post, rows, left, status } = await tomorrow();
  await left({ status: 'unconfirmed', publishStartedAt: NOW });
  const [{ id: deliveryId } = { id: '' }] = await rows();
  const { post: other } = await tomorrow();
  await settle(db, { postId: other.id, deliveryId, published: true }, TOMORROW);
  expect(await status()).toBe('unconfirmed');
  await settle(db, { postId: post.id, deliveryId, published: true }, TOMORROW);
  expect(await rows()).toMatchObject([{ status: 'published', publishedAt: NOW, engagementDueAt: null }]);
  await settle(db, { postId: post.id, deliveryId, published: false }, TOMORROW);
  expect(await status()).toBe('published');
});

test('what was cancelled for one account is not released with the rest', async () => {
  const { post, rows, left } = await tomorrow(['facebook', 'instagram', 'twitter']);
  await left({ status: 'published' }, { status: 'failed' }, { status: 'cancelled' });
  await release(db, post, NOW);
  expect((await rows()).map(({ status }) => status)).toEqual(['published', 'waiting', 'cancelled']);
  expect((await rows())[2]!.nextTryAt).toBeNull();
});

test('an owner sees each delivery with its account', async () => {
  const { post, left } = await tomorrow(['facebook', 'twitter']);
  await left({ status: 'published', permalink: 'https://face.example/1', publishedAt: NOW }, {});
  expect((await deliveriesOf(db, [post.id])).get(post.id)).toMatchObject([
    { network: 'facebook', accountName: 'facebook account', publishedAt: NOW.toISOString() },
    { network: 'twitter', status: 'waiting', permalink: null, nextTryAt: null },
  ]);
  expect(await deliveriesOf(db, [])).toEqual(new Map());
});

const missed = { status: 'failed' as const, ...publishingProblems.missed() };
test.each([
  [['waiting', 'prepared'], 'pending'],
  [['publishing', 'waiting'], 'publishing'],
  [['published', 'waiting'], 'publishing'],
  [['published', 'published'], 'published'],
  [['published', 'unconfirmed'], 'unconfirmed'],
  [['published', 'failed'], 'partly_published'],
  [['failed', 'failed'], 'failed'],
  [['published', missed], 'partly_published'],
  [[missed, missed], 'missed'],
  [[missed, 'failed'], 'failed'],
] as const)('deliveries that are %j make a post %s', async (deliveries, expected) => {
  const { left, status } = await tomorrow(['facebook', 'twitter']);
  await left(...deliveries.map((each) => (typeof each === 'string' ? { status: each } : each)));
  expect(await status()).toBe(expected);
});

test('a post that waits for its owner goes on waiting while something of it is to be sent', async () => {
  const { post, left, status } = await tomorrow(['facebook', 'twitter']);
  await db.update(scheduledPosts).set({ status: 'held' }).where(eq(scheduledPosts.id, post.id));
  await left({ status: 'published' }, { status: 'waiting' });
  expect(await status()).toBe('held');
  await left({ status: 'published' }, { status: 'published' });
  expect(await status()).toBe('published');
});
