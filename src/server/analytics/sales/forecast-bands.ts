import { HORIZON } from './forecast-methods.ts';
import { quantile, sortedQuantile } from './quantiles.ts';

/** What a forecast from one past moment missed by: actual less expected, as a share of the daily level at that time. */
export interface Missed {
  /** Days that were over. */
  known: number;
  /** By day ahead, as far as it is known by now. */
  days: number[];
}

/** How far what comes may lie from what is expected, as a share of the daily level. */
export interface Band {
  low: number;
  high: number;
}

const WEEK = 7;
const SHARE = 0.8;
const FEWEST_RESIDUALS = 20;
const FEWEST_SUMS = 4;
/**
 * Sums of 30 days that begin a week apart have 23 days in common. Whether they fall out of an 80 % band is correlated by
 * 0.41, 0.19, 0.06 and 0.00 after one to four weeks (of normal errors), so that n of them say as much as
 * n ÷ (1 + 2 × 0.66) that have nothing in common.
 */
const INDEPENDENT_SHARE = 0.43;

/**
 * Half the width of the 80 % band of a 30-day sum: the share of the past sums' misses that a split conformal band takes,
 * with its correction for a finite number (Lei et al. 2018): of few sums more than 80 %, and more than the largest of very
 * few. Null while there are fewer than four.
 */
export function sumReach(missed: Missed[]): number | null {
  const sums = missed.filter(({ days }) => days.length === HORIZON).map(({ days }) => Math.abs(sumOf(days)));
  if (sums.length < FEWEST_SUMS) return null;
  const share = SHARE * (1 + 1 / (sums.length * INDEPENDENT_SHARE));
  return quantile(sums, Math.min(1, share))! * Math.max(1, share);
}

/** 80 % band by day ahead: misses of the same weekday, at most a week nearer or farther; of few, those of all days. */
export function dayBands(missed: Missed[], knownBy = Number.POSITIVE_INFINITY): (ahead: number) => Band {
  const byDayAhead: number[][] = Array.from({ length: HORIZON }, () => []);
  for (const { known, days } of missed) {
    const over = Math.min(days.length, knownBy - known);
    for (let ahead = 0; ahead < over; ahead += 1) byDayAhead[ahead]!.push(days[ahead]!);
  }
  const poolOf = (ahead: number): number[] => {
    const near = [ahead - WEEK, ahead, ahead + WEEK].flatMap((each) => byDayAhead[each] ?? []);
    if (near.length >= FEWEST_RESIDUALS) return near;
    const sameWeekday = byDayAhead.filter((_, each) => (each - ahead) % WEEK === 0).flat();
    return sameWeekday.length >= FEWEST_RESIDUALS ? sameWeekday : byDayAhead.flat();
  };
  return (ahead) => {
    // Sorted once for both ends, as plain numbers: this is most of the time that a forecast takes.
    const pool = Float64Array.from(poolOf(ahead)).sort();
    return {
      low: Math.min(0, sortedQuantile(pool, (1 - SHARE) / 2) ?? 0),
      high: Math.max(0, sortedQuantile(pool, (1 + SHARE) / 2) ?? 0),
    };
  };
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
