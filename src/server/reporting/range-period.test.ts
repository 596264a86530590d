import { expect, test } from 'vitest';
import type { RangeQuery } from '#shared/ranges.ts';
import { periodReply, rangePeriod } from './range-period.ts';

function periodAt(now: string, timeZone: string, query: RangeQuery, historyFrom: string | null = null) {
  const period = rangePeriod(query, {
    now: new Date(now),
    timeZone,
    historyFrom: historyFrom ? new Date(historyFrom) : null,
  });
  return { period, reply: periodReply(period) };
}

test.each([
  // now, zone, from, compareFrom, compareTo, whole month
  [
    '2026-11-21T12:00:00Z',
    'Europe/London',
    '2026-11-01T00:00:00Z',
    '2026-09-30T23:00:00Z',
    '2026-10-21T11:00:00Z',
    false,
  ],
  [
    '2026-03-31T10:00:00Z',
    'UTC',
    '2026-03-01T00:00:00Z',
    '2026-02-01T00:00:00Z',
    '2026-03-01T00:00:00Z',
    true,
  ],
  [
    '2028-03-29T10:00:00Z',
    'UTC',
    '2028-03-01T00:00:00Z',
    '2028-02-01T00:00:00Z',
    '2028-02-29T10:00:00Z',
    false,
  ],
  [
    '2026-01-01T00:00:00Z',
    'Europe/Istanbul',
    '2025-12-31T21:00:00Z',
    '2025-11-30T21:00:00Z',
    '2025-12-01T00:00:00Z',
    false,
  ],
])(
  'at %s in %s the month began %s and is compared with %s to %s',
  (now, zone, from, compareFrom, compareTo, whole) => {
    const { period } = periodAt(now, zone, { range: 'mtd' });
    expect(period.current).toMatchObject({ from: new Date(from), to: new Date(now) });
    expect(period.previous).toMatchObject({ from: new Date(compareFrom), to: new Date(compareTo) });
    expect(period.comparesWholeMonth).toBe(whole);
  },
);

test.each([
  // Clocks went back on the 25th of October: the days before it are an hour of UTC apart, not of the wall clock.
  ['7d', '2026-11-15', '2026-11-15T00:00:00.000Z', '2026-11-08T00:00:00.000Z', '2026-11-14T12:00:00.000Z'],
  ['30d', '2026-10-23', '2026-10-22T23:00:00.000Z', '2026-09-22T23:00:00.000Z', '2026-10-22T11:00:00.000Z'],
  ['90d', '2026-08-24', '2026-08-23T23:00:00.000Z', '2026-05-25T23:00:00.000Z', '2026-08-23T11:00:00.000Z'],
  ['12m', '2025-12-01', '2025-12-01T00:00:00.000Z', '2024-12-01T00:00:00.000Z', '2025-11-21T12:00:00.000Z'],
] as const)('at noon in London %s began on %s', (range, firstDay, from, compareFrom, compareTo) => {
  const { reply } = periodAt('2026-11-21T12:00:00Z', 'Europe/London', { range });
  expect(reply).toEqual({
    range,
    from,
    to: '2026-11-21T12:00:00.000Z',
    firstDay,
    lastDay: '2026-11-21',
    compareFrom,
    compareTo,
    comparesWholeMonth: false,
    fewDays: false,
    timeZone: 'Europe/London',
  });
});

test('on the 29th of February the year before ends with its February', () => {
  const { reply } = periodAt('2028-02-29T10:00:00Z', 'UTC', { range: '12m' });
  expect(reply).toMatchObject({
    from: '2027-03-01T00:00:00.000Z',
    compareFrom: '2026-03-01T00:00:00.000Z',
    compareTo: '2027-03-01T00:00:00.000Z',
  });
});

