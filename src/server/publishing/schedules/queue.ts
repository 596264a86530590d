import { z } from 'zod';
import { defineJob } from '#server/core/jobs/jobs.ts';

/** Plans and writes the next days of a store's schedules; one at a time in a process, so that no store keeps others waiting. */
export const fillSchedules = defineJob('schedules.fill', z.object({ storeId: z.uuid() }), {
  attempts: 3,
  atOnce: 1,
});
