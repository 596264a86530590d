import { expect, test } from 'vitest';
import type { SchedulePlatform } from '#shared/publishing/schedules.ts';
import { exampleAccount, exampleSchedule, exampleScheduledPost } from '#web/testing/scheduler-replies.ts';
import { statsOf } from './stat-cards.tsx';

test.each([
  [0, 0],
  [1, 1],
  [9, 9],
  [10, 10],
  [11, 10],
  [100, 95],
])('of %i posts %i are shown as AI-generated', (total, generated) => {
  const posts = Array.from({ length: total }, (_, at) => exampleScheduledPost({}, at));
  expect(statsOf([], posts, []).aiGenerated).toBe(generated);
});

test.each<[SchedulePlatform[], string[], string[]]>([
  [[], [], []],
  [['instagram', 'instagram'], [], ['Instagram']],
  [['instagram', 'facebook'], [], ['Instagram', 'Facebook']],
  [['all'], [], ['Instagram', 'Facebook']],
  [['all', 'instagram'], ['twitter'], ['X', 'Instagram']],
])('schedules for %j with accounts at %j reach %j', (platforms, networks, reached) => {
  const schedules = platforms.map((platform) => exampleSchedule({ platform }));
  const accounts = networks.map((network) => exampleAccount({ network: network as 'twitter' }));
  expect(statsOf(schedules, [], accounts).platformNames).toEqual(reached);
});

test('a full list says that there may be more', () => {
  const posts = Array.from({ length: 200 }, (_, at) => exampleScheduledPost({}, at));
  expect(statsOf([], posts, []).isMore).toBe(true);
  expect(statsOf([], posts.slice(1), []).isMore).toBe(false);
});
