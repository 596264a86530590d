import { seededChance } from '#shared/core/chance.ts';

/** With fewer posts, or fewer of them with an order, a mean says nothing. */
export const FEWEST_POSTS = 10;
export const FEWEST_SELLING = 5;

const DRAWS = 1_000;
/** The same posts give the same answer every time. */
const SEED = 1;
/** Of both sides together: the interval holds the true mean in 90 of 100 cases. */
const OUTSIDE = 0.1;
/** Seven ways of putting posts together are looked at; one of them differs by chance once in a hundred times or so. */
const BY_CHANCE = 0.01;

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** Whether enough is known of a group. What a post brought is often 0. */
export const isEnough = (values: readonly number[]): boolean =>
  values.length >= FEWEST_POSTS && values.filter((value) => value !== 0).length >= FEWEST_SELLING;

/**
 * Of the mean, by drawing the posts again with replacement and setting each draw's distance in its own standard errors
 * against the mean (bootstrap-t; Efron and Tibshirani, An Introduction to the Bootstrap, 12.5): what single posts bring is
 * mostly nothing and now and then a lot, for which a normal interval is too narrow.
 */
export function meanInterval(values: readonly number[]): Interval {
  const count = values.length;
  const { mean, error } = meanAndError(count, (at) => values[at]!);
  const chance = seededChance(SEED);
  const distances: number[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = meanAndError(count, () => values[Math.floor(chance() * count)]!);
    if (drawn.error > 0) distances.push((drawn.mean - mean) / drawn.error);
  }
  distances.sort((one, other) => one - other);
  const at = (share: number) => distances[Math.floor(share * (distances.length - 1))] ?? 0;
  return { mean, low: mean - at(1 - OUTSIDE / 2) * error, high: mean - at(OUTSIDE / 2) * error };
}

function meanAndError(count: number, valueAt: (place: number) => number): { mean: number; error: number } {
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < count; place++) {
    const value = valueAt(place);
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares - count * mean * mean) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

/**
 * Whether groups differ by more than chance explains: in less than one of a hundred shuffles of the posts among the groups
 * do their means lie as far apart. Null where there are not two groups of enough posts.
 */
export function doGroupsDiffer(groups: readonly (readonly number[])[]): boolean | null {
  const compared = groups.filter(isEnough);
  if (compared.length < 2) return null;
  const chance = seededChance(SEED);
  const all = compared.flat();
  const sizes = compared.map(({ length }) => length);
  const real = between(all, sizes);
  let asFar = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    shuffle(all, chance);
    if (between(all, sizes) >= real) asFar += 1;
  }
  return (asFar + 1) / (DRAWS + 1) <= BY_CHANCE;
}

/** The squares of the groups' sums by their sizes; the rest of the variance between groups is the same in every shuffle. */
function between(values: readonly number[], sizes: readonly number[]): number {
  let from = 0;
  let total = 0;
  for (const size of sizes) {
    let sum = 0;
    for (let at = from; at < from + size; at++) sum += values[at]!;
    total += (sum * sum) / size;
    from += size;
  }
  return total;
}

function shuffle(values: number[], chance: () => number) {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [values[at], values[other]] = [values[other]!, values[at]!];
  }
}
