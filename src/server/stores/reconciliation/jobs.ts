import { handle } from '#server/core/jobs/jobs.ts';
import { compareStore } from './queue.ts';
import type { Reconciliation } from './service.ts';

export const reconciliationJobs = (reconciliation: Reconciliation) => [
  handle(compareStore, ({ storeId }) => reconciliation.compare(storeId)),
];
