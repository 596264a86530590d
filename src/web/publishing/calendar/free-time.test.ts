import { expect, test } from 'vitest';
import type { PostStatus } from '#shared/publishing/schedules.ts';
import { nextFreeTime } from './free-time.ts';

const zone = 'Europe/Istanbul';
const post = (scheduledFor: string, status: PostStatus = 'pending') => ({ scheduledFor, status });

test('the next full hour that is an hour away and free', () => {
  const now = new Date('2026-11-23T08:20:00Z'); // 11:20 in Istanbul
  expect(nextFreeTime(now, [], zone)).toEqual({ day: '2026-11-23', time: '13:00' });
  expect(nextFreeTime(now, [post('2026-11-23T10:30:00Z')], zone)).toEqual({
    day: '2026-11-23',
    time: '15:00',
  });
  expect(nextFreeTime(now, [post('2026-11-23T10:30:00Z', 'cancelled')], zone).time).toBe('13:00');
});

test('at night it is tomorrow morning', () => {
  expect(nextFreeTime(new Date('2026-11-23T19:00:00Z'), [], zone)).toEqual({
    day: '2026-11-24',
    time: '09:00',
  });
});

test('on the day that was chosen, but never in the past', () => {
  const now = new Date('2026-11-23T08:20:00Z');
  expect(nextFreeTime(now, [], zone, '2026-12-01')).toEqual({ day: '2026-12-01', time: '09:00' });
  expect(nextFreeTime(now, [], zone, '2026-11-01')).toEqual({ day: '2026-11-23', time: '13:00' });
});
