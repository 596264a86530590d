import type { Accounts } from '#server/accounts/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { CopiedDemoStore, ShopPlatforms } from '#server/platforms/ports/store-platform.ts';
import { consentRoutes } from './connect/consent-routes.ts';
import { createConsents, type FindWantedKinds, type LearnAllowed } from './connect/consents.ts';
import { createDemoStores } from './connect/demo-stores.ts';
import { createInstalls } from './connect/installs.ts';
import { createOpenStores } from './connect/open-stores.ts';
import type { DeleteLargeTables } from './connect/repository.ts';
import { storeRoutes } from './connect/routes.ts';
import { createStoreService, type ReadRequests, type TakeBackAll } from './connect/service.ts';
import { createTokens } from './connect/tokens.ts';
import { createProfitQueue, createSyncQueue, createWebhookQueue, storesJobs } from './jobs.ts';
import { createCostService } from './profit/cost-service.ts';
import { createCostsReading } from './profit/costs-reading.ts';
import { createReconciliation } from './reconciliation/service.ts';
import { createSyncService } from './sync/service.ts';
import { createPrivacy } from './webhooks/privacy.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { createWebhookService } from './webhooks/service.ts';

interface Dependencies {
  core: Core;
  accounts: Accounts;
  shops: ShopPlatforms;
  demoStores: CopiedDemoStore[];
  visitRequests: ReadRequests;
  brandRequests: ReadRequests;
  deleteLargeTables: DeleteLargeTables;
  writeBack: { takeBackAll: TakeBackAll; findWantedKinds: FindWantedKinds; learnAllowed: LearnAllowed };
}

export function storesArea({
  core,
  accounts,
  shops,
  demoStores,
  visitRequests,
  brandRequests,
  deleteLargeTables,
  writeBack,
}: Dependencies) {
  const { database, db, jobs, live, publicUrl, now, sleep, log } = core;
  const { sessions, secrets, members } = accounts;
  const { platforms, authorizations, appSecrets, appTokens } = shops;
  const syncQueue = createSyncQueue({ jobs });
  const webhookQueue = createWebhookQueue({ jobs, publicUrl });
  const tokens = createTokens({ db, secrets, authorizations, appTokens, now, sleep });
  const openStores = createOpenStores({ db, live, tokens, platforms, deleteLargeTables, now });
  const stores = createStoreService({
    db,
    jobs,
    live,
    secrets,
    tokens,
    appTokens,
    platforms,
    deleteLargeTables,
    takeBackAll: writeBack.takeBackAll,
    members,
    now,
    syncQueue,
    webhookQueue,
    visitRequests,
    brandRequests,
  });
  const installs = createInstalls({ sessions, stores, secrets });
  const consents = createConsents({
    db,
    sessions,
    stores,
    installs,
    memberOf: members.memberOf,
    authorizations,
    platforms,
    findWantedKinds: writeBack.findWantedKinds,
    learnAllowed: writeBack.learnAllowed,
    publicUrl,
    log,
  });
  const sync = createSyncService({ database, live, openStores, syncQueue, now, sleep, log });
  const profitQueue = createProfitQueue({ jobs });
  const costsReading = createCostsReading({ database, live, openStores, profitQueue, now, log });
  const reconciliation = createReconciliation({
    db,
    jobs,
    live,
    openStores,
    sync,
    writeProfitDays: costsReading.writeDays,
    now,
    log,
  });
  const demo = createDemoStores({ db, stores, demoStores });
  const costs = createCostService({ db, live, profitQueue, madeUpStores: demo, now });
  const privacy = createPrivacy({ db, jobs, openStores, now });
  const webhooks = createWebhookService({
    db,
    jobs,
    secrets,
    openStores,
    sync,
    privacy,
    webhookQueue,
    platforms,
    appSecrets,
    now,
    log,
  });
  return {
    services: { stores, openStores, sync, syncQueue, costs },
    async routes(http) {
      storeRoutes(http, { stores, demoStores: demo });
      consentRoutes(http, { consents, installs });
      await webhookRoutes(http, { webhooks, privacy });
    },
    jobs: storesJobs({ stores, sync, costsReading, reconciliation, webhooks, privacy }),
    recurring: {
      'sync.enqueue-due': sync.enqueueDue,
      'profit.enqueue-due': costsReading.enqueueDue,
      'reconciliation.enqueue-due': reconciliation.enqueueDue,
      'webhooks.enqueue-overlooked': webhooks.enqueueOverlooked,
      'webhooks.check-subscriptions': webhooks.checkSubscriptions,
      'webhooks.clear-old': webhooks.clearOld,
      'stores.renew-idle-tokens': tokens.renewIdle,
      'stores.delete-disconnected': stores.deleteAllDisconnected,
    },
    // An upgrade may have left some.
    start() {
      live.onEvent(costsReading.noticed);
      return syncQueue.enqueueLookForMissingDays(db);
    },
    async resumeAfterCrash() {
      await costsReading.resumeAfterCrash();
      await sync.resumeAfterCrash();
    },
    stop() {
      costsReading.stop();
      sync.stop();
    },
  } satisfies Area;
}
export type Stores = ReturnType<typeof storesArea>['services'];
