import { expect, test } from 'vitest';
import { nextReadingAt, retryReadingAt } from './reading-times.ts';

const PUBLISHED = new Date('2026-11-01T00:00:00Z');
const after = (hours: number) => new Date(PUBLISHED.getTime() + hours * 3_600_000);

test.each([
  [0, 1],
  [1, 6],
  [1.2, 6],
  [6, 24],
  [24, 72],
  [72, 7 * 24],
  [7 * 24, 28 * 24],
  // Nobody looked for four days: what was missed is not made up for.
  [4 * 24, 7 * 24],
  [28 * 24, null],
])('%d hours after publishing, a post is read next after %s hours', (hours, next) => {
  expect(nextReadingAt(PUBLISHED, after(hours))).toEqual(next === null ? null : after(next));
});

test.each([
  [1, 0, 1.5],
  [24, 0, 30],
  [24, 12, 36],
  [31 * 24, 0, null],
])(
  '%d hours after publishing, asked to wait %d hours, it is tried again after %s hours',
  (hours, askedHours, next) => {
    const retry = retryReadingAt(PUBLISHED, after(hours), askedHours * 3_600_000);
    expect(retry).toEqual(next === null ? null : after(next));
  },
);
