import { notifyPlatform } from '#server/accounts/connections/notify-platform.ts';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { MembersService } from '#server/accounts/members/members.ts';
import { recordActivities } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { Account, OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AppTokens,
  StoreAccess,
  StoreIdentity,
  StorePlatform,
  StoreTokens,
} from '#server/platforms/ports/store-platform.ts';
import type { StoreWriteBack } from '#server/platforms/ports/write-back.ts';
import type { SyncQueue, WebhookQueue } from '#server/stores/jobs.ts';
import { deleteStoreData } from '#server/stores/jobs.ts';
import type { User } from '#shared/accounts/auth.ts';
import {
  isStoreName,
  type Platform,
  type ShopierConnection,
  type ShopifyAppConnection,
  type ShopifyConnection,
  type Store,
} from '#shared/stores/stores.ts';
import { recordOf } from './open-stores.ts';
import { storeProblems } from './problems.ts';
import { publicStore } from './public-store.ts';
import {
  type DeleteLargeTables,
  deleteDisconnectedStore,
  findDisconnectedStores,
  findOwnedStore,
  findStore,
  findStoreByShop,
  findStoresOf,
  forgetProblem,
  insertStore,
  markDisconnected,
  type StoreRecord,
  updateStore,
} from './repository.ts';
import { lastingToken, type Tokens } from './tokens.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  secrets: Secrets;
  tokens: Tokens;
  appTokens: AppTokens;
  syncQueue: SyncQueue;
  webhookQueue: WebhookQueue;
  visitRequests: ReadRequests;
  brandRequests: ReadRequests;
  platforms: Partial<Record<Platform, StorePlatform>>;
  deleteLargeTables: DeleteLargeTables;
  takeBackAll: TakeBackAll;
  members: Pick<MembersService, 'accountOfStore'>;
  now: () => Date;
}

/** The account that a store is connected to, and who does it. */
export interface ConnectingAccount {
  id: string;
  by: string;
}

/** Removes what areas above wrote into the reports of a platform that takes such. */
export type TakeBackAll = (
  db: Database,
  of: { storeId: string; port: StoreWriteBack; access: StoreAccess },
) => Promise<void>;

/** Asks for more of a store to be read than its records: its visits, or its brand. */
export interface ReadRequests {
  enqueueRead(tx: Database, storeId: string): Promise<unknown>;
}

/** Hundreds of things, each removed by a call of its own. */
const LONGEST_TAKING_BACK_MS = 20_000;

/** Everything a connection is made of besides the shop itself. */
export interface Credentials {
  connection: Store['connection'];
  tokens: StoreTokens;
  /** The owner's own app, where that is the way in. */
  app?: { clientId: string; clientSecret: string };
}

