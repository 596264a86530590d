import { handle } from '#server/core/jobs/jobs.ts';
import {
  findMissingDays,
  importStore,
  readChanges,
  writeOrderDays,
} from '#server/stores/queues/sync-queue.ts';
import type { SyncService } from './service.ts';

export const syncJobs = (sync: SyncService) => [
  handle(importStore, ({ storeId }) => sync.importStore(storeId)),
  handle(readChanges, ({ storeId }) => sync.readChanges(storeId)),
  handle(findMissingDays, () => sync.enqueueMissingDays()),
  handle(writeOrderDays, ({ storeId }) => sync.writeOrderDays(storeId)),
];
