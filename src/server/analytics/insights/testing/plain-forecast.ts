import type { PlainShop } from '#server/testing/plain-shop.ts';
import { finishedDays, isHoliday, usualDays } from './plain-days.ts';
import { dayAfter, sumOf } from './plain-sums.ts';

/*
 * The forecast once more, by what decision 019 says of it: four methods, each weighted by its past, and bands of what past
 * forecasts missed. Every sum is added up where it is needed. Money is in minor units.
 */

export type PlainMethod = 'four_weeks' | 'eight_weeks' | 'damped_trend' | 'last_year';
const METHODS: PlainMethod[] = ['four_weeks', 'eight_weeks', 'damped_trend', 'last_year'];

export interface PlainForecast {
  methods: { method: PlainMethod; weight: number; monthError: number | null }[];
  days: { day: string; expected: number; low: number; high: number }[];
  total: { expected: number; low: number; high: number };
  lastYear: { from: string; to: string; net: number } | null;
  past: { origins: number; monthError: number | null; bandHeld: number; sumHeld: number | null } | null;
}

/** What the methods said at the end of a past week, and what came. */
interface Trial {
  known: number;
  level: number;
  said: Partial<Record<PlainMethod, number>>;
  expected: number[];
  came: number[];
}

const AHEAD = Array.from({ length: 30 }, (_, ahead) => ahead);
const forecasts = new WeakMap<PlainShop, PlainForecast | null>();

/** Null of fewer than 28 days with orders. */
export function plainForecast(shop: PlainShop): PlainForecast | null {
  const known = forecasts.get(shop);
  const forecast = known === undefined ? forecastOf(shop) : known;
  forecasts.set(shop, forecast);
  return forecast;
}

function forecastOf(shop: PlainShop): PlainForecast | null {
  const days = finishedDays(shop);
  if (days.filter(({ orders }) => orders > 0).length < 28) return null;
  const net = days.map((day) => day.net);
  const judged = usualDays(shop, 'net');
  /** With breaks of the shop's own filled in; one within a week of a holiday stays as it was. */
  const usual = days.map(({ day }, at) => {
    const { expected, isResting } = judged[at]!;
    const isNear = Array.from({ length: 15 }, (_, place) => dayAfter(day, place - 7)).some(isHoliday);
    return isResting && !isNear && expected !== null ? expected : net[at]!;
  });
  const levelAt = (known: number) => Math.max(0, meanOf(usual.slice(Math.max(0, known - 28), known)));
  const pathsAt = (known: number) =>
    Object.fromEntries(
      METHODS.flatMap((method) => {
        const path = pathOf(method, { net: net.slice(0, known), usual: usual.slice(0, known) });
        return path ? [[method, path]] : [];
      }),
    ) as Partial<Record<PlainMethod, number[]>>;

  const trials: Trial[] = [];
  for (let known = days.length - 7 * 104; known < days.length; known += 7) {
    if (known < 28 || levelAt(known) === 0) continue;
    const paths = pathsAt(known);
    trials.push({
      known,
      level: levelAt(known),
      said: Object.fromEntries(Object.entries(paths).map(([method, path]) => [method, sumOf(path)])),
      expected: combined(paths, weightsOf(paths, trials, known)),
      came: net.slice(known, known + 30),
    });
  }

  const paths = pathsAt(days.length);
  const weights = weightsOf(paths, trials, days.length);
  const level = levelAt(days.length);
  const ahead = combined(paths, weights).map((expected, at) => {
    const [low, high] = bandOfDay(missesBy(trials, days.length), at);
    return {
      day: dayAfter(shop.today, at),
      expected: Math.round(expected),
      low: Math.round(Math.max(0, expected + low * level)),
      high: Math.round(expected + high * level),
    };
  });
  const expected = sumOf(ahead.map((day) => day.expected));
  const reach = reachOfSum(trials, days.length);
  const yearBefore = days.length - 364;
  const ofYearBefore = yearBefore >= 0 ? days.slice(yearBefore, yearBefore + 30) : null;
  return {
    methods: METHODS.filter((method) => paths[method])
      .map((method) => ({
        method,
        weight: weights[method]!,
        monthError: errorOf(trials, ({ said }) => said[method]),
      }))
      .toSorted((one, other) => other.weight - one.weight),
    days: ahead,
    total: {
      expected,
      low:
        reach === null
          ? sumOf(ahead.map(({ low }) => low))
          : Math.round(Math.max(0, expected - reach * level)),
      high: reach === null ? sumOf(ahead.map(({ high }) => high)) : Math.round(expected + reach * level),
    },
    lastYear: ofYearBefore && {
      from: ofYearBefore[0]!.day,
      to: ofYearBefore.at(-1)!.day,
      net: sumOf(ofYearBefore.map((day) => day.net)),
    },
    past: pastOf(trials),
  };
}

