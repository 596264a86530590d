import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { StoreParams } from '#shared/stores/stores.ts';

/** The interval holds the truth in so many of all cases. */
export const INTERVAL_SHARE = 0.9;
/** An effect as large as the owner wants to know is found in so many of all cases. */
export const POWER = 0.8;
/** Longer than half a year nobody keeps to a plan. */
export const MOST_WEEKS = 26;
/** Full weeks of records that the plan rests on, at least and at most. */
export const HISTORY_WEEKS = { least: 26, most: 52 } as const;
/** Days after the last week in which late orders and refunds of it may still come in. */
export const LATE_DAYS = 2;

/** In percent: sales in weeks with posts over those in weeks without. */
export const EFFECTS = [10, 15, 25] as const;
export const ExperimentEffect = z.literal([...EFFECTS]);
export type ExperimentEffect = z.infer<typeof ExperimentEffect>;

/** From Monday to Sunday in the store's time zone. */
const Monday = z.string();

export const PlannedWeek = z.object({ day: Monday, withPosts: z.boolean() });
export type PlannedWeek = z.infer<typeof PlannedWeek>;

/** What was settled before the first week. */
export const ExperimentRule = z.object({
  effect: ExperimentEffect,
  /** How far neighbouring weeks usually are from each other: the spread of the logarithm of their ratio. */
  spread: z.number(),
  /** The chance that an effect of this size is found. */
  power: z.number(),
  /** The weeks can be drawn again with it. */
  seed: z.number(),
});
export type ExperimentRule = z.infer<typeof ExperimentRule>;

/**
 * How much more was sold in weeks with posts, 0.15 for 15 %. logs: Student's interval of the blocks' log ratios. signs: what
 * the draw itself cannot rule out, for weeks that sold nothing. A bound is null where everything beyond it is possible.
 */
export const ExperimentEstimate = z.object({
  method: z.enum(['logs', 'signs']),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});
export type ExperimentEstimate = z.infer<typeof ExperimentEstimate>;

export const ExperimentResult = z.object({
  ...ExperimentEstimate.shape,
  /** What is read later changes nothing of it. */
  givenAt: z.string(),
  currency: z.string(),
  weeks: z.array(
    z.object({
      ...PlannedWeek.shape,
      /** Major units of the currency. */
      netSales: z.number(),
      /** Posts that Vitrin published in it. */
      posts: z.number(),
    }),
  ),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;

/**
 * planned: its first week has not begun. waiting: its last week is over, and late orders or the records are waited for.
 * finished: it has a result. stopped: its owner ended it, so there is none.
 */
export const EXPERIMENT_STATES = ['planned', 'running', 'waiting', 'finished', 'stopped'] as const;

export const Experiment = z.object({
  id: z.uuid(),
  state: z.enum(EXPERIMENT_STATES),
  rule: ExperimentRule,
  weeks: z.array(
    z.object({
      ...PlannedWeek.shape,
      /** Whether it went as planned; null as long as that can change. */
      isKept: z.nullable(z.boolean()),
    }),
  ),
  /** Which of them it is, from 1; null before the first and after the last. */
  currentWeek: z.nullable(z.number()),
  /** The local day on which the result can be given, if the records are whole by then. */
  resultFrom: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  result: z.nullable(ExperimentResult),
});
export type Experiment = z.infer<typeof Experiment>;

/**
 * Why no experiment is offered, whatever the effect. records: the history is still being read. history: too few full
 * weeks. empty_week: a week of the last half year sold nothing.
 */
export const OFFER_OBSTACLES = ['records', 'history', 'empty_week'] as const;

export const ExperimentOffer = z.object({
  obstacle: z.nullable(z.enum(OFFER_OBSTACLES)),
  /** Full weeks that the records hold, 52 at most. */
  fullWeeks: z.number(),
  /** The latest of them that sold nothing. */
  emptyWeek: z.nullable(Monday),
  /** How much a week usually differs from the one before, 0.2 for 20 %; null where there is an obstacle. */
  usualDifference: z.nullable(z.number()),
  startsOn: Monday,
  options: z.array(
    z.object({
      effect: ExperimentEffect,
      /** How long it would take; null where ten years would not do. */
      weeks: z.nullable(z.number()),
      isOffered: z.boolean(),
    }),
  ),
  /** Posts that go out by themselves from its first day on, soonest first; those in a week without posts will wait. */
  plannedPosts: z.array(z.object({ id: z.uuid(), title: z.nullable(z.string()), scheduledFor: z.string() })),
});
export type ExperimentOffer = z.infer<typeof ExperimentOffer>;

export const Experiments = z.object({
  timeZone: z.string(),
  /** Null while one is under way. */
  offer: z.nullable(ExperimentOffer),
  current: z.nullable(Experiment),
  /** The newest first. */
  past: z.array(Experiment),
});
export type Experiments = z.infer<typeof Experiments>;

export const experimentEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/experiments',
    access: 'store',
    needs: 'see',
    summary: 'Experiments with weeks without posts: the one under way, results, and what could be found out',
    params: StoreParams,
    reply: Experiments,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/experiments',
    access: 'store',
    needs: 'manage',
    summary:
      'Draw the weeks of an experiment and begin it next Monday; 409 `experiment_not_offered` where it could find nothing out',
    params: StoreParams,
    body: z.object({ effect: ExperimentEffect }),
    activity: ['experiment-started'],
    reply: Experiments,
    perMinute: 30,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/experiments/:experimentId/end',
    access: 'store',
    needs: 'manage',
    summary: 'End an experiment before its time; it has no result then',
    params: z.object({ ...StoreParams.shape, experimentId: z.uuid() }),
    activity: ['experiment-ended'],
    reply: Experiments,
  }),
  quietWeeks: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/experiments/quiet-weeks',
    access: 'store',
    needs: 'see',
    summary: 'The Mondays of the weeks that stay without posts for the experiment under way',
    params: StoreParams,
    reply: z.object({ quietWeeks: z.array(Monday) }),
  }),
};
