import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { Conversion, CurrencyCode } from './rates.ts';
import { reportBasis } from './report-basis.ts';

/*
 * What the owner wants a month to bring, and how it stands. Money is in major units of `currency`, months are `YYYY-MM` and
 * days `YYYY-MM-DD` in the store's zone; shares are 0 to 1.
 */

/** `sales` are net sales, before shipping and tax; `profit` is the contribution, before ads and fixed costs. */
export const GOAL_KINDS = ['sales', 'profit'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** Why a part of it is missing. */
export const GOAL_REASONS = [
  'no_data_yet',
  'not_covered', // a part of the month was not read
  'no_rate', // a store's days have no rate to convert them by
  'no_costs', // of nothing that was sold is it known what it cost
  'few_costs', // costs are known for too little of the sales to say what the rest of the month will earn
  'too_little_data', // no forecast, see Forecast
  'few_errors', // the forecast has too few past errors to say how likely anything is
  'reached',
  'coming', // the month has not begun
  'over',
] as const;
export type GoalReason = (typeof GOAL_REASONS)[number];

/** What became of a goal on the store's platform, where it is wanted as a target of its own. */
export const TARGET_STATES = [
  'set',
  'not_allowed', // this connection may not write targets
  'taken', // the owner has set one there already, which stays
  'refused',
] as const;
export type TargetState = (typeof TARGET_STATES)[number];

/** Of the net sales of the last 90 days so much must have a cost, for the rest of a month's profit to be expected. */
export const FEWEST_COSTS = 0.8;

const Amount = z.object({ value: z.nullable(z.number()), reason: z.nullable(z.enum(GOAL_REASONS)) });

const SavedGoal = z.object({ kind: z.enum(GOAL_KINDS), amount: z.number() });
export type SavedGoal = z.infer<typeof SavedGoal>;

const GoalProgress = z.object({
  /** Today so far included. */
  reached: Amount,
  /** Of profit: the share of net sales that have a cost. */
  coverage: z.nullable(z.number()),
  /** What would be reached by now if every day brought its usual share of the goal. */
  pace: Amount,
  /** Whether that goes by the store's own weekdays; otherwise all days count alike. */
  paceBy: z.enum(['weekdays', 'days']),
  /** At the end of the month: what was reached, and the forecast for the rest. */
  projected: Amount,
  /** Of profit: what was left of each unit of net sales in the last 90 days. */
  profitShare: z.nullable(z.number()),
  /** The share of the forecast's own past errors with which the goal is reached. */
  chance: z.object({ ...Amount.shape, errors: z.number() }),
});
export type GoalProgress = z.infer<typeof GoalProgress>;

/** What the month before and the same month of last year brought; null where part of it was not read, or has no costs. */
const Hint = z.object({ lastMonth: z.nullable(z.number()), lastYear: z.nullable(z.number()) });
export type GoalHint = z.infer<typeof Hint>;

/** A month, what it shall bring and how that stands. */
const standing = {
  month: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  phase: z.enum(['coming', 'running', 'over']),
  /** `left` has today in it. */
  days: z.object({ gone: z.number(), left: z.number() }),
  goal: z.nullable(SavedGoal),
  /** Null where there is no goal. */
  progress: z.nullable(GoalProgress),
  /** How the goal of the month before ended; null where it had none. */
  lastMonth: z.nullable(z.object({ month: z.string(), ...SavedGoal.shape, reached: z.nullable(z.number()) })),
  /** Of net sales, for choosing a goal. */
  hint: Hint,
};
const Standing = z.object({ currency: z.string(), computedAt: z.string(), ...standing });
/** What is said alike of one store's goal and of that of all stores. */
export type GoalStanding = z.infer<typeof Standing>;

export const MonthGoal = z.object({
  currency: z.string(),
  ...reportBasis,
  ...standing,
  /** Null where the platform has no targets, or none for this goal. */
  target: z.nullable(z.object({ state: z.enum(TARGET_STATES), reason: z.nullable(Sentence) })),
});
export type MonthGoal = z.infer<typeof MonthGoal>;

/** Sums over stores, each by its own days. `month` is that of the store that was connected first. */
export const AllStoresGoal = z.object({
  /** Null where there are several currencies and none was chosen to convert into: there is no goal then. */
  currency: z.nullable(z.string()),
  /** Whether the person may look into all stores of the account: who does not has no goal of all. */
  isForAll: z.boolean(),
  /** Those of the stores. */
  currencies: z.array(z.string()),
  /** Stores that it is a sum over. */
  storeIds: z.array(z.string()),
  /** Stores that are not in it: nothing of them was read yet, or no rate is known for some of their days. */
  withoutStoreIds: z.array(z.string()),
  conversion: z.nullable(Conversion),
  computedAt: z.string(),
  historyComplete: z.boolean(),
  stale: z.boolean(),
  ...standing,
});
export type AllStoresGoal = z.infer<typeof AllStoresGoal>;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const Month = z.string().check(z.regex(MONTH, text('Please enter a month as YYYY-MM.')));

export const GoalAmount = z.number().check(z.minimum(1), z.maximum(1_000_000_000));

export const GoalChange = z.object({
  month: Month,
  kind: z.enum(GOAL_KINDS),
  /** Null takes the goal away. */
  amount: z.nullable(GoalAmount),
});

export const AllStoresGoalChange = z.object({
  ...GoalChange.shape,
  /** As it was shown: what all stores are converted into may have been changed meanwhile. */
  currency: CurrencyCode,
});

export const goalEndpoints = {
  goal: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/goal',
    access: 'store',
    needs: 'see',
    summary: 'The goal of a month, how it stands and how likely it is reached',
    params: StoreParams,
    /** Without a month, the one that is running in the store's zone. */
    query: z.object({ month: z.optional(Month) }),
    reply: MonthGoal,
  }),
  /** Apart, since a month's profit may have to be counted first. */
  profitHint: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/goal/profit-hint',
    access: 'store',
    needs: 'see',
    summary: 'What other months earned, for choosing a goal',
    params: StoreParams,
    query: z.object({ month: z.optional(Month) }),
    reply: Hint,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/analytics/:storeId/goal',
    access: 'store',
    needs: 'manage',
    summary: 'Set, change or take away the goal of a month that is not over',
    params: StoreParams,
    body: GoalChange,
    activity: ['goal-set', 'goal-removed'],
    reply: z.object({ month: z.string(), goal: z.nullable(SavedGoal) }),
  }),
  goalOfAll: endpoint({
    method: 'GET',
    path: '/api/analytics/all/goal',
    access: 'account',
    needs: 'see',
    summary: 'The goal of a month for all stores of the signed-in user, and how it stands',
    query: z.object({ month: z.optional(Month) }),
    reply: AllStoresGoal,
  }),
  profitHintOfAll: endpoint({
    method: 'GET',
    path: '/api/analytics/all/goal/profit-hint',
    access: 'account',
    needs: 'see',
    summary: 'What all stores together earned in other months, for choosing a goal',
    query: z.object({ month: z.optional(Month) }),
    reply: Hint,
  }),
  saveOfAll: endpoint({
    method: 'PUT',
    path: '/api/analytics/all/goal',
    access: 'account',
    needs: 'manage',
    summary: 'Set, change or take away the goal for all stores of a month that is not over',
    body: AllStoresGoalChange,
    activity: ['goal-set', 'goal-removed'],
    reply: z.object({ month: z.string(), goal: z.nullable(SavedGoal) }),
  }),
};
