import { betaBelow, normalBelow, studentBelow } from './statistics.ts';

/*
 * The tests by which a finder decides that a difference is more than chance. Each answers with the chance of a difference
 * at least as large in the stated direction if nothing had changed.
 */

/**
 * Chance of `count` or more of `trials` at a share, where counts scatter `dispersion` times as wide as chance alone:
 * both are divided by it, and the binomial tail is read off the beta function, which takes fractions (quasi-likelihood;
 * Wedderburn, Biometrika 61, 1974).
 */
export function scatteredAtLeast(count: number, trials: number, share: number, dispersion = 1): number {
  const wide = Math.max(1, dispersion);
  if (count <= 0) return 1;
  if (count > trials) return 0;
  return betaBelow(share, count / wide, (trials - count) / wide + 1);
}

/** One case of a ratio: what of something is a part of it. */
export interface PartOfWhole {
  part: number;
  whole: number;
}

/**
 * Two ratios of sums, each with the scatter of its cases about it (ratio estimate; Cochran, Sampling Techniques, 3rd
 * edition, 1977, chapter 6.3) and as many degrees of freedom as Welch gives both (Biometrika 34, 1947). Chance that the
 * first is so much lower.
 */
export function ratioIsLower(first: readonly PartOfWhole[], second: readonly PartOfWhole[]): number {
  const [one, other] = [ratioOf(first), ratioOf(second)];
  const variance = one.variance + other.variance;
  if (variance === 0) return one.ratio < other.ratio ? 0 : 1;
  const degrees =
    variance ** 2 / (one.variance ** 2 / (first.length - 1) + other.variance ** 2 / (second.length - 1));
  return studentBelow((one.ratio - other.ratio) / Math.sqrt(variance), degrees);
}

function ratioOf(cases: readonly PartOfWhole[]) {
  const sum = (of: (each: PartOfWhole) => number) => cases.reduce((total, each) => total + of(each), 0);
  const whole = sum((each) => each.whole);
  const ratio = sum(({ part }) => part) / whole;
  const squares = sum(({ part, whole: base }) => (part - ratio * base) ** 2);
  return { ratio, variance: (squares * cases.length) / (cases.length - 1) / whole ** 2 };
}

/** A count, and how much it could have come from: days, or all orders. */
export interface Rate {
  count: number;
  exposure: number;
}

/**
 * Two Poisson rates by the conditional binomial: given both counts together, how they fall on the two sides follows the
 * exposures (Przyborowski and Wilenski, Biometrika 31, 1940). Chance that the first is so much higher than the second.
 */
export function rateIsHigher(first: Rate, second: Rate, dispersion = 1): number {
  const share = first.exposure / (first.exposure + second.exposure);
  return scatteredAtLeast(first.count, first.count + second.count, share, dispersion);
}

export interface RateChange {
  now: Rate;
  before: Rate;
}

/**
 * How many times as large a change of a rate is as another change of it (this year's and last year's), and the chance of so
 * much in that direction if both were alike: the logarithm of the ratio of the two changes over its standard error, half a
 * case added to each count (Haldane, Annals of Human Genetics 20, 1956).
 */
export function ratesChangedMore(
  one: RateChange,
  other: RateChange,
  dispersion = 1,
): { times: number; chance: number } {
  const log = ({ count, exposure }: Rate) => Math.log((count + 0.5) / (exposure + 1));
  const changeOf = ({ now, before }: RateChange) => log(now) - log(before);
  const difference = changeOf(one) - changeOf(other);
  const variance = [one.now, one.before, other.now, other.before].reduce(
    (sum, { count, exposure }) => sum + 1 / (count + 0.5) - 1 / (exposure + 1),
    0,
  );
  return {
    times: Math.exp(difference),
    chance: normalBelow(-Math.abs(difference) / Math.sqrt(variance * Math.max(1, dispersion))),
  };
}

/**
 * How much wider than chance most of many rates scatter between two stretches, judged by the middle one, so that a few
 * that truly changed do not widen it: the median of z² over that of χ² with one degree of freedom ("genomic control";
 * Devlin and Roeder, Biometrics 55, 1999). Never below 1; 1 for fewer than ten pairs.
 */
