import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { createMembers } from '#server/accounts/members/members.ts';
import { createSessions } from '#server/accounts/sessions/sessions.ts';
import { createMailLinks } from '#server/accounts/sign-in/mail-links.ts';
import { resetFactors } from '#server/accounts/sign-in/reset-factors.ts';
import { deleteFiguresInSteps } from '#server/ads/account/facts-repository.ts';
import { createAdsAccountService } from '#server/ads/account/service.ts';
import { createVisitQueue } from '#server/analytics/jobs.ts';
import { createBrandQueue } from '#server/content/brand-kit/requests.ts';
import type { Config } from '#server/core/config.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { createJobs } from '#server/core/jobs/jobs.ts';
import { createLive } from '#server/core/live/live.ts';
import { createLog } from '#server/core/operation/log.ts';
import { appSecretOf } from '#server/core/secrets/app-secret.ts';
import { createAccountDeletion } from '#server/operations/account/deletion.ts';
import { createDataExports } from '#server/operations/account/exports.ts';
import { mediaStoreOf } from '#server/operations/command/media-store.ts';
import { hasSealed } from '#server/operations/sealed-access/sealed-columns.ts';
import { connectOutside } from '#server/platforms/connect-outside.ts';
import { createMailService } from '#server/platforms/mail/service.ts';
import { createFoundAccounts } from '#server/publishing/social-accounts/found-accounts.ts';
import { createSocialAccountService } from '#server/publishing/social-accounts/service.ts';
import { takeBackAll } from '#server/publishing/write-back/of-store.ts';
import { createStoreService } from '#server/stores/connect/service.ts';
import { createTokens } from '#server/stores/connect/tokens.ts';
import { createSyncQueue, createWebhookQueue } from '#server/stores/jobs.ts';

/** What of the application the commands on accounts need; jobs are queued here and done by a running worker. */
export async function openAccountServices(database: OpenDatabase, config: Config, now: () => Date) {
  const { db } = database;
  const log = createLog('error');
  const { publicUrl } = config.http;
  const mediaFiles = mediaStoreOf(config);
  const jobs = createJobs({ database, log });
  const live = await createLive({ database });
  const sessions = createSessions({ db, live, now });
  const outside = connectOutside(config, null, log);
  const { platforms, authorizations, appTokens, social, googleAds, mailer } = outside;
  const mail = createMailService({ db, jobs, mailer, publicUrl });
  const links = createMailLinks({ db, jobs, mail, sessions, publicUrl, now });
  const secrets = createSecrets(await appSecretOf(config, () => hasSealed(db)), config.earlierSecrets);
  const tokens = createTokens({ db, secrets, authorizations, appTokens, now, sleep });
  const stores = createStoreService({
    db,
    jobs,
    live,
    secrets,
    tokens,
    appTokens,
    platforms,
    now,
    syncQueue: createSyncQueue({ jobs }),
    webhookQueue: createWebhookQueue({ jobs, publicUrl }),
    visitRequests: createVisitQueue({ jobs }),
    brandRequests: createBrandQueue({ jobs, now }),
    deleteLargeTables: deleteFiguresInSteps,
    takeBackAll,
    members: createMembers({ db, sessions, live, mail, now }),
  });
  const outward = { db, live, secrets, now, sleep, log };
  const socialAccounts = createSocialAccountService({ ...outward, ...social });
  const foundAccounts = createFoundAccounts({ db, live, sessions, secrets, accounts: socialAccounts, now });
  const adsAccount = createAdsAccountService({ ...outward, jobs, ...googleAds });
  const workFolder = join(config.dataDir, 'work');
  const exports = createDataExports({ db, jobs, live, mediaFiles, workFolder, now, log });
  const deletion = createAccountDeletion({
    db,
    jobs,
    sessions,
    stores,
    socialAccounts,
    foundAccounts,
    adsAccount,
    mediaFiles,
    now,
    log,
    removeExportFilesOf: exports.removeFilesOf,
    clearExportsOfDeleted: exports.clearOfDeleted,
  });
  await jobs.start([], []);
  return {
    sessions,
    links,
    deletion,
    resetFactors: (userId: string) => resetFactors({ db, sessions, mail }, userId),
    async stop() {
      await live.stop();
      await jobs.stop();
    },
  };
}
export type AccountServices = Awaited<ReturnType<typeof openAccountServices>>;
