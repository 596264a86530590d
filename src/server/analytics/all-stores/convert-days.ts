import type { DayRates } from '#server/analytics/rates/converter.ts';
import { HOUR_SUMS, type HourSums, noSums } from '#server/stores/ledger/sales-hours.ts';
import { minorDigits } from '#shared/core/money.ts';
import type { DayRow, StoreSpan } from './store-figures.ts';

/** The sums that are money; the others are counts. */
const MONEY = new Set<keyof HourSums>([
  'gross',
  'discounts',
  'reversals',
  'shipping',
  'tax',
  'other',
  'placed',
]);
const IS_MONEY = HOUR_SUMS.map((name) => MONEY.has(name));

/** Of days that cannot be converted, the first and how many there are. */
export interface WithoutRate {
  firstDay: string;
  days: number;
}

/**
 * The days of a stretch in another currency, each by the rate of its own day and rounded to the minor unit, so that sums
 * over days agree wherever they are made; days for which there is no rate are named instead.
 */
export function convertSpan(
  span: StoreSpan,
  { from, into, rates }: { from: string; into: string; rates: DayRates },
): { span: StoreSpan; without: WithoutRate | null } {
  const unit = 10 ** (minorDigits(into) - minorDigits(from));
  const days: DayRow[] = [];
  const missing: string[] = [];
  for (const row of span.days) {
    const rate = rates.rateOn(row[0]);
    if (rate !== null) days.push(convertDay(row, rate * unit));
    else if (hasMoney(row)) missing.push(row[0]);
    else days.push(row);
  }
  const [firstDay] = missing;
  const without = firstDay === undefined ? null : { firstDay, days: missing.length };
  return { span: { ...span, days }, without };
}

function convertDay([day, ...values]: DayRow, factor: number): DayRow {
  return [day, ...values.map((value, at) => (isMoney(at) ? rounded(value * factor) : value))];
}

function hasMoney([, ...values]: DayRow): boolean {
  return values.some((value, at) => isMoney(at) && value !== 0);
}

function isMoney(at: number): boolean {
  return IS_MONEY[at]!;
}

/** Half away from zero, as money is rounded everywhere; never −0. */
function rounded(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

export function sumOfSpan({ days }: StoreSpan): HourSums {
  const sum = noSums();
  for (const row of days) for (const [at, name] of HOUR_SUMS.entries()) sum[name] += row[at + 1] as number;
  return sum;
}
