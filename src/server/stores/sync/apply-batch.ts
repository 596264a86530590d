import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { publicProgress } from '#server/stores/connect/public-store.ts';
import { notePlatformCosts } from '#server/stores/profit/costs-repository.ts';
import { forgetProfitOfCosts } from '#server/stores/profit/forget-profit-days.ts';
import type { BatchShop, PreparedBatch } from './prepared-batch.ts';
import { removeOrders, saveBatch } from './save-batch.ts';
import { nextVersion, type SyncState, updateSyncState } from './sync-states-repository.ts';

interface ApplyOptions {
  /** As locked by the caller. */
  state: SyncState;
  /** What else is to be remembered of the reading. */
  change?: Partial<SyncState>;
  /** Orders that the platform was asked for and no longer has. */
  missingOrders?: string[];
  countBuyersSince?: Date | undefined;
  now: Date;
}

/** Saves a batch under the store's lock, updates the counts and notifies the owner's open pages. */
export async function applyBatch(
  tx: Database,
  live: Live,
  store: BatchShop & { userId: string },
  batch: PreparedBatch,
  { state, change = {}, missingOrders = [], countBuyersSince, now }: ApplyOptions,
) {
  // A first import leaves the totals to its milestones.
  const updateTotals = state.historyComplete;
  const options = countBuyersSince ? { countBuyersSince, updateTotals } : { updateTotals };
  const saved = await saveBatch(tx, store, batch, options);
  const costsChanged = await noteCosts(tx, store, batch, { written: saved.writtenProducts, now });
  const removed = await removeOrders(tx, store, missingOrders, now, { updateTotals });
  const updated: Partial<SyncState> = {
    ...change,
    ...(saved.changed || costsChanged || removed > 0 ? nextVersion(state) : {}),
    orders: state.orders + saved.orders - removed,
    products: state.products + saved.products,
    customers: state.customers + saved.customers,
  };
  await Promise.all([
    updateSyncState(tx, store.id, updated),
    notifySyncProgress(tx, live, store, { ...state, ...updated }),
    live.notify(tx, store.userId, { type: 'metrics-changed', storeId: store.id }),
  ]);
}

/** Costs are dated by the day on which they were read: of the days before, products do not speak. */
async function noteCosts(
  tx: Database,
  store: BatchShop,
  { products = [] }: PreparedBatch,
  { written, now }: { written: string[]; now: Date },
) {
  const known = new Set(written);
  const today = localHours(store.timeZone)(now).day;
  const costs = products
    .filter(({ id }) => known.has(id))
    .flatMap(({ id: productId, variants }) =>
      variants.map(({ id: variantId, unitCost }) => ({ productId, variantId, unitCost })),
    );
  const changed = await notePlatformCosts(tx, store.id, { today, costs });
  if (changed) await forgetProfitOfCosts(tx, store.id, today);
  return changed;
}

export function notifySyncProgress(
  tx: Database,
  live: Live,
  { id, userId }: { id: string; userId: string },
  state: SyncState,
) {
  return live.notify(tx, userId, { type: 'store-progress', storeId: id, sync: publicProgress(state) });
}
