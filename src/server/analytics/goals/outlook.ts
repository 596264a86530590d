import type { GoalReason } from '#shared/analytics/goals.ts';
import type { RestForecast } from './rest-of-month.ts';

/** In minor units of one currency. */
export interface OutlookInputs {
  goal: number;
  /** By now. */
  reached: number;
  /** Stores whose month is still running. */
  stores: StoreAhead[];
}

export interface StoreAhead {
  /** Net sales of today so far, which are in what was reached. */
  soldToday: number;
  /** What one unit of net sales adds to what is aimed at: 1 for sales. */
  share: number;
  /** What is to come; null where there is no forecast. */
  rest: RestForecast | null;
}

export interface Outlook {
  projected: number | null;
  chance: { value: number | null; reason: GoalReason | null; errors: number };
}

/** Below, one error more or less would change what is said. */
const FEWEST_ERRORS = 10;

/**
 * How the month is expected to end, and the share of the forecast's past errors with which the goal is reached. What today
 * has brought already is never expected away. Errors of several stores are those of the same week, added up: stores that
 * have good weeks together miss together, too.
 */
export function outlookOf({ goal, reached, stores }: OutlookInputs): Outlook {
  const ahead = stores.flatMap(({ rest, ...store }) => (rest ? [{ ...store, ...rest }] : []));
  const isKnown = ahead.length === stores.length;
  /** With what each of the stores misses its forecast by. */
  const endWith = (misses: number[]) =>
    ahead.reduce(
      (end, { share, expected, soldToday }, index) =>
        end + share * Math.max(0, expected + misses[index]! - soldToday),
      reached,
    );
  const missesByWeek = isKnown ? sharedMisses(ahead) : [];
  const errors = missesByWeek.length;
  const projected = isKnown ? Math.round(endWith(ahead.map(() => 0))) : null;
  const without = (reason: GoalReason) => ({ projected, chance: { value: null, reason, errors } });
  if (reached >= goal) return without('reached');
  if (!isKnown) return without('too_little_data');
  if (errors < FEWEST_ERRORS) return without('few_errors');
  const hits = missesByWeek.filter((misses) => endWith(misses) >= goal).length;
  return { projected, chance: { value: hits / errors, reason: null, errors } };
}

/** What all of them missed by in each week in which all were tried. */
function sharedMisses(stores: Pick<RestForecast, 'misses'>[]): number[][] {
  const byWeek = stores.map(
    ({ misses }) => new Map(misses.map(({ weeksAgo, missed }) => [weeksAgo, missed])),
  );
  const weeks = [...(byWeek[0]?.keys() ?? [])];
  return weeks
    .map((week) => byWeek.map((misses) => misses.get(week)))
    .filter((misses) => misses.every((missed) => missed !== undefined));
}
