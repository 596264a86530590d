import { shareOf } from '#server/analytics/profit/figures.ts';
import type { GoalProgress, GoalReason } from '#shared/analytics/goals.ts';
import { toMajor } from '#shared/core/money.ts';
import type { Goal } from './goals-repository.ts';
import { outlookOf } from './outlook.ts';
import type { StoreMonth } from './store-month.ts';
import { shareOfAllByNow } from './usual-course.ts';

/** How a goal stands in the months of the stores it is set for, all in one currency. */
export function progressOf({ kind, amount }: Goal, stores: StoreMonth[], currency: string): GoalProgress {
  const known = (minor: number) => ({ value: toMajor(Math.round(minor), currency), reason: null });
  const unknown = stores.find(({ reason }) => reason !== null && reason !== 'coming');
  if (unknown) return nothingKnown(unknown.reason!);
  if (stores.every(({ reason }) => reason === 'coming')) return nothingKnown('coming');
  const begun = stores.filter(({ reason }) => reason === null);
  const reached = sumOfKnown(begun.map((store) => store.reached));
  if (reached === null) return nothingKnown('no_costs');
  const about = { reached: known(reached), coverage: kind === 'profit' ? coverageOf(begun) : null };
  const running = begun.filter(({ isRunning }) => isRunning);
  if (running.length === 0) return { ...nothingKnown('over'), ...about };

  const paced = {
    ...about,
    pace: known(amount * shareByNowOf(stores)),
    paceBy: running.every(({ rest }) => rest?.course.weekdays) ? 'weekdays' : 'days',
  } as const;
  const profitShare = kind === 'profit' ? profitShareOf(running) : null;
  if (kind === 'profit' && profitShare === null) {
    const missing = { value: null, reason: 'few_costs' as const };
    const chance = reached >= amount ? { value: null, reason: 'reached' as const } : missing;
    return { ...paced, projected: missing, profitShare, chance: { ...chance, errors: 0 } };
  }
  const { projected, chance } = outlookOf({
    goal: amount,
    reached,
    // Where the month has not begun yet in one of them, nothing is expected for the few hours until it has.
    stores: stores
      .filter(({ reason, isRunning }) => isRunning || reason === 'coming')
      .map(({ soldToday, recent, rest }) => ({
        soldToday,
        share: recent ? recent.left / recent.sold : 1,
        rest: rest?.forecast ?? null,
      })),
  });
  return {
    ...paced,
    projected: projected === null ? { value: null, reason: 'too_little_data' } : known(projected),
    profitShare,
    chance,
  };
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

function sumOfKnown(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? sumOf(known) : null;
}

function coverageOf(stores: StoreMonth[]): number | null {
  return shareOf(
    sumOf(stores.map(({ covered }) => covered?.covered ?? 0)),
    sumOf(stores.map(({ covered }) => covered?.sold ?? 0)),
  );
}

/** Null where one of them has costs for too little of its sales. */
function profitShareOf(stores: StoreMonth[]): number | null {
  const recent = stores.flatMap(({ recent: each }) => (each ? [each] : []));
  if (recent.length < stores.length) return null;
  return sumOf(recent.map(({ left }) => left)) / sumOf(recent.map(({ sold }) => sold));
}

const shareByNowOf = (stores: StoreMonth[]) =>
  shareOfAllByNow(
    stores.map(({ shareByNow, rest }) => ({ share: shareByNow, daily: rest?.course.daily ?? 0 })),
  );

function nothingKnown(reason: GoalReason): GoalProgress {
  const missing = { value: null, reason };
  return {
    reached: missing,
    coverage: null,
    pace: missing,
    paceBy: 'days',
    projected: missing,
    profitShare: null,
    chance: { ...missing, errors: 0 },
  };
}
