import {
  type Experiment,
  type ExperimentOffer,
  type Experiments,
  experimentEndpoints,
} from '#shared/publishing/experiments.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

export const EXPERIMENT_ID = '7c1d3c20-0000-4000-8000-000000000001';
const MONDAYS = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];

export function exampleOffer(change: Partial<ExperimentOffer> = {}): ExperimentOffer {
  return {
    obstacle: null,
    fullWeeks: 45,
    emptyWeek: null,
    usualDifference: 0.14,
    startsOn: '2026-11-23',
    options: [
      { effect: 10, weeks: 30, isOffered: false },
      { effect: 15, weeks: 16, isOffered: true },
      { effect: 25, weeks: 10, isOffered: true },
    ],
    plannedPosts: [],
    ...change,
  };
}

/** Four weeks, the second and the third of them without posts. */
export function exampleExperiment(change: Partial<Experiment> = {}): Experiment {
  return {
    id: EXPERIMENT_ID,
    state: 'running',
    rule: { effect: 15, spread: 0.13, power: 0.823, seed: 1234567 },
    weeks: MONDAYS.map((day, at) => ({
      day,
      withPosts: at === 0 || at === 3,
      isKept: at === 0 ? true : null,
    })),
    currentWeek: 2,
    resultFrom: '2026-12-23',
    createdAt: '2026-11-21T09:00:00.000Z',
    endedAt: null,
    result: null,
    ...change,
  };
}

export function exampleFinished(
  estimate: Partial<NonNullable<Experiment['result']>> = {},
  change: Partial<Experiment> = {},
): Experiment {
  const { weeks } = exampleExperiment();
  return exampleExperiment({
    state: 'finished',
    currentWeek: null,
    endedAt: '2026-12-23T09:00:00.000Z',
    weeks: weeks.map((week) => ({ ...week, isKept: true })),
    result: {
      method: 'logs',
      low: 0.04,
      high: 0.31,
      givenAt: '2026-12-23T09:00:00.000Z',
      currency: 'GBP',
      weeks: weeks.map(({ day, withPosts }, at) => ({
        day,
        withPosts,
        posts: withPosts ? 5 : 0,
        netSales: withPosts ? 1_180.5 + at : 1_000 + at,
      })),
      ...estimate,
    },
    ...change,
  });
}

export function exampleExperiments(change: Partial<Experiments> = {}): Experiments {
  return { timeZone: 'Europe/London', offer: exampleOffer(), current: null, past: [], ...change };
}

/** Everything the screen asks for. What a test puts before it is answered instead. */
export function experimentReplies(experiments = exampleExperiments()): PreparedReply[] {
  return [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(experimentEndpoints.get, experiments),
    answer(experimentEndpoints.quietWeeks, { quietWeeks: [] }),
  ];
}
