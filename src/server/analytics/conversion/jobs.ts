import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { defineJob, handle, type Jobs } from '#server/core/jobs/jobs.ts';
import type { VisitReading } from './visit-reading.ts';

/** Reads a store's visits. Most of it is waiting for the platform, and nobody waits for the last month of the year before. */
export const readVisits = defineJob('conversion.read-visits', z.object({ storeId: z.uuid() }), {
  heartbeatSeconds: 30,
});

/** How others ask for a store's visits to be read; one waiting request per store is enough. */
export function createVisitQueue({ jobs }: { jobs: Jobs }) {
  return {
    enqueueRead: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readVisits, { storeId }, { key: storeId }),
    enqueueReads: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, readVisits, storeIds),
  };
}
export type VisitQueue = ReturnType<typeof createVisitQueue>;

export const conversionJobs = (visits: VisitReading) => [
  handle(readVisits, ({ storeId }) => visits.read(storeId)),
];
