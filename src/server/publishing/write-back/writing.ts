import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { Outside } from '#server/publishing/post-report/brought.ts';
import { findPublishedPosts } from '#server/publishing/post-report/repository.ts';
import type { OpenStores } from '#server/stores/connect/open-stores.ts';
import { paths } from '#shared/core/paths.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { WRITTEN_DAYS } from '#shared/publishing/write-back.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import { createActivityWriting } from './activity-writing.ts';
import { createAnnotationWriting } from './annotation-writing.ts';
import { createDiscountWriting } from './discount-writing.ts';
import { endDiscounts, isForgotten } from './discounts-repository.ts';
import { writeToPlatform } from './jobs.ts';
import { markForRemoval } from './marks-repository.ts';
import { createOrderMarking } from './order-marking.ts';
import { createRemoving } from './removing.ts';
import type { Run } from './run.ts';
import {
  findOwnersLanguage,
  findSettings,
  findStoresToWrite,
  saveAllowed,
  type WriteBackSettings,
} from './settings-repository.ts';
import { createWitnessReading } from './witness.ts';

interface Dependencies extends Outside {
  jobs: Jobs;
  live: Pick<Live, 'notify'>;
  openStores: Pick<OpenStores, 'open'>;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** What becomes known at one moment is written together. */
const GATHERED_SECONDS = 20;
const WITNESS_MS = HOUR_MS;

/** Brings what stands in the reports of a store's platform to what is to stand there. */
export function createWriting({ jobs, live, openStores, publicUrl, log, ...outside }: Dependencies) {
  const { db, now } = outside;
  const annotations = createAnnotationWriting(outside);
  const activities = createActivityWriting({ db, calendarUrl: `${publicUrl}${paths.calendar}`, now });
  const orderMarks = createOrderMarking({ db, now });
  const discounts = createDiscountWriting({ db, now });
  const { removeMarked } = createRemoving({ db, now, notify });
  const readWitness = createWitnessReading({ db, now });

  const enqueue = (tx: Database, storeId: string) =>
    jobs.enqueue(tx, writeToPlatform, { storeId }, { key: storeId });

  async function enqueueDue() {
    await jobs.enqueueForStores(db, writeToPlatform, await findStoresToWrite(db));
  }

  /** A store that waits for its owner is written to when it is back. */
  async function write(storeId: string): Promise<void> {
    const open = await openStores.open(storeId);
    const port = open?.platform.writeBack;
    if (!open || !port) return;
    const run: Run = { store: open, port, language: await findOwnersLanguage(db, storeId) };
    try {
      await writeAll(run, await findSettings(db, storeId));
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      // What was begun is looked up by a later run.
      log.warn({ storeId, code: error.code }, 'the reports of a platform could not be written to');
    }
    await notify(run);
  }

  async function writeAll(run: Run, { on, witnessAt }: WriteBackSettings) {
    const allowed = await run.port.allowed(run.store.access);
    await saveAllowed(db, run.store.id, allowed);
    await endForgottenDiscounts(run);
    await removeMarked(run);
    const writes = new Set(on.filter((kind) => allowed.includes(kind)));
    if (writes.has('discount_codes')) await discounts.write(run);
    const marked = writes.has('order_marks') ? await orderMarks.write(run) : 0;
    if (writes.has('annotations') || writes.has('activities')) {
      const from = new Date(now().getTime() - WRITTEN_DAYS * DAY_MS);
      const posts = await findPublishedPosts(db, run.store.id, { from });
      if (writes.has('annotations')) await annotations.write(run, posts);
      if (writes.has('activities')) await activities.write(run, posts);
    }
    const isOld = witnessAt === null || now().getTime() - witnessAt.getTime() >= WITNESS_MS;
    if (writes.has('order_marks') && (marked > 0 || isOld)) await readWitness(run);
  }

  /** A post that was deleted before it went out leaves no open discount behind. */
  async function endForgottenDiscounts({ store: { id: storeId } }: Run) {
    await db.transaction(async (tx) => {
      const codes = await endDiscounts(tx, storeId, { which: isForgotten, now: now() });
      for (const subject of codes) await markForRemoval(tx, { storeId, kind: 'discount_codes', subject });
    });
  }

  async function notify({ store: { id: storeId, userId } }: Pick<Run, 'store'>) {
    await live.notify(db, userId, { type: 'write-back-changed', storeId });
  }

  /** A post went out or was measured, or a store that was connected again may allow what it did not before. */
  function noticed(event: LiveEvent) {
    if (event.type !== 'posts-changed' && event.type !== 'store-changed') return;
    const { storeId } = event;
    findSettings(db, storeId)
      .then(async ({ on }) => {
        const options = { key: storeId, startAfterSeconds: GATHERED_SECONDS };
        if (on.length > 0) await jobs.enqueue(db, writeToPlatform, { storeId }, options);
      })
      .catch((error: unknown) =>
        log.error({ err: error, storeId }, 'writing to a platform could not be queued'),
      );
  }

  return { enqueue, enqueueDue, write, noticed };
}
export type Writing = ReturnType<typeof createWriting>;
