import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import { localDate } from '#server/core/time/local-time.ts';
import {
  RESOURCES,
  type Resource,
  USAGE_LIMIT_EXCEEDED,
  type Usage,
  type UsageEntry,
} from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';
import { findCounts, giveOneBack, type Spent, takeOne } from './repository.ts';

/** The UTC day, or the ISO week in UTC, that a resource is counted in. */
interface UsagePeriod {
  period: 'day' | 'week';
  /** As they stand in usage_tracking; the day is the one that the period begins with. */
  dayOfYear: string;
  weekOfYear: string;
  resetsAt: Date;
}

const PERIODS: Record<Resource, 'day' | 'week'> = {
  text: 'day',
  image: 'day',
  video_5s: 'week',
  video_10s: 'week',
  scheduled: 'day',
};

const usageProblems = {
  limitExceeded: (resourceType: Resource, usage: UsageEntry) =>
    new Problem(429, USAGE_LIMIT_EXCEEDED, text('The allowance of this kind is used up.'), {
      resourceType,
      usage,
    }),
};

export type { Spent } from './repository.ts';
export type UsageLimits = Record<Resource, number>;

interface Dependencies {
  db: Database;
  limits: UsageLimits;
  now: () => Date;
}

/** The only place that knows a limit. */
export function createUsageService({ db, limits, now }: Dependencies) {
  async function usageOf(userId: string): Promise<Usage> {
    const moment = now();
    const counts = await findCounts(
      db,
      userId,
      RESOURCES.map((resource) => ({ resource, ...usagePeriod(resource, moment) })),
    );
    const entries = RESOURCES.map((resource) => [
      resource,
      entryOf(resource, counts.get(resource) ?? 0, moment),
    ]);
    return Object.fromEntries(entries) as Usage;
  }

  /**
   * Spends one of each in the caller's transaction, which the first that is used up ends.
   * @throws Problem 429 with `resourceType` and `usage`.
   */
  async function spend(tx: Database, userId: string, resources: Resource[]): Promise<Spent[]> {
    const moment = now();
    const spent: Spent[] = [];
    // Always in the same order, so that two requests never wait for each other's rows.
    for (const resource of RESOURCES.filter((known) => resources.includes(known))) {
      const { dayOfYear, weekOfYear } = usagePeriod(resource, moment);
      const unit = { resource, dayOfYear, weekOfYear };
      if (!(await takeOne(tx, userId, unit, limits[resource])))
        throw usageProblems.limitExceeded(resource, entryOf(resource, limits[resource], moment));
      spent.push(unit);
    }
    return spent;
  }

  /** To the day or week that it was taken from, even when that is over. */
  async function refund(tx: Database, userId: string, spent: Spent[]) {
    for (const unit of spent) await giveOneBack(tx, userId, unit);
  }

  function entryOf(resource: Resource, current: number, moment: Date): UsageEntry {
    const { period, resetsAt } = usagePeriod(resource, moment);
    const limit = limits[resource];
    return { current, limit, canUse: current < limit, period, resetsAt: resetsAt.toISOString() };
  }

  return { usageOf, spend, refund };
}
export type UsageService = ReturnType<typeof createUsageService>;

export function usagePeriod(resource: Resource, now: Date): UsagePeriod {
  const period = PERIODS[resource];
  const today = localDate(now, 'UTC');
  const first = period === 'day' ? today : today.subtract({ days: today.dayOfWeek - 1 });
  const next = first.add(period === 'day' ? { days: 1 } : { weeks: 1 });
  return {
    period,
    dayOfYear: `${first.year}-${String(first.dayOfYear).padStart(3, '0')}`,
    weekOfYear: `${first.yearOfWeek}-W${String(first.weekOfYear).padStart(2, '0')}`,
    resetsAt: new Date(next.toZonedDateTime('UTC').epochMilliseconds),
  };
}
