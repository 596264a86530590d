import { expect, test } from 'vitest';
import { monthToDate } from './period.ts';

/** Sums of whole hours end, and those of single events begin, where the local hour of the moment begins. */
test.each([
  ['back, the hour’s first time', 'Europe/London', '2026-10-25T00:30:00Z', 1, '2026-10-25T00:00:00Z'],
  ['back, the hour’s second time', 'Europe/London', '2026-10-25T01:30:00Z', 1, '2026-10-25T00:00:00Z'],
  ['on by a whole hour', 'Europe/London', '2026-03-29T01:30:00Z', 2, '2026-03-29T01:00:00Z'],
  ['on by half an hour', 'Australia/Lord_Howe', '2026-10-03T15:40:00Z', 2, '2026-10-03T15:30:00Z'],
  ['back by half an hour', 'Australia/Lord_Howe', '2026-04-04T15:10:00Z', 1, '2026-04-04T14:00:00Z'],
])('when clocks go %s, no event counts twice', (_how, timeZone, now, lastHour, lastHourFrom) => {
  expect(monthToDate(new Date(now), timeZone).current).toMatchObject({
    lastHour,
    lastHourFrom: new Date(lastHourFrom),
  });
});
