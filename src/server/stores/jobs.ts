import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { defineJob, handle, type Jobs } from '#server/core/jobs/jobs.ts';
import type { Platform } from '#shared/stores/stores.ts';

const OfStore = z.object({ storeId: z.uuid() });
const LONG = { attempts: 8, heartbeatSeconds: 30 };
const BEING_READ_SECONDS = 5;

/** Reads everything a store's platform has for us. Few at once: each keeps the database busy for minutes. */
export const importStore = defineJob('sync.import-store', OfStore, { ...LONG, atOnce: 4 });

/** Reads what changed. Many at once: most of it is waiting for platforms, and a slow one must not hold up the others. */
export const readChanges = defineJob('sync.read-changes', OfStore, { ...LONG, atOnce: 8 });

/** Writes the days of orders that are missing: an upgrade may leave many, which no reader is to wait for. */
export const writeOrderDays = defineJob('sync.write-order-days', OfStore, { ...LONG, atOnce: 1 });

/** Looks for stores in which days are missing, once after a start. */
export const findMissingDays = defineJob('sync.find-missing-days', z.object({}), { atOnce: 1 });

/** Makes a platform report the changes of a store to us. */
export const subscribe = defineJob('webhooks.subscribe', OfStore, { attempts: 8 });

/** Applies what was reported of a store and is not applied yet. */
export const applyEvents = defineJob('webhooks.apply', OfStore, { attempts: 8, atOnce: 4 });

export const answerPrivacyRequests = defineJob('webhooks.answer-privacy', z.object({ requestId: z.uuid() }), {
  attempts: 20,
});

/** Compares a store's totals with the platform's own. */
export const compareStore = defineJob('reconciliation.compare-store', OfStore, { attempts: 3 });

/** Reads what a store's orders cost and writes its days of profit. Most of it is waiting for the platform. */
export const readCosts = defineJob('profit.read-costs', OfStore, { ...LONG, atOnce: 2, patient: true });

/** Writes the days of profit that a change of costs or rules left to be written again. */
export const writeProfit = defineJob('profit.write-days', OfStore, { ...LONG, atOnce: 1, patient: true });

export const deleteStoreData = defineJob('stores.delete-data', OfStore, { atOnce: 1 });

interface Work {
  stores: { deleteData: (storeId: string) => Promise<void> };
  sync: {
    importStore: (storeId: string) => Promise<void>;
    readChanges: (storeId: string) => Promise<void>;
    enqueueMissingDays: () => Promise<void>;
    writeOrderDays: (storeId: string) => Promise<void>;
  };
  costsReading: {
    read: (storeId: string) => Promise<void>;
    writeDays: (storeId: string) => Promise<void>;
  };
  reconciliation: { compare: (storeId: string) => Promise<void> };
  webhooks: {
    subscribe: (storeId: string) => Promise<void>;
    apply: (storeId: string) => Promise<void>;
  };
  privacy: { answer: (requestId: string) => Promise<void> };
}

export const storesJobs = ({ stores, sync, costsReading, reconciliation, webhooks, privacy }: Work) => [
  handle(importStore, ({ storeId }) => sync.importStore(storeId)),
  handle(readChanges, ({ storeId }) => sync.readChanges(storeId)),
  handle(findMissingDays, () => sync.enqueueMissingDays()),
  handle(writeOrderDays, ({ storeId }) => sync.writeOrderDays(storeId)),
  handle(readCosts, ({ storeId }) => costsReading.read(storeId)),
  handle(writeProfit, ({ storeId }) => costsReading.writeDays(storeId)),
  handle(subscribe, ({ storeId }) => webhooks.subscribe(storeId)),
  handle(applyEvents, ({ storeId }) => webhooks.apply(storeId)),
  handle(answerPrivacyRequests, ({ requestId }) => privacy.answer(requestId)),
  handle(compareStore, ({ storeId }) => reconciliation.compare(storeId)),
  handle(deleteStoreData, ({ storeId }) => stores.deleteData(storeId)),
];

/** How others ask for a store to be read; one waiting request per store is enough. */
export function createSyncQueue({ jobs }: { jobs: Jobs }) {
  return {
    enqueueImport: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, importStore, { storeId }, { key: storeId }),
    enqueueRead: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readChanges, { storeId }, { key: storeId }),
    /** Once more when it is being read now: what changes during it may be behind where that reading is. */
    enqueueReadAfterwards: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readChanges, { storeId }, { key: storeId, startAfterSeconds: BEING_READ_SECONDS }),
    enqueueLookForMissingDays: (tx: Database) => jobs.enqueue(tx, findMissingDays, {}, { key: 'all' }),
    enqueueOrderDays: (tx: Database, storeIds: string[]) =>
      jobs.enqueueForStores(tx, writeOrderDays, storeIds),
    enqueueReads: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, readChanges, storeIds),
  };
}
export type SyncQueue = ReturnType<typeof createSyncQueue>;

/** How others have webhooks set up; `publicUrl` is where the platforms find us. */
export function createWebhookQueue({ jobs, publicUrl }: { jobs: Jobs; publicUrl: string }) {
  return {
    enqueueSubscribe: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, subscribe, { storeId }, { key: storeId }),
    enqueueSubscribes: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, subscribe, storeIds),
    /** Shopify reports all shops to one address and names the shop; Shopier has an address for each connection. */
    addressOf: (platform: Platform, webhookKey: string) =>
      `${publicUrl}/api/webhooks/${platform}${platform === 'shopier' ? `/${webhookKey}` : ''}`,
  };
}
export type WebhookQueue = ReturnType<typeof createWebhookQueue>;

/** How others have costs read and days of profit written; one waiting request per store is enough. */
export function createProfitQueue({ jobs }: { jobs: Jobs }) {
  return {
    enqueueReads: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, readCosts, storeIds),
    enqueueDays: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, writeProfit, { storeId }, { key: storeId }),
  };
}
export type ProfitQueue = ReturnType<typeof createProfitQueue>;