test('chosen days are whole days of the store, compared with as many before them', () => {
  const days = { range: 'custom', from: '2026-03-28', to: '2026-03-29' } as const;
  expect(periodAt('2026-11-21T12:00:00Z', 'Europe/London', days).reply).toMatchObject({
    from: '2026-03-28T00:00:00.000Z',
    to: '2026-03-29T23:00:00.000Z', // that Sunday had 23 hours
    firstDay: '2026-03-28',
    lastDay: '2026-03-29',
    compareFrom: '2026-03-26T00:00:00.000Z',
    compareTo: '2026-03-28T00:00:00.000Z',
  });
});

test('of chosen days that are not over, what is over is compared with the same part of those before', () => {
  const days = { range: 'custom', from: '2026-11-20', to: '2026-12-31' } as const;
  expect(periodAt('2026-11-21T12:00:00Z', 'Europe/Istanbul', days).reply).toMatchObject({
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-21T12:00:00.000Z',
    lastDay: '2026-11-21',
    compareFrom: '2026-11-17T21:00:00.000Z',
    compareTo: '2026-11-19T12:00:00.000Z',
  });
});

test.each([
  ['2030-01-01', '2030-01-02', '2026-11-21', '2026-11-21'],
  ['0001-01-01', '0001-02-01', '2000-01-01', '2000-01-01'],
  ['0001-01-01', '9999-12-31', '2000-01-01', '2026-11-21'],
])('days from %s to %s are those from %s to %s', (from, to, firstDay, lastDay) => {
  const { reply } = periodAt('2026-11-21T12:00:00Z', 'UTC', { range: 'custom', from, to });
  expect(reply).toMatchObject({ firstDay, lastDay });
});

test('all begins with the day of the oldest order and is compared with nothing', () => {
  const { reply } = periodAt(
    '2026-11-21T12:00:00Z',
    'Europe/Istanbul',
    { range: 'all' },
    '2024-02-29T22:30:00Z',
  );
  expect(reply).toMatchObject({
    from: '2024-02-29T21:00:00.000Z',
    firstDay: '2024-03-01',
    compareFrom: null,
    compareTo: null,
  });
});

test('all of nothing is today', () => {
  const { reply } = periodAt('2026-11-21T12:00:00Z', 'UTC', { range: 'all' });
  expect(reply).toMatchObject({ firstDay: '2026-11-21', lastDay: '2026-11-21', compareFrom: null });
});

test('a day begins when its midnight is skipped', () => {
  // In Asunción clocks went from 0:00 to 1:00 on the 6th of October 2024.
  const days = { range: 'custom', from: '2024-10-06', to: '2024-10-06' } as const;
  expect(periodAt('2026-11-21T12:00:00Z', 'America/Asuncion', days).reply).toMatchObject({
    from: '2024-10-06T04:00:00.000Z',
    to: '2024-10-07T03:00:00.000Z',
    compareFrom: '2024-10-05T04:00:00.000Z',
  });
});

/** Sums of whole hours end, and those of single events begin, where the local hour of the moment begins. */
test.each([
  ['back, the hour’s first time', 'Europe/London', '2026-10-25T00:30:00Z', 1, '2026-10-25T00:00:00Z'],
  ['back, the hour’s second time', 'Europe/London', '2026-10-25T01:30:00Z', 1, '2026-10-25T00:00:00Z'],
  ['on by a whole hour', 'Europe/London', '2026-03-29T01:30:00Z', 2, '2026-03-29T01:00:00Z'],
  ['on by half an hour', 'Australia/Lord_Howe', '2026-10-03T15:40:00Z', 2, '2026-10-03T15:30:00Z'],
  ['back by half an hour', 'Australia/Lord_Howe', '2026-04-04T15:10:00Z', 1, '2026-04-04T14:00:00Z'],
])('when clocks go %s, no event counts twice', (_how, timeZone, now, lastHour, lastHourFrom) => {
  expect(periodAt(now, timeZone, { range: 'mtd' }).period.current).toMatchObject({
    lastHour,
    lastHourFrom: new Date(lastHourFrom),
  });
});
