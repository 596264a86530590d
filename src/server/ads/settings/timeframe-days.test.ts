import { expect, test } from 'vitest';
import { timeframeDays, weekdaysIn } from './timeframe-days.ts';

test.each([
  // Already the 22nd in Tokyo, still the 21st in New York, whose clocks changed within the 30 days.
  ['7d', 'Asia/Tokyo', '2026-11-15', '2026-11-21'],
  ['7d', 'America/New_York', '2026-11-14', '2026-11-20'],
  ['30d', 'America/New_York', '2026-10-22', '2026-11-20'],
  ['90d', 'Europe/Istanbul', '2026-08-23', '2026-11-20'],
] as const)('the last %s in %s are finished days', (timeframe, timeZone, from, to) => {
  const days = timeframeDays(timeframe, new Date('2026-11-21T18:00:00Z'), timeZone);
  expect(days).toMatchObject({ from, to });
});

test('weekdays are counted as often as they occur', () => {
  // From Thursday the 22nd to Friday the 20th.
  expect(weekdaysIn({ from: '2026-10-22', to: '2026-11-20', days: 30 })).toEqual([4, 4, 4, 4, 5, 5, 4]);
  expect(weekdaysIn({ from: '2026-11-14', to: '2026-11-20', days: 7 })).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
