import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { InsightService } from './service.ts';

/** Looks through a store's figures, if that is due. */
export const findInsightsOfStore = defineJob('insights.find', z.object({ storeId: z.uuid() }), {
  attempts: 3,
});

export const insightJobs = (insights: InsightService) => [
  handle(findInsightsOfStore, ({ storeId }) => insights.findIfDue(storeId)),
];
