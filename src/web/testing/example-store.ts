import type { Store, SyncProgress } from '#shared/stores/stores.ts';

const completeSync: SyncProgress = {
  phase: 'ready',
  orders: 39_988,
  ordersTotal: 39_988,
  products: 412,
  customers: 18_204,
  historyFrom: '2024-11-12T08:15:00.000Z',
  historyComplete: true,
  startedAt: '2026-11-12T13:40:00.000Z',
  lastSyncedAt: '2026-11-12T14:02:00.000Z',
  problem: null,
};

/** A connected store as the server sends it. */
export function exampleStore({
  sync = {},
  ...given
}: Partial<Omit<Store, 'sync'>> & { sync?: Partial<SyncProgress> } = {}): Store {
  return {
    id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c01',
    storeName: 'Tea House',
    storeUrl: 'https://tea-house.myshopify.com',
    platform: 'shopify',
    handle: 'tea-house',
    isActive: true,
    createdAt: '2026-11-12T13:40:00.000Z',
    currency: 'GBP',
    timeZone: 'Europe/London',
    connection: 'token',
    historyDays: null,
    shares: { products: true, customers: true, carts: true, sessions: 'granted' },
    notifiedOfChanges: true,
    readsCosts: false,
    ...given,
    sync: { ...completeSync, ...sync },
  };
}
