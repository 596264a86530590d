import { expect, test } from 'vitest';
import { writingTurns } from './slot-writing.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test.each<[string, string[], number, (string | null)[]]>([
  ['all on the day of the renewal where it is enough', ['23T09:00', '24T09:00'], 2, ['22T00:00', '22T00:00']],
  [
    'as many a day as the allowance has',
    ['23T09:00', '24T09:00', '25T09:00'],
    1,
    ['22T00:00', '23T00:00', '24T00:00'],
  ],
  ['not where its time comes first', ['21T23:00', '24T09:00'], 1, [null, '22T00:00']],
  ['not within an hour of its time', ['22T01:00', '22T01:01'], 5, [null, '22T00:00']],
])('posts are written %s', (_, times, limit, turns) => {
  const posts = times.map((time, index) => ({ id: `${index}`, scheduledFor: at(time) }));
  const given = writingTurns(posts, { limit, renewedAt: at('22T00:00') });
  expect(given.map(({ writeAfter }) => writeAfter?.toISOString().slice(8, 16) ?? null)).toEqual(turns);
});
