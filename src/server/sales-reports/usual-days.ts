import { median, medianDeviation } from './quantiles.ts';
import type { SalesDay } from './sales-day.ts';

export type DayMetric = 'netSales' | 'orders';

/** How a day compares with the same weekday of the weeks before it. */
export interface JudgedDay {
  /** Null while less than four weeks can be compared. */
  expected: number | null;
  /** |value − expected| ÷ spread. */
  score: number;
  extraordinary: boolean;
  /** Below what is usual because of a holiday, or because the shop was closed. */
  notSelling: boolean;
}

const WEEK = 7;
const WEEKS = 8;
const FEWEST_WEEKS = 4;
const MAD_TO_SPREAD = 1.4826;
const LEAST_SCORE = 3.5;
const LEAST_EFFECT = 0.1;
const MONEY_FLOOR = 0.05;

/**
 * Metrics 7: expected is the median of the same weekday in the last eight weeks, without holidays, closed days and
 * extraordinary ones. `days` follow each other without a gap; each is judged by those before it alone.
 */
export function judgeDays(
  days: SalesDay[],
  metric: DayMetric,
  isHoliday: (day: string) => boolean,
): JudgedDay[] {
  const closed = findClosedDays(days);
  const holidays = days.map(({ day }) => isHoliday(day));
  const leftOut = days.map((_, index) => holidays[index] || closed[index]);
  return days.map((each, index) => {
    const value = each[metric];
    const before = sameWeekdays(index)
      .filter((earlier) => !leftOut[earlier])
      .map((earlier) => days[earlier]![metric]);
    const usualDay = usualOf(index);
    if (before.length < FEWEST_WEEKS || usualDay === null) {
      return { expected: null, score: 0, extraordinary: false, notSelling: false };
    }
    const expected = median(before)!;
    const effect = value - expected;
    const score = Math.abs(effect) / spreadOf(before, expected || usualDay, metric);
    const notSelling = effect < 0 && (holidays[index]! || closed[index]!);
    const extraordinary = score >= LEAST_SCORE && Math.abs(effect) >= LEAST_EFFECT * usualDay && !notSelling;
    if (extraordinary) leftOut[index] = true;
    return { expected, score, extraordinary, notSelling };
  });

  /** The median of the days of eight weeks on which something was sold. */
  function usualOf(index: number): number | null {
    const open: number[] = [];
    for (let earlier = Math.max(0, index - WEEKS * WEEK); earlier < index; earlier += 1) {
      const value = days[earlier]![metric];
      if (!leftOut[earlier] && value > 0) open.push(value);
    }
    return median(open);
  }
}

function spreadOf(values: number[], expected: number, metric: DayMetric): number {
  const level = Math.abs(expected);
  const floor = metric === 'orders' ? Math.sqrt(level) : MONEY_FLOOR * level;
  return Math.max(MAD_TO_SPREAD * medianDeviation(values)!, floor);
}

/** The same weekday in the eight weeks before, nearest first. */
function sameWeekdays(index: number): number[] {
  return Array.from({ length: WEEKS }, (_, week) => index - WEEK * (week + 1)).filter(
    (earlier) => earlier >= 0,
  );
}

/**
 * A shop that keeps a weekly closing day sells only when it is open, so a further day without any order is a day on which
 * it was closed. In a shop that sells on every weekday such a day is a collapse. The weekly day itself is not listed: none
 * is expected on it.
 */
export function findClosedDays(days: SalesDay[]): boolean[] {
  return days.map(({ orders }, index) => {
    if (orders > 0) return false;
    const rests = Array.from({ length: WEEK }, (_, back) => restsOn(index - back));
    return !rests[0] && rests.some(Boolean) && rests.filter(Boolean).length < WEEK / 2;

    /** Nothing was ordered on this weekday in most of the eight weeks before `index`. */
    function restsOn(latest: number): boolean {
      const before =
        latest === index ? sameWeekdays(index) : [latest, ...sameWeekdays(latest)].slice(0, WEEKS);
      const known = before.filter((each) => each >= 0).map((each) => days[each]!.orders);
      return known.length >= FEWEST_WEEKS && median(known) === 0;
    }
  });
}
