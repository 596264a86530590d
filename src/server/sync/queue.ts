import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { defineJob, type Jobs } from '#server/jobs/jobs.ts';

/** Reads what a store's platform has for us: everything the first time, afterwards what changed. */
export const readStore = defineJob('sync.read-store', z.object({ storeId: z.uuid() }), {
  attempts: 8,
  heartbeatSeconds: 30,
});

/** How others ask for a store to be read; one waiting request per store is enough. */
export function createSyncQueue({ jobs }: { jobs: Jobs }) {
  return {
    enqueueRead: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readStore, { storeId }, { key: storeId }),
  };
}
export type SyncQueue = ReturnType<typeof createSyncQueue>;
