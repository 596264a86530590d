import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { AdsAccountService } from './service.ts';

/** Reads the figures of a store's Google Ads account. Most of it is waiting for Google. */
export const readAdsAccount = defineJob('ads-account.read', z.object({ storeId: z.uuid() }), {
  attempts: 4,
  retryDelaySeconds: 60,
  atOnce: 4,
  heartbeatSeconds: 30,
});

export const adsJobs = (adsAccount: AdsAccountService) => [
  handle(readAdsAccount, ({ storeId }) => adsAccount.readAccount(storeId)),
];
