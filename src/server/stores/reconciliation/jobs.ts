import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { Reconciliation } from './service.ts';

/** Compares a store's totals with the platform's own. */
export const compareStore = defineJob('reconciliation.compare-store', z.object({ storeId: z.uuid() }), {
  attempts: 3,
});

export const reconciliationJobs = (reconciliation: Reconciliation) => [
  handle(compareStore, ({ storeId }) => reconciliation.compare(storeId)),
];
