import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { calendarEndpoints, NAME_REQUIRED, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { atNoon, startSchedules } from './testing/start-schedules.ts';

type Started = Awaited<ReturnType<typeof startSchedules>>;

/** By local day of the calendar: what became of its post, and when the worker takes it up. */
async function week({ posts }: Pick<Started, 'posts'>) {
  return (await posts()).map(({ scheduledFor, status, deliveries }) => ({
    day: scheduledFor.slice(5, 10),
    status,
    tries: deliveries.map(({ nextTryAt }) => nextTryAt?.slice(5, 16) ?? null),
  }));
}

/** On Monday, as it begins. */
async function withWholeWeek(started: Started, wish = {}) {
  const schedule = await started.create({ approvalRequired: false, ...wish });
  started.clock.set('2026-11-23T00:00:00Z');
  await started.keepFilled();
  return schedule;
}

test('a schedule needs a name and a kind of content', async () => {
  const { owner, params } = await startSchedules();
  const create = (body: object) => owner.call(scheduleEndpoints.create, { params, body });
  expect((await create({ name: '  ' })).body).toMatchObject({
    error: 'invalid_request',
    message: NAME_REQUIRED,
    fields: { name: NAME_REQUIRED },
  });
  expect((await create({ name: 'Tea', contentTypes: [] })).status).toBe(400);
  expect((await create({ name: 'Tea', platform: 'twitter' })).status).toBe(400);
  expect((await create({ name: 'Tea', postTimes: [{ day: 7, hour: 0, minute: 0 }] })).status).toBe(400);
});

test.each([
  ['daily', 7],
  ['3x_week', 3],
  ['weekly', 1],
] as const)('without times of its own, a schedule of %s gets the best ones', async (frequency, times) => {
  const { create } = await startSchedules();
  const { postTimes } = await create({ frequency, postTimes: undefined, autoGenerate: false });
  expect(new Set(postTimes.map(({ day }) => day)).size).toBe(times);
});

test('a schedule that writes nothing by itself leaves the calendar to its owner', async () => {
  const { create, posts, keepFilled, list, change } = await startSchedules({
    accounts: ['facebook'],
    scheduledPerDay: 2,
  });
  const { id } = await create({ autoGenerate: false });
  await keepFilled();
  expect(await posts()).toEqual([]);
  expect((await list())[0]).toMatchObject({ nextPostDate: null, problem: null });

  await change(id, { autoGenerate: true });
  expect(await posts()).toHaveLength(5);
  await change(id, { autoGenerate: false });
  // What was written stays.
  expect((await posts()).map(({ status }) => status)).toEqual(['draft', 'draft']);
});

test('what fell into a pause was missed, and nothing is caught up', async () => {
  const started = await startSchedules({ accounts: ['facebook'] });
  const { change, clock, list, keepFilled } = started;
  const { id } = await withWholeWeek(started);
  expect((await week(started)).map(({ status }) => status)).toEqual(Array(5).fill('pending'));

  const paused = await change(id, { isActive: false });
  expect(paused).toMatchObject({ isActive: false, nextPostDate: null, problem: null });
  expect((await week(started)).flatMap(({ tries }) => tries)).toEqual(Array(5).fill(null));
  clock.set('2026-11-25T12:30:00Z');
  await keepFilled();

  const resumed = await change(id, { isActive: true });
  expect(resumed).toMatchObject({ isActive: true, nextPostDate: '2026-11-26T12:00:00.000Z' });
  const [monday, tuesday, wednesday, ...coming] = await week(started);
  for (const day of [monday, tuesday, wednesday])
    expect(day).toMatchObject({ status: 'missed', tries: [null] });
  expect(coming).toEqual([
    { day: '11-26', status: 'pending', tries: ['11-26T11:58'] },
    { day: '11-27', status: 'pending', tries: ['11-27T11:58'] },
    { day: '11-30', status: 'pending', tries: ['11-30T11:58'] },
    { day: '12-01', status: 'pending', tries: ['12-01T11:58'] },
    { day: '12-02', status: 'pending', tries: ['12-02T11:58'] },
  ]);
  expect((await started.posts())[0]!.problem).toBe('Its schedule was paused when its time came.');
  await started.publishDue();
  expect(started.meta!.feed()).toEqual([]);
  expect((await list())[0]!.nextPostDate).toBe('2026-11-26T12:00:00.000Z');
});

test('what a schedule wrote for every account goes out at its minute, to each in its own words', async () => {
  const { create, posts, publishDue, clock, meta, x } = await startSchedules({ accounts: ['facebook', 'x'] });
  await create({ platform: 'all', approvalRequired: false, postTimes: atNoon(1) });
  clock.set('2026-11-23T11:58:00Z');
  for (let seconds = 0; seconds <= 120; seconds += 20) {
    await publishDue();
    clock.advance({ seconds: 20 });
  }
  const [post] = await posts();
  expect(post).toMatchObject({ status: 'published', postedAt: '2026-11-23T12:00:00.000Z' });
  const text = `${post!.caption}\n\n${post!.hashtags.join(' ')}`;
  expect(meta!.feed().map((shown) => [shown.network, shown.text])).toEqual(
    expect.arrayContaining([
      ['facebook', text],
      ['instagram', text],
    ]),
  );
  expect(x!.feed().map((shown) => [shown.text, shown.media.length])).toEqual([[post!.shortText, 1]]);
});

test('what is approved while its schedule is paused waits until it is resumed', async () => {
  const started = await startSchedules({ accounts: ['facebook'] });
  const { create, change, posts, owner, params } = started;
  const { id } = await create({ postTimes: atNoon(2) });
  await change(id, { isActive: false });
  const [post] = await posts();
  const body = { postIds: [post!.id] };
  await owner.expectOk(owner.call(calendarEndpoints.approve, { params, body }));
  expect(await week(started)).toEqual([{ day: '11-24', status: 'pending', tries: [null] }]);
  await change(id, { isActive: true });
  expect(await week(started)).toEqual([{ day: '11-24', status: 'pending', tries: ['11-24T11:58'] }]);
});

test('a pause and a deletion while a post is written are heeded, and what is not saved costs nothing', async () => {
  const started = await startSchedules({ accounts: ['facebook'] });
  const { owner, params, storeId, list, create, whileWriting, change, posts, runJobs } = started;
  const scheduleId = async () => (await list())[0]!.id;
  const { change: changing, remove } = scheduleEndpoints;
  whileWriting(async () => {
    const pausing = { params: { storeId, scheduleId: await scheduleId() }, body: { isActive: false } };
    await owner.expectOk(owner.call(changing, pausing));
  });
  await create({ approvalRequired: false, postTimes: atNoon(2) });
  expect(await week(started)).toEqual([{ day: '11-24', status: 'pending', tries: [null] }]);
  await change(await scheduleId(), { isActive: true });
  expect(await week(started)).toEqual([{ day: '11-24', status: 'pending', tries: ['11-24T11:58'] }]);
  await started.remove(await scheduleId());

  whileWriting(async () => {
    await owner.expectOk(owner.call(remove, { params: { storeId, scheduleId: await scheduleId() } }));
  });
  await owner.expectOk(
    owner.call(scheduleEndpoints.create, { params, body: { name: 'Short-lived', postTimes: atNoon(3) } }),
  );
  await runJobs();
  expect(await posts()).toEqual([]);
  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).scheduled.current).toBe(1);
});

