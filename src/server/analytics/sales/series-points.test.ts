import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/time.ts';
import { comparedSpan, daysIn, grainOf, pointsOf } from './series-points.ts';

test.each([
  ['2026-08-22', '2026-11-21', 'day'], // 92 days
  ['2026-08-21', '2026-11-21', 'week'],
  ['2025-10-18', '2026-11-21', 'week'], // 400 days
  ['2025-10-17', '2026-11-21', 'month'],
] as const)('from %s to %s points are %ss', (from, to, grain) => {
  expect(grainOf({ from, to })).toBe(grain);
});

test('weeks begin on Monday, months on the first, and the ends are cut', () => {
  const span = { from: '2028-02-28', to: '2028-03-07' };
  expect(pointsOf(span, 'week')).toEqual([
    { from: '2028-02-28', to: '2028-03-05' },
    { from: '2028-03-06', to: '2028-03-07' },
  ]);
  expect(pointsOf(span, 'month')).toEqual([
    { from: '2028-02-28', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-07' },
  ]);
});

test('days that the month before did not have are compared with nothing', () => {
  const current = { from: '2026-03-01', to: '2026-03-31' };
  const previous = { from: '2026-02-01', to: '2026-02-28' };
  const comparedOf = (day: string) => comparedSpan({ from: day, to: day }, { current, previous });
  expect(comparedOf('2026-03-28')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(comparedOf('2026-03-29')).toBeNull();
});

const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const aSpan = fc
  .record({ start: fc.integer({ min: 18_000, max: 21_000 }), days: fc.integer({ min: 1, max: 900 }) })
  .map(({ start, days }) => ({ from: dayAt(start), to: dayAt(start + days - 1) }));

test('points and what they are compared with take every day of a stretch once', () => {
  fc.assert(
    fc.property(aSpan, aSpan, fc.constantFrom('day', 'week', 'month'), (current, previous, grain) => {
      const points = pointsOf(current, grain);
      expect(points.reduce((days, point) => days + daysIn(point), 0)).toBe(daysIn(current));
      const compared = points.flatMap((point) => comparedSpan(point, { current, previous }) ?? []);
      if (daysIn(previous) > daysIn(current)) return;
      expect(compared.reduce((days, span) => days + daysIn(span), 0)).toBe(daysIn(previous));
      expect([compared[0]?.from, compared.at(-1)?.to]).toEqual([previous.from, previous.to]);
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
});
