import { handle } from '#server/core/jobs/jobs.ts';
import { readAdsAccount } from './queue.ts';
import type { AdsAccountService } from './service.ts';

export const adsAccountJobs = (adsAccount: AdsAccountService) => [
  handle(readAdsAccount, ({ storeId }) => adsAccount.readAccount(storeId)),
];