test('with new times, what has not gone out moves to them in its order', async () => {
  const started = await startSchedules({ accounts: ['facebook'] });
  const { create, change } = started;
  const { id } = await create({ approvalRequired: false, postTimes: atNoon(1, 2) });
  const before = (await started.posts()).map(({ caption }) => caption);
  const changed = await change(id, { postTimes: [...atNoon(5), ...atNoon(2), ...atNoon(2)] });
  expect(changed.postTimes).toEqual(atNoon(2, 5));
  expect(await week(started)).toEqual([
    { day: '11-24', status: 'pending', tries: ['11-24T11:58'] },
    { day: '11-27', status: 'pending', tries: ['11-27T11:58'] },
  ]);
  expect((await started.posts()).map(({ caption }) => caption)).toEqual(before);
});

test('fewer times move nothing twice, and more are filled', async () => {
  const started = await startSchedules({ accounts: ['facebook'] });
  const { create, change } = started;
  const { id } = await create({ postTimes: atNoon(1, 2) });
  await change(id, { postTimes: atNoon(3) });
  expect((await week(started)).map(({ day }) => day)).toEqual(['11-24', '11-25']);
  await change(id, { postTimes: atNoon(2, 3, 4) });
  expect((await week(started)).map(({ day, status }) => `${day} ${status}`)).toEqual([
    '11-24 draft',
    '11-24 draft',
    '11-25 draft',
    '11-26 draft',
  ]);
});

