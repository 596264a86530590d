import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayAfter } from '#server/core/time/local-time.ts';
import { shareByNow, shareOfAllByNow, usualCourse } from './usual-course.ts';

const november = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
const at = (moment: string) => Temporal.ZonedDateTime.from(`${moment}[Europe/London]`);
/** From a Monday on. */
const daysOf = (values: number[]) =>
  values.map((netSales, index) => ({ day: dayAfter('2026-09-07', index), netSales }));
const evenly = usualCourse([], new Map());

test.each([
  ['2026-11-01T00:00', 0],
  ['2026-11-16T00:00', 0.5],
  ['2026-11-16T12:00', 15.5 / 30],
  ['2026-11-30T18:00', 29.75 / 30],
])('where no weeks are known, all days and hours count alike: %s', (moment, share) => {
  expect(evenly).toEqual({ weekdays: null, hours: null, daily: 0 });
  expect(shareByNow(evenly, november, at(moment))).toBeCloseTo(share, 9);
});

test('a shop that sells on Saturdays alone has a quarter behind it after one of four of them', () => {
  const saturdays = daysOf(Array.from({ length: 28 }, (_, index) => (index % 7 === 5 ? 700 : 0)));
  const course = usualCourse(saturdays, new Map([[12, 700]]));
  const share = (moment: string) => shareByNow(course, november, at(moment));
  expect(share('2026-11-07T11:00')).toBe(0);
  expect(share('2026-11-07T12:30')).toBeCloseTo(0.125, 9);
  expect(share('2026-11-13T23:59')).toBeCloseTo(0.25, 9);
});

test('three weeks say nothing of weekdays, and days that gave back more than they sold weigh nothing', () => {
  expect(usualCourse(daysOf(Array(27).fill(100)), new Map()).weekdays).toBeNull();
  const returned = daysOf(Array.from({ length: 28 }, (_, index) => (index % 7 === 0 ? -50 : 100)));
  expect(usualCourse(returned, new Map()).weekdays?.[0]).toBe(0);
});

test('of several stores the one that sells more weighs more', () => {
  const shop = (share: number, daily: number) => ({ share, daily });
  expect(shareOfAllByNow([shop(0.2, 300), shop(0.6, 100)])).toBeCloseTo(0.3, 9);
  expect(shareOfAllByNow([shop(0.2, 0), shop(0.6, 0)])).toBeCloseTo(0.4, 9);
});
