import { dispersionOf, normalQuantile } from '#server/analytics/findings/statistics.ts';

/** A finished local day; money in minor units. */
export interface DiscountDay {
  day: string;
  orders: number;
  gross: number;
  /** What was taken off, as a positive amount. */
  discount: number;
}

export interface MovedForward {
  from: string;
  to: string;
  /** Orders in the days of the discount, and what was expected of them. */
  during: number;
  duringExpected: number;
  /** The days after it that were looked at. */
  afterFrom: string;
  afterTo: string;
  after: number;
  afterExpected: number;
  /** Discount over gross sales, then and usually. */
  share: number;
  usualShare: number;
}

const WEEK = 7;
const BASE_DAYS = 56;
const SHORTEST = 2;
const LONGEST = 21;
/** A stretch is special where this much more is taken off than on a usual day. */
const MORE_OFF = 0.08;
const CLEAR = normalQuantile(0.995);
const FEWEST_EXPECTED = 5;
/** Of the surplus; what stayed must be less than this. */
const MOST_STAYED = 0.5;

/**
 * The newest discount after which about as many orders were missing as it had brought. Expected is the mean of the same
 * weekday over the 56 days before, without other discounts (times what the same weeks did a year before, where they fell
 * then too). The surplus during it and the deficit after it must each lie beyond 99 % of what chance brings, z = (orders
 * − expected) ÷ √(φ × expected × (1 + days ÷ 56)), φ being how much wider than Poisson the weeks before scatter; and less
 * than half of the surplus may have stayed. Days end with the last finished one.
 */
export function findMovedForward(days: readonly DiscountDay[]): MovedForward | null {
  const shares = days.map(({ gross, discount }) => (gross > 0 ? discount / gross : 0));
  const usualShare = medianOf(shares.slice(-BASE_DAYS * 2));
  const isSpecial = shares.map((share) => share >= Math.max(2 * usualShare, usualShare + MORE_OFF));
  for (const { first, last } of stretchesOf(isSpecial).reverse()) {
    const length = last - first + 1;
    if (length < SHORTEST || length > LONGEST || first < BASE_DAYS) continue;
    const window = Math.ceil(length / WEEK) * WEEK;
    if (last + window >= days.length) continue;
    const base = days.slice(first - BASE_DAYS, first).map((day, at) => ({
      orders: day.orders,
      counts: !isSpecial[first - BASE_DAYS + at],
    }));
    const ofWeekday = Array.from({ length: WEEK }, (_, weekday) =>
      base.filter(({ counts }, at) => counts && at % WEEK === weekday).map(({ orders }) => orders),
    );
    // A weekday that was always on discount has nothing to be compared with.
    if (ofWeekday.some((orders) => orders.length < 2)) continue;
    const expectedOn = (at: number) => meanOf(ofWeekday[(at - first + BASE_DAYS) % WEEK]!);
    const sums = (from: number, to: number) => ({
      orders: sumOf(days.slice(from, to + 1).map(({ orders }) => orders)),
      expected: sumOf(Array.from({ length: to - from + 1 }, (_, at) => expectedOn(from + at))),
      days: to - from + 1,
    });
    const weekly = Array.from({ length: BASE_DAYS / WEEK }, (_, at) =>
      sumOf(base.slice(at * WEEK, (at + 1) * WEEK).map(({ orders }) => orders)),
    );
    const dispersion = Math.max(1, dispersionOf(weekly) ?? 1);
    const during = sums(first, last);
    const after = sums(last + 1, last + window);
    const afterExpected = after.expected * seasonOf(days, first, last + 1, window);
    if (Math.min(during.expected, afterExpected) < FEWEST_EXPECTED) continue;
    const z = (orders: number, expected: number, length: number) =>
      (orders - expected) / Math.sqrt(dispersion * expected * (1 + length / BASE_DAYS));
    const surplus = during.orders - during.expected;
    const deficit = afterExpected - after.orders;
    if (z(during.orders, during.expected, during.days) < CLEAR) continue;
    if (z(after.orders, afterExpected, after.days) > -CLEAR || deficit < surplus * MOST_STAYED) return null;
    return {
      from: days[first]!.day,
      to: days[last]!.day,
      during: during.orders,
      duringExpected: during.expected,
      afterFrom: days[last + 1]!.day,
      afterTo: days[last + window]!.day,
      after: after.orders,
      afterExpected,
      share:
        sumOf(days.slice(first, last + 1).map(({ discount }) => discount)) /
        sumOf(days.slice(first, last + 1).map(({ gross }) => gross)),
      usualShare,
    };
  }
  return null;
}

const YEAR = 364;

/** Where these weeks fell a year before as well, by how much; 1 where they did not, or it is not known. */
function seasonOf(days: readonly DiscountDay[], first: number, after: number, window: number): number {
  const baseFrom = first - BASE_DAYS - YEAR;
  if (baseFrom < 0) return 1;
  const mean = (from: number, to: number) => meanOf(days.slice(from, to).map(({ orders }) => orders));
  const before = mean(baseFrom, first - YEAR);
  return before > 0 ? Math.min(1, mean(after - YEAR, after - YEAR + window) / before) : 1;
}

/** Runs of days, one ordinary day between two of them included. */
function stretchesOf(isSpecial: readonly boolean[]): { first: number; last: number }[] {
  const stretches: { first: number; last: number }[] = [];
  for (const [at, special] of isSpecial.entries()) {
    if (!special) continue;
    const newest = stretches.at(-1);
    if (newest && at - newest.last <= 2) newest.last = at;
    else stretches.push({ first: at, last: at });
  }
  return stretches;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]) => sumOf(values) / values.length;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.length === 0 ? 0 : sorted[Math.floor(sorted.length / 2)]!;
}
