import { handle } from '#server/core/jobs/jobs.ts';
import { findInsightsOfStore } from './queue.ts';
import type { InsightService } from './service.ts';

export const insightJobs = (insights: InsightService) => [
  handle(findInsightsOfStore, ({ storeId }) => insights.findIfDue(storeId)),
];
