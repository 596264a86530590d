import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';
import { monthToDate } from './period.ts';

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
    const period = monthToDate(new Date(now), zone);
    expect(period.current.from).toEqual(new Date(from));
    expect(period.current.to).toEqual(new Date(now));
    expect(period.previous.from).toEqual(new Date(compareFrom));
    expect(period.previous.to).toEqual(new Date(compareTo));
    expect(period.comparesWholeMonth).toBe(whole);
  },
);

test.each([
  [150, 100, 40, null, 50, 'percent'],
  [50, 100, 40, null, -50, 'percent'],
  [5, -10, 40, null, 150, 'percent'],
  [3, 1, 1, null, 2, 'difference'],
  [3, 0, 0, null, null, 'new'],
  [0, 0, 0, null, 0, 'percent'],
  [3, 9, 40, 'not_covered', null, 'none'],
  [null, 9, 40, null, null, 'none'],
] as const)(
  '%j after %j (%i orders, missing %j) grew by %j as %s',
  (current, previous, previousOrders, missing, growth, kind) => {
    expect(growthOf(current, previous, { previousOrders, missing })).toMatchObject({
      growth,
      growthKind: kind,
    });
  },
);
