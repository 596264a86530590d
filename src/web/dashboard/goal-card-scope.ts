import { type GoalHint, type GoalStanding, goalEndpoints, type SavedGoal } from '#shared/analytics/goals.ts';
import { keyOf, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';

interface Reading {
  signal: AbortSignal;
}

/** Whose goal it is: one store's, or that of all stores together. */
export interface GoalScope {
  id: string;
  readProfitHint: (reading: Reading) => Promise<GoalHint>;
  save: (
    month: string,
    currency: string,
    goal: { kind: SavedGoal['kind']; amount: number | null },
  ) => Promise<unknown>;
}

export const goalOfStore = (storeId: string): GoalScope => ({
  id: storeId,
  readProfitHint: ({ signal }) => call(goalEndpoints.profitHint, { params: { storeId }, query: {}, signal }),
  save: (month, _currency, goal) =>
    call(goalEndpoints.save, { params: { storeId }, body: { month, ...goal } }),
});

export const goalOfAll: GoalScope = {
  id: 'all',
  readProfitHint: ({ signal }) => call(goalEndpoints.profitHintOfAll, { query: {}, signal }),
  save: (month, currency, goal) => call(goalEndpoints.saveOfAll, { body: { month, currency, ...goal } }),
};

const goalKey = ({ id }: GoalScope) => keyOf(id, 'goal');

export const storeGoalQuery = (storeId: string) => ({
  queryKey: goalKey(goalOfStore(storeId)),
  queryFn: ({ signal }: Reading) => call(goalEndpoints.goal, { params: { storeId }, query: {}, signal }),
  staleTime: STALE_AFTER_MS,
});

export const allStoresGoalQuery = () => ({
  queryKey: goalKey(goalOfAll),
  queryFn: ({ signal }: Reading) => call(goalEndpoints.goalOfAll, { query: {}, signal }),
  staleTime: STALE_AFTER_MS,
});

/** Asked for only by who aims at profit: a month's profit may have to be counted first. */
export const profitHintQuery = ({ id, readProfitHint }: GoalScope) => ({
  queryKey: keyOf(id, 'goal-profit-hint'),
  queryFn: readProfitHint,
  staleTime: STALE_AFTER_MS,
});

export const changedBy = (scope: GoalScope) => [{ queryKey: goalKey(scope) }];

export interface ShownGoal {
  scope: GoalScope;
  standing: GoalStanding;
}
