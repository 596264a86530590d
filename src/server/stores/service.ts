import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Live } from '#server/live/live.ts';
import { PlatformFailure } from '#server/platforms/platform-failure.ts';
import type {
  StoreAccess,
  StoreCapabilities,
  StoreIdentity,
  StorePlatform,
} from '#server/platforms/store-platform.ts';
import type { SyncQueue } from '#server/sync/queue.ts';
import type { User } from '#shared/auth.ts';
import { isStoreName, type Platform, type ShopifyConnection, type Store } from '#shared/stores.ts';
import { deleteStoreData } from './jobs.ts';
import { storeProblems } from './problems.ts';
import { publicStore } from './public-store.ts';
import {
  deleteDisconnectedStore,
  findDisconnectedStores,
  findOwnedStore,
  findStore,
  findStoreByShop,
  findStoresOf,
  insertStore,
  markDisconnected,
  type StoreRecord,
  updateStore,
} from './repository.ts';
import type { Secrets } from './secrets.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  secrets: Secrets;
  syncQueue: SyncQueue;
  platforms: Partial<Record<Platform, StorePlatform>>;
  now: () => Date;
}

/** Connecting, listing and disconnecting stores. */
export function createStoreService({ db, jobs, live, secrets, syncQueue, platforms, now }: Dependencies) {
  async function listOf(user: User): Promise<Store[]> {
    return (await findStoresOf(db, user.id)).map(publicStore);
  }

  /**
   * The store password that SPEC lets an owner give protects a storefront; the Admin API never asks for it, so it is
   * not kept.
   */
  async function connectShopify(user: User, { shop, apiKey }: ShopifyConnection): Promise<Store> {
    if (!isStoreName(shop)) throw storeProblems.invalidName(shop);
    const access = { storeName: shop, accessToken: apiKey };
    const identity = await inspect('shopify', access);
    return connect(user, 'shopify', identity, access.accessToken);
  }

  async function inspect(platform: Platform, access: StoreAccess): Promise<StoreIdentity> {
    try {
      return await platforms[platform]!.inspect(access);
    } catch (error) {
      if (error instanceof PlatformFailure) throw storeProblems.notConnected(error);
      throw error;
    }
  }

  /** One shop belongs to one account; its owner may connect it again, with a new token. */
  async function connect(
    user: User,
    platform: Platform,
    identity: StoreIdentity,
    accessToken: string,
  ): Promise<Store> {
    const storeId = await db.transaction(async (tx) => {
      const known = await findStoreByShop(tx, platform, identity.externalId);
      if (known && known.userId !== user.id) throw storeProblems.alreadyConnected(identity.title);
      const record = {
        ...recordOf(identity),
        platform,
        userId: user.id,
        accessToken: secrets.seal(accessToken, identity.externalId),
        isActive: true,
      };
      const store = known ? await updateStore(tx, known.id, record) : await insertStore(tx, record);
      if (!store) throw storeProblems.alreadyConnected(identity.title);
      await syncQueue.enqueueRead(tx, store.id);
      await live.tell(tx, user.id, { type: 'store-changed', storeId: store.id });
      return store.id;
    });
    return publicStore((await findStore(db, storeId))!);
  }

  async function refresh(owned: OwnedStore): Promise<Store> {
    await syncQueue.enqueueRead(db, owned.id);
    return publicStore((await findStore(db, owned.id))!);
  }

  async function disconnect(owned: OwnedStore) {
    await db.transaction(async (tx) => {
      await markDisconnected(tx, owned.id, now());
      await jobs.enqueue(tx, deleteStoreData, { storeId: owned.id }, { key: owned.id });
      await live.tell(tx, owned.userId, { type: 'store-changed', storeId: owned.id });
    });
  }

  /** For those who clean up after a lost job. */
  async function deleteAllDisconnected() {
    for (const storeId of await findDisconnectedStores(db)) await deleteDisconnectedStore(db, storeId);
  }

  /** What opens a connected store and what we know of it; null when it is gone, or waits for its owner. */
  async function openStore(storeId: string): Promise<OpenStore | null> {
    const found = await findStore(db, storeId);
    if (!found?.store.isActive) return null;
    const { store } = found;
    const platform = platforms[store.platform as Platform];
    if (!platform) return null;
    return {
      id: store.id,
      userId: store.userId,
      platform,
      identity: identityOf(store),
      access: { storeName: store.handle, accessToken: secrets.open(store.accessToken, store.externalId) },
    };
  }

  /** The platform refuses our token: nothing more is read until the owner connects again. */
  async function deactivate(tx: Database, storeId: string) {
    const store = await updateStore(tx, storeId, { isActive: false });
    if (store) await live.tell(tx, store.userId, { type: 'store-changed', storeId });
  }

  /** Takes over what the platform now says of name, address, currency, time zone and what it shares. */
  async function updateIdentity(tx: Database, storeId: string, identity: StoreIdentity) {
    await updateStore(tx, storeId, recordOf(identity));
  }

  async function owned(user: User, storeId: string): Promise<OwnedStore | null> {
    const store = await findOwnedStore(db, user.id, storeId);
    return store ? ownedStore(store) : null;
  }

  return {
    listOf,
    connectShopify,
    refresh,
    disconnect,
    owned,
    openStore,
    deactivate,
    updateIdentity,
    deleteData: (storeId: string) => deleteDisconnectedStore(db, storeId),
    deleteAllDisconnected,
  };
}
export type StoreService = ReturnType<typeof createStoreService>;

/** A connected store, ready to be read. */
export interface OpenStore {
  id: string;
  userId: string;
  platform: StorePlatform;
  identity: StoreIdentity;
  access: StoreAccess;
}

function recordOf(identity: StoreIdentity) {
  const { externalId, storeName, title, storeUrl, currency, timeZone, capabilities } = identity;
  return { externalId, handle: storeName, storeName: title, storeUrl, currency, timeZone, capabilities };
}

function identityOf(store: StoreRecord): StoreIdentity {
  const { externalId, handle, storeName, storeUrl, currency, timeZone } = store;
  const capabilities = store.capabilities as StoreCapabilities;
  return { externalId, storeName: handle, title: storeName, storeUrl, currency, timeZone, capabilities };
}

function ownedStore({ id, userId, platform, currency, timeZone }: StoreRecord): OwnedStore {
  return { id, userId, platform: platform as Platform, currency, timeZone };
}