/** What one method expects after the days that it knows; null where it needs more of them. */
function pathOf(method: PlainMethod, { net, usual }: { net: number[]; usual: number[] }): number[] | null {
  const known = usual.length;
  const weeks = Math.floor(known / 7);
  const lastWeeks = (count: number) => usual.slice(known - 7 * Math.min(count, weeks));
  const eight = lastWeeks(8);
  /** What a weekday sells of the mean of eight weeks. */
  const shares = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    meanOf(eight) > 0 ? Math.max(0, meanOf(eight.filter((_, at) => at % 7 === weekday)) / meanOf(eight)) : 1,
  );
  const byWeekday = (levels: number[]) =>
    levels.map((level, ahead) => Math.max(0, level) * shares[ahead % 7]!);
  if (method === 'four_weeks' || method === 'eight_weeks') {
    if (weeks < 2) return null;
    const level = meanOf(lastWeeks(method === 'four_weeks' ? 4 : 8));
    return byWeekday(AHEAD.map(() => level));
  }
  if (method === 'damped_trend') {
    if (weeks < 2) return null;
    return byWeekday(dampedTrend(lastWeeks(weeks)));
  }
  const growth = known < 364 + 28 ? null : growthOf(usual);
  if (growth === null) return null;
  const first = known - 364;
  const sum = Math.max(0, sumOf(net.slice(first, first + 30))) * growth;
  const course = byWeekday(AHEAD.map((ahead) => meanOf(net.slice(first + ahead - 3, first + ahead + 4))));
  const whole = sumOf(course);
  return course.map((value) => (whole > 0 ? (value / whole) * sum : sum / 30));
}

/** Levels of the days ahead, from whole weeks of days: 0.4 for the level, 0.2 for the trend, damped by 0.8 a week. */
function dampedTrend(days: number[]): number[] {
  let level = 0;
  let trend = 0;
  for (let week = 0; 7 * week < days.length; week += 1) {
    const sum = sumOf(days.slice(7 * week, 7 * week + 7));
    const foreseen = level + 0.8 * trend;
    const now = foreseen + Math.max(0.4, 1 / (week + 1)) * (sum - foreseen);
    trend = week < 2 ? 0 : 0.2 * (now - level) + 0.8 * 0.8 * trend;
    level = now;
  }
  return AHEAD.map((ahead) => {
    let trended = level;
    for (let week = 0; week <= Math.floor(ahead / 7); week += 1) trended += 0.8 ** (week + 1) * trend;
    return trended / 7;
  });
}

/** Eight weeks over those of the year before; the logarithm loses what lies within its own error. */
function growthOf(usual: number[]): number | null {
  const known = usual.length;
  const weeks = Math.min(8, Math.floor((known - 364) / 7));
  const pairs = Array.from({ length: weeks }, (_, back) => {
    const week = (end: number) => sumOf(usual.slice(end - 7, end));
    return { now: week(known - 7 * back), before: week(known - 7 * back - 364) };
  });
  const now = sumOf(pairs.map((pair) => pair.now));
  const before = sumOf(pairs.map((pair) => pair.before));
  if (before <= 0) return null;
  if (now <= 0) return 0;
  const ratio = now / before;
  const squares = sumOf(pairs.map((pair) => (pair.now - ratio * pair.before) ** 2));
  const error = Math.sqrt((squares * weeks) / (weeks - 1)) / now;
  const certain = Math.max(0, 1 - error ** 2 / Math.log(ratio) ** 2);
  return ratio === 1 ? 1 : ratio ** certain;
}

