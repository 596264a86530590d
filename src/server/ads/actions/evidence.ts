import type { OrderValues, StoreFacts } from '#server/ads/facts.ts';
import {
  binomialAtLeast,
  binomialAtMost,
  dispersionOf,
  studentBelow,
} from '#server/analytics/findings/statistics.ts';

/*
 * When a difference is more than chance. A store is looked at every day, and its windows overlap; so that one in which
 * nothing happens is told something by a finder in at most 5 % of its months, a single look may err far more rarely.
 * What is the best of several (hours, weekdays, products, places) is held to that many looks at once (Bonferroni).
 */
const ERR = 0.002;

/** So many orders of all, where `share` of them was to be expected. */
export interface Counted {
  hits: number;
  of: number;
  share: number;
}

interface Look {
  /** How many things were looked at, of which this is the most remarkable. */
  looks: number;
  /** How many times wider than chance the orders scatter; see scatterOf. */
  scatter: number;
}

/** Exact binomial test. Orders that come in bursts carry less evidence than their number, by how much wider they scatter. */
export function isMore({ hits, of, share }: Counted, { looks, scatter }: Look): boolean {
  return binomialAtLeast(hits / scatter, of / scatter, share) * looks < ERR;
}

export function isFewer({ hits, of, share }: Counted, { looks, scatter }: Look): boolean {
  return binomialAtMost(hits / scatter, of / scatter, share) * looks < ERR;
}

const WEEK = 7;
/** Fewer weeks do not tell weekdays from scatter. */
const FEWEST_DAYS = 2 * WEEK;

/**
 * How many times wider than chance (Poisson) the orders of days scatter around the mean of their weekday: Pearson's X²
 * over its degrees of freedom (McCullagh and Nelder, Generalized Linear Models, 1989, 4.5). Never below 1.
 */
export function scatterOf({ days }: Pick<StoreFacts, 'days'>): number {
  if (days.length < FEWEST_DAYS) return Math.max(1, dispersionOf(days) ?? 1);
  let squares = 0;
  for (let weekday = 0; weekday < WEEK; weekday += 1) {
    const same = days.filter((_, place) => place % WEEK === weekday);
    const mean = same.reduce((sum, orders) => sum + orders, 0) / same.length;
    if (mean > 0) squares += same.reduce((sum, orders) => sum + (orders - mean) ** 2, 0) / mean;
  }
  return Math.max(1, squares / (days.length - WEEK));
}

/**
 * Whether orders from a place are worth more, or less, on average than all others: Welch's test for means of unequal
 * spread (Biometrika 34, 1947), from both sides.
 */
export function valuesDiffer(place: OrderValues, all: OrderValues, looks: number): boolean {
  const rest = {
    orders: all.orders - place.orders,
    sum: all.sum - place.sum,
    squares: all.squares - place.squares,
  };
  if (place.orders < 2 || rest.orders < 2) return false;
  const [one, other] = [place, rest].map(({ orders, sum, squares }) => ({
    degrees: orders - 1,
    mean: sum / orders,
    ofMean: Math.max(0, squares - sum ** 2 / orders) / (orders - 1) / orders,
  })) as [Spread, Spread];
  const spread = one.ofMean + other.ofMean;
  if (spread === 0) return one.mean !== other.mean;
  const degrees = spread ** 2 / (one.ofMean ** 2 / one.degrees + other.ofMean ** 2 / other.degrees);
  const t = Math.abs(one.mean - other.mean) / Math.sqrt(spread);
  return 2 * studentBelow(-t, degrees) * looks < ERR;
}

interface Spread {
  degrees: number;
  mean: number;
  /** Variance of the mean. */
  ofMean: number;
}
