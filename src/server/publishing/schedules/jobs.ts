import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { ScheduleFilling } from './filling.ts';

/** Plans and writes the next days of a store's schedules; one at a time in a process, so that no store makes others wait. */
export const fillSchedules = defineJob('schedules.fill', z.object({ storeId: z.uuid() }), {
  attempts: 3,
  atOnce: 1,
});

export const publishingJobs = (filling: ScheduleFilling) => [
  handle(fillSchedules, ({ storeId }) => filling.fill(storeId)),
];
