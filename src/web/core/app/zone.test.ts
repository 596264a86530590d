import { expect, test } from 'vitest';
import { addDays, addMinutes, addMonths, isDay, isSkipped, momentOf, wallOf } from './zone.ts';

test.each([
  ['2026-11-23', '14:30', 'Europe/Istanbul', '2026-11-23T11:30:00.000Z'],
  ['2026-11-23', '00:15', 'America/New_York', '2026-11-23T05:15:00.000Z'],
  ['2026-07-01', '09:00', 'Asia/Kolkata', '2026-07-01T03:30:00.000Z'],
  ['2026-12-31', '23:59', 'Pacific/Auckland', '2026-12-31T10:59:00.000Z'],
])('%s %s in %s is %s, and back', (day, time, timeZone, moment) => {
  expect(momentOf({ day, time }, timeZone)).toBe(moment);
  expect(wallOf(moment, timeZone)).toEqual({ day, time });
});

test('a time the clocks skip moves on by the hour that is missing, and is known as skipped', () => {
  const skipped = { day: '2027-03-28', time: '01:30' };
  expect(momentOf(skipped, 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
  expect(wallOf('2027-03-28T01:30:00.000Z', 'Europe/London').time).toBe('02:30');
  expect(isSkipped(skipped, 'Europe/London')).toBe(true);
  expect(isSkipped({ ...skipped, time: '03:30' }, 'Europe/London')).toBe(false);
});

test('of an hour that comes twice the first is meant', () => {
  expect(momentOf({ day: '2026-11-01', time: '01:30' }, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

test('a post that is moved over the change of the clocks stays at its hour', () => {
  const before = wallOf('2027-03-27T09:00:00.000Z', 'Europe/London');
  const after = momentOf({ ...before, day: addDays(before.day, 1) }, 'Europe/London');
  expect(before.time).toBe('09:00');
  expect(after).toBe('2027-03-28T08:00:00.000Z');
});

test('days, months and minutes are counted on the wall', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  expect(addMinutes({ day: '2026-11-23', time: '23:45' }, 30)).toEqual({ day: '2026-11-24', time: '00:15' });
});

test('what an address calls a day is looked at first', () => {
  expect(isDay('2026-11-23')).toBe(true);
  expect(isDay('2026-13-40')).toBe(false);
  expect(isDay('yesterday')).toBe(false);
  expect(isDay(null)).toBe(false);
});
