import { expect, test } from 'vitest';
import { lastWeek, summaryDueSince } from './summary-time.ts';

test.each([
  ['2026-11-23T07:59:59Z', 'Europe/London', null],
  ['2026-11-23T08:00:00Z', 'Europe/London', '2026-11-23T08:00:00.000Z'],
  ['2026-11-25T07:59:59Z', 'Europe/London', '2026-11-23T08:00:00.000Z'],
  ['2026-11-25T08:00:00Z', 'Europe/London', null],
  ['2026-11-22T12:00:00Z', 'Europe/London', null],
  ['2026-11-23T05:00:00Z', 'Europe/Istanbul', '2026-11-23T05:00:00.000Z'],
  ['2026-11-23T04:59:00Z', 'Europe/Istanbul', null],
  // Still Sunday in UTC.
  ['2026-11-22T23:30:00Z', 'Asia/Tokyo', '2026-11-22T23:00:00.000Z'],
  // Clocks went forward the day before.
  ['2026-03-30T07:00:00Z', 'Europe/London', '2026-03-30T07:00:00.000Z'],
])('at %s in %s it is due since %s', (now, timeZone, since) => {
  expect(summaryDueSince(new Date(now), timeZone)?.toISOString() ?? null).toBe(since);
});

test.each([
  [
    '2026-11-23T08:00:00Z',
    'Europe/London',
    { name: '2026-W47', firstDay: '2026-11-16', lastDay: '2026-11-22' },
  ],
  [
    '2026-11-22T12:00:00Z',
    'Europe/London',
    { name: '2026-W46', firstDay: '2026-11-09', lastDay: '2026-11-15' },
  ],
  ['2026-11-22T15:30:00Z', 'Asia/Tokyo', { name: '2026-W47', firstDay: '2026-11-16', lastDay: '2026-11-22' }],
  // The week of New Year belongs to the year that has its Thursday.
  ['2027-01-04T09:00:00Z', 'UTC', { name: '2026-W53', firstDay: '2026-12-28', lastDay: '2027-01-03' }],
])('at %s in %s last week was %o', (now, timeZone, week) => {
  expect(lastWeek(new Date(now), timeZone)).toEqual(week);
});
