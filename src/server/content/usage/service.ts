import type { Database } from '#server/core/db/database.ts';
import { RESOURCES, type Resource, type Usage, type UsageEntry } from '#shared/content/usage.ts';
import { usagePeriod } from './periods.ts';
import { usageProblems } from './problems.ts';
import { findCounts, giveOneBack, type Spent, takeOne } from './repository.ts';

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
