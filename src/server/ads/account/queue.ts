import { z } from 'zod';
import { defineJob } from '#server/core/jobs/jobs.ts';

/** Reads the figures of a store's Google Ads account. Most of it is waiting for Google. */
export const readAdsAccount = defineJob('ads-account.read', z.object({ storeId: z.uuid() }), {
  attempts: 4,
  retryDelaySeconds: 60,
  atOnce: 4,
  heartbeatSeconds: 30,
});
