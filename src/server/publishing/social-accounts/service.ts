import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AccountAccess,
  AccountGrant,
  SocialAuthorization,
  SocialEntry,
  SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { accountConnected, accountDisconnected } from '#server/publishing/posts/accounts.ts';
import { choicesAsked, choicesMissing, rememberChoices } from '#server/publishing/posts/post-choices.ts';
import { WAY_KEYS } from '#shared/content/networks/networks.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { validChoices } from '#shared/publishing/post-choices.ts';
import type {
  AccountChoices,
  ConsentWay,
  EntryWay,
  PostChoices,
  SocialAccount,
  SocialNetworkName,
} from '#shared/publishing/social-accounts.ts';
import { accountFailures, accountProblems } from './problems.ts';
import {
  type AccountRecord,
  closeAccountsOf,
  findAccount,
  findAccounts,
  findAccountsOf,
  findHeldTokens,
  findStoreAccount,
  findUnchecked,
  markDisconnected,
  markReconnect,
  saveAccount,
  updateAccount,
} from './repository.ts';
import { createAccountTokens, wayOf } from './tokens.ts';

interface Dependencies {
  db: Database;
  live: Live;
  secrets: Secrets;
  networks: Partial<Record<SocialNetworkName, SocialNetwork>>;
  authorizations: Partial<Record<ConsentWay, SocialAuthorization>>;
  entries: Partial<Record<EntryWay, SocialEntry>>;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

/** One after the other, every ten minutes. */
export const MOST_CHECKED = 1_000;

/** Accounts at the networks that a store's posts go out to. */
export function createSocialAccountService(dependencies: Dependencies) {
  const { db, live, networks, authorizations, entries, now, log } = dependencies;
  const isSetUp = (way: string) => way in authorizations || way in entries;
  const tokens = createAccountTokens({ ...dependencies, onDead });

  function publicAccount(account: AccountRecord): SocialAccount {
    const { id, storeId, network, name, username, pictureUrl, followers, status, problem } = account;
    const { postChoices, checkedAt, connectedAt } = account;
    return {
      id,
      storeId,
      network,
      way: wayOf(account.via),
      name,
      username,
      pictureUrl,
      followers,
      problem,
      status,
      postChoices,
      choicesMissing: choicesMissing(networks, network, postChoices).map(({ name }) => name),
      checkedAt: checkedAt?.toISOString() ?? null,
      connectedAt: connectedAt.toISOString(),
    };
  }

  async function listOf(storeId: string) {
    const accounts = (await findAccountsOf(db, storeId)).map(publicAccount);
    return { accounts, ways: WAY_KEYS.filter(isSetUp) };
  }

  async function listOfAll(storeIds: string[]): Promise<SocialAccount[]> {
    return (await findAccountsOf(db, ...storeIds)).map(publicAccount);
  }

  /** The account that secrets of its owner open; the network is asked at once. */
  async function open(way: EntryWay, fields: Record<string, string>): Promise<AccountGrant> {
    const entry = entries[way];
    if (!entry) throw accountProblems.notConfigured(way);
    return entry.open(fields).catch((error) => {
      throw error instanceof PlatformFailure ? accountProblems.notOpened(way, error) : error;
    });
  }

  /** Accounts that belong to the store, again. @returns their ids. */
  async function connect(store: Pick<OwnedStore, 'id' | 'userId'>, grants: AccountGrant[]) {
    return db.transaction((tx) => connectIn(tx, store, grants));
  }

  async function connectIn(
    tx: Database,
    store: Pick<OwnedStore, 'id' | 'userId'>,
    grants: AccountGrant[],
  ): Promise<string[]> {
    const accountIds: string[] = [];
    for (const { network, externalId, name, username, pictureUrl, followers, via, ...token } of grants) {
      const accountId = await saveAccount(tx, {
        storeId: store.id,
        network,
        externalId,
        name,
        username,
        pictureUrl,
        followers,
        via,
        ...tokens.sealed({ storeId: store.id, network, externalId }, token),
        tokenRefreshUntil: null,
        status: 'active',
        problem: null,
        checkedAt: now(),
        connectedAt: now(),
        disconnectedAt: null,
      });
      await accountConnected(tx, accountId, now());
      accountIds.push(accountId);
    }
    await live.notify(tx, store.userId, { type: 'accounts-changed', storeId: store.id });
    await live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });
    return accountIds;
  }

  /** Its token cannot be read: it waits for its owner, or for `openAccess`. */
  async function closeAccess(tx: Database, accountId: string, problem: Sentence): Promise<void> {
    const account = await updateAccount(tx, accountId, { status: 'reconnect', problem, checkedAt: now() });
    if (account) await recordEnd(tx, account);
    await notifyOwner(tx, accountId);
  }

  function recordEnd(tx: Database, { id, storeId, name, network }: AccountRecord) {
    const deed = { kind: 'social-account-expired' as const, of: { storeId }, details: { network } };
    return recordOwnDeeds(tx, [{ ...deed, subject: { id, name } }], now());
  }

  async function openAccess(tx: Database, accountId: string): Promise<void> {
    await updateAccount(tx, accountId, { status: 'active', problem: null });
    await accountConnected(tx, accountId, now());
    const found = await findAccount(tx, accountId);
    if (!found) return;
    const { userId, account } = found;
    await live.notify(tx, userId, { type: 'accounts-changed', storeId: account.storeId });
    await live.notify(tx, userId, { type: 'posts-changed', storeId: account.storeId });
  }

  async function check(store: OwnedStore, accountId: string): Promise<SocialAccount> {
    const account = await findStoreAccount(db, store.id, accountId);
    if (!account) throw accountProblems.notFound();
    await ask(account).catch((error) => {
      throw error instanceof PlatformFailure ? accountProblems.notChecked(account.network, error) : error;
    });
    const checked = await findStoreAccount(db, store.id, accountId);
    if (!checked) throw accountProblems.notFound();
    return publicAccount(checked);
  }

  /** By the call that publishing begins with. What says nothing of the account is thrown. */
  async function ask(account: AccountRecord): Promise<void> {
    try {
      const access = await tokens.accessOf(account);
      const network = networks[account.network];
      if (!network) return;
      const { externalId: _, ...profile } = await network.inspect(access);
      await note(account, { ...profile, status: 'active', problem: null, checkedAt: now() });
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.kind === 'reconnect-needed') return needsReconnect(account.id, error);
      if (error.kind !== 'rejected') throw error;
      await note(account, { problem: error.sentence, checkedAt: now() });
    }
  }

  async function note(account: AccountRecord, change: Parameters<typeof updateAccount>[2]) {
    await db.transaction(async (tx) => {
      const updated = await updateAccount(tx, account.id, change);
      const differs = updated?.status !== account.status || updated.problem !== account.problem;
      if (updated && differs) await notifyOwner(tx, account.id);
    });
  }

  async function notifyOwner(tx: Database, accountId: string) {
    const found = await findAccount(tx, accountId);
    if (!found) return;
    await live.notify(tx, found.userId, { type: 'accounts-changed', storeId: found.account.storeId });
  }

  async function onDead(account: AccountRecord, failure: PlatformFailure) {
    const isNews = await db.transaction(async (tx) => {
      const marked = await markReconnect(tx, account, failure.sentence, now());
      if (!marked) return false;
      await recordEnd(tx, account);
      await notifyOwner(tx, account.id);
      return true;
    });
    if (isNews)
      log.warn(
        { accountId: account.id, network: account.network, code: failure.code },
        'account needs consent',
      );
  }

  /** For publishing: the network refused our access, so nothing more is sent until the owner has connected again. */
  async function needsReconnect(accountId: string, failure: PlatformFailure) {
    const found = await findAccount(db, accountId);
    if (found) await onDead(found.account, failure);
  }

  /** @throws PlatformFailure `reconnect-needed` when it is gone or waits for its owner. */
  async function accessTo(accountId: string): Promise<AccountAccess> {
    return (await accessToAll(db, [accountId]))(accountId);
  }

  /** For publishing to many accounts at once: each is opened as `accessTo` does when it is asked for. */
  async function accessToAll(tx: Database, accountIds: string[]) {
    const found = await findAccounts(tx, accountIds);
    return async (accountId: string): Promise<AccountAccess> => {
      const account = found.get(accountId);
      if (!account) throw accountFailures.gone();
      if (account.status !== 'active') throw accountFailures.waits(account.network, account.problem);
      return tokens.accessOf(account);
    };
  }

  /** What can be chosen for its posts. @throws Problem where the network cannot be asked for what the account offers. */
  async function choicesOf(store: OwnedStore, accountId: string): Promise<AccountChoices> {
    const account = await findStoreAccount(db, store.id, accountId);
    if (!account) throw accountProblems.notFound();
    const asked = choicesAsked(networks, account.network);
    const asks = asked.map(({ name }) => name);
    const network = networks[account.network];
    if (!network?.offers || !asked.some(({ kind }) => kind === 'account')) return { asks, offers: {} };
    try {
      return { asks, offers: await network.offers(await tokens.accessOf(account)) };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.kind === 'reconnect-needed') await needsReconnect(account.id, error);
      throw accountProblems.notChecked(account.network, error);
    }
  }

  async function choosePosting(store: OwnedStore, accountId: string, choices: PostChoices) {
    const account = await findStoreAccount(db, store.id, accountId);
    if (!account) throw accountProblems.notFound();
    await db.transaction(async (tx) => {
      await rememberChoices(tx, { storeId: store.id, accountId }, validChoices(account.network, choices));
      await live.notify(tx, store.userId, { type: 'accounts-changed', storeId: store.id });
    });
    return publicAccount((await findStoreAccount(db, store.id, accountId))!);
  }

  async function disconnect(store: OwnedStore, accountId: string) {
    const account = await findStoreAccount(db, store.id, accountId);
    if (!account) throw accountProblems.notFound();
    await tokens.revoke(account);
    await db.transaction(async (tx) => {
      await markDisconnected(tx, account.id, now());
      await accountDisconnected(tx, { storeId: store.id, accountId }, now());
      await live.notify(tx, store.userId, { type: 'accounts-changed', storeId: store.id });
      await live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });
    });
    return account;
  }

  /** For an account that is deleted: what every network granted its owner is given back. */
  async function giveBackAll(userId: string) {
    for (const account of await findHeldTokens(db, userId)) {
      await tokens.revoke(account).catch((error) => {
        log.warn({ err: error, accountId: account.id }, 'access could not be given back');
      });
      await markDisconnected(db, account.id, now());
    }
  }

  /** Every account once a day, so that a dead token is known before its next post is due. */
  async function checkDue() {
    const yesterday = new Date(now().getTime() - DAY_MS);
    for (const account of await findUnchecked(db, yesterday, MOST_CHECKED))
      await ask(account).catch((error) => {
        if (!(error instanceof PlatformFailure)) throw error;
      });
  }

  return {
    listOf,
    listOfAll,
    open,
    connect,
    connectIn,
    closeAccess,
    openAccess,
    check,
    choicesOf,
    choosePosting,
    disconnect,
    closeAllOf: (tx: Database, userId: string) => closeAccountsOf(tx, userId, now()),
    giveBackAll,
    accessTo,
    accessToAll,
    needsReconnect,
    checkDue,
    renewOld: tokens.renewOld,
    withdraw: tokens.withdraw,
  };
}
export type SocialAccountService = ReturnType<typeof createSocialAccountService>;
