import type { Accounts } from '#server/accounts/area.ts';
import type { Ads } from '#server/ads/area.ts';
import type { ContentTools } from '#server/content/area.ts';
import { clearOldActivities } from '#server/core/activity/activity-log.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import { tidyDatabase } from '#server/core/db/tidy-database.ts';
import { clearCallCounts } from '#server/core/http/shared-call-counts.ts';
import type { Publishing } from '#server/publishing/area.ts';
import type { Stores } from '#server/stores/area.ts';
import { createAccountDeletion } from './account/deletion.ts';
import { createDataExports } from './account/exports.ts';
import { operationsJobs } from './account/jobs.ts';
import { accountRoutes } from './account/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { createActivityService } from './activity/service.ts';
import { probeRoutes } from './health/probe-routes.ts';
import { createReadiness } from './health/readiness.ts';
import { connectionsOf, createReadings } from './health/readings.ts';
import { healthRoutes } from './health/routes.ts';
import { createClosedAccess } from './sealed-access/closed-access.ts';
import { createResealing } from './sealed-access/resealing.ts';

interface Dependencies {
  core: Core;
  accounts: Accounts;
  stores: Stores;
  publishing: Publishing;
  ads: Ads;
  tools: Pick<ContentTools, 'mediaFiles' | 'workFolder'>;
}

export function operationsArea({ core, accounts, stores, publishing, ads, tools }: Dependencies) {
  const { database, db, jobs, live, works, now, log } = core;
  const { sessions, ownerAgain, secrets } = accounts;
  const { socialAccounts, foundAccounts, engine } = publishing;
  const { syncQueue } = stores;
  const { adsAccount } = ads;
  const closedAccess = createClosedAccess({ db, live, secrets, syncQueue, socialAccounts, adsAccount, log });
  const resealing = createResealing({ db, secrets, log });
  const exports = createDataExports({ db, jobs, live, now, log, ...tools });
  const deletion = createAccountDeletion({
    db,
    jobs,
    sessions,
    stores: stores.stores,
    adsAccount,
    now,
    log,
    socialAccounts,
    foundAccounts,
    mediaFiles: tools.mediaFiles,
    removeExportFilesOf: exports.removeFilesOf,
    clearExportsOfDeleted: exports.clearOfDeleted,
  });
  const readiness = createReadiness(db);
  return {
    services: {
      readiness,
      readings: createReadings({ database, jobs, now }),
      connections: () => connectionsOf(database),
    },
    routes(http) {
      activityRoutes(http, createActivityService({ db, now }));
      accountRoutes(http, { deletion, exports, ownerAgain });
      probeRoutes(http, readiness.isReady);
      const { keyIds } = secrets;
      healthRoutes(http, { db, jobs, publishing: engine, keyIds, worksSince: works ? now() : null, now });
    },
    jobs: operationsJobs(deletion, exports),
    recurring: {
      'reporting.tidy-database': () => tidyDatabase(database),
      'http.clear-call-counts': () => clearCallCounts(db),
      'activity.clear-old': () => clearOldActivities(db, now()),
      'stores.reseal-tokens': resealing.resealOld,
      'stores.check-closed-access': closedAccess.check,
      'account.take-up-deletions': deletion.takeUpLeft,
      'account.take-up-exports': exports.takeUpAbandoned,
      'account.clear-exports': exports.clearOld,
    },
    start: closedAccess.check,
  } satisfies Area;
}