/** One over the past error of 30-day sums to the fourth power, next to two months in which all err alike. */
function weightsOf(
  paths: Partial<Record<PlainMethod, number[]>>,
  trials: Trial[],
  known: number,
): Partial<Record<PlainMethod, number>> {
  const over = trials.filter((trial) => trial.known + 30 <= known);
  const missed = ({ said, came, level }: Trial, method: PlainMethod) =>
    Math.abs(said[method]! - sumOf(came)) / level + 0.001;
  const raw = METHODS.filter((method) => paths[method]).map((method): [PlainMethod, number] => {
    const tried = over.filter(({ said }) => said[method] !== undefined);
    if (tried.length === 0) return [method, 1];
    const own = sumOf(tried.map((trial) => missed(trial, method)));
    const ofFourWeeks = sumOf(tried.map((trial) => missed(trial, 'four_weeks')));
    const months = (tried.length * 7) / 30;
    return [method, (ofFourWeeks / own) ** (4 * (months / (months + 2)))];
  });
  const all = sumOf(raw.map(([, weight]) => weight));
  return Object.fromEntries(raw.map(([method, weight]) => [method, weight / all]));
}

function combined(
  paths: Partial<Record<PlainMethod, number[]>>,
  weights: Partial<Record<PlainMethod, number>>,
): number[] {
  return AHEAD.map((ahead) =>
    sumOf(METHODS.map((method) => (paths[method] ? weights[method]! * paths[method][ahead]! : 0))),
  );
}

/** Of each day ahead, what came less what was expected, over the level of then; as far as it is known by a day. */
function missesBy(trials: Trial[], day: number): number[][] {
  return AHEAD.map((ahead) =>
    trials
      .filter(({ known, came }) => ahead < came.length && known + ahead < day)
      .map(({ expected, came, level }) => (came[ahead]! - expected[ahead]!) / level),
  );
}

/** A tenth of the misses lie below it, a tenth above. */
function bandOfDay(misses: number[][], ahead: number): [number, number] {
  const near = [ahead - 7, ahead, ahead + 7].flatMap((each) => misses[each] ?? []);
  const ofWeekday = misses.filter((_, each) => each % 7 === ahead % 7).flat();
  const pool = [near, ofWeekday].find((some) => some.length >= 20) ?? misses.flat();
  if (pool.length === 0) return [0, 0];
  return [Math.min(0, shareOf(pool, 0.1)), Math.max(0, shareOf(pool, 0.9))];
}

/** Half the width of the sum's band, in levels; null of fewer than four past sums. */
function reachOfSum(trials: Trial[], day: number): number | null {
  const over = trials.filter(({ known, came }) => came.length === 30 && known + 30 <= day);
  if (over.length < 4) return null;
  const missed = over.map(({ expected, came, level }) => Math.abs(sumOf(came) - sumOf(expected)) / level);
  const share = 0.8 + 0.8 / (0.43 * over.length);
  return share > 1 ? Math.max(...missed) * share : shareOf(missed, share);
}

function pastOf(trials: Trial[]): PlainForecast['past'] {
  const days: boolean[] = [];
  const sums: boolean[] = [];
  for (const [at, { known, level, expected, came }] of trials.entries()) {
    if (at < 4) continue;
    const earlier = trials.slice(0, at);
    const misses = missesBy(earlier, known);
    for (const [ahead, value] of came.entries()) {
      const [low, high] = bandOfDay(misses, ahead);
      const least = Math.round(Math.max(0, expected[ahead]! + low * level));
      const most = Math.round(expected[ahead]! + high * level);
      days.push(value >= least - 1 && value <= most + 1);
    }
    const reach = reachOfSum(earlier, known);
    if (reach !== null && came.length === 30)
      sums.push(Math.abs(sumOf(came) - sumOf(expected)) <= reach * level + 1);
  }
  if (days.length === 0) return null;
  const held = (each: boolean[]) => each.filter(Boolean).length / each.length;
  return {
    origins: trials.filter(({ came }) => came.length === 30).length,
    monthError: errorOf(trials, ({ expected }) => sumOf(expected)),
    bandHeld: held(days),
    sumHeld: sums.length === 0 ? null : held(sums),
  };
}

/** Σ |error| ÷ Σ actual of the 30-day sums that are over. */
function errorOf(trials: Trial[], saidBy: (trial: Trial) => number | undefined): number | null {
  const over = trials.filter((trial) => trial.came.length === 30 && saidBy(trial) !== undefined);
  const came = sumOf(over.map((trial) => sumOf(trial.came)));
  return came > 0 ? sumOf(over.map((trial) => Math.abs(sumOf(trial.came) - saidBy(trial)!))) / came : null;
}

/** Between the two nearest values. */
function shareOf(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place - Math.floor(place));
}

const meanOf = (values: number[]) => (values.length === 0 ? 0 : sumOf(values) / values.length);
