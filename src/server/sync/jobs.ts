import { handle } from '#server/jobs/jobs.ts';
import { readStore } from './queue.ts';
import type { SyncService } from './service.ts';

export const syncJobs = (sync: SyncService) => [handle(readStore, ({ storeId }) => sync.read(storeId))];
