import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { StoreService } from './service.ts';

export const deleteStoreData = defineJob('stores.delete-data', z.object({ storeId: z.uuid() }), {
  atOnce: 1,
});

export const storeJobs = (stores: StoreService) => [
  handle(deleteStoreData, ({ storeId }) => stores.deleteData(storeId)),
];
