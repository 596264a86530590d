import { handle } from '#server/core/jobs/jobs.ts';
import { readVisits } from './queue.ts';
import type { VisitReading } from './visit-reading.ts';

export const conversionJobs = (visits: VisitReading) => [
  handle(readVisits, ({ storeId }) => visits.read(storeId)),
];
