import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccountDeletion } from '#server/account/deletion.ts';
import { createDataExports } from '#server/account/exports.ts';
import { createAdsAccountService } from '#server/ads-account/service.ts';
import { appSecretOf } from '#server/app-secret.ts';
import { createMailLinks } from '#server/auth/mail-links.ts';
import { createSessions } from '#server/auth/sessions.ts';
import { mediaStoreOf } from '#server/command/media-store.ts';
import type { Config } from '#server/config.ts';
import { createVisitQueue } from '#server/conversion/queue.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLive } from '#server/live/live.ts';
import { createLog } from '#server/log.ts';
import { createMailService } from '#server/mail/service.ts';
import { connectOutside } from '#server/outside-services.ts';
import { createSocialAccountService } from '#server/social-accounts/service.ts';
import { hasSealed } from '#server/stores/sealed-columns.ts';
import { createSecrets } from '#server/stores/secrets.ts';
import { createStoreService } from '#server/stores/service.ts';
import { createTokens } from '#server/stores/tokens.ts';
import { createSyncQueue } from '#server/sync/queue.ts';
import { createWebhookQueue } from '#server/webhooks/queue.ts';

/** What of the application the commands on accounts need; jobs are queued here and done by a running worker. */
export async function openAccountServices(database: OpenDatabase, config: Config, now: () => Date) {
  const { db } = database;
  const log = createLog('error');
  const { publicUrl } = config.http;
  const mediaFiles = mediaStoreOf(config);
  const jobs = createJobs({ database, log });
  const live = await createLive({ database });
  const sessions = createSessions({ db, live, now });
  const mail = createMailService({ db, jobs, mailer: null, publicUrl });
  const links = createMailLinks({ db, jobs, mail, sessions, publicUrl, now });
  const { platforms, authorizations, appTokens, social, googleAds } = connectOutside(config, null, log);
  const secrets = createSecrets(await appSecretOf(config, () => hasSealed(db)), config.earlierSecrets);
  const tokens = createTokens({ db, secrets, authorizations, appTokens, now, sleep });
  const stores = createStoreService({
    ...{ db, jobs, live, secrets, tokens, appTokens, platforms, now },
    syncQueue: createSyncQueue({ jobs }),
    webhookQueue: createWebhookQueue({ jobs, publicUrl }),
    visitQueue: createVisitQueue({ jobs }),
  });
  const outward = { db, live, secrets, now, sleep, log };
  const socialAccounts = createSocialAccountService({ ...outward, ...social });
  const adsAccount = createAdsAccountService({ ...outward, jobs, ...googleAds });
  const workFolder = join(config.dataDir, 'work');
  const exports = createDataExports({ db, jobs, live, mediaFiles, workFolder, now, log });
  const deletion = createAccountDeletion({
    ...{ db, jobs, sessions, stores, socialAccounts, adsAccount, mediaFiles, now, log },
    removeWorkOf: exports.removeWorkOf,
  });
  await jobs.start([], []);
  return {
    sessions,
    links,
    deletion,
    async stop() {
      await live.stop();
      await jobs.stop();
    },
  };
}
export type AccountServices = Awaited<ReturnType<typeof openAccountServices>>;
