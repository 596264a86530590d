import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { PlatformOrder, StoreNotice } from '#server/platforms/ports/store-platform.ts';
import type { OpenStore, OpenStores } from '#server/stores/connect/open-stores.ts';
import type { SyncQueue } from '#server/stores/jobs.ts';
import { type Sentence, say } from '#shared/core/sentence.ts';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { applyBatch, notifySyncProgress } from './apply-batch.ts';
import { prepareBatch } from './prepared-batch.ts';
import { deleteCheckouts, deleteCustomers, markProductsDeleted } from './records-repository.ts';
import { lockSyncState, nextVersion, type SyncState, updateSyncState } from './sync-states-repository.ts';

interface Dependencies {
  db: Database;
  live: Live;
  openStores: OpenStores;
  syncQueue: SyncQueue;
  now: () => Date;
}

const ORDERS_AT_ONCE = 50;

/**
 * Takes over what a platform reported by itself. Orders are read again rather than believed: a delivery may be old, and
 * the newest state of an order is what counts. It may go on while the store is being read.
 */
export function createNoticeApplier({ db, live, openStores, syncQueue, now }: Dependencies) {
  async function apply(store: OpenStore, notice: StoreNotice) {
    try {
      await readOrders(store, [...new Set(notice.orders)]);
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.kind !== 'reconnect-needed') throw error;
      // After an uninstall nothing can be read any more, and the owner is notified of that below.
      if (!notice.uninstalled) await stopped(store, { code: error.code, message: error.sentence });
    }
    await removeDeleted(store, notice.deleted);
    if (notice.uninstalled) {
      const name = PLATFORM_NAMES[store.platform.platform];
      const message = say('Vitrin was uninstalled in {name}. Please connect the store again to read it.', {
        name,
      });
      await stopped(store, { code: 'uninstalled', message });
    } else if (notice.otherChanges) await syncQueue.enqueueRead(db, store.id);
  }

  async function readOrders(store: OpenStore, ids: string[]) {
    for (let from = 0; from < ids.length; from += ORDERS_AT_ONCE) {
      const asked = ids.slice(from, from + ORDERS_AT_ONCE);
      const orders = await store.platform.orders(store.access, { identity: store.identity, ids: asked });
      const found = new Set(orders.map((order) => order.id));
      await save(
        store,
        orders,
        asked.filter((id) => !found.has(id)),
      );
    }
  }

  async function removeDeleted(
    store: OpenStore,
    { orders, products, customers, checkouts }: StoreNotice['deleted'],
  ) {
    if (orders.length > 0) await save(store, [], orders);
    if (products.length + customers.length + checkouts.length === 0) return;
    await inStore(store.id, async (tx, state) => {
      await markProductsDeleted(tx, store.id, products, now());
      await deleteCustomers(tx, store.id, customers);
      await deleteCheckouts(tx, store.id, checkouts);
      await updateSyncState(tx, store.id, nextVersion(state));
      await live.notify(tx, store.userId, { type: 'metrics-changed', storeId: store.id });
    });
  }

  async function save(store: OpenStore, orders: PlatformOrder[], missingOrders: string[]) {
    const { currency, timeZone } = store.identity;
    const batchShop = { id: store.id, userId: store.userId, currency, timeZone };
    const batch = prepareBatch(batchShop, { orders });
    await inStore(store.id, (tx, state) =>
      applyBatch(tx, live, batchShop, batch, { state, missingOrders, now: now() }),
    );
  }

  /** Nothing more is read until the owner connects the store again. */
  async function stopped(store: OpenStore, problem: { code: string; message: Sentence }) {
    await inStore(store.id, async (tx) => {
      if (problem.code === 'uninstalled') await openStores.uninstalled(tx, store.id);
      else await openStores.deactivate(tx, store.id);
      const change = { problemCode: problem.code, problemMessage: problem.message };
      await notifySyncProgress(tx, live, store, (await updateSyncState(tx, store.id, change))!);
    });
  }

  /** Under the store's lock; nothing happens to a store that is gone. */
  async function inStore(storeId: string, work: (tx: Database, state: SyncState) => Promise<void>) {
    await db.transaction(async (tx) => {
      const state = await lockSyncState(tx, storeId);
      if (state) await work(tx, state);
    });
  }

  return apply;
}
