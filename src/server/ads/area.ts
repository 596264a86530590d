import type { Accounts } from '#server/accounts/area.ts';
import type { Analytics } from '#server/analytics/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Platforms } from '#server/platforms/area.ts';
import type { GoogleAdsPlatform } from '#server/platforms/ports/ads-platform.ts';
import type { Stores } from '#server/stores/area.ts';
import { createAdsConsents } from './account/consents.ts';
import { accountFiguresRoutes } from './account/figures/routes.ts';
import { createAccountFigures } from './account/figures/service.ts';
import { adsJobs } from './account/jobs.ts';
import { createAdsReports } from './account/reports/service.ts';
import { adsAccountRoutes } from './account/routes.ts';
import { createAdsAccountService } from './account/service.ts';
import { createAdsActions } from './advice/actions/service.ts';
import { adsRoutes } from './advice/routes.ts';
import { createAdsService } from './advice/service.ts';
import { adsAssetRoutes } from './assets/routes.ts';
import { createAdsAssets } from './assets/service.ts';
import { adsCampaignRoutes } from './campaigns/routes.ts';
import { createAdsCampaigns } from './campaigns/service.ts';
import { customerMatchRoutes } from './customer-match/routes.ts';
import { createCustomerMatch } from './customer-match/service.ts';

interface Dependencies {
  core: Core;
  platforms: Platforms;
  accounts: Accounts;
  stores: Stores;
  analytics: Analytics;
  googleAds: GoogleAdsPlatform;
}

export function adsArea({ core, platforms, accounts, stores, analytics, googleAds }: Dependencies) {
  const { db, jobs, live, publicUrl, now, sleep, log } = core;
  const { sessions, secrets } = accounts;
  const { textModel } = platforms;
  const { reports, sources, outcomesOf } = analytics;
  const { authorization } = googleAds;
  const adsAccount = createAdsAccountService({ db, jobs, live, secrets, ...googleAds, now, sleep, log });
  const consents = createAdsConsents({
    sessions,
    adsAccount,
    storeOf: stores.stores.storeOf,
    authorization,
    publicUrl,
    log,
  });
  const figures = createAccountFigures({ db, reports });
  const assets = createAdsAssets({ db, reports, textModel, now, log });
  const customerMatch = createCustomerMatch({ db, reports, now });
  const advice = createAdsService({
    db,
    reports,
    sources,
    now,
    actions: createAdsActions({ db, textModel, outcomesOf, now, log }),
    accountFigures: figures.figures,
    accountState: figures.state,
    feedSummary: assets.feedSummary,
  });
  return {
    services: { adsAccount },
    routes(http) {
      const imports = createAdsReports({ db, live, now });
      adsAccountRoutes(http, { adsAccount, consents, reports: imports });
      accountFiguresRoutes(http, figures);
      adsAssetRoutes(http, assets);
      adsCampaignRoutes(http, createAdsCampaigns({ db, now }));
      customerMatchRoutes(http, customerMatch);
      adsRoutes(http, advice);
    },
    jobs: adsJobs(adsAccount),
    reports: [...figures.reports, ...assets.reports, ...customerMatch.reports, ...advice.reports],
    recurring: { 'ads-account.enqueue-due': adsAccount.enqueueDue },
    firstQuestions: [
      (store: OwnedStore) => advice.read(store, { timeframe: '30d', campaignType: 'all' }, 'en'),
    ],
    resumeAfterCrash: adsAccount.resumeAfterCrash,
  } satisfies Area;
}
export type Ads = ReturnType<typeof adsArea>['services'];
