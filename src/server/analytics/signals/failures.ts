import { dispersionOf, fisherMoreInFirst, type Proportion } from '#server/analytics/findings/statistics.ts';

/** Orders placed on a day, and how many of them failed; all of them so old that the same would have shown by now. */
export interface FailureDay {
  orders: number;
  failed: number;
}

export const FAILURES = ['cancelled', 'unpaid', 'unsent'] as const;
export type Failure = (typeof FAILURES)[number];

export const RECENT_DAYS = 14;
export const DAYS_BEFORE = 56;
const WEEK = 7;
const FEWEST_FAILED = 5;
const FEWEST_ORDERS = 50;
/** Half of the usual 1 %, as a store is looked at every day. */
const SIGNIFICANT = 0.005 / FAILURES.length;
const WORTH = 1.5;
const UPPER_END = 7 / 4.25;

export interface RisingFailure {
  recent: Proportion;
  before: Proportion;
  chance: number;
}

/**
 * Whether the share of failed orders in the last 14 of these days is above that of the 56 before: Fisher's exact test,
 * one-sided, below 0.5 % ÷ the 3 kinds of failure; at least 5 failed, 50 orders before, and 1.5 times the share. Failures
 * come in clumps (a sold-out product, a card that is refused thrice): all counts are divided by how much wider than
 * chance the weeks before scatter. Of eight weeks that is known so badly that the upper end of it is taken: what they show
 * × 7 ÷ 4.25, the lower quartile of χ² with 7 degrees of freedom.
 */
export function findRisingFailure(days: readonly FailureDay[]): RisingFailure | null {
  if (days.length < RECENT_DAYS + DAYS_BEFORE) return null;
  const earlier = days.slice(-RECENT_DAYS - DAYS_BEFORE, -RECENT_DAYS);
  const recent = proportionOf(days.slice(-RECENT_DAYS));
  const before = proportionOf(earlier);
  if (recent.hits < FEWEST_FAILED || before.of < FEWEST_ORDERS || before.hits === 0) return null;
  if (recent.hits / recent.of < (before.hits / before.of) * WORTH) return null;
  const weekly = Array.from(
    { length: DAYS_BEFORE / WEEK },
    (_, at) => proportionOf(earlier.slice(at * WEEK, (at + 1) * WEEK)).hits,
  );
  const dispersion = Math.max(1, (dispersionOf(weekly) ?? 1) * UPPER_END);
  const chance = fisherMoreInFirst(thinned(recent, dispersion), thinned(before, dispersion));
  return chance <= SIGNIFICANT ? { recent, before, chance } : null;
}

const thinned = ({ hits, of }: Proportion, dispersion: number): Proportion => ({
  hits: Math.floor(hits / dispersion),
  of: Math.ceil(of / dispersion),
});

function proportionOf(days: readonly FailureDay[]): Proportion {
  return {
    hits: days.reduce((sum, { failed }) => sum + failed, 0),
    of: days.reduce((sum, { orders }) => sum + orders, 0),
  };
}
