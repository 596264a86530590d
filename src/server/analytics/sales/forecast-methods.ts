import type { ForecastMethod } from '#shared/analytics/sales-reports.ts';

/** Days that a forecast looks ahead. */
export const HORIZON = 30;
const WEEK = 7;
/** Four weeks, in which every weekday occurs equally often. */
export const LEVEL_DAYS = 28;
/** What the weekdays are like, and how this year compares with the last, is seen in so many weeks. */
const LONG_WEEKS = 8;
/** A year in whole weeks, so that every day meets its own weekday (metrics 6). */
export const YEAR_DAYS = 364;
const FEWEST_KNOWN = 2 * WEEK;

/** Of a trend that is damped to `damping` of itself each week. Fixed: fitted to a few noisy weeks they only follow the noise. */
const SMOOTHING = { level: 0.4, trend: 0.2, damping: 0.8 };

export interface ContinuedBy {
  method: ForecastMethod;
  /** Net sales expected on each of the 30 days after the first `known` ones, by those alone; null where it needs more of them. */
  continued(known: number): number[] | null;
}

/**
 * Simple methods, the mean of four weeks first, which the others are measured by. `actual` are days in minor units that
 * follow each other, `usual` the same with closed days filled in.
 */
export function forecastMethods(actual: number[], usual: number[]): ContinuedBy[] {
  const sumOfUsual = runningSums(usual);
  const sumOfActual = runningSums(actual);
  const mean = (from: number, to: number) => (sumOfUsual(to) - sumOfUsual(from)) / (to - from);

  /** The mean of the last weeks, each weekday by its own share. */
  const meanOf = (weeks: number) => (known: number) =>
    known < FEWEST_KNOWN ? null : byWeekday(known, () => mean(weeksBefore(known, weeks), known));

  /** Exponential smoothing of weekly sums with a damped trend (Gardner and McKenzie 1985; Hyndman, FPP 8.2). */
  function dampedTrend(known: number): number[] | null {
    const weeks = Math.floor(known / WEEK);
    if (weeks < 2) return null;
    let level = 0;
    let trend = 0;
    for (let week = 0; week < weeks; week += 1) {
      const end = known - (weeks - 1 - week) * WEEK;
      const sum = sumOfUsual(end) - sumOfUsual(end - WEEK);
      const trended = SMOOTHING.damping * trend;
      // The first weeks count as in a plain mean: the level has no past yet that could outweigh them.
      const weight = Math.max(SMOOTHING.level, 1 / (week + 1));
      const next = weight * sum + (1 - weight) * (level + trended);
      trend = week < 2 ? 0 : SMOOTHING.trend * (next - level) + (1 - SMOOTHING.trend) * trended;
      level = next;
    }
    const levels = Array.from({ length: Math.ceil(HORIZON / WEEK) }, (_, week) => {
      const reach = SMOOTHING.damping * ((1 - SMOOTHING.damping ** (week + 1)) / (1 - SMOOTHING.damping));
      return (level + reach * trend) / WEEK;
    });
    return byWeekday(known, (ahead) => levels[Math.floor(ahead / WEEK)]!);
  }

  /**
   * The same days of last year × the growth since then. Of their course within the month weeks are taken, not single days:
   * one large order of last year will not come again on its date.
   */
  function lastYear(known: number): number[] | null {
    if (known < YEAR_DAYS + LEVEL_DAYS) return null;
    const growth = growthAt(known);
    if (growth === null) return null;
    const first = known - YEAR_DAYS;
    const sum = Math.max(0, sumOfActual(first + HORIZON) - sumOfActual(first)) * growth;
    const course = byWeekday(known, (ahead) => {
      const day = first + ahead;
      return (sumOfActual(day + 4) - sumOfActual(day - 3)) / WEEK;
    });
    const whole = course.reduce((total, value) => total + value, 0);
    return whole > 0 ? course.map((value) => (value * sum) / whole) : course.map(() => sum / HORIZON);
  }

  /**
   * Eight weeks compared with the same weeks a year ago. What lies within its own error is no growth: the logarithm is shrunk by
   * the positive-part rule of James and Stein, the error being that of a ratio of sums over paired weeks (Cochran, Sampling
   * Techniques, 6.3).
   */
  function growthAt(known: number): number | null {
    const weeks = Math.min(LONG_WEEKS, Math.floor((known - YEAR_DAYS) / WEEK));
    const pairs = Array.from({ length: weeks }, (_, back) => {
      const end = known - back * WEEK;
      const sumTo = (to: number) => sumOfUsual(to) - sumOfUsual(to - WEEK);
      return { now: sumTo(end), before: sumTo(end - YEAR_DAYS) };
    });
    const now = pairs.reduce((sum, pair) => sum + pair.now, 0);
    const before = pairs.reduce((sum, pair) => sum + pair.before, 0);
    if (before <= 0) return null;
    if (now <= 0) return 0;
    const growth = now / before;
    const squares = pairs.reduce((sum, pair) => sum + (pair.now - growth * pair.before) ** 2, 0);
    const error = Math.sqrt((squares * weeks) / (weeks - 1)) / before / growth;
    const log = Math.log(growth);
    return log === 0 ? 1 : Math.exp(log * Math.max(0, 1 - (error / log) ** 2));
  }

  /** A level of each day ahead × what its weekday sold of the mean of the last eight weeks. Never below nothing. */
  function byWeekday(known: number, levelAt: (ahead: number) => number): number[] {
    const from = weeksBefore(known, LONG_WEEKS);
    const all = mean(from, known);
    const shares = Array.from({ length: WEEK }, (_, ahead) => {
      let sum = 0;
      let count = 0;
      for (let day = known + ahead - WEEK; day >= from; day -= WEEK) {
        sum += usual[day]!;
        count += 1;
      }
      return all > 0 ? Math.max(0, sum / count / all) : 1;
    });
    return Array.from({ length: HORIZON }, (_, ahead) => Math.max(0, levelAt(ahead)) * shares[ahead % WEEK]!);
  }

  return [
    { method: 'four_weeks', continued: meanOf(LEVEL_DAYS / WEEK) },
    { method: 'eight_weeks', continued: meanOf(LONG_WEEKS) },
    { method: 'damped_trend', continued: dampedTrend },
    { method: 'last_year', continued: lastYear },
  ];
}

/** Where so many weeks before a moment begin, or as many whole ones as are known: in these every weekday is as frequent. */
function weeksBefore(known: number, weeks: number): number {
  return known - Math.min(weeks, Math.floor(known / WEEK)) * WEEK;
}

/** The sum of the first so many values. */
export function runningSums(values: number[]): (count: number) => number {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => {
    sums[index + 1] = sums[index]! + value;
  });
  return (count) => sums[count]!;
}
