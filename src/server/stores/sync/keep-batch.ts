import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { publicProgress } from '#server/stores/connect/public-store.ts';
import type { BatchStore, PreparedBatch } from './prepared-batch.ts';
import { removeOrders, storeBatch } from './store-batch.ts';
import { nextVersion, type SyncState, updateSyncState } from './sync-states-repository.ts';

interface Keeping {
  /** As locked by the caller. */
  state: SyncState;
  /** What else is to be remembered of the reading. */
  change?: Partial<SyncState>;
  /** Orders that the platform was asked for and no longer has. */
  missingOrders?: string[];
  countBuyersSince?: Date | undefined;
  now: Date;
}

/** Stores a batch under the store's lock, keeps the counts and tells the owner's open pages. */
export async function keepBatch(
  tx: Database,
  live: Live,
  store: BatchStore & { userId: string },
  batch: PreparedBatch,
  { state, change = {}, missingOrders = [], countBuyersSince, now }: Keeping,
) {
  // A first import leaves the totals to its milestones.
  const keepTotals = state.historyComplete;
  const options = countBuyersSince ? { countBuyersSince, keepTotals } : { keepTotals };
  const stored = await storeBatch(tx, store, batch, options);
  const removed = await removeOrders(tx, store, missingOrders, now, { keepTotals });
  const updated: Partial<SyncState> = {
    ...change,
    ...(stored.changed || removed > 0 ? nextVersion(state) : {}),
    orders: state.orders + stored.orders - removed,
    products: state.products + stored.products,
    customers: state.customers + stored.customers,
  };
  await Promise.all([
    updateSyncState(tx, store.id, updated),
    tellSyncProgress(tx, live, store, { ...state, ...updated }),
    live.notify(tx, store.userId, { type: 'metrics-changed', storeId: store.id }),
  ]);
}

export function tellSyncProgress(
  tx: Database,
  live: Live,
  { id, userId }: { id: string; userId: string },
  state: SyncState,
) {
  return live.notify(tx, userId, { type: 'store-progress', storeId: id, sync: publicProgress(state) });
}
