import { type Candidate, type ForecastMethod, forecastCandidates, HORIZON } from './forecast-candidates.ts';
import { mean } from './forecast-models.ts';
import { quantile } from './quantiles.ts';
import type { SalesDay } from './sales-day.ts';
import { judgeDays } from './usual-days.ts';

export interface Expectation {
  expected: number;
  low: number;
  high: number;
}

export interface SalesForecast {
  method: ForecastMethod;
  usesNaive: boolean;
  days: Expectation[];
  total: Expectation;
  /** Null while the past is too short to have tried. */
  past: {
    origins: number;
    mase: number;
    naiveMase: number;
    bandHeld: number;
    monthError: number | null;
  } | null;
}

export const FEWEST_DAYS = 28;
const WEEK = 7;
/** A forecast is tried from the ends of so many past weeks. */
const ORIGINS = 52;
const FEWEST_KNOWN = 2 * WEEK;
const FEWEST_ORIGINS = 4;
const FEWEST_RESIDUALS = 20;
const FEWEST_SUMS = 10;
/** What a method has to be better by to be taken instead of the naive rule. */
const GAIN = 0.05;
const LEVEL_DAYS = 28;

/** A method tried at one moment of the past, with only what was known then. */
interface Trial {
  known: number;
  forecast: number[];
  /** Actual less forecast by day ahead, as far as it is known by now, as a share of the level at that time. */
  residuals: number[];
  mase: number;
}

/** The next 30 days by the method that erred least when tried from the past (metrics 7). `days` are finished days. */
export function forecastSales(days: SalesDay[], isHoliday: (day: string) => boolean): SalesForecast | null {
  // A handful of orders over many weeks says nothing about the next ones.
  if (days.filter(({ orders }) => orders > 0).length < FEWEST_DAYS) return null;
  const actual = days.map(({ netSales }) => netSales);
  const usual = withoutClosedDays(days, isHoliday);
  const candidates = forecastCandidates(days[0]!.day, usual);
  const levelAt = (known: number) => mean(usual.slice(Math.max(0, known - LEVEL_DAYS), known));
  const tried = candidates.map((candidate) => ({
    candidate,
    trials: tryFromPast(candidate, actual, levelAt),
  }));
  const naive = tried[0]!;
  const chosen = bestOf(tried, naive);
  const level = levelAt(days.length);
  const expected = chosen.candidate.continued(days.length)!;
  const bands = bandsOf(chosen.trials);
  const ahead = expected.map((value, index) => banded(value, bands(index), level));
  return {
    method: chosen.candidate.method,
    usesNaive: chosen === naive,
    days: ahead,
    total: totalOf(ahead, chosen.trials, level),
    past: pastOf(chosen, naive, actual, levelAt),
  };
}

interface Tried {
  candidate: Candidate;
  trials: Trial[];
}

/**
 * Days on which the shop was closed would be expected again every week. Extraordinary days stay: without them, a forecast
 * over the real history was worse, for much of a season begins as an extraordinary day.
 */
function withoutClosedDays(days: SalesDay[], isHoliday: (day: string) => boolean): number[] {
  const judged = judgeDays(days, 'netSales', isHoliday);
  return days.map(({ netSales }, index) => {
    const { expected, notSelling } = judged[index]!;
    return expected !== null && notSelling ? expected : netSales;
  });
}

function tryFromPast(
  { continued }: Candidate,
  actual: number[],
  levelAt: (known: number) => number,
): Trial[] {
  const trials: Trial[] = [];
  for (let back = ORIGINS; back >= 1; back -= 1) {
    const known = actual.length - back * WEEK;
    const scale = known < FEWEST_KNOWN ? 0 : seasonalError(actual.slice(0, known));
    const level = levelAt(known);
    const forecast = scale > 0 && level > 0 ? continued(known) : null;
    if (!forecast) continue;
    const errors = actual.slice(known, known + HORIZON).map((value, index) => value - forecast[index]!);
    trials.push({
      known,
      forecast,
      residuals: errors.map((error) => error / level),
      mase: mean(errors.map(Math.abs)) / scale,
    });
  }
  return trials;
}

/** Mean error of "as a week ago" within the known days: what MASE measures by. */
function seasonalError(values: number[]): number {
  return mean(values.slice(WEEK).map((value, index) => Math.abs(value - values[index]!)));
}