export function commonDispersion(pairs: readonly { first: Rate; second: Rate }[]): number {
  const FEWEST = 10;
  const MEDIAN_OF_CHI_SQUARE = 0.4549364;
  if (pairs.length < FEWEST) return 1;
  const squares = pairs.map(({ first, second }) => {
    const share = first.exposure / (first.exposure + second.exposure);
    const all = first.count + second.count;
    return (first.count - all * share) ** 2 / (all * share * (1 - share));
  });
  return Math.max(1, middleOf(squares) / MEDIAN_OF_CHI_SQUARE);
}

function middleOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
}

/** A sum of days, and the variance of such a sum. */
export interface Estimate {
  sum: number;
  variance: number;
  /** Of the estimated variance (Welch and Satterthwaite). */
  degrees: number;
}

const WEEK = 7;

/**
 * The sum of whole weeks of days, and how widely such a sum scatters: the variance of each weekday among its own kind,
 * so that a weekly pattern counts as no scatter. `days` are a multiple of seven, in order, at least two weeks.
 */
export function weeklyEstimate(days: readonly number[]): Estimate {
  const weeks = days.length / WEEK;
  let sum = 0;
  let variance = 0;
  let squares = 0;
  for (let weekday = 0; weekday < WEEK; weekday += 1) {
    const values = days.filter((_, index) => index % WEEK === weekday);
    const mean = values.reduce((total, value) => total + value, 0) / weeks;
    const ofDay = values.reduce((total, value) => total + (value - mean) ** 2, 0) / (weeks - 1);
    sum += mean * weeks;
    variance += ofDay * weeks;
    squares += (ofDay * weeks) ** 2 / (weeks - 1);
  }
  return { sum, variance, degrees: squares > 0 ? variance ** 2 / squares : WEEK * (weeks - 1) };
}

/**
 * Two sums of as many weeks by the t test for unequal variances (Welch, Biometrika 34, 1947). Chance that they are so
 * far apart, in either direction.
 */
export function sumsDiffer(first: Estimate, second: Estimate): number {
  const difference = Math.abs(first.sum - second.sum);
  const variance = first.variance + second.variance;
  if (difference === 0) return 1;
  if (variance === 0) return 0;
  const degrees =
    variance ** 2 / (first.variance ** 2 / first.degrees + second.variance ** 2 / second.degrees);
  return 2 * studentBelow(-difference / Math.sqrt(variance), degrees);
}

/**
 * Whether a change differs from another change (this year's from last year's): their logarithms and the variances of those
 * (delta method). Chance of so large a difference, in either direction; 1 where a sum is not positive.
 */
export function changesDiffer(
  one: { now: Estimate; before: Estimate },
  other: { now: Estimate; before: Estimate },
): number {
  const sides = [one.now, one.before, other.now, other.before];
  if (sides.some(({ sum }) => sum <= 0)) return 1;
  const difference = Math.log(one.now.sum / one.before.sum) - Math.log(other.now.sum / other.before.sum);
  const variance = sides.reduce((total, side) => total + side.variance / side.sum ** 2, 0);
  if (variance === 0) return difference === 0 ? 1 : 0;
  return 2 * normalBelow(-Math.abs(difference) / Math.sqrt(variance));
}

/** The outer tenth of what was seen: where it begins, how far it reaches beyond on average, and of how many values. */
export interface Tail {
  from: number;
  excess: number;
  values: number;
  of: number;
}

const TAIL_SHARE = 0.1;
const LEAST_IN_TAIL = 10;

/** The upper tail of past values, which need no order; null of fewer than 20. */
export function tailOf(past: readonly number[]): Tail | null {
  if (past.length < 2 * LEAST_IN_TAIL) return null;
  const sorted = Float64Array.from(past).sort();
  const values = Math.max(LEAST_IN_TAIL, Math.ceil(past.length * TAIL_SHARE));
  const from = sorted[sorted.length - values - 1]!;
  let excess = 0;
  for (let at = sorted.length - values; at < sorted.length; at += 1) excess += sorted[at]! - from;
  return { from, excess: excess / values, values, of: past.length };
}

/**
 * Chance of a further value of at least this size, beyond what was ever seen too: peaks over a threshold with an
 * exponential tail (Pickands, Annals of Statistics 3, 1975), as predicted from so few values that the tail itself is
 * uncertain: an excess over the mean of k of them follows F(2, 2k), so its tail is (1 + x ÷ k)^−k. 1 below the tail.
 */
export function chanceBeyond({ from, excess, values, of }: Tail, value: number): number {
  if (value <= from) return 1;
  if (excess <= 0) return 0;
  return (values / of) * (1 + (value - from) / (values * excess)) ** -values;
}
