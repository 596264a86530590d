import type { FastifyBaseLogger } from 'fastify';
import type { VisitQueue } from '#server/analytics/jobs.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { OpenStore, OpenStores } from '#server/stores/connect/open-stores.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import type { VisitSharing } from '#shared/stores/stores.ts';
import { type DaySpan, daysToRead } from './days-to-read.ts';
import {
  findStoresToAsk,
  forgetVisits,
  joined,
  releaseAllVisitLeases,
  releaseVisitLease,
  saveVisits,
  takeVisitLease,
  updateVisitState,
  type VisitState,
  wasAsked,
} from './reading-repository.ts';

interface Dependencies {
  db: Database;
  live: Live;
  openStores: OpenStores;
  visitQueue: VisitQueue;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** A day is asked for so long after it ended: its last visits end after midnight. */
const SETTLE_MS = HOUR_MS;
const RETRY_MS = HOUR_MS;
/** At one look, every ten minutes. */
const MOST_ENQUEUED = 2_000;

/** What a platform's refusal says about this connection; any other failure says nothing about it. */
const REFUSALS: Record<string, VisitSharing> = {
  scope_missing: 'scope_missing',
  protected_data: 'protected_data',
  report_refused: 'refused',
  access_forbidden: 'refused',
};

/** Another process reads these visits now, or the store is gone. */
class LeaseLost extends Error {}

/**
 * Reads the visits of stores from their platforms, every night and when asked. A refusal is written down and asked about
 * again the next night; it never makes a store inactive, since its orders may be read all the same.
 */
export function createVisitReading({ db, live, openStores, visitQueue, now, log }: Dependencies) {
  const ending = new AbortController();
  const begun = new Set<string>();

  /** Everything that is due, newest first; goes on where an earlier run stopped. */
  async function read(storeId: string) {
    const store = await openStores.open(storeId);
    if (!store) return;
    const state = await takeVisitLease(db, storeId, now());
    if (!state) return;
    try {
      await readSpans(store, state);
    } catch (error) {
      if (error instanceof LeaseLost || ending.signal.aborted) return;
      if (!(error instanceof PlatformFailure)) throw error;
      await failed(store, state, error);
    } finally {
      await releaseVisitLease(db, state);
    }
  }

  async function readSpans(store: OpenStore, state: VisitState) {
    const { platform, access, identity } = store;
    const { timeZone } = identity;
    let known = spanRead(state);
    if (known && state.timeZone !== timeZone) {
      await change(state, { firstDay: null, lastDay: null }, (tx) => forgetVisits(tx, store.id));
      known = null;
    }
    for (const span of daysToRead(now(), { timeZone, read: known })) {
      const visits = await platform.visits(access, { identity, ...span, signal: ending.signal });
      if (!visits) return finish(store, state, 'not_offered');
      const isFirst = known === null;
      known = joined(known, span);
      await change(state, { ...known, timeZone, answer: 'granted' }, async (tx) => {
        await saveVisits(tx, store.id, visits);
        if (isFirst) await announce(tx, store, state, 'granted');
      });
    }
    await finish(store, state, 'granted');
  }

  async function failed(store: OpenStore, state: VisitState, failure: PlatformFailure) {
    log.warn({ storeId: store.id, code: failure.code, err: failure }, 'visits could not be read');
    const refusal = REFUSALS[failure.code];
    if (refusal) return finish(store, state, refusal);
    await change(state, { readAt: now(), problemCode: failure.code });
    // The job tries again by itself where that can help.
    if (isPassing(failure)) throw failure;
  }

  /** Until then the store counts as not read, so that a run that was cut off is taken up again. */
  async function finish(store: OpenStore, state: VisitState, answer: VisitSharing) {
    await change(state, { answer, readAt: now(), problemCode: null }, (tx) =>
      announce(tx, store, state, answer),
    );
  }

  /** Open pages show the figures, and what the platform answered. */
  async function announce(tx: Database, store: OpenStore, state: VisitState, answer: VisitSharing) {
    await live.notify(tx, store.userId, { type: 'metrics-changed', storeId: store.id });
    if (answer !== state.answer)
      await live.notify(tx, store.userId, { type: 'store-changed', storeId: store.id });
  }

  async function change(
    state: VisitState,
    values: Partial<VisitState>,
    work: (tx: Database) => Promise<void> = async () => {},
  ) {
    await db.transaction(async (tx) => {
      if (!(await updateVisitState(tx, state, values, now()))) throw new LeaseLost();
      await work(tx);
    });
  }

  async function enqueueDue() {
    const limits = { settleMs: SETTLE_MS, retryMs: RETRY_MS, most: MOST_ENQUEUED };
    await visitQueue.enqueueReads(db, await findStoresToAsk(db, now(), limits));
  }

  /** A first import is through: its visits need not wait for the timetable. */
  function noticed(event: LiveEvent) {
    if (event.type !== 'store-progress' || event.sync.phase !== 'ready') return;
    const { storeId } = event;
    if (begun.has(storeId)) return;
    begun.add(storeId);
    wasAsked(db, storeId)
      .then((asked) => (asked ? undefined : visitQueue.enqueueRead(db, storeId)))
      .catch((error: unknown) => log.error({ err: error, storeId }, 'visits could not be queued'));
  }

  return {
    read,
    enqueueDue,
    noticed,
    /** What is being read stops where it is. */
    stop: () => ending.abort(),
    /** When this is the only process, the holder of a lease from before is gone. */
    resumeAfterCrash: () => releaseAllVisitLeases(db),
  };
}
export type VisitReading = ReturnType<typeof createVisitReading>;

function spanRead({ firstDay, lastDay }: VisitState): DaySpan | null {
  return firstDay && lastDay ? { firstDay, lastDay } : null;
}
