import type { ForecastMethod } from '#shared/analytics/sales-reports.ts';
import { dayNumber, dayOfNumber } from './day-number.ts';
import { type Band, dayBands, type Missed, sumReach } from './forecast-bands.ts';
import { forecastMethods, HORIZON, LEVEL_DAYS, runningSums } from './forecast-methods.ts';
import type { SalesDay } from './sales-day.ts';
import { judgeDays } from './usual-days.ts';

export interface Expectation {
  expected: number;
  low: number;
  high: number;
}

export interface SalesForecast {
  /** What it is combined of, heaviest first; weights add up to 1. */
  methods: { method: ForecastMethod; weight: number; monthError: number | null }[];
  days: Expectation[];
  total: Expectation;
  /** What sums of one day, of two days and so on missed by at past moments, at the level of now. */
  missedSums: MissedSum[][];
  /** Null while the past is too short to have tried. */
  past: { origins: number; monthError: number | null; bandHeld: number; sumHeld: number | null } | null;
}

export interface MissedSum {
  /** When it was forecast. */
  weeksAgo: number;
  /** Actual less expected. */
  missed: number;
}

export const FEWEST_DAYS = 28;
const WEEK = 7;
/** Forecasts are tried from the ends of so many past weeks: two years, so that every season was met. */
const ORIGINS = 104;
const FEWEST_KNOWN = LEVEL_DAYS;
const FEWEST_ORIGINS = 4;

/**
 * The weight of a method: one over its past error to this power, as in the mean squared errors of Bates and Granger (1969),
 * squared once more, since the errors of 30-day sums lie close together.
 */
const WEIGHT_POWER = 4;
/** Months of past errors that count as much as the belief that all methods err alike. */
const PRIOR_MONTHS = 2;
/** A thousandth of a day's sales is no difference between two methods. */
const LEAST_ERROR = 0.001;

/** All methods tried at one moment of the past, with only what was known then. */
interface Trial extends Missed {
  /** Net sales of a usual day at that time. */
  level: number;
  /** By method; null where it needed more days. */
  sums: (number | null)[];
  expected: number[];
  /** Null while the 30 days are not over. */
  actual: number | null;
}

/**
 * Net sales of the next 30 days (metrics 7): simple methods, each weighted by how its 30-day sums erred at past moments of
 * this shop. `days` are finished days that follow each other, in minor units.
 */
