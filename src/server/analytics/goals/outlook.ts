import type { GoalReason } from '#shared/analytics/goals.ts';
import type { RestForecast } from './rest-of-month.ts';

/** In minor units. */
export interface OutlookInputs {
  goal: number;
  /** By now. */
  reached: number;
  /** Net sales of today so far, which are in it. */
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
 * has brought already is never expected away.
 */
export function outlookOf({ goal, reached, soldToday, share, rest }: OutlookInputs): Outlook {
  const endWith = (miss: number) => reached + share * Math.max(0, (rest?.expected ?? 0) + miss - soldToday);
  const errors = rest?.misses.length ?? 0;
  const projected = rest && Math.round(endWith(0));
  const without = (reason: GoalReason) => ({ projected, chance: { value: null, reason, errors } });
  if (reached >= goal) return without('reached');
  if (!rest) return without('too_little_data');
  if (errors < FEWEST_ERRORS) return without('few_errors');
  const hits = rest.misses.filter((miss) => endWith(miss) >= goal).length;
  return { projected, chance: { value: hits / errors, reason: null, errors } };
}
