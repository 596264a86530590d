import { z } from 'zod';
import { defineJob } from '#server/core/jobs/jobs.ts';

/** Looks through a store's figures, if that is due. */
export const findInsightsOfStore = defineJob('insights.find', z.object({ storeId: z.uuid() }), {
  attempts: 3,
});
