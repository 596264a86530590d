import {
  type News,
  START_STEPS,
  type Start,
  type StartStep,
  visitEndpoints,
} from '#shared/outreach/visits.ts';
import { answer } from './replies.ts';

/** The first steps with some of them done. */
export function exampleStart(
  done: readonly StartStep[] = [],
  { made = {}, ...given }: Partial<Start> & { made?: Partial<Record<StartStep, string>> } = {},
): Start {
  return {
    state: 'open',
    steps: START_STEPS.map((name) => ({ name, done: done.includes(name), made: made[name] ?? null })),
    findingsRead: 0,
    findingsToRead: 3,
    ...given,
  };
}

export const startIs = (start: Start) => answer(visitEndpoints.start, start);

export function exampleNews(given: Partial<News> = {}): News {
  return {
    since: '2026-11-20T18:20:00.000Z',
    orders: 12,
    netSales: 840.1,
    currency: 'GBP',
    newCustomers: 3,
    findings: 2,
    posts: { published: 1, failed: 0, waiting: 0 },
    stuckSchedules: [],
    ...given,
  };
}
