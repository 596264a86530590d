import { expect, test } from 'vitest';
import {
  chanceBeyond,
  changesDiffer,
  commonDispersion,
  rateIsHigher,
  ratesChangedMore,
  scatteredAtLeast,
  sumsDiffer,
  tailOf,
  weeklyEstimate,
} from './comparisons.ts';

test.each([
  // Binomial tails by hand or from SciPy (`scipy.stats.binom.sf`).
  ['3 of 4 heads', scatteredAtLeast(3, 4, 0.5), 5 / 16],
  ['7 of 20 at a fifth', scatteredAtLeast(7, 20, 0.2), 0.0866925],
  ['nothing is always reached', scatteredAtLeast(0, 20, 0.2), 1],
  ['twice as wide: 6 of 8 like 3 of 4', scatteredAtLeast(6, 8, 0.5, 2), 5 / 16],
  // Przyborowski and Wilenski: 15 against 5 in equal time is 15 or more of 20 at a half.
  ['15 against 5', rateIsHigher({ count: 15, exposure: 28 }, { count: 5, exposure: 28 }), 0.0206947],
  [
    '15 against 5 in a third of the time',
    rateIsHigher({ count: 15, exposure: 3 }, { count: 5, exposure: 1 }),
    0.6171727,
  ],
])('%s', (_case, value, expected) => {
  expect(value).toBeCloseTo(expected, 6);
});

test('rates that scatter as chance has it are not widened, whatever one of them did', () => {
  const pairs = Array.from({ length: 20 }, (_, index) => ({
    first: { count: 10 + (index % 3), exposure: 100 },
    second: { count: 12 - (index % 3), exposure: 100 },
  }));
  expect(commonDispersion(pairs)).toBe(1);
  const oneChanged = [...pairs, { first: { count: 90, exposure: 100 }, second: { count: 5, exposure: 100 } }];
  expect(commonDispersion(oneChanged)).toBe(1);
  const wide = pairs.map(({ first, second }, index) => ({
    first: { ...first, count: index % 2 ? 25 : 5 },
    second: { ...second, count: index % 2 ? 5 : 25 },
  }));
  // z² = (25 − 15)² ÷ 7.5 = 13.33 for each; ÷ 0.4549.
  expect(commonDispersion(wide)).toBeCloseTo(13.3333 / 0.4549364, 2);
});

test('a weekly pattern is no scatter', () => {
  const week = [10, 20, 30, 40, 50, 60, 0];
  expect(weeklyEstimate([...week, ...week, ...week, ...week])).toEqual({
    sum: 840,
    variance: 0,
    degrees: 21,
  });
  // Mondays of 8 and 12: variance 8, of their sum 16.
  const scattered = [8, 20, 30, 40, 50, 60, 0, 12, 20, 30, 40, 50, 60, 0];
  expect(weeklyEstimate(scattered)).toEqual({ sum: 420, variance: 16, degrees: 1 });
});

test('sums are apart by Welch’s t', () => {
  const one = { sum: 130, variance: 50, degrees: 10 };
  const other = { sum: 100, variance: 50, degrees: 10 };
  // t = 30 ÷ 10 with 20 degrees: 2 × pt(−3, 20).
  expect(sumsDiffer(one, other)).toBeCloseTo(0.0070764, 5);
  expect(sumsDiffer(one, one)).toBe(1);
  expect(sumsDiffer({ ...one, variance: 0 }, { ...other, variance: 0 })).toBe(0);
});

test('a change is compared with the change of the year before', () => {
  const side = (sum: number) => ({ sum, variance: (0.05 * sum) ** 2, degrees: 20 });
  const grown = { now: side(120), before: side(100) };
  // ln 1.2 ÷ (0.05 × √4) = 1.823; 2 × pnorm(−1.823).
  expect(changesDiffer(grown, { now: side(100), before: side(100) })).toBeCloseTo(0.068266, 4);
  expect(changesDiffer(grown, { now: side(1_200), before: side(1_000) })).toBeCloseTo(1, 10);
  expect(changesDiffer(grown, { now: side(0), before: side(100) })).toBe(1);
});

test('a change of a rate is compared with the change of the year before', () => {
  const rate = (count: number) => ({ count, exposure: 300 });
  const tripled = { now: rate(90), before: rate(30) };
  const steady = { now: rate(40), before: rate(40) };
  // ln(90.5 ÷ 30.5) over √(1/90.5 + 1/30.5 + 2/40.5 − 4/301).
  const { times, chance } = ratesChangedMore(tripled, steady);
  expect(times).toBeCloseTo(90.5 / 30.5, 10);
  expect(chance).toBeCloseTo(0.00005979, 6);
  // Where counts scatter four times as wide, half as many deviations.
  expect(ratesChangedMore(tripled, steady, 4).chance).toBeCloseTo(0.027208, 5);
  expect(ratesChangedMore(steady, tripled)).toMatchObject({ chance });
  expect(ratesChangedMore(tripled, tripled)).toEqual({ times: 1, chance: 0.5 });
});

test('a tail reaches as far as its values say, and farther the fewer they are', () => {
  const past = Array.from({ length: 100 }, (_, index) => index + 1);
  // The 10 largest lie 1 to 10 above 90, 5.5 on average.
  const tail = tailOf(past)!;
  expect(tail).toEqual({ from: 90, excess: 5.5, values: 10, of: 100 });
  expect(chanceBeyond(tail, 90)).toBe(1);
  // 0.1 × (1 + 55 ÷ 55)^−10
  expect(chanceBeyond(tail, 145)).toBeCloseTo(0.1 / 1024, 8);
  expect(tailOf(past.slice(0, 19))).toBeNull();
});