export function forecastSales(days: SalesDay[], isHoliday: (day: string) => boolean): SalesForecast | null {
  // A handful of orders over many weeks says nothing about the next ones.
  if (days.filter(({ orders }) => orders > 0).length < FEWEST_DAYS) return null;
  const actual = days.map(({ netSales }) => netSales);
  const usual = withoutBreaks(days, isHoliday);
  const methods = forecastMethods(actual, usual);
  const sumOfUsual = runningSums(usual);
  const levelAt = (known: number) => {
    const from = Math.max(0, known - LEVEL_DAYS);
    return Math.max(0, (sumOfUsual(known) - sumOfUsual(from)) / (known - from));
  };

  function forecastAt(known: number, earlier: Trial[]) {
    const continued = methods.map((each) => each.continued(known));
    const weights = weightsAt(known, continued, earlier);
    const expected = Array.from({ length: HORIZON }, (_, ahead) =>
      continued.reduce((sum, path, index) => sum + (path ? weights[index]! * path[ahead]! : 0), 0),
    );
    return { continued, weights, expected };
  }

  const trials: Trial[] = [];
  for (let back = ORIGINS; back >= 1; back -= 1) {
    const known = days.length - back * WEEK;
    const level = known < FEWEST_KNOWN ? 0 : levelAt(known);
    if (level <= 0) continue;
    const { continued, expected } = forecastAt(known, trials);
    const came = actual.slice(known, known + HORIZON);
    trials.push({
      known,
      level,
      sums: continued.map((path) => path && sumOf(path)),
      expected,
      actual: came.length === HORIZON ? sumOf(came) : null,
      days: came.map((value, ahead) => (value - expected[ahead]!) / level),
    });
  }

  const { weights, expected } = forecastAt(days.length, trials);
  const level = levelAt(days.length);
  const bandAt = dayBands(trials);
  const ahead = expected.map((value, index) => withinBand(value, bandAt(index), level));
  return {
    methods: methods
      .map(({ method }, index) => ({
        method,
        weight: weights[index]!,
        monthError: monthError(trials, ({ sums }) => sums[index]!),
      }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight),
    days: ahead,
    total: totalOf(ahead, sumReach(trials), level),
    missedSums: missedSumsOf(trials, { level, known: days.length }),
    past: pastOf(trials, actual),
  };
}

/**
 * The days with what a break of the shop's own would have brought, as it would be expected again otherwise. A closure around
 * a holiday stays as it is: it comes again next year, and what follows is a quieter season (with those days filled in, the
 * 30-day sums of the real history erred by 17.2 % instead of 16.1 %). Extraordinary days stay too: much of a season begins
 * as one.
 */
function withoutBreaks(days: SalesDay[], isHoliday: (day: string) => boolean): number[] {
  const judged = judgeDays(days, 'netSales', isHoliday);
  return days.map(({ day, netSales }, index) => {
    const { expected, notSelling } = judged[index]!;
    return expected !== null && notSelling && !isNearHoliday(day, isHoliday) ? expected : netSales;
  });
}

/** By the calendar, which is known ahead. */
function isNearHoliday(day: string, isHoliday: (day: string) => boolean): boolean {
  const number = dayNumber(day);
  return Array.from({ length: 2 * WEEK + 1 }, (_, place) => dayOfNumber(number + place - WEEK)).some(
    isHoliday,
  );
}

/**
 * Shares of the methods that can say something at this moment, from the 30-day sums that were over by then. Each method's
 * error is measured by that of the first one at the same moments, and believed the more the longer it was tried.
 */
function weightsAt(known: number, continued: (number[] | null)[], earlier: Trial[]): number[] {
  const over = earlier.filter((trial) => trial.known + HORIZON <= known);
  const errorOf = (trial: Trial, index: number) =>
    Math.abs(trial.sums[index]! - trial.actual!) / trial.level + LEAST_ERROR;
  const weights = continued.map((path, index) => {
    if (!path) return 0;
    const tried = over.filter(({ sums }) => sums[index] !== null);
    if (tried.length === 0) return 1;
    const ratio =
      sumOf(tried.map((trial) => errorOf(trial, index))) / sumOf(tried.map((trial) => errorOf(trial, 0)));
    const months = (tried.length * WEEK) / HORIZON;
    return ratio ** ((-WEIGHT_POWER * months) / (months + PRIOR_MONTHS));
  });
  const all = sumOf(weights);
  return weights.map((weight) => weight / all);
}

function withinBand(expected: number, { low, high }: Band, level: number): Expectation {
  return {
    expected: Math.round(expected),
    low: Math.round(Math.max(0, expected + low * level)),
    high: Math.round(expected + high * level),
  };
}

/** While too few past sums are known, the sum of the days' bands, which is wider. */
function totalOf(days: Expectation[], reach: number | null, level: number): Expectation {
  const sumBy = (pick: (day: Expectation) => number) => sumOf(days.map(pick));
  const expected = sumBy((day) => day.expected);
  if (reach === null) return { expected, low: sumBy((day) => day.low), high: sumBy((day) => day.high) };
  return withinBand(expected, { low: -reach, high: reach }, level);
}

function missedSumsOf(trials: Trial[], now: { level: number; known: number }): MissedSum[][] {
  return Array.from({ length: HORIZON }, (_, ahead) =>
    trials
      .filter(({ days }) => days.length > ahead)
      .map(({ known, days }) => ({
        weeksAgo: (now.known - known) / WEEK,
        missed: sumOf(days.slice(0, ahead + 1)) * now.level,
      })),
  );
}

/** Σ |error| ÷ Σ actual of the 30-day sums that are over. */
function monthError(trials: Trial[], expectedOf: (trial: Trial) => number | null): number | null {
  let missed = 0;
  let sold = 0;
  for (const trial of trials) {
    const expected = expectedOf(trial);
    if (trial.actual === null || expected === null) continue;
    missed += Math.abs(trial.actual - expected);
    sold += trial.actual;
  }
  return sold > 0 ? missed / sold : null;
}

/** How the forecasts of the past did, each with the weights and the bands that could be known then. */
function pastOf(trials: Trial[], actual: number[]): SalesForecast['past'] {
  const days = { held: 0, checked: 0 };
  const sums = { held: 0, checked: 0 };
  for (const trial of trials) {
    const { known, expected, level } = trial;
    const earlier = trials.filter((each) => each.known < known);
    if (earlier.length < FEWEST_ORIGINS) continue;
    const bandAt = dayBands(earlier, known);
    trial.days.forEach((_, ahead) => {
      const { low, high } = withinBand(expected[ahead]!, bandAt(ahead), level);
      const value = actual[known + ahead]!;
      days.checked += 1;
      if (value >= low - 1 && value <= high + 1) days.held += 1;
    });
    const reach = sumReach(earlier.filter((each) => each.known + HORIZON <= known));
    if (reach === null || trial.actual === null) continue;
    sums.checked += 1;
    if (Math.abs(trial.actual - sumOf(expected)) <= reach * level + 1) sums.held += 1;
  }
  if (days.checked === 0) return null;
  return {
    origins: trials.filter((trial) => trial.actual !== null).length,
    monthError: monthError(trials, ({ expected }) => sumOf(expected)),
    bandHeld: days.held / days.checked,
    sumHeld: sums.checked === 0 ? null : sums.held / sums.checked,
  };
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
