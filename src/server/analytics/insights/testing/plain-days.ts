import { dayOf, type PlainShop } from '#server/testing/plain-shop.ts';
import { dayAfter, firstDay, medianOf, movementsOf, sumOf } from './plain-sums.ts';

/* What is usual for a day, by the rule that decision 024 and the formula of an unusual day state. */

/** A finished day; money in minor units. */
export interface PlainDay {
  day: string;
  orders: number;
  net: number;
  sold: number;
}
export type DayFigure = 'orders' | 'net' | 'sold';

const daysByShop = new WeakMap<PlainShop, PlainDay[]>();

/** From the first order until yesterday, those without sales too. */
export function finishedDays(shop: PlainShop): PlainDay[] {
  const days = daysByShop.get(shop) ?? sumByDay(shop);
  daysByShop.set(shop, days);
  return days;
}

function sumByDay(shop: PlainShop): PlainDay[] {
  const days = new Map<string, PlainDay>();
  for (let day = firstDay(shop); day < shop.today; day = dayAfter(day, 1))
    days.set(day, { day, orders: 0, net: 0, sold: 0 });
  for (const { at } of shop.orders) {
    const day = days.get(dayOf(at));
    if (day) day.orders += 1;
  }
  for (const each of movementsOf(shop)) {
    const day = days.get(each.day);
    if (!day) continue;
    day.net += each.worth;
    if (each.isSale) day.sold += each.worth;
  }
  return [...days.values()];
}

export interface UsualDay {
  /** Null while less than four weeks can be compared. */
  expected: number | null;
  isUnusual: boolean;
  /** Below what is usual because of a holiday, or because the shop was closed. */
  isResting: boolean;
}

const judgedByShop = new WeakMap<PlainShop, Partial<Record<DayFigure, UsualDay[]>>>();

/** Of each finished day, what it should have brought by the days before it. */
export function usualDays(shop: PlainShop, figure: DayFigure): UsualDay[] {
  const known = judgedByShop.get(shop) ?? {};
  known[figure] ??= judge(finishedDays(shop), figure);
  judgedByShop.set(shop, known);
  return known[figure];
}

function judge(days: PlainDay[], figure: DayFigure): UsualDay[] {
  /** Holidays, closed days and unusual ones say nothing about the next weeks. */
  const leftOut = days.map(({ day }, at) => isHoliday(day) || isClosed(days, at));
  const resting = [...leftOut];
  const offs: number[] = [];
  return days.map((each, at) => {
    const weeks = [1, 2, 3, 4, 5, 6, 7, 8].map((week) => at - 7 * week);
    const same = weeks.filter((then) => then >= 0 && !leftOut[then]).map((then) => days[then]![figure]);
    const recent = days.slice(Math.max(0, at - 56), at);
    const open = recent.filter((then, place) => !leftOut[Math.max(0, at - 56) + place] && then[figure] > 0);
    if (same.length < 4 || open.length === 0) return { expected: null, isUnusual: false, isResting: false };
    const expected = (sumOf(same) - Math.max(...same) - Math.min(...same)) / (same.length - 2);
    const usual = medianOf(open.map((then) => then[figure]));
    const order =
      figure === 'orders' ? 1 : medianOf(open.map((then) => then[figure] / Math.max(1, then.orders)));
    const isResting = resting[at]! && each[figure] < expected;
    const off = Math.asinh(each[figure] / (2 * order)) - Math.asinh(expected / (2 * order));
    const scatter = 1 / Math.sqrt(Math.max(0, expected / order) + 4);
    const chance = chanceOf(
      Math.abs(off),
      offs.slice(-365).map((past) => past * Math.sign(off || -1)),
      scatter,
    );
    if (!isResting) offs.push(off);
    const isFar = Math.abs(each[figure] - expected) >= usual / 10;
    const isUnusual = !isResting && isFar && chance <= 0.0006;
    if (isUnusual) leftOut[at] = true;
    return { expected, isUnusual, isResting };
  });
}

/** Of a day at least so far off on its side, from the outer tenth of how far the days of a year were off. */
function chanceOf(distance: number, past: number[], scatter: number): number {
  if (past.length < 56) return 1;
  const outward = past.toSorted((one, other) => other - one);
  const outer = Math.max(10, Math.ceil(past.length / 10));
  const inner = outward[outer]!;
  const beyond = sumOf(outward.slice(0, outer).map((each) => each - inner)) / outer;
  // No narrower than the tail of a normal distribution of what chance alone scatters.
  const from = Math.max(inner, 1.2816 * scatter);
  const excess = Math.max(beyond, 0.4734 * scatter);
  if (distance <= from) return 1;
  return outer / past.length / (1 + (distance - from) / (outer * excess)) ** outer;
}

/** Nothing was ordered in a shop that rests on one to three weekdays, and not on this one. */
function isClosed(days: PlainDay[], at: number): boolean {
  if (days[at]!.orders > 0) return false;
  const rests = [0, 1, 2, 3, 4, 5, 6].map((back) => {
    const latest = days.filter((_, then) => then < at && (at - then) % 7 === back).slice(-8);
    return latest.length >= 4 && medianOf(latest.map(({ orders }) => orders)) === 0;
  });
  const resting = rests.filter(Boolean).length;
  return !rests[0] && resting >= 1 && resting <= 3;
}

/** First days of the two feasts, as the calendars of these years have them. */
const RAMADAN_FEAST = ['2023-04-21', '2024-04-10', '2025-03-30', '2026-03-20'];
const SACRIFICE_FEAST = ['2023-06-28', '2024-06-16', '2025-06-06', '2026-05-27'];
const EASTER_SUNDAYS = ['2023-04-09', '2024-03-31', '2025-04-20', '2026-04-05'];
const THANKSGIVINGS = ['2023-11-23', '2024-11-28', '2025-11-27', '2026-11-26'];

export function isHoliday(day: string): boolean {
  const date = day.slice(5);
  const isWithin = (firsts: string[], days: number) =>
    firsts.some((first) => day >= first && day < dayAfter(first, days));
  return (
    date === '01-01' ||
    date === '01-02' ||
    date >= '12-24' ||
    THANKSGIVINGS.includes(day) ||
    isWithin(
      EASTER_SUNDAYS.map((sunday) => dayAfter(sunday, -2)),
      4,
    ) ||
    isWithin(RAMADAN_FEAST, 3) ||
    isWithin(SACRIFICE_FEAST, 4)
  );
}