test('a deleted schedule takes along what has not gone out, and what did stays', async () => {
  const started = await startSchedules({ accounts: ['facebook'] });
  const { remove, list, posts, db } = started;
  const { id } = await withWholeWeek(started);
  const [out, going, unclear, cancelled] = await posts();
  const left = async (postId: string, status: 'published' | 'publishing' | 'unconfirmed' | 'cancelled') => {
    await db.update(scheduledPosts).set({ status }).where(eq(scheduledPosts.id, postId));
    if (status !== 'cancelled')
      await db.update(postDeliveries).set({ status }).where(eq(postDeliveries.postId, postId));
  };
  await left(out!.id, 'published');
  await left(going!.id, 'publishing');
  await left(unclear!.id, 'unconfirmed');
  await left(cancelled!.id, 'cancelled');

  expect(await remove(id)).toEqual({ success: true });
  expect(await list()).toEqual([]);
  const kept = await posts();
  expect(kept.map((post) => [post.id, post.scheduleId, post.scheduleName])).toEqual([
    [out!.id, null, null],
    [going!.id, null, null],
    [unclear!.id, null, null],
  ]);
});

test.each([
  ['Europe/London', '2026-10-22T12:00:00Z', ['2026-10-24T11:00', '2026-10-25T12:00', '2026-10-26T12:00']],
  ['America/New_York', '2026-10-29T12:00:00Z', ['2026-10-31T16:00', '2026-11-01T17:00', '2026-11-02T17:00']],
  ['Europe/Istanbul', '2026-10-22T12:00:00Z', ['2026-10-24T09:00', '2026-10-25T09:00', '2026-10-26T09:00']],
] as const)('in %s, noon stays noon when clocks change', async (timeZone, now, expected) => {
  const { create, posts } = await startSchedules({ timeZone, now });
  await create({ postTimes: atNoon(6, 0, 1) });
  expect((await posts()).map(({ scheduledFor }) => scheduledFor.slice(0, 16))).toEqual(expected);
});

test('nobody else sees, changes or deletes my schedules', async () => {
  const { create, signUp, storeId, params, list } = await startSchedules();
  const { id } = await create();
  const stranger = await signUp();
  const scheduleParams = { storeId, scheduleId: id };
  const calls = [
    stranger.call(scheduleEndpoints.list, { params }),
    stranger.call(scheduleEndpoints.create, { params, body: { name: 'Mine' } }),
    stranger.call(scheduleEndpoints.change, { params: scheduleParams, body: { isActive: false } }),
    stranger.call(scheduleEndpoints.remove, { params: scheduleParams }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  expect(await list()).toMatchObject([{ id, isActive: true }]);
});

test('what is no schedule of this store is not found', async () => {
  const { owner, storeId } = await startSchedules();
  const params = { storeId, scheduleId: crypto.randomUUID() };
  const { change, remove } = scheduleEndpoints;
  const calls = [owner.call(change, { params, body: { isActive: false } }), owner.call(remove, { params })];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
});
