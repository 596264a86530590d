import { expect, test } from 'vitest';
import { mondayOf } from '#server/publishing/posts/quiet-weeks.ts';
import { estimateEffect } from './analysis.ts';
import { drawWeeks, mondayFrom, nextMonday, resultDay } from './design.ts';
import { blocksNeeded, FEWEST_BLOCKS, powerOf, spreadOf } from './power.ts';

test('the power is that of the noncentral t distribution', () => {
  const spread = 0.2;
  const effectOf = (spreads: number) => Math.expm1(spreads * spread);
  // scipy.stats.nct: 1 - cdf(t.ppf(0.95, n - 1), n - 1, d * sqrt(n)).
  expect(powerOf(effectOf(1), spread, 8)).toBeCloseTo(0.81502, 4);
  expect(powerOf(effectOf(0.5), spread, 27)).toBeCloseTo(0.811832, 4);
  expect(powerOf(effectOf(0.2), spread, 156)).toBeCloseTo(0.800167, 4);
});

test('the number of blocks is the smallest that suffices', () => {
  const needed = blocksNeeded(0.15, 0.15)!;
  expect(powerOf(0.15, 0.15, needed)).toBeGreaterThanOrEqual(0.8);
  expect(powerOf(0.15, 0.15, needed - 1)).toBeLessThan(0.8);
  expect(blocksNeeded(0.25, 0.15)!).toBeLessThan(needed);
  expect(blocksNeeded(0.15, 0.01)).toBe(FEWEST_BLOCKS);
  expect(blocksNeeded(0.1, 3)).toBeNull();
});

test('the spread is that of neighbouring weeks', () => {
  expect(spreadOf([100, 100, 100])).toBe(0);
  expect(spreadOf([100, 200, 100])).toBeCloseTo(Math.log(2), 10);
});

test('every block has one week of each kind, by a draw that can be repeated', () => {
  const weeks = drawWeeks('2026-12-07', 200, 7);
  expect(weeks).toEqual(drawWeeks('2026-12-07', 200, 7));
  expect(weeks).not.toEqual(drawWeeks('2026-12-07', 200, 8));
  expect(weeks.slice(0, 3).map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-14', '2026-12-21']);
  let firstWith = 0;
  for (let at = 0; at < weeks.length; at += 2) {
    expect(weeks[at]!.withPosts).toBe(!weeks[at + 1]!.withPosts);
    if (weeks[at]!.withPosts) firstWith += 1;
  }
  expect(firstWith).toBeGreaterThan(75);
  expect(firstWith).toBeLessThan(125);
});

test('the interval is worked out as said', () => {
  const ratios = [1.1, 1.3, 1.2, 1.25, 1.15];
  const { method, low, high } = estimateEffect(
    ratios.map((ratio) => ({ withPosts: 1_000 * ratio, without: 1_000 })),
  );
  // By hand: the mean of the logarithms 0.180580, their deviation 0.066031, t(0.95; 4) = 2.131847.
  expect(method).toBe('logs');
  expect(low).toBeCloseTo(Math.expm1(0.18058 - (2.131847 * 0.066031) / Math.sqrt(5)), 5);
  expect(high).toBeCloseTo(Math.expm1(0.18058 + (2.131847 * 0.066031) / Math.sqrt(5)), 5);
});

test('with a week that sold nothing the draw itself says what is possible', () => {
  const blocks = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ withPosts: 1_300 + at, without: 1_000 - at }));
  const closed = estimateEffect([...blocks, { withPosts: 0, without: 900 }]);
  expect(closed.method).toBe('signs');
  expect(closed.low!).toBeLessThan(0.3);
  expect(closed.high!).toBeGreaterThan(0.3);
  // More came back than was sold.
  expect(estimateEffect([...blocks, { withPosts: 1_000, without: -20 }]).method).toBe('signs');
  expect(estimateEffect(blocks.map(({ withPosts }) => ({ withPosts, without: 0 })))).toEqual({
    method: 'signs',
    low: null,
    high: null,
  });
});

test('weeks begin on Mondays of the store, also where clocks change', () => {
  // London's clocks go back on Sunday 25 October: that week is an hour longer.
  expect(nextMonday(new Date('2026-10-25T23:59:00Z'), 'Europe/London')).toBe('2026-10-26');
  expect(nextMonday(new Date('2026-10-26T00:00:00Z'), 'Europe/London')).toBe('2026-11-02');
  expect(mondayOf(new Date('2026-10-25T23:59:00Z'), 'Europe/London')).toBe('2026-10-19');
  // In Sydney it is Monday by then.
  expect(mondayOf(new Date('2026-10-25T23:59:00Z'), 'Australia/Sydney')).toBe('2026-10-26');
  // Santiago's clocks skip midnight of Sunday 6 September.
  expect(mondayOf(new Date('2026-09-06T04:30:00Z'), 'America/Santiago')).toBe('2026-08-31');
  expect(mondayFrom('2026-11-23')).toBe('2026-11-23');
  expect(mondayFrom('2026-11-24')).toBe('2026-11-30');
  expect(mondayFrom('2026-11-29')).toBe('2026-11-30');
  expect(resultDay(drawWeeks('2026-11-23', 5, 1))).toBe('2027-02-03');
});
