import type { OrderValues, StoreFacts } from '#server/ads/advice/facts/facts.ts';
import { type Estimate, scatteredAtLeast, sumsDiffer } from '#server/analytics/findings/comparisons.ts';
import { dispersionOf } from '#server/analytics/findings/statistics.ts';

/*
 * When a difference is more than chance. A store is looked at every day, and its windows overlap; so that one in which
 * nothing happens gets a finding from a finder in at most 5 % of its months, a single look may err far more rarely.
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

/** Binomial test. Orders that come in bursts carry less evidence than their number, by how much wider they scatter. */
export function isMore({ hits, of, share }: Counted, { looks, scatter }: Look): boolean {
  return scatteredAtLeast(hits, of, share, scatter) * looks < ERR;
}

/** Fewer of these are more of all others. */
export function isFewer({ hits, of, share }: Counted, look: Look): boolean {
  return isMore({ hits: of - hits, of, share: 1 - share }, look);
}

const WEEK = 7;
/** Fewer weeks do not separate weekdays from scatter. */
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
  return sumsDiffer(meanOf(place), meanOf(rest)) * looks < ERR;
}

function meanOf({ orders, sum, squares }: OrderValues): Estimate {
  const variance = Math.max(0, squares - sum ** 2 / orders) / (orders - 1);
  return { sum: sum / orders, variance: variance / orders, degrees: orders - 1 };
}
