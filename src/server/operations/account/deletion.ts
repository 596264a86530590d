import type { FastifyBaseLogger } from 'fastify';
import { leaveAccounts } from '#server/accounts/members/leave-accounts.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import {
  deleteMarkedUser,
  findAccountsOver,
  isAccountOver,
  markDeleted,
} from '#server/accounts/users/deleted-users.ts';
import { deleteNotesNaming } from '#server/accounts/users/repository.ts';
import type { AdsAccountService } from '#server/ads/account/service.ts';
import { cancelGenerationsOf } from '#server/content/captions/generations-repository.ts';
import type { MediaFiles } from '#server/content/media-files/media-files.ts';
import { deleteActivitiesOf } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { deleteJobsNaming } from '#server/core/jobs/delete-jobs.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { deletePersonRecords } from '#server/outreach/person-records.ts';
import { holdAllOf } from '#server/publishing/posts/deliveries.ts';
import { pauseSchedulesOf } from '#server/publishing/schedules/repository.ts';
import type { FoundAccounts } from '#server/publishing/social-accounts/found-accounts.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import type { StoreService } from '#server/stores/connect/service.ts';
import { deleteExportsOf, findAllStoresOf, findNamesOf, stopExportsOf } from './deletion-repository.ts';
import { deleteAccountData } from './jobs.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  sessions: Pick<Sessions, 'endAllOf'>;
  stores: StoreService;
  socialAccounts: SocialAccountService;
  foundAccounts: Pick<FoundAccounts, 'withdrawAllOf'>;
  adsAccount: AdsAccountService;
  mediaFiles: Pick<MediaFiles, 'removeAll'>;
  /** Takes away what exports have left on this machine, and in the folders of others. */
  removeExportFilesOf: (userId: string) => Promise<void>;
  /** What a person who deleted themselves made; without effect for everybody else. */
  clearExportsOfDeleted: (userId: string) => Promise<void>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/**
 * An account ends in two parts. At once: nobody is signed in to it, and nothing goes out in its name any more. Then a
 * job, which may be killed and begins again where there is still something: platforms to notify, rows, files.
 */
export function createAccountDeletion(dependencies: Dependencies) {
  const { db, jobs, sessions, stores, socialAccounts, foundAccounts, adsAccount } = dependencies;
  const { mediaFiles, removeExportFilesOf, clearExportsOfDeleted, now, log } = dependencies;

  async function begin(userId: string): Promise<void> {
    await db.transaction(async (tx) => {
      // What they handed over is others' now, and stays.
      const ended = await leaveAccounts(tx, userId, now());
      if (!(await markDeleted(tx, userId, now()))) return;
      await deletePersonRecords(tx, userId);
      await stopExportsOf(tx, userId, now());
      for (const accountId of ended) await end(tx, accountId);
      // Who had left their own account long ago is to be removed nevertheless.
      await jobs.enqueue(tx, deleteAccountData, { userId }, { key: userId });
      await sessions.endAllOf(userId, tx);
    });
  }

  async function end(tx: Database, accountId: string): Promise<void> {
    await socialAccounts.closeAllOf(tx, accountId);
    await holdAllOf(tx, accountId);
    await pauseSchedulesOf(tx, accountId);
    await cancelGenerationsOf(tx, accountId, now());
    await deleteJobsNaming(tx, await findNamesOf(tx, accountId), { onlyWaiting: true });
    await jobs.enqueue(tx, deleteAccountData, { userId: accountId }, { key: accountId });
  }

  async function finish(userId: string): Promise<void> {
    await clearExportsOfDeleted(userId);
    if (!(await isAccountOver(db, userId))) return;
    await socialAccounts.giveBackAll(userId);
    await foundAccounts.withdrawAllOf(userId);
    await leaveStores(userId);
    await removeExportFilesOf(userId);
    await mediaFiles.removeAll(`u/${userId}/`);
    await deleteActivitiesOf(db, userId);
    await db.transaction(async (tx) => {
      const names = await findNamesOf(tx, userId);
      // Its own job, too: nothing that names the account is left when this is committed.
      await deleteJobsNaming(tx, names, { onlyWaiting: false });
      await deleteNotesNaming(tx, names);
      await deleteExportsOf(tx, userId);
      await deleteMarkedUser(tx, userId);
    });
    log.info({ userId }, 'account deleted');
  }

  /** As their owner would disconnect them, and then everything that was read from them. */
  async function leaveStores(userId: string) {
    const found = await findAllStoresOf(db, userId);
    for (const { store, connected } of found) {
      if (await adsAccount.isConnected(store.id)) await unlessBroken(() => adsAccount.disconnect(store));
      const isNotified = connected && (await unlessBroken(() => stores.disconnect(store)));
      if (connected && !isNotified) await stores.disconnectSilently(store);
    }
    // While what they name can still be found.
    const names = await findNamesOf(db, userId);
    const others = names.filter((name) => name !== userId);
    await deleteJobsNaming(db, others, { onlyWaiting: false });
    for (const { store } of found) await stores.deleteData(store.id);
  }

  /** An account is deleted even where a platform cannot be notified. */
  async function unlessBroken(notifyPlatform: () => Promise<unknown>): Promise<boolean> {
    try {
      await notifyPlatform();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'a platform could not be notified of an account deletion');
      return false;
    }
  }

  /** For accounts whose job was lost or gave up. */
  async function takeUpLeft(): Promise<void> {
    for (const userId of await findAccountsOver(db))
      await jobs.enqueue(db, deleteAccountData, { userId }, { key: userId });
  }

  return { begin, finish, takeUpLeft };
}
export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
