import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { reportHappening } from '#server/core/operation/happenings.ts';
import { applyEvents } from '#server/stores/jobs.ts';
import { insertEvents, type NewEvent } from './repository.ts';

const AT_ONCE = 500;

/**
 * Records deliveries before they are answered. Those that arrive while a recording is under way are recorded together
 * by the next one, so that the number of transactions does not grow with the number of deliveries.
 */
export function createInbox({ db, jobs }: { db: Database; jobs: Jobs }) {
  let waiting: { event: NewEvent; done: () => void; failed: (error: unknown) => void }[] = [];
  let recording = false;

  /** Resolves when the event is safe. */
  function record(event: NewEvent): Promise<void> {
    return new Promise((done, failed) => {
      waiting.push({ event, done, failed });
      if (!recording) void recordWaiting();
    });
  }

  async function recordWaiting() {
    recording = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      try {
        await db.transaction(async (tx) => {
          const stores = await insertEvents(
            tx,
            batch.map(({ event }) => event),
          );
          await jobs.enqueueForStores(tx, applyEvents, stores);
        });
        for (const { done } of batch) done();
        reportHappening('webhooksAccepted', { count: batch.length });
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    recording = false;
  }

  return {
    record,
    enqueueApply: (storeIds: string[]) => jobs.enqueueForStores(db, applyEvents, storeIds),
  };
}
