import { expect, test } from 'vitest';
import { postingPreferences } from '#server/core/db/schema/social-media.ts';
import { startSchedules } from '#server/publishing/schedules/testing/start-schedules.ts';
import { postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import type { PostTime } from '#shared/publishing/schedules.ts';
import { preferChosen } from './best-times.ts';

const at = (day: number, hour: number): PostTime => ({ day, hour, minute: 0 });

/** The later in the week, the better; at ten. */
const WEEK = Array.from({ length: 7 }, (_, day) => ({ day, hour: 10, score: (day + 1) / 7 }));

test.each<[string, PostTime[], 'daily' | '3x_week' | 'weekly', PostTime[]]>([
  ['the best of the chosen ones', [at(1, 10), at(5, 10)], 'weekly', [at(5, 10)]],
  [
    'the chosen ones, filled up with the best of other days',
    [at(1, 8)],
    '3x_week',
    [at(1, 8), at(5, 10), at(6, 10)],
  ],
  [
    'every day, the chosen ones at their time',
    [at(3, 21)],
    'daily',
    [0, 1, 2, 3, 4, 5, 6].map((day) => at(day, day === 3 ? 21 : 10)),
  ],
])('a schedule takes %s', (_, chosen, frequency, times) => {
  expect(preferChosen(chosen, WEEK, frequency)).toEqual(times);
});

async function start() {
  const started = await startSchedules();
  const { owner, params } = started;
  const choose = (times: PostTime[] | null) =>
    owner.call(postingTimesEndpoints.choose, { params, body: { times } });
  return {
    ...started,
    choose,
    read: () => owner.expectOk(owner.call(postingTimesEndpoints.read, { params })),
  };
}

test('without orders and posts the times are a general habit, and said to be', async () => {
  const { read, db } = await start();
  const found = await read();
  expect(found).toMatchObject({ decidedBy: 'analysis', basis: 'benchmark' });
  expect(found.times.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await db.select().from(postingPreferences)).toMatchObject([
    { platform: 'all', optimalTimes: found },
  ]);
});

test('what the owner chose is used by new schedules and survives every analysis, until they leave it to us again', async () => {
  const { read, choose, create, owner, params } = await start();
  const mine = [at(2, 7), at(4, 22)];
  expect((await choose([...mine].reverse())).body).toEqual({ times: mine, decidedBy: 'owner', basis: null });
  await owner.send('POST', `/api/social-media/${params.storeId}/schedule/analyze`);
  expect(await read()).toMatchObject({ times: mine, decidedBy: 'owner' });
  const { postTimes } = await create({ postTimes: undefined, autoGenerate: false });
  expect(postTimes).toHaveLength(3);
  expect(postTimes).toEqual(expect.arrayContaining(mine));
  await choose(null);
  expect(await read()).toMatchObject({ decidedBy: 'analysis', times: { length: 7 } });
});

test('saved times say nothing of how posts speak', async () => {
  const { read, create, db, posts } = await startWithTurkishStore();
  await read();
  await create({ platform: 'all', postTimes: [at(2, 12)] });
  expect(await posts()).toHaveLength(1);
  const { rows } = await db.execute<{ language: string }>('select language from scheduled_posts');
  expect(rows).toEqual([{ language: 'tr' }]);
});

async function startWithTurkishStore() {
  const started = await startSchedules({ timeZone: 'Europe/Istanbul' });
  const { owner, params } = started;
  return { ...started, read: () => owner.expectOk(owner.call(postingTimesEndpoints.read, { params })) };
}

test('times need a day, one a day at most, and belong to their owner', async () => {
  const { choose, signUp, params } = await start();
  expect((await choose([])).status).toBe(400);
  expect((await choose([at(1, 9), at(1, 12)])).status).toBe(400);
  const stranger = await signUp();
  expect((await stranger.call(postingTimesEndpoints.read, { params })).status).toBe(404);
});
