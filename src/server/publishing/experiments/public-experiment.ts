import { localDay } from '#server/core/time/local-hours.ts';
import type { Experiment } from '#shared/publishing/experiments.ts';
import { endOf, resultDay, weekAfter } from './design.ts';
import type { ExperimentRecord } from './repository.ts';

interface Situation {
  timeZone: string;
  /** Posts that went out, by the Monday of their week. */
  published: Map<string, number>;
  now: Date;
}

/** As its owner sees it at this moment: no sales before the result, so that nobody stops at a lucky moment. */
export function publicExperiment(experiment: ExperimentRecord, situation: Situation): Experiment {
  const { id, rule, weeks, createdAt, endedAt, result } = experiment;
  const { timeZone, published } = situation;
  const until = endedAt ?? situation.now;
  const hasBegun = (day: string) => localDay(day, timeZone).from <= until;
  const index = weeks.findIndex(({ day }) => hasBegun(day) && !hasBegun(weekAfter(day)));
  return {
    id,
    rule,
    result,
    state: stateOf(experiment, hasBegun),
    weeks: weeks.map((week) => {
      const posts = result?.weeks.find(({ day }) => day === week.day)?.posts ?? published.get(week.day) ?? 0;
      const isOver = hasBegun(weekAfter(week.day));
      return { ...week, isKept: isKept({ withPosts: week.withPosts, posts, isOver }) };
    }),
    currentWeek: endedAt === null && index >= 0 ? index + 1 : null,
    resultFrom: resultDay(weeks),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function stateOf(
  { weeks, startsOn, endReason }: ExperimentRecord,
  hasBegun: (day: string) => boolean,
): Experiment['state'] {
  if (endReason) return endReason;
  if (!hasBegun(startsOn)) return 'planned';
  return hasBegun(endOf(weeks)) ? 'waiting' : 'running';
}

function isKept(week: { withPosts: boolean; posts: number; isOver: boolean }): boolean | null {
  if (!week.withPosts && week.posts > 0) return false;
  if (!week.isOver) return null;
  return !week.withPosts || week.posts > 0;
}
