import { expect, test } from 'vitest';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { periodReply, rangePeriod, samePart } from './range-period.ts';

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
  ['7d', '2026-11-14', '2026-11-14T00:00:00.000Z', '2026-11-07T00:00:00.000Z'],
  ['30d', '2026-10-22', '2026-10-21T23:00:00.000Z', '2026-09-21T23:00:00.000Z'],
  ['90d', '2026-08-23', '2026-08-22T23:00:00.000Z', '2026-05-24T23:00:00.000Z'],
  ['12m', '2025-11-21', '2025-11-21T00:00:00.000Z', '2024-11-21T00:00:00.000Z'],
] as const)(
  '%s, asked at noon in London, began on %s and ended yesterday',
  (range, firstDay, from, compareFrom) => {
    const { reply } = periodAt('2026-11-21T12:00:00Z', 'Europe/London', { range });
    expect(reply).toEqual({
      range,
      from,
      to: '2026-11-21T00:00:00.000Z',
      firstDay,
      lastDay: '2026-11-20',
      compareFrom,
      compareTo: from,
      comparesWholeMonth: false,
      includesToday: false,
      fewDays: false,
      timeZone: 'Europe/London',
    });
  },
);

test.each([
  ['2028-02-29', '2027-02-28', '2028-02-28', '2026-02-28'],
  ['2028-03-01', '2027-03-01', '2028-02-29', '2026-03-01'],
  ['2029-02-28', '2028-02-28', '2029-02-27', '2027-02-28'],
])(
  'twelve months, asked on %s, are %s to %s, compared with those from %s on',
  (today, firstDay, lastDay, before) => {
    const { reply } = periodAt(`${today}T10:00:00Z`, 'UTC', { range: '12m' });
    expect(reply).toMatchObject({
      firstDay,
      lastDay,
      compareFrom: `${before}T00:00:00.000Z`,
      compareTo: `${firstDay}T00:00:00.000Z`,
    });
  },
);

test.each([
  [{ range: 'mtd' }, true],
  [{ range: 'all' }, true],
  [{ range: '7d' }, false],
  [{ range: '12m' }, false],
  [{ range: 'custom', from: '2026-11-01', to: '2026-11-20' }, false],
  [{ range: 'custom', from: '2026-11-01', to: '2026-11-21' }, true],
  [{ range: 'custom', from: '2026-11-01', to: '2026-12-31' }, true],
] as const)('%o includes today: %s', (query, includesToday) => {
  expect(periodAt('2026-11-21T12:00:00Z', 'Europe/London', query).reply.includesToday).toBe(includesToday);
});

test('at midnight nothing of the running day is there to include', () => {
  const { reply } = periodAt('2026-11-21T00:00:00Z', 'Europe/London', { range: 'mtd' });
  expect(reply).toMatchObject({ lastDay: '2026-11-20', includesToday: false });
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

const days = (from: string, to: string) => ({ from, to });

/** At 14:30 of the 22nd of November in Istanbul, 11:30 UTC. */
test.each([
  // one, its instants, other, its instants, which was cut
  [
    'this month compared with last month',
    days('2026-11-01', '2026-11-30'),
    ['2026-10-31T21:00', '2026-11-22T11:30'],
    days('2026-10-01', '2026-10-31'),
    ['2026-09-30T21:00', '2026-10-22T11:30'],
    'other',
  ],
  [
    'last month compared with this month so far',
    days('2026-10-01', '2026-10-31'),
    ['2026-09-30T21:00', '2026-10-22T11:30'],
    days('2026-11-01', '2026-11-22'),
    ['2026-10-31T21:00', '2026-11-22T11:30'],
    'one',
  ],
  [
    'today compared with yesterday',
    days('2026-11-22', '2026-11-22'),
    ['2026-11-21T21:00', '2026-11-22T11:30'],
    days('2026-11-21', '2026-11-21'),
    ['2026-11-20T21:00', '2026-11-21T11:30'],
    'other',
  ],
  [
    'this week compared with the week before',
    days('2026-11-16', '2026-11-22'),
    ['2026-11-15T21:00', '2026-11-22T11:30'],
    days('2026-11-09', '2026-11-15'),
    ['2026-11-08T21:00', '2026-11-15T11:30'],
    'other',
  ],
  [
    'this quarter compared with the last one',
    days('2026-10-01', '2026-12-31'),
    ['2026-09-30T21:00', '2026-11-22T11:30'],
    days('2026-07-01', '2026-09-30'),
    ['2026-06-30T21:00', '2026-08-22T11:30'],
    'other',
  ],
  [
    'this year compared with last year',
    days('2026-01-01', '2026-12-31'),
    ['2025-12-31T21:00', '2026-11-22T11:30'],
    days('2025-01-01', '2025-12-31'),
    ['2024-12-31T21:00', '2025-11-22T11:30'],
    'other',
  ],
  [
    'two months that are over',
    days('2026-09-01', '2026-09-30'),
    ['2026-08-31T21:00', '2026-09-30T21:00'],
    days('2026-10-01', '2026-10-31'),
    ['2026-09-30T21:00', '2026-10-31T21:00'],
    null,
  ],
  [
    'a long stretch to now compared with one that is shorter than its part',
    days('2026-10-02', '2026-11-22'),
    ['2026-10-01T21:00', '2026-11-22T11:30'],
    days('2026-09-02', '2026-09-08'),
    ['2026-09-01T21:00', '2026-09-08T21:00'],
    null,
  ],
  [
    'this year compared with this month, both of them running',
    days('2026-01-01', '2026-12-31'),
    ['2025-12-31T21:00', '2026-11-22T11:30'],
    days('2026-11-01', '2026-11-30'),
    ['2026-10-31T21:00', '2026-11-22T11:30'],
    null,
  ],
] as const)('%s: the same part of both', (_what, one, ofOne, other, ofOther, cut) => {
  const found = samePart(one, other, { now: new Date('2026-11-22T11:30:00Z'), timeZone: 'Europe/Istanbul' });
  const instants = ({ from, to }: { from: Date; to: Date }) =>
    [from, to].map((instant) => instant.toISOString().slice(0, 16));
  expect([instants(found.one), instants(found.other), found.cut]).toEqual([ofOne, ofOther, cut]);
});

test.each([
  // now, running since, the other's days, where the other ends
  ['2026-03-31T10:00:00Z', '2026-03-01', days('2026-02-01', '2026-02-28'), '2026-03-01T00:00'],
  ['2026-12-31T10:00:00Z', '2026-10-01', days('2026-07-01', '2026-09-30'), '2026-10-01T00:00'],
  ['2028-02-29T10:00:00Z', '2028-01-01', days('2027-01-01', '2027-12-31'), '2027-03-01T00:00'],
  ['2028-03-01T10:00:00Z', '2028-01-01', days('2027-01-01', '2027-12-31'), '2027-03-01T10:00'],
])('at %s, what began on %s is compared with %o to its end or %s', (now, from, other, end) => {
  const found = samePart(days(from, now.slice(0, 10)), other, { now: new Date(now), timeZone: 'UTC' });
  expect(found.other.to.toISOString().slice(0, 16)).toBe(end);
});

test('the same part ends at the same clock time though clocks went back in between', () => {
  const found = samePart(days('2026-11-01', '2026-11-30'), days('2026-10-01', '2026-10-31'), {
    now: new Date('2026-11-22T11:30:00Z'),
    timeZone: 'Europe/London',
  });
  expect(found.other.to).toEqual(new Date('2026-10-22T10:30:00Z'));
});
