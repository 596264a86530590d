import { expect, test } from 'vitest';
import { daysOf } from '#web/publishing/calendar/calendar-days.ts';
import { wallByKey } from './wall-by-key.ts';

const wall = { day: '2026-11-25', time: '23:45' };
const days = daysOf('week', wall.day, 'en-GB', wall.day);

test.each([
  ['month', 'ArrowRight', { day: '2026-11-26', time: '23:45' }],
  ['month', 'ArrowUp', 'edge'],
  ['week', 'ArrowLeft', { day: '2026-11-24', time: '23:45' }],
  ['week', 'ArrowDown', { day: '2026-11-26', time: '00:15' }],
  ['agenda', 'ArrowDown', { day: '2026-11-26', time: '23:45' }],
  ['agenda', 'ArrowLeft', { day: '2026-11-25', time: '23:15' }],
  ['week', 'a', null],
] as const)('in the %s view %s leads to %o', (view, key, to) => {
  expect(wallByKey(view, key, wall, days)).toEqual(to);
});
