import { handle } from '#server/core/jobs/jobs.ts';
import type { ScheduleFilling } from './filling.ts';
import { fillSchedules } from './queue.ts';

export const scheduleJobs = (filling: ScheduleFilling) => [
  handle(fillSchedules, ({ storeId }) => filling.fill(storeId)),
];
