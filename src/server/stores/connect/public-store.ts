import type { StoreCapabilities } from '#server/platforms/ports/store-platform.ts';
import type { Store, SyncProgress, VisitSharing } from '#shared/stores/stores.ts';
import { isFirstReading, type ReadCosts } from './first-reading.ts';
import type { StoreRecord, SyncStateRecord } from './repository.ts';

interface FoundStore {
  store: StoreRecord;
  sync: SyncStateRecord;
  /** Null where the platform was not asked for visits yet. */
  visits: VisitSharing | null;
  /** Null before they are read. */
  costs: ReadCosts | null;
}

/** What the browser may know of a store. */
export function publicStore({ store, sync, visits, costs }: FoundStore, now: Date): Store {
  const { id, storeName, storeUrl, handle, isActive, currency, timeZone, notifiedOfChanges } = store;
  const capabilities = store.capabilities as StoreCapabilities;
  const { products, customers, carts, historyDays } = capabilities;
  return {
    id,
    storeName,
    storeUrl,
    handle,
    platform: store.platform,
    isActive,
    createdAt: store.createdAt.toISOString(),
    currency,
    timeZone,
    connection: store.connection,
    historyDays,
    shares: { products, customers, carts, sessions: visitSharing(visits, capabilities) },
    notifiedOfChanges,
    readsCosts: isFirstReading({ isActive, costs }, now),
    sync: publicProgress(sync),
  };
}

/** Who shares visits with nobody need not be asked first. */
export function visitSharing(
  answer: VisitSharing | null,
  { visits }: Pick<StoreCapabilities, 'visits'>,
): VisitSharing {
  if (answer && answer !== 'not_asked') return answer;
  return visits === false ? 'not_offered' : 'not_asked';
}

export function publicProgress(sync: SyncStateRecord): SyncProgress {
  const { orders, ordersTotal, products, customers, historyComplete, problemCode, problemMessage } = sync;
  return {
    phase: sync.phase,
    orders,
    ordersTotal,
    products,
    customers,
    historyFrom: sync.historyFrom?.toISOString() ?? null,
    historyComplete,
    startedAt: sync.startedAt?.toISOString() ?? null,
    lastSyncedAt: sync.lastSyncedAt?.toISOString() ?? null,
    problem: problemCode ? { code: problemCode, message: problemMessage! } : null,
  };
}
