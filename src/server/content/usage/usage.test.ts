import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { users } from '#server/core/db/schema/users.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { Resource } from '#shared/content/usage.ts';
import { createUsageService } from './service.ts';

const LIMITS = { text: 2, image: 1, video_5s: 1, video_10s: 0, scheduled: 3 };

async function account() {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  return user!.id;
}

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});

async function start(now = '2026-11-21T12:00:00Z') {
  let moment = new Date(now);
  const usage = createUsageService({ db, limits: LIMITS, now: () => moment });
  const userId = await account();
  const spend = (...resources: Resource[]) => db.transaction((tx) => usage.spend(tx, userId, resources));
  return { usage, userId, spend, moveTo: (later: string) => (moment = new Date(later)) };
}

test('a new account has everything that is advertised before it', async () => {
  const { usage, userId } = await start();
  expect(await usage.usageOf(userId)).toEqual({
    text: { current: 0, limit: 2, canUse: true, period: 'day', resetsAt: '2026-11-22T00:00:00.000Z' },
    image: { current: 0, limit: 1, canUse: true, period: 'day', resetsAt: '2026-11-22T00:00:00.000Z' },
    video_5s: { current: 0, limit: 1, canUse: true, period: 'week', resetsAt: '2026-11-23T00:00:00.000Z' },
    video_10s: { current: 0, limit: 0, canUse: false, period: 'week', resetsAt: '2026-11-23T00:00:00.000Z' },
    scheduled: { current: 0, limit: 3, canUse: true, period: 'day', resetsAt: '2026-11-22T00:00:00.000Z' },
  });
});

test('of many clicks at once only as many count as there are left', async () => {
  const { usage, userId, spend } = await start();
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => spend('text')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await usage.usageOf(userId)).text).toMatchObject({ current: 2, canUse: false });
});

test('when one of several is used up, none of them is spent', async () => {
  const { usage, userId, spend } = await start();
  await spend('image');
  await expect(spend('text', 'image')).rejects.toMatchObject({
    status: 429,
    error: 'Usage limit exceeded',
    details: { resourceType: 'image', usage: { current: 1, limit: 1, canUse: false, period: 'day' } },
  });
  expect((await usage.usageOf(userId)).text.current).toBe(0);
});

test('a resource that nobody may use is refused from the first click', async () => {
  const { spend } = await start();
  await expect(spend('video_10s')).rejects.toMatchObject({ details: { usage: { limit: 0, canUse: false } } });
});

test('what is given back can be used again, also when its day is over', async () => {
  const { usage, userId, spend, moveTo } = await start('2026-11-21T23:59:00Z');
  const spent = await spend('image');
  moveTo('2026-11-22T00:01:00Z');
  await spend('image');
  await usage.refund(db, userId, spent);
  expect((await usage.usageOf(userId)).image.current).toBe(1);
  moveTo('2026-11-21T23:59:30Z');
  expect((await usage.usageOf(userId)).image.current).toBe(0);
});

test('days begin again at midnight UTC, weeks on Monday', async () => {
  const { usage, userId, spend, moveTo } = await start('2026-11-22T23:59:59Z');
  await spend('text', 'video_5s');
  moveTo('2026-11-23T00:00:00Z');
  const { text, video_5s } = await usage.usageOf(userId);
  expect([text.current, video_5s.current]).toEqual([0, 0]);
});

test('what one account uses is not taken from another', async () => {
  const { usage, spend } = await start();
  await spend('image');
  expect((await usage.usageOf(await account())).image.current).toBe(0);
});
