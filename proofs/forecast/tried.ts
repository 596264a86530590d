import { isHoliday } from '#server/analytics/sales/calendar.ts';
import { forecastSales } from '#server/analytics/sales/forecast.ts';
import type { SalesDay } from '#server/analytics/sales/sales-day.ts';

const HORIZON = 30;
const MOMENTS = 40;
const FIRST_MOMENT = 120;
const YEAR = 364;
const RECENT = 28;

/** Σ |error| of 30-day sums. */
interface Errors {
  moments: number;
  ours: number;
  fourWeeks: number;
  /** Same days last year × growth of the last 28 days, or of eight weeks, over those of the year before. */
  lastYear: number;
  lastYearByEightWeeks: number;
  sold: number;
}

const none = (): Errors => ({
  moments: 0,
  ours: 0,
  fourWeeks: 0,
  lastYear: 0,
  lastYearByEightWeeks: 0,
  sold: 0,
});

/**
 * The forecast made at 40 past moments, evenly spread, from what was known then, next to two rules anyone could use. Last
 * year can be used at the later ones only, so these are counted once more by themselves.
 */
export function tryForecast(days: SalesDay[]) {
  const actual = days.map(({ netSales }) => netSales);
  const sum = (from: number, to: number) =>
    actual.slice(Math.max(0, from), to).reduce((total, value) => total + value, 0);
  const all = none();
  const withYear = none();
  const held = { sums: 0, days: 0 };
  const reach = (actual.length - HORIZON - FIRST_MOMENT) / (MOMENTS - 1);
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const known = Math.round(FIRST_MOMENT + moment * reach);
    const forecast = forecastSales(days.slice(0, known), isHoliday);
    if (!forecast) continue;
    const { total } = forecast;
    const came = sum(known, known + HORIZON);
    const fourWeeks = (sum(known - RECENT, known) / RECENT) * HORIZON;
    const lastYear = (recent: number) =>
      (sum(known - YEAR, known - YEAR + HORIZON) * sum(known - recent, known)) /
      sum(known - YEAR - recent, known - YEAR);
    const hasYear = known >= YEAR + RECENT;
    for (const errors of hasYear ? [all, withYear] : [all]) {
      errors.moments += 1;
      errors.ours += Math.abs(total.expected - came);
      errors.fourWeeks += Math.abs(fourWeeks - came);
      errors.sold += came;
      if (errors !== withYear) continue;
      errors.lastYear += Math.abs(lastYear(RECENT) - came);
      errors.lastYearByEightWeeks += Math.abs(lastYear(Math.min(2 * RECENT, known - YEAR)) - came);
    }
    if (came >= total.low && came <= total.high) held.sums += 1;
    forecast.days.forEach(({ low, high }, ahead) => {
      if (actual[known + ahead]! >= low && actual[known + ahead]! <= high) held.days += 1;
    });
  }
  return {
    all,
    withYear,
    sumsHeld: held.sums / all.moments,
    daysHeld: held.days / (all.moments * HORIZON),
  };
}
export type Tried = ReturnType<typeof tryForecast>;
