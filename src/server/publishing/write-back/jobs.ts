import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';

/** Brings what stands in the reports of a store's platform up to date. Most of it is waiting for the platform. */
export const writeToPlatform = defineJob('write-back.write', z.object({ storeId: z.uuid() }), {
  heartbeatSeconds: 30,
  patient: true,
});

export const writeBackJobs = (writing: { write: (storeId: string) => Promise<void> }) => [
  handle(writeToPlatform, ({ storeId }) => writing.write(storeId)),
];
