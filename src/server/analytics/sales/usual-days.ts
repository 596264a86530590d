import { chanceBeyond, type Tail, tailOf } from '#server/analytics/findings/comparisons.ts';
import { median } from './quantiles.ts';
import type { SalesDay } from './sales-day.ts';

export type DayMetric = 'netSales' | 'orders';

/** How a day compares with the same weekday of the weeks before it. */
export interface JudgedDay {
  /** Null while less than four weeks can be compared. */
  expected: number | null;
  /** Chance of a day so far off, on this side; 1 where too few days support an answer. */
  chance: number;
  extraordinary: boolean;
  /** Below what is usual because of a holiday, or because the shop was closed. */
  notSelling: boolean;
}

const WEEK = 7;
const WEEKS = 8;
const FEWEST_WEEKS = 4;
/** How far days were off before: a year of them, and no judgement from less than eight weeks. */
const MOST_KNOWN = 365;
const FEWEST_KNOWN = 56;
/**
 * Of days on which nothing happened, twelve in ten thousand are called extraordinary: half of them on each side. Over the 37
 * days that a month of daily looks judges (30, and the week before) that is a false alarm in 2 % of made shops, as the tail
 * is predicted with caution.
 */
const MOST_CHANCE = 0.0006;
const LEAST_EFFECT = 0.1;
/** Where the outer tenth of a normal distribution begins, and how far it reaches beyond on average, in its deviations. */
const NORMAL_TAIL = { from: 1.2816, excess: 0.4734 };

/**
 * Is a day far from what is usual for its weekday? Expected is the mean of the same weekday in the last eight weeks
 * without its highest and its lowest, and without holidays, closed days and extraordinary ones. How far the day is off,
 * on a scale on which days of any level scatter alike, is compared with how far every day of the year before was off
 * (extraordinary ones too): the test is `chanceBeyond`, of the shop's own tail, so it holds for orders that scatter
 * more widely than chance and for amounts of which a few make the month. `days` follow each other without a gap; each is
 * judged by those before it alone.
 */
export function judgeDays(
  days: SalesDay[],
  metric: DayMetric,
  isHoliday: (day: string) => boolean,
): JudgedDay[] {
  const closed = findClosedDays(days);
  const holidays = days.map(({ day }) => isHoliday(day));
  const leftOut = days.map((_, index) => holidays[index] || closed[index]);
  const known: number[] = [];
  return days.map((each, index) => {
    const value = each[metric];
    const before = sameWeekdays(index)
      .filter((earlier) => !leftOut[earlier])
      .map((earlier) => days[earlier]![metric]);
    const usual = usualOf(index);
    if (before.length < FEWEST_WEEKS || usual === null) {
      return { expected: null, chance: 1, extraordinary: false, notSelling: false };
    }
    const expected = middleMean(before);
    const effect = value - expected;
    const notSelling = effect < 0 && (holidays[index]! || closed[index]!);
    const off = scale(value, usual) - scale(expected, usual);
    const chance = chanceOf(off, known.slice(-MOST_KNOWN), floorOf(expected, usual));
    if (!notSelling) known.push(off);
    const extraordinary =
      chance <= MOST_CHANCE && Math.abs(effect) >= LEAST_EFFECT * usual.day && !notSelling;
    if (extraordinary) leftOut[index] = true;
    return { expected, chance, extraordinary, notSelling };
  });

  /** A day on which something was sold, and the worth of an order, in the middle of eight weeks. */
  function usualOf(index: number): Usual | null {
    const open: number[] = [];
    const worths: number[] = [];
    for (let earlier = Math.max(0, index - WEEKS * WEEK); earlier < index; earlier += 1) {
      const value = days[earlier]![metric];
      if (leftOut[earlier] || value <= 0) continue;
      open.push(value);
      worths.push(value / Math.max(1, days[earlier]!.orders));
    }
    const day = median(open);
    return day === null ? null : { day, order: metric === 'orders' ? 1 : median(worths)! };
  }
}

interface Usual {
  day: number;
  /** The unit of the metric: one order, or what one is worth. */
  order: number;
}

/**
 * Near zero as it is, and as a logarithm far from it: shares of a large day count alike on all levels, and what was given
 * back (below zero) and days without an order have their place too.
 */
function scale(value: number, { order }: Usual): number {
  return Math.asinh(value / (2 * order));
}

/** Counts scatter at least as chance has it (Poisson); amounts follow their counts. On the scale: 1 ÷ √orders. */
function floorOf(expected: number, { order }: Usual): number {
  return 1 / Math.sqrt(Math.max(0, expected / order) + 4);
}

function chanceOf(off: number, known: number[], spread: number): number {
  if (known.length < FEWEST_KNOWN) return 1;
  const tail = tailOf(off > 0 ? known : known.map((each) => -each))!;
  return chanceBeyond(atLeast(tail, spread), Math.abs(off));
}

/** A tail of a shop whose past days happened to be alike is no narrower than that of chance. */
function atLeast(tail: Tail, spread: number): Tail {
  return {
    ...tail,
    from: Math.max(tail.from, NORMAL_TAIL.from * spread),
    excess: Math.max(tail.excess, NORMAL_TAIL.excess * spread),
  };
}

/** The mean without the highest and the lowest. */
function middleMean(values: number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return (sum - Math.max(...values) - Math.min(...values)) / (values.length - 2);
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
