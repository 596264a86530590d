import { z } from 'zod';
import { defineJob } from '#server/core/jobs/jobs.ts';

/** Compares a store's totals with the platform's own. */
export const compareStore = defineJob('reconciliation.compare-store', z.object({ storeId: z.uuid() }), {
  attempts: 3,
});
