import { gt, sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { syncStates } from '#server/core/db/schema/stores.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Readings } from '#server/core/operation/readings.ts';
import { findOverdueMs } from '#server/publishing/delivery/due-deliveries.ts';

interface Dependencies {
  database: OpenDatabase;
  jobs: Jobs;
  now: () => Date;
}

/** What stands in the database for all processes, and what this one's connections do. */
export function createReadings({ database, jobs, now }: Dependencies) {
  const { db } = database;
  return async (): Promise<Readings> => {
    const [waitingJobs, overdueMs, storesBeingRead] = await Promise.all([
      jobs.waiting(),
      findOverdueMs(db, now()),
      db.$count(syncStates, gt(syncStates.leaseUntil, sql`${now().toISOString()}::timestamptz`)),
    ]);
    return { waitingJobs, overduePostSeconds: (overdueMs ?? 0) / 1000, storesBeingRead };
  };
}

/** The embedded database has one connection, which is always there. */
export function connectionsOf(database: OpenDatabase) {
  if (database.kind === 'embedded') return null;
  const { totalCount, idleCount, waitingCount } = database.pool;
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
