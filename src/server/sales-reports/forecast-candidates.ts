import { Temporal } from 'temporal-polyfill';
import { drift, type ForecastRule, holtWinters, mean, seasonalNaive } from './forecast-models.ts';

export const HORIZON = 30;
const WEEK = 7;
const YEAR = 12;
/** What the weekdays are like is seen in so many weeks. */
const WEEKDAY_WEEKS = 8;
const FEWEST_WEEKS = 4;

export type ForecastMethod = 'seasonal_naive' | 'drift' | 'holt_winters' | 'holt_winters_monthly';

export interface Candidate {
  method: ForecastMethod;
  /** The days after the first `known` ones; null where the rule needs more of them. */
  continued(known: number): number[] | null;
}

/** `values` are of days that follow each other, the first of them `firstDay`. */
export function forecastCandidates(firstDay: string, values: number[]): Candidate[] {
  return [
    byDay('seasonal_naive', seasonalNaive(WEEK), values),
    byDay('drift', drift, values),
    byDay('holt_winters', holtWinters(WEEK), values),
    byMonth(Temporal.PlainDate.from(firstDay), values),
  ];
}

function byDay(method: ForecastMethod, rule: ForecastRule, values: number[]): Candidate {
  const continued = rule(values);
  return {
    method,
    continued(known) {
      if (known < 2 * WEEK) return null;
      const rests = restDays(values.slice(0, known));
      return continued(known, HORIZON).map((value, ahead) => (rests[ahead % WEEK] ? 0 : Math.max(0, value)));
    },
  };
}

/** The weekdays, from the next one on, on which nothing was sold for weeks: the shop rests then. */
function restDays(history: number[]): boolean[] {
  return Array.from({ length: WEEK }, (_, ahead) => {
    const lately = Array.from(
      { length: WEEKDAY_WEEKS },
      (__, week) => history[history.length + ahead - WEEK * (week + 1)],
    ).filter((value) => value !== undefined);
    return lately.length >= FEWEST_WEEKS && lately.every((value) => value === 0);
  });
}

/** Sums of whole months continued with a season of a year, shared out to days as the weekdays sold lately. */
function byMonth(first: Temporal.PlainDate, values: number[]): Candidate {
  const months = wholeMonths(first, values);
  const continued = holtWinters(YEAR)(months.map(({ sum }) => sum));
  return {
    method: 'holt_winters_monthly',
    continued(known) {
      const over = months.filter(({ until }) => until <= known).length;
      if (over < 2 * YEAR) return null;
      const ahead = continued(over, MONTHS_AHEAD);
      const share = weekdayShares(first, values.slice(0, known));
      const next = first.add({ days: known });
      return Array.from({ length: HORIZON }, (_, index) => {
        const day = next.add({ days: index });
        const sum = Math.max(0, ahead[monthOf(day) - monthOf(next)]!);
        return (sum * share(day)) / sharesOfMonth(day, share);
      });
    },
  };
}

/** The month of the next day, and as many as thirty days can reach. */
const MONTHS_AHEAD = 3;

function monthOf({ year, month }: Temporal.PlainDate): number {
  return year * YEAR + month;
}

/** Whole months within the days, each with the number of days that were over at its end. */
function wholeMonths(first: Temporal.PlainDate, values: number[]): { sum: number; until: number }[] {
  const months: { sum: number; until: number }[] = [];
  let start = first.day === 1 ? first : first.with({ day: 1 }).add({ months: 1 });
  for (;;) {
    const from = first.until(start).days;
    const until = from + start.daysInMonth;
    if (until > values.length) return months;
    months.push({ sum: values.slice(from, until).reduce((sum, value) => sum + value, 0), until });
    start = start.add({ months: 1 });
  }
}

function weekdayShares(first: Temporal.PlainDate, values: number[]) {
  const from = Math.max(0, values.length - WEEKDAY_WEEKS * WEEK);
  const weekdays = Array.from({ length: WEEK }, (_, place) =>
    mean(values.slice(from).filter((__, index) => index % WEEK === place)),
  );
  const all = mean(weekdays);
  return (day: Temporal.PlainDate) => (all > 0 ? weekdays[(first.until(day).days - from) % WEEK]! / all : 1);
}

function sharesOfMonth(day: Temporal.PlainDate, share: (day: Temporal.PlainDate) => number): number {
  let sum = 0;
  for (let date = 1; date <= day.daysInMonth; date += 1) sum += share(day.with({ day: date }));
  return sum;
}
