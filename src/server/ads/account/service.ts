import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import type {
  AdsAuthorization,
  AdsPlatform,
  AdsTokens,
  ReachedAccount,
} from '#server/platforms/ports/ads-platform.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { AdsAccount } from '#shared/ads/ads-account.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { createDeadTokenNote } from './dead-token.ts';
import { deleteFacts } from './facts-repository.ts';
import { readAdsAccount } from './jobs.ts';
import { adsAccountProblems } from './problems.ts';
import { choicesOf, publicAccount } from './public-account.ts';
import { createAdsReading } from './reading.ts';
import { findReports } from './reports/repository.ts';
import {
  type AccountRecord,
  deleteAccount,
  findAccount,
  findDueAccounts,
  releaseAll,
  saveAccount,
  updateAccount,
} from './repository.ts';
import { createAdsTokens } from './tokens.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  secrets: Secrets;
  platform: AdsPlatform;
  authorization: AdsAuthorization | null;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

type Store = Pick<OwnedStore, 'id' | 'userId'>;
type Reached = { accounts: ReachedAccount[]; throughManager: boolean; refusal: PlatformFailure | null };

/** Google counts every question, so what was just read is not read again. */
const JUST_READ_MS = 10 * MINUTE_MS;
export const MOST_ENQUEUED = 500;