function bestOf(tried: Tried[], naive: Tried): Tried {
  const naiveError = new Map(naive.trials.map(({ known, mase }) => [known, mase]));
  let best = naive;
  let least = 1 - GAIN;
  for (const each of tried) {
    const sameOrigins = mean(each.trials.map(({ known }) => naiveError.get(known)!));
    const ratio = mean(each.trials.map(({ mase }) => mase)) / sameOrigins;
    if (each.trials.length >= FEWEST_ORIGINS && ratio <= least) {
      best = each;
      least = ratio;
    }
  }
  return best;
}

type Band = { low: number; high: number };

/** 80 % band by day ahead: residuals of the same weekday, at most a week nearer or farther; of few, those of all days. */
function bandsOf(trials: Trial[], knownBy = Number.POSITIVE_INFINITY) {
  const byDayAhead = Array.from({ length: HORIZON }, (_, ahead) =>
    trials.flatMap(({ known, residuals }) =>
      known + ahead < knownBy && ahead < residuals.length ? residuals[ahead]! : [],
    ),
  );
  const poolOf = (ahead: number): number[] => {
    const near = [ahead - WEEK, ahead, ahead + WEEK].flatMap((each) => byDayAhead[each] ?? []);
    if (near.length >= FEWEST_RESIDUALS) return near;
    const sameWeekday = byDayAhead.filter((_, each) => (each - ahead) % WEEK === 0).flat();
    return sameWeekday.length >= FEWEST_RESIDUALS ? sameWeekday : byDayAhead.flat();
  };
  return (ahead: number): Band | null => bandOf(poolOf(ahead));
}

function bandOf(residuals: number[]): Band | null {
  const low = quantile(residuals, 0.1);
  const high = quantile(residuals, 0.9);
  return low === null || high === null ? null : { low, high };
}

function banded(expected: number, band: Band | null, level: number): Expectation {
  const low = expected + Math.min(0, band?.low ?? 0) * level;
  const high = expected + Math.max(0, band?.high ?? 0) * level;
  return { expected: Math.round(expected), low: Math.round(Math.max(0, low)), high: Math.round(high) };
}

/** The band of the sum by the residuals of past sums; while there are few, the sum of the bands, which is wider. */
function totalOf(days: Expectation[], trials: Trial[], level: number): Expectation {
  const sumOf = (pick: (day: Expectation) => number) => days.reduce((sum, day) => sum + pick(day), 0);
  const expected = sumOf((day) => day.expected);
  const sums = trials
    .filter(({ residuals }) => residuals.length === HORIZON)
    .map(({ residuals }) => residuals.reduce((sum, value) => sum + value, 0));
  if (sums.length >= FEWEST_SUMS) return banded(expected, bandOf(sums), level);
  return { expected, low: sumOf((day) => day.low), high: sumOf((day) => day.high) };
}

function pastOf(
  { trials }: Tried,
  naive: Tried,
  actual: number[],
  levelAt: (known: number) => number,
): SalesForecast['past'] {
  const bandHeld = shareWithinBand(trials, actual, levelAt);
  if (bandHeld === null) return null;
  const naiveError = new Map(naive.trials.map(({ known, mase }) => [known, mase]));
  const whole = trials.filter(({ residuals }) => residuals.length === HORIZON);
  let missed = 0;
  let sold = 0;
  for (const { known, forecast } of whole) {
    const sum = actual.slice(known, known + HORIZON).reduce((total, value) => total + value, 0);
    missed += Math.abs(sum - forecast.reduce((total, value) => total + value, 0));
    sold += sum;
  }
  return {
    origins: trials.length,
    mase: mean(trials.map(({ mase }) => mase)),
    naiveMase: mean(trials.map(({ known }) => naiveError.get(known)!)),
    bandHeld,
    monthError: sold > 0 ? missed / sold : null,
  };
}

/** How often days fell into the band that could be drawn beforehand, from the residuals known by then. */
function shareWithinBand(
  trials: Trial[],
  actual: number[],
  levelAt: (known: number) => number,
): number | null {
  let held = 0;
  let checked = 0;
  for (const { known, forecast, residuals } of trials) {
    const earlier = trials.filter((each) => each.known < known);
    if (earlier.length < FEWEST_ORIGINS) continue;
    const bands = bandsOf(earlier, known);
    residuals.forEach((_, ahead) => {
      const { low, high } = banded(forecast[ahead]!, bands(ahead), levelAt(known));
      const value = actual[known + ahead]!;
      checked += 1;
      if (value >= low - 1 && value <= high + 1) held += 1;
    });
  }
  return checked === 0 ? null : held / checked;
}