/** Connecting, listing and disconnecting stores. */
export function createStoreService({
  db,
  jobs,
  live,
  secrets,
  tokens,
  appTokens,
  syncQueue,
  webhookQueue,
  visitRequests,
  brandRequests,
  platforms,
  deleteLargeTables,
  takeBackAll,
  members,
  now,
}: Dependencies) {
  async function listOf(scope: StoreScope): Promise<Store[]> {
    return (await findStoresOf(db, scope)).map((found) => publicStore(found, now()));
  }

  /** In the order in which they were connected. */
  async function allOf(scope: StoreScope): Promise<OwnedStore[]> {
    return (await findStoresOf(db, scope)).map(({ store }) => ownedStore(store));
  }

  /**
   * The store password that SPEC lets an owner give protects a storefront; the Admin API never asks for it, so it is
   * not saved.
   */
  async function connectShopify(
    account: ConnectingAccount,
    { shop, apiKey }: ShopifyConnection,
  ): Promise<Store> {
    if (!isStoreName(shop)) throw storeProblems.invalidName(shop);
    return connectWith(account, 'shopify', shop, { connection: 'token', tokens: lastingToken(apiKey) });
  }

  async function connectShopifyApp(
    account: ConnectingAccount,
    { shop, ...app }: ShopifyAppConnection,
  ): Promise<Store> {
    if (!isStoreName(shop)) throw storeProblems.invalidName(shop);
    const first = await orProblem('shopify', () => appTokens(shop, app));
    return connectWith(account, 'shopify', shop, { connection: 'app', tokens: first, app });
  }

  function connectShopier(
    account: ConnectingAccount,
    { shopDomain, apiKey }: ShopierConnection,
  ): Promise<Store> {
    return connectWith(account, 'shopier', shopDomain, { connection: 'token', tokens: lastingToken(apiKey) });
  }

  async function connectWith(
    account: ConnectingAccount,
    platform: Platform,
    storeName: string,
    credentials: Credentials,
  ): Promise<Store> {
    const identity = await inspect(platform, { storeName, accessToken: credentials.tokens.accessToken });
    return connect(account, platform, identity, credentials);
  }

  /** The store that this access opens. */
  function inspect(platform: Platform, access: StoreAccess): Promise<StoreIdentity> {
    const connector = platforms[platform];
    if (!connector) throw storeProblems.platformMissing(platform);
    return orProblem(platform, () => connector.inspect(access)).catch((error) => {
      throw error instanceof Problem && error.error === 'token_refused'
        ? storeProblems.tokenUnknown(platform)
        : error;
    });
  }

  /** One shop belongs to one account; its owner may connect it again, with a new token. */
  async function connect(
    { id: accountId, by }: ConnectingAccount,
    platform: Platform,
    identity: StoreIdentity,
    { connection, tokens: given, app }: Credentials,
  ): Promise<Store> {
    const { externalId } = identity;
    const storeId = await db.transaction(async (tx) => {
      const known = await findStoreByShop(tx, platform, externalId);
      if (known && known.userId !== accountId) throw storeProblems.alreadyConnected(identity.title);
      const record = {
        ...recordOf(identity),
        ...tokens.sealed(externalId, given),
        platform,
        connection,
        userId: accountId,
        isActive: true,
        connectedAt: now(),
        tokenRefreshUntil: null,
        clientId: app?.clientId ?? null,
        clientSecret: app ? secrets.seal(app.clientSecret, externalId) : null,
      };
      const store = known ? await updateStore(tx, known.id, record) : await insertStore(tx, record);
      if (!store) throw storeProblems.alreadyConnected(identity.title);
      await forgetProblem(tx, store.id);
      await syncQueue.enqueueImport(tx, store.id);
      await webhookQueue.enqueueSubscribe(tx, store.id);
      // Another permission may have come with it.
      if (known) await visitRequests.enqueueRead(tx, store.id);
      await brandRequests.enqueueRead(tx, store.id);
      await live.notify(tx, accountId, { type: 'store-changed', storeId: store.id });
      const subject = { id: store.id, name: store.storeName };
      const of = { storeId: store.id };
      await recordActivities(tx, [{ kind: 'store-connected', by: { userId: by }, of, subject }], now());
      return store.id;
    });
    return publicStore((await findStore(db, storeId))!, now());
  }

  async function refresh(owned: OwnedStore): Promise<Store> {
    await syncQueue.enqueueRead(db, owned.id);
    await visitRequests.enqueueRead(db, owned.id);
    return publicStore((await findStore(db, owned.id))!, now());
  }

  /** @returns what it was called. */
  async function disconnect(owned: OwnedStore): Promise<string | undefined> {
    const found = await findStore(db, owned.id);
    await endAccess(owned.id);
    await disconnectSilently(owned);
    return found?.store.storeName;
  }

  /** The platform is not notified. */
  async function disconnectSilently(owned: OwnedStore) {
    await db.transaction(async (tx) => {
      await markDisconnected(tx, owned.id, now());
      await jobs.enqueue(tx, deleteStoreData, { storeId: owned.id }, { key: owned.id });
      await live.notify(tx, owned.userId, { type: 'store-changed', storeId: owned.id });
    });
  }

  /** The platform shall send us nothing more, and what it granted us shall end. */
  async function endAccess(storeId: string) {
    const store = (await findStore(db, storeId))?.store;
    const platform = store && platforms[store.platform];
    if (!store?.isActive || !platform) return;
    await takeBack(store, platform);
    await notifyPlatform(async () => {
      const access = await tokens.accessOf(store);
      const address = webhookQueue.addressOf(store.platform, store.webhookKey);
      if (store.notifiedOfChanges) await platform.webhooks.unsubscribe(access, { address, known: [] });
      // An app of the owner's own is theirs to remove.
      if (store.connection === 'oauth') await platform.endAccess(access);
    });
  }

  /** While the access still opens it. What is not gone in that time stays at the platform. */
  async function takeBack(store: StoreRecord, { writeBack: port }: StorePlatform) {
    if (!port) return;
    await notifyPlatform(
      async () => takeBackAll(db, { storeId: store.id, port, access: await tokens.accessOf(store) }),
      LONGEST_TAKING_BACK_MS,
    );
  }

  /** For those who clean up after a lost job. */
  async function deleteAllDisconnected() {
    for (const storeId of await findDisconnectedStores(db))
      await deleteDisconnectedStore(db, storeId, deleteLargeTables);
  }

  /** A store that a person may look into, and as what. */
  async function storeOf(
    user: User,
    storeId: string,
  ): Promise<{ store: OwnedStore; account: Account } | null> {
    const account = await members.accountOfStore(user, storeId);
    const store = account && (await findOwnedStore(db, account.id, storeId));
    return store ? { store: ownedStore(store), account } : null;
  }

  return {
    listOf,
    allOf,
    connectShopify,
    connectShopifyApp,
    connectShopier,
    inspect,
    connect,
    refresh,
    disconnect,
    disconnectSilently,
    storeOf,
    deleteData: (storeId: string) => deleteDisconnectedStore(db, storeId, deleteLargeTables),
    deleteAllDisconnected,
  };
}
export type StoreService = ReturnType<typeof createStoreService>;

async function orProblem<T>(platform: Platform, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformFailure) throw storeProblems.notConnected(platform, error);
    throw error;
  }
}

function ownedStore({ id, userId, platform, currency, timeZone }: StoreRecord): OwnedStore {
  return { id, userId, platform, currency, timeZone };
}
