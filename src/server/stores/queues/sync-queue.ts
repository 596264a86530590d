import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { defineJob, type Jobs } from '#server/core/jobs/jobs.ts';

const OfStore = z.object({ storeId: z.uuid() });
const LONG = { attempts: 8, heartbeatSeconds: 30 };
const BEING_READ_SECONDS = 5;

/** Reads everything a store's platform has for us. Few at once: each keeps the database busy for minutes. */
export const importStore = defineJob('sync.import-store', OfStore, { ...LONG, atOnce: 4 });

/** Reads what changed. Many at once: most of it is waiting for platforms, and a slow one must not hold up the others. */
export const readChanges = defineJob('sync.read-changes', OfStore, { ...LONG, atOnce: 8 });

/** Writes the days of orders that are missing: an upgrade may leave many, which no reader is to wait for. */
export const writeOrderDays = defineJob('sync.write-order-days', OfStore, { ...LONG, atOnce: 1 });

/** Looks for stores in which days are missing, once after a start. */
export const findMissingDays = defineJob('sync.find-missing-days', z.object({}), { atOnce: 1 });

/** How others ask for a store to be read; one waiting request per store is enough. */
export function createSyncQueue({ jobs }: { jobs: Jobs }) {
  return {
    enqueueImport: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, importStore, { storeId }, { key: storeId }),
    enqueueRead: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readChanges, { storeId }, { key: storeId }),
    /** Once more when it is being read now: what changes during it may be behind where that reading is. */
    enqueueReadAfterwards: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readChanges, { storeId }, { key: storeId, startAfterSeconds: BEING_READ_SECONDS }),
    enqueueLookForMissingDays: (tx: Database) => jobs.enqueue(tx, findMissingDays, {}, { key: 'all' }),
    enqueueOrderDays: (tx: Database, storeIds: string[]) =>
      jobs.enqueueForStores(tx, writeOrderDays, storeIds),
    enqueueReads: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, readChanges, storeIds),
  };
}
export type SyncQueue = ReturnType<typeof createSyncQueue>;
