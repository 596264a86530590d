import type { FastifyBaseLogger } from 'fastify';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { OpenStores } from '#server/stores/connect/open-stores.ts';
import type { SyncQueue } from '#server/stores/jobs.ts';
import { findStoresWithMissingDays } from '#server/stores/ledger/order-days-repository.ts';
import { writeAllOrderDays } from '#server/stores/ledger/write-order-days.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { createNoticeApplier } from './notices.ts';
import { markIncomplete } from './orders-repository.ts';
import { createReadings, type FirstQuestion, LeaseLost } from './readings.ts';
import {
  findStoresToRead,
  findSyncState,
  lockSyncState,
  releaseAllLeases,
  releaseLease,
  takeLease,
  updateSyncState,
} from './sync-states-repository.ts';

interface Dependencies {
  database: OpenDatabase;
  live: Live;
  openStores: OpenStores;
  syncQueue: SyncQueue;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

/** How long a store is left alone when its platform reports changes, and when it does not. */
export const REREAD_NOTIFIED_MS = 15 * MINUTE_MS;
export const REREAD_OTHER_MS = 5 * MINUTE_MS;
/** At one look, once a minute; the rest at the next. */
export const MOST_ENQUEUED = 10_000;

/** Pulls products, customers, orders and carts into our tables. */
export function createSyncService({ database, live, openStores, syncQueue, now, sleep, log }: Dependencies) {
  const { db } = database;
  const applyNotice = createNoticeApplier({ db, live, openStores, syncQueue, now });
  const ending = new AbortController();
  const firstQuestions: FirstQuestion[] = [];
  const readings = createReadings({
    database,
    live,
    openStores,
    ending: ending.signal,
    firstQuestions,
    now,
    sleep,
    log,
  });

  async function readChanges(storeId: string) {
    const state = await findSyncState(db, storeId);
    if (state?.historyComplete) await read(storeId);
    else if (state) await syncQueue.enqueueImport(db, storeId);
  }

  /** Whatever was ordered or changed on these local days, orders that no longer exist included. */
  async function readAgain(storeId: string, { days, timeZone }: { days: string[]; timeZone: string }) {
    const stretches = days.map((day) => localDay(day, timeZone));
    const [first] = stretches;
    if (!first) return;
    await db.transaction(async (tx) => {
      const state = await lockSyncState(tx, storeId);
      if (!state?.changesReadTo) return;
      await markIncomplete(tx, storeId, stretches);
      if (first.from < state.changesReadTo) await updateSyncState(tx, storeId, { changesReadTo: first.from });
    });
    await read(storeId);
  }

  /** Everything at first, afterwards what changed; later when another process is at it. */
  async function read(storeId: string) {
    const store = await openStores.open(storeId);
    if (!store) return;
    const state = await takeLease(db, storeId, now());
    if (!state) {
      // A first import ends with what changed while it lasted.
      const held = await findSyncState(db, storeId);
      if (held?.historyComplete) await syncQueue.enqueueReadAfterwards(db, storeId);
      return;
    }
    const reading = readings.begin(store, state.leaseToken);
    try {
      await reading.identity();
      if (!state.historyComplete) await reading.everything(state);
      else {
        // Its process ended between the two.
        if (state.phase !== 'ready') await reading.becomeReady();
        await reading.changes(state.changesReadTo!);
      }
    } catch (error) {
      if (error instanceof LeaseLost) return;
      await reading.failed(error);
      if (!(error instanceof PlatformFailure) || isPassing(error)) throw error;
    } finally {
      await releaseLease(db, storeId, state.leaseToken);
    }
  }

  /** Whatever was interrupted goes on, and what was not looked at for a while is looked at. */
  async function enqueueDue() {
    const ago = (ms: number) => new Date(now().getTime() - ms);
    const due = await findStoresToRead(db, now(), {
      notifiedBefore: ago(REREAD_NOTIFIED_MS),
      otherBefore: ago(REREAD_OTHER_MS),
      mistakenAfter: ago(-CLOCK_TOLERANCE_MS),
      most: MOST_ENQUEUED,
    });
    await syncQueue.enqueueReads(db, due);
  }

  return {
    writeOrderDays: (storeId: string) => writeAllOrderDays(db, storeId),
    enqueueMissingDays: async () => syncQueue.enqueueOrderDays(db, await findStoresWithMissingDays(db)),
    importStore: read,
    readChanges,
    readAgain,
    applyNotice,
    enqueueDue,
    /** These are answered of every store before it is ready. */
    answerFirst: (questions: FirstQuestion[]) => void firstQuestions.push(...questions),
    /** Readings under way stop where they are; the next process goes on from there. */
    stop: () => ending.abort(),
    /** When this is the only process, every holder of a lease is gone. */
    async resumeAfterCrash() {
      await releaseAllLeases(db);
      await enqueueDue();
    },
  };
}
export type SyncService = ReturnType<typeof createSyncService>;
