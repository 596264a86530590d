import { z } from 'zod';
import { ACCESS_CLOSED } from '#server/accounts/connections/secrets.ts';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  StoreAccess,
  StoreCapabilities,
  StoreIdentity,
  StorePlatform,
} from '#server/platforms/ports/store-platform.ts';
import type { Platform } from '#shared/stores/stores.ts';
import {
  closeStore,
  countPersonalRecords,
  type DeleteLargeTables,
  deleteDisconnectedStore,
  findActiveStores,
  findStore,
  findStoreByWebhookKey,
  findStoresByHandle,
  markDisconnected,
  markUninstalled,
  type StoreRecord,
  updateStore,
} from './repository.ts';
import type { Tokens } from './tokens.ts';

interface Dependencies {
  db: Database;
  live: Live;
  tokens: Tokens;
  platforms: Partial<Record<Platform, StorePlatform>>;
  deleteLargeTables: DeleteLargeTables;
  now: () => Date;
}

/** Connected stores as other features need them: what opens them, and what is learnt about them. */
export function createOpenStores({ db, live, tokens, platforms, deleteLargeTables, now }: Dependencies) {
  /** What opens a connected store and what we know of it; null when it is gone, or waits for its owner. */
  async function open(storeId: string): Promise<OpenStore | null> {
    const found = await findStore(db, storeId);
    if (!found?.store.isActive) return null;
    const { store } = found;
    const platform = platforms[store.platform];
    const access = platform && (await accessOf(store));
    if (!access) return null;
    return {
      id: store.id,
      userId: store.userId,
      webhookKey: store.webhookKey,
      connectedAt: store.connectedAt,
      // Shopify signs with the secret of the app; of a pasted token we do not know whose app it is.
      canVerifyDeliveries: store.platform !== 'shopify' || store.connection !== 'token',
      platform,
      identity: identityOf(store),
      access,
    };
  }

  /** Null where what was saved cannot be opened, which its owner then reads. */
  async function accessOf(store: StoreRecord): Promise<StoreAccess | null> {
    try {
      return await tokens.accessOf(store);
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.code !== ACCESS_CLOSED) throw error;
      await db.transaction(async (tx) => {
        await recordEnd(tx, store.id);
        await closeStore(tx, store.id, { code: error.code, message: error.sentence });
        await live.notify(tx, store.userId, { type: 'store-changed', storeId: store.id });
      });
      return null;
    }
  }

  /** The platform refuses our token: nothing more is read until the owner connects again. */
  async function deactivate(tx: Database, storeId: string) {
    await recordEnd(tx, storeId);
    const store = await updateStore(tx, storeId, { isActive: false });
    if (store) await live.notify(tx, store.userId, { type: 'store-changed', storeId });
  }

  /** Once, however often it is refused. */
  async function recordEnd(tx: Database, storeId: string) {
    const store = (await findStore(tx, storeId))?.store;
    if (!store?.isActive) return;
    const subject = { id: storeId, name: store.storeName };
    await recordOwnDeeds(tx, [{ kind: 'store-expired', of: { storeId }, subject }], now());
  }

  /** Takes over what the platform now says of name, address, currency, time zone and what it shares. */
  async function updateIdentity(tx: Database, storeId: string, identity: StoreIdentity) {
    await updateStore(tx, storeId, recordOf(identity));
  }

  /** The owner removed us at the platform. What was read stays until the platform asks for it to be deleted. */
  async function uninstalled(tx: Database, storeId: string) {
    await recordEnd(tx, storeId);
    const store = await markUninstalled(tx, storeId);
    if (store) await live.notify(tx, store.userId, { type: 'store-changed', storeId });
  }

  async function setNotifiedOfChanges(tx: Database, storeId: string, notifiedOfChanges: boolean) {
    const store = await updateStore(tx, storeId, { notifiedOfChanges });
    if (store) await live.notify(tx, store.userId, { type: 'store-changed', storeId });
  }

  /** Connections that a delivery may be about: it names a shop, or came to an address of one connection. */
  async function findNotified(
    platform: Platform,
    { webhookKey, storeName }: { webhookKey?: string | undefined; storeName: string | null },
  ): Promise<StoreRecord[]> {
    if (webhookKey === undefined) return storeName ? findStoresByHandle(db, platform, storeName) : [];
    const store = isUuid(webhookKey) ? await findStoreByWebhookKey(db, platform, webhookKey) : undefined;
    return store ? [store] : [];
  }

  /** The shop asked for its data to be deleted; not when it has come back since. @returns how much was held. */
  async function redact(storeId: string, askedAt: Date) {
    const found = await findStore(db, storeId);
    if (!found || found.store.connectedAt > askedAt)
      return { counts: { customers: 0, orders: 0, checkouts: 0 } };
    const counts = await countPersonalRecords(db, storeId);
    await db.transaction(async (tx) => {
      await markDisconnected(tx, storeId, now());
      await live.notify(tx, found.store.userId, { type: 'store-changed', storeId });
    });
    await deleteDisconnectedStore(db, storeId, deleteLargeTables);
    return { counts };
  }

  return {
    open,
    deactivate,
    updateIdentity,
    uninstalled,
    setNotifiedOfChanges,
    findNotified,
    redact,
    activeIds: () => findActiveStores(db),
  };
}
export type OpenStores = ReturnType<typeof createOpenStores>;

/** A connected store as it is saved. */
export type StoreOnRecord = StoreRecord;

/** A connected store, ready to be read. */
export interface OpenStore {
  id: string;
  userId: string;
  webhookKey: string;
  connectedAt: Date;
  canVerifyDeliveries: boolean;
  platform: StorePlatform;
  identity: StoreIdentity;
  access: StoreAccess;
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** What the platform says of a store, as its record has it. */
export function recordOf(identity: StoreIdentity) {
  const { externalId, storeName, title, storeUrl, currency, timeZone, capabilities } = identity;
  return { externalId, handle: storeName, storeName: title, storeUrl, currency, timeZone, capabilities };
}

function identityOf(store: StoreRecord): StoreIdentity {
  const { externalId, handle, storeName, storeUrl, currency, timeZone } = store;
  const capabilities = store.capabilities as StoreCapabilities;
  return { externalId, storeName: handle, title: storeName, storeUrl, currency, timeZone, capabilities };
}
