import {
  betaQuantile,
  dispersionOf,
  normalQuantile,
  studentQuantile,
} from '#server/analytics/findings/statistics.ts';

export const CONFIDENCE = 0.95;
/** On each side (metrics 0.8): orders, or as many orders as the money amounts to. */
export const FEWEST = 5;
const WEEK = 7;

/** How much wider than chance alone the sums scatter, in their own unit, and from how many weeks that is known. */
export interface Scatter {
  dispersion: number;
  degrees: number;
}

/**
 * From days on end: the larger of what neighbouring weeks and what the same weekdays of neighbouring weeks say
 * (`dispersionOf`). Money scatters in its unit (about the size of an order and more), counts by 1 or more. Null where
 * there is nothing to go by.
 */
export function scatterOf(days: readonly number[], unit: 'money' | 'count'): Scatter | null {
  const weeks = Math.floor(days.length / WEEK);
  const recent = days.slice(days.length - weeks * WEEK);
  const weekly = Array.from({ length: weeks }, (_, at) => sumOf(recent.slice(at * WEEK, (at + 1) * WEEK)));
  const byWeekday = Array.from({ length: WEEK }, (_, weekday) =>
    dispersionOf(recent.filter((_, at) => at % WEEK === weekday)),
  ).filter((each) => each !== null);
  const found = [
    dispersionOf(weekly),
    byWeekday.length > 0 ? sumOf(byWeekday) / byWeekday.length : null,
  ].filter((each) => each !== null);
  if (found.length === 0) return null;
  const dispersion = Math.max(...found, unit === 'count' ? 1 : 0);
  // Neighbours share a value, so a difference is worth about two thirds of a free one (von Neumann, 1941).
  return dispersion > 0 ? { dispersion, degrees: Math.max(2, Math.round(((weeks - 1) * 2) / 3)) } : null;
}

interface Sums {
  before: number;
  after: number;
}

/** 1.2 is a fifth more than expected. */
export interface RateChange {
  ratio: number;
  low: number;
  high: number;
}

/**
 * After against before, with a 95 % interval. Counts are conditioned on their sum, so that the interval is Clopper and
 * Pearson's (Biometrika 26, 1934; Przyborowski and Wilenski for two Poisson means, Biometrika 31, 1940), with counts and
 * money divided by how much wider than chance they scatter (quasi-likelihood: McCullagh and Nelder, Generalized Linear
 * Models, 1989, § 9.2), widened for how few weeks that is known from (Student). With a year before, what is expected is
 * before × (its after ÷ its before), and the intervals of both ratios are joined on the log scale (MOVER: Zou and
 * Donner, Statistics in Medicine 27, 2008). The sums before, and all of the year before, must be `enough`.
 */
export function compareRates(
  now: Sums,
  yearBefore: Sums | null,
  { dispersion, degrees }: Scatter,
): RateChange {
  const tail = (1 - CONFIDENCE) / 2;
  const z = normalQuantile(1 - tail);
  const scale = dispersion * (studentQuantile(1 - tail, degrees) / z) ** 2;
  const before = now.before / scale;
  const after = Math.max(0, now.after) / scale;
  const ratio = after / before;
  const low = after > 0 ? oddsOf(betaQuantile(tail, after, before + 1)) : 0;
  const high = oddsOf(betaQuantile(1 - tail, after + 1, before));
  if (!yearBefore) return { ratio, low, high };
  const season = yearBefore.after / yearBefore.before;
  const ofSeason = z * Math.sqrt(scale / yearBefore.before + scale / yearBefore.after);
  // Without any after there is no logarithm to join on: the whole width of the season is added.
  if (ratio === 0) return { ratio, low: 0, high: (high / season) * Math.exp(ofSeason) };
  const joined = (bound: number) => Math.hypot(Math.log(bound / ratio), ofSeason);
  return {
    ratio: ratio / season,
    low: low > 0 ? (ratio / season) * Math.exp(-joined(low)) : 0,
    high: (ratio / season) * Math.exp(joined(high)),
  };
}

const oddsOf = (share: number) => share / (1 - share);

/** A sum that stands for five orders or more, each scattering as they do here. */
export const isEnough = (sum: number, { dispersion }: Scatter) => sum / dispersion >= FEWEST;

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
