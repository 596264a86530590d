import { handle } from '#server/jobs/jobs.ts';
import { importStore, readChanges } from './queue.ts';
import type { SyncService } from './service.ts';

export const syncJobs = (sync: SyncService) => [
  handle(importStore, ({ storeId }) => sync.importStore(storeId)),
  handle(readChanges, ({ storeId }) => sync.readChanges(storeId)),
];
