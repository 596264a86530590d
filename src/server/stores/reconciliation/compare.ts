import type { DayFigures } from '#server/platforms/ports/store-platform.ts';
import type { DIFFERENCE_CAUSES } from '#shared/analytics/analytics.ts';

export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

export interface DayDifference {
  day: string;
  ours: Omit<DayFigures, 'day'>;
  theirs: Omit<DayFigures, 'day'>;
}

export interface Totals {
  orders: number;
  /** Minor units; null where the other side reported only orders. */
  totalSales: number | null;
}

/** Differences up to this share are not worth an owner's time (metrics 0.10). */
const TOLERANCE = 0.005;

/** The days on which the two sides do not say the same; a day that a side leaves out has no sales. */
export function differencesBetween(ours: DayFigures[], theirs: DayFigures[]): DayDifference[] {
  const byDay = new Map<string, DayDifference>();
  const nothing = { orders: 0, totalSales: 0 };
  const at = (day: string) => {
    const known = byDay.get(day) ?? { day, ours: nothing, theirs: nothing };
    byDay.set(day, known);
    return known;
  };
  for (const { day, ...figures } of ours) at(day).ours = figures;
  for (const { day, ...figures } of theirs) at(day).theirs = figures;
  return [...byDay.values()]
    .filter((each) => !isSame(each.ours, each.theirs))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

export function totalsOf(days: DayFigures[]): { orders: number; totalSales: number } {
  const sum = { orders: 0, totalSales: 0 };
  for (const { orders, totalSales } of days) {
    sum.orders += orders;
    sum.totalSales += totalSales;
  }
  return sum;
}

/** The likely reason of a difference that an owner should know of; null when the two sides agree well enough. */
export function causeOf(ours: Totals, theirs: Totals): DifferenceCause | null {
  const agree =
    isNear(ours.orders, theirs.orders) &&
    (ours.totalSales === null || theirs.totalSales === null || isNear(ours.totalSales, theirs.totalSales));
  if (agree) return null;
  if (ours.orders < theirs.orders) return 'orders_missing';
  return ours.orders > theirs.orders ? 'orders_extra' : 'amounts_differ';
}

/** Differences up to the tolerance are none. */
export function isNear(ours: number, theirs: number): boolean {
  return Math.abs(ours - theirs) <= TOLERANCE * Math.abs(theirs);
}

function isSame(one: DayDifference['ours'], other: DayDifference['theirs']): boolean {
  return one.orders === other.orders && one.totalSales === other.totalSales;
}

/** Days that differ otherwise than they did before: the same difference again is no news. */
export function newAmong(found: DayDifference[], known: DayDifference[]): string[] {
  const before = new Map(known.map((each) => [each.day, each]));
  return found.flatMap((each) => {
    const same = before.get(each.day);
    return same && isSame(same.ours, each.ours) && isSame(same.theirs, each.theirs) ? [] : [each.day];
  });
}