/** The Google Ads account of a store: connected by its owner, read every day. */
export function createAdsAccountService(dependencies: Dependencies) {
  const { db, jobs, live, platform, authorization, now, log } = dependencies;
  const noteDeadToken = createDeadTokenNote({ db, live, log });
  const tokens = createAdsTokens({ ...dependencies, noteDeadToken });
  const reading = createAdsReading({ db, live, platform, tokens, noteDeadToken, now, log });

  async function readFor(store: Store): Promise<AdsAccount> {
    const record = await findAccount(db, store.id);
    return {
      canConnect: authorization !== null,
      account: record ? publicAccount(record) : null,
      reports: await findReports(db, store.id),
    };
  }

  /** What a consent gave. @throws PlatformFailure when it reaches no account, or Google does not say. */
  async function connect(store: Store, granted: AdsTokens & { refreshToken: string }) {
    const reached = await findReached(granted.accessToken);
    await settle(store, reached, tokens.sealed(store.id, granted));
  }

  /** Its token cannot be read: it waits for its owner, or for `openAccess`. */
  async function closeAccess(tx: Database, store: Store, problem: Sentence): Promise<void> {
    await updateAccount(tx, store.id, { status: 'reconnect', problem, nextReadAt: null });
    await live.notify(tx, store.userId, { type: 'ads-changed', storeId: store.id });
  }

  async function openAccess(tx: Database, store: Store): Promise<void> {
    await updateAccount(tx, store.id, { status: 'active', problem: null, nextReadAt: now() });
    await live.notify(tx, store.userId, { type: 'ads-changed', storeId: store.id });
  }

  /** An account that Google does not let us read is saved with the reason; the owner can do something about it. */
  async function findReached(accessToken: string): Promise<Reached> {
    try {
      return { ...(await platform.reached({ accessToken, managerId: null })), refusal: null };
    } catch (error) {
      const isRefused = error instanceof PlatformFailure && error.kind === 'rejected';
      if (!isRefused || error.code === 'no_accounts') throw error;
      return { accounts: [], throughManager: false, refusal: error };
    }
  }

  /** The account that was chosen before stays; the only one there is needs no choice. */
  async function settle(
    store: Store,
    { accounts, throughManager, refusal }: Reached,
    granted: Partial<ReturnType<typeof tokens.sealed>> = {},
  ) {
    const storeId = store.id;
    await db.transaction(async (tx) => {
      const before = await findAccount(tx, storeId);
      if (!before && !granted.refreshToken) return; // disconnected in the meantime
      if (refusal) {
        await saveAccount(tx, {
          storeId,
          ...granted,
          status: 'refused',
          problem: refusal.sentence,
          connectedAt: now(),
        });
      } else {
        const chosen =
          accounts.find(({ customerId }) => customerId === before?.customerId) ??
          (accounts.length === 1 && !throughManager ? accounts[0] : undefined);
        await saveAccount(tx, {
          storeId,
          status: 'choosing',
          ...granted,
          choices: accounts,
          connectedAt: now(),
        });
        await take(tx, storeId, { before, chosen });
      }
      await notifyPages(tx, store);
    });
  }

  /** From here on the store has this account, or none until one is chosen. What was read of another is forgotten. */
  async function take(
    tx: Database,
    storeId: string,
    { before, chosen }: { before: AccountRecord | undefined; chosen: ReachedAccount | undefined },
  ) {
    const isSame = chosen !== undefined && chosen.customerId === before?.customerId;
    // First, because it waits for a reading that is saving something of the account before.
    await updateAccount(tx, storeId, {
      customerId: chosen?.customerId ?? null,
      managerId: chosen?.managerId ?? null,
      name: chosen?.name ?? null,
      currency: chosen?.currency ?? null,
      timeZone: chosen?.timeZone ?? null,
      ...(isSame ? {} : { autoTagging: null, readAt: null, knownFrom: null }),
      status: !chosen ? 'choosing' : isSame && before?.readAt ? 'active' : 'reading',
      problem: null,
      readingUntil: null,
      nextReadAt: chosen ? now() : null,
    });
    if (!isSame) await deleteFacts(tx, storeId);
    if (chosen) await jobs.enqueue(tx, readAdsAccount, { storeId }, { key: storeId });
  }

  async function choose(store: Store, customerId: string): Promise<AdsAccount> {
    await db.transaction(async (tx) => {
      const before = await openAccount(tx, store);
      const chosen = choicesOf(before).find((choice) => choice.customerId === customerId);
      if (!chosen) throw adsAccountProblems.notReached();
      await take(tx, store.id, { before, chosen });
      await notifyPages(tx, store);
    });
    return readFor(store);
  }

  async function refresh(store: Store): Promise<AdsAccount> {
    const record = await openAccount(db, store);
    const isFresh =
      record.readAt && !record.problem && now().getTime() - record.readAt.getTime() < JUST_READ_MS;
    if (!record.customerId) await lookAgain(store, record);
    else if (!isFresh) await jobs.enqueue(db, readAdsAccount, { storeId: store.id }, { key: store.id });
    return readFor(store);
  }

  /** There was no account to choose, or the right one was not among them. */
  async function lookAgain(store: Store, record: AccountRecord) {
    try {
      const { accessToken } = await tokens.accessOf(record);
      await settle(store, await findReached(accessToken));
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.kind !== 'reconnect-needed') throw adsAccountProblems.notAnswered(error);
      await noteDeadToken(record, error);
    }
  }

  async function openAccount(tx: Database, store: Store): Promise<AccountRecord> {
    const record = await findAccount(tx, store.id);
    if (!record) throw adsAccountProblems.notConnected();
    if (record.status === 'reconnect') throw adsAccountProblems.reconnectNeeded();
    return record;
  }

  async function disconnect(store: Store) {
    const record = await findAccount(db, store.id);
    if (!record) throw adsAccountProblems.notConnected();
    await tokens.revoke(record, store.userId);
    await db.transaction(async (tx) => {
      await deleteAccount(tx, store.id);
      await deleteFacts(tx, store.id);
      await notifyPages(tx, store);
    });
    return { id: record.customerId, name: record.name };
  }

  function notifyPages(tx: Database, store: Store) {
    return live.notify(tx, store.userId, { type: 'ads-changed', storeId: store.id });
  }

  async function enqueueDue() {
    await jobs.enqueueForStores(db, readAdsAccount, await findDueAccounts(db, now(), MOST_ENQUEUED));
  }

  return {
    readFor,
    connect,
    choose,
    refresh,
    disconnect,
    closeAccess,
    openAccess,
    isConnected: async (storeId: string) => (await findAccount(db, storeId)) !== undefined,
    enqueueDue,
    readAccount: reading.readAccount,
    /** When this is the only process, a reader from before is gone. */
    async resumeAfterCrash() {
      await releaseAll(db, now());
      await enqueueDue();
    },
  };
}
export type AdsAccountService = ReturnType<typeof createAdsAccountService>;
