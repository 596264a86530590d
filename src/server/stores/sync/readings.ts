import { setImmediate as answersHeard } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { Database, OpenDatabase } from '#server/core/db/database.ts';
import { analyzeChangedTables, tidyChangedTables } from '#server/core/db/tidy-database.ts';
import type { Live } from '#server/core/live/live.ts';
import { commonFailures, isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { Checkpoint, PlatformBatch } from '#server/platforms/ports/store-platform.ts';
import type { OpenStore, OpenStores } from '#server/stores/connect/open-stores.ts';
import { writeAllOrderDays } from '#server/stores/ledger/write-order-days.ts';
import { readFinancesFromStart } from '#server/stores/profit/readings-repository.ts';
import { say, text } from '#shared/core/sentence.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { applyBatch, notifySyncProgress } from './apply-batch.ts';
import { countAllCustomerMonths, countAllTotals } from './count-again.ts';
import { findIncompleteOrders, findOldestOrder } from './orders-repository.ts';
import { inSavingSize, type PreparedBatch, prepareBatch } from './prepared-batch.ts';
import { readAhead } from './read-ahead.ts';
import { rebuildSalesHours } from './rebuild.ts';
import { extendLease, findSyncState, type SyncState, updateSyncState } from './sync-states-repository.ts';

interface Dependencies {
  database: OpenDatabase;
  live: Live;
  openStores: OpenStores;
  /** This process ends: readings stop where they are. */
  ending: AbortSignal;
  /** Answered once a store's history is whole, before it is ready. */
  firstQuestions: readonly FirstQuestion[];
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

/** The newest orders are read first, so that the figures of this month and the last appear within seconds. */
const RECENT_DAYS = 62;
/** Changes are asked for again over this stretch: platforms list them a little late. */
const OVERLAP_MS = 10 * MINUTE_MS;
const READY_CHECK_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
const FIRST_ANSWER_MS = 30_000;
const INCOMPLETE_AT_ONCE = 50;
const BATCHES_AHEAD = 1;

/** Something that pages ask of a store first; its answer is saved by the one who answers it. */
export type FirstQuestion = (storeId: string) => Promise<void>;

/** Another process reads this store now, or it is gone, or this process ends: stop without a word. */
export class LeaseLost extends Error {}

/** How one store is read from its platform: everything at first, afterwards what changed. */
export function createReadings({
  database,
  live,
  openStores,
  ending,
  firstQuestions,
  now,
  sleep,
  log,
}: Dependencies) {
  const { db } = database;

  /** One go at reading one store, under one lease. */
  function begin(opened: OpenStore, leaseToken: number) {
    const { platform, access } = opened;
    let { identity } = opened;
    const stopped = new AbortController();
    const query = () => ({ identity, signal: AbortSignal.any([stopped.signal, ending]) });
    const recent = () => new Date(now().getTime() - RECENT_DAYS * DAY_MS);
    const batchShop = () => ({
      id: opened.id,
      currency: identity.currency,
      timeZone: identity.timeZone,
    });

    /** The platform may have moved the shop to another time zone; every local day then begins elsewhere. */
    async function readIdentity() {
      const inspected = await whileItLasts((signal) => platform.inspect(access, { signal }));
      if (inspected.currency !== identity.currency) {
        throw new PlatformFailure(platform.platform, 'rejected', {
          code: 'currency_changed',
          message: say(
            "The store's currency changed from {from} to {to}. Please disconnect it and connect it again, so that no amounts are mixed.",
            { from: identity.currency, to: inspected.currency },
          ),
        });
      }
      const moved = inspected.timeZone !== identity.timeZone;
      identity = inspected;
      await inStore(async (tx, { recordsVersion }) => {
        await openStores.updateIdentity(tx, opened.id, inspected);
        if (!moved) return;
        await rebuildSalesHours(tx, { id: opened.id, timeZone: inspected.timeZone });
        await updateSyncState(tx, opened.id, { recordsVersion: recordsVersion + 1 });
      });
    }

    /** A platform that hangs is given up soon: others wait for this place. */
    async function whileItLasts<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const limit = AbortSignal.timeout(FIRST_ANSWER_MS);
      try {
        return await ask(limit);
      } catch (error) {
        if (!limit.aborted) throw error;
        throw commonFailures(platform.platform, PLATFORM_NAMES[platform.platform]).slow();
      }
    }

    async function everything(state: SyncState) {
      const startedAt = state.startedAt ?? now();
      const checkpoint =
        (state.checkpoint as Checkpoint | null) ?? (await platform.prepareHistory(access, identity));
      const ordersTotal = await platform.countOrders(access);
      await progress({
        phase: 'recent',
        startedAt,
        checkpoint,
        ordersTotal,
        problemCode: null,
        problemMessage: null,
      });
      if (!state.checkpoint) {
        await readFinancesFromStart(db, opened.id);
        await readFirstProducts();
      }
      await readRecent(checkpoint);
      await bringTotalsUpToDate();
      await progress({ phase: 'history' });
      await historyReady(checkpoint);
      // While the database stores one batch, the next ones are read and made ready.
      const answers = answering(platform.history(access, { ...query(), checkpoint }));
      const batches = inSavingSize(answers, (batch, rows) =>
        prepareBatch(batchShop(), batch, { byProduct: false, rows }),
      );
      for await (const batch of readAhead(batches, BATCHES_AHEAD)) {
        await store(batch, { history: true });
        batch.rows.clear();
      }
      await analyzeChangedTables(database);
      await completeOrders();
      await countAllCustomerMonths(db, batchShop(), inStore);
      // From here on changes update the totals too.
      await progress({
        historyComplete: true,
        checkpoint: null,
        changesReadTo: startedAt,
        historyFrom: await findOldestOrder(db, opened.id),
      });
      await becomeReady();
      await changes(startedAt);
    }

    /**
     * All that is counted of a whole history is counted before it is announced, and so are the first
     * answers: readers come then, and nothing that takes long is left to stand in their way.
     */
    async function becomeReady() {
      await bringTotalsUpToDate();
      await tidyChangedTables(database);
      for (const ask of firstQuestions) {
        await ask(opened.id).catch((error: unknown) =>
          log.error({ storeId: opened.id, err: error }, 'a first answer could not be computed'),
        );
        await inStore(async () => {});
      }
      await inStore(async (tx, { phase }) => {
        if (phase !== 'ready') await recordWhole(tx);
        await notifyProgress(tx, (await updateSyncState(tx, opened.id, { phase: 'ready' }))!);
      });
    }

    function recordWhole(tx: Database) {
      const { id, identity } = opened;
      const subject = { id, name: identity.title };
      return recordOwnDeeds(tx, [{ kind: 'store-read', of: { storeId: id }, subject }], now());
    }

    /** Posts can be made from them while orders are still read. */
    async function readFirstProducts() {
      for await (const batch of platform.firstProducts(access, query())) await save(batch);
    }

    /** Newest first by ordinary pages, unless the platform has the whole history ready for us before. */
    async function readRecent(checkpoint: Checkpoint) {
      let checkedAt = 0;
      for await (const batch of platform.recentOrders(access, { ...query(), since: recent() })) {
        await save(batch);
        if (performance.now() - checkedAt < READY_CHECK_MS) continue;
        checkedAt = performance.now();
        if (await platform.historyReady(access, checkpoint)) return;
      }
    }

    async function historyReady(checkpoint: Checkpoint) {
      for (let wait = READY_CHECK_MS; !(await platform.historyReady(access, checkpoint)); ) {
        await sleep(wait);
        await inStore(async () => {});
        wait = Math.min(wait * 1.5, LONGEST_WAIT_MS);
      }
    }

    async function changes(since: Date) {
      const readAt = now();
      await bringTotalsUpToDate();
      // What changes or an upgrade took away; otherwise the first reader would do it.
      await writeAllOrderDays(db, opened.id, inStore);
      // What was read up to a time further ahead was read under a wrong clock: changes are asked for again over a day.
      const mistaken = since.getTime() > readAt.getTime() + CLOCK_TOLERANCE_MS;
      const from = new Date(mistaken ? readAt.getTime() - DAY_MS : since.getTime() - OVERLAP_MS);
      for await (const batch of platform.changesSince(access, { ...query(), since: from })) await save(batch);
      await completeOrders();
      await progress({
        phase: 'ready',
        changesReadTo: readAt,
        lastSyncedAt: now(),
        problemCode: null,
        problemMessage: null,
      });
    }

    /** Orders known only in part are read one by one; what the platform no longer has is taken back. */
    async function completeOrders() {
      let before = '';
      for (;;) {
        const ids = await findIncompleteOrders(db, opened.id, INCOMPLETE_AT_ONCE);
        // A platform that always sends less than all would hold us here for ever.
        if (ids.length === 0 || ids.join() === before) return;
        before = ids.join();
        const orders = await platform.orders(access, { identity, ids });
        const found = new Set(orders.map((order) => order.id));
        const missing = ids.filter((id) => !found.has(id));
        await save({ orders }, missing);
      }
    }

    /** What the database answers in between is heard between two batches, not when the file has nothing left to read. */
    async function* answering(batches: AsyncIterable<PlatformBatch>) {
      for await (const batch of batches) {
        yield batch;
        await answersHeard();
      }
    }

    const save = (batch: PlatformBatch, missingOrders: string[] = []) =>
      store(prepareBatch(batchShop(), batch), { missingOrders });

    async function store(
      batch: PreparedBatch,
      { missingOrders = [], history = false }: { missingOrders?: string[]; history?: boolean },
    ) {
      await inStore(async (tx, state) => {
        const change: Partial<SyncState> = { historyFrom: oldest(state.historyFrom, batch) };
        if (batch.checkpoint !== undefined) change.checkpoint = batch.checkpoint;
        await Promise.all([
          // What a crash takes back is read again from the checkpoint that goes with it, so nobody waits for the disk.
          history ? tx.execute('set local synchronous_commit = off') : null,
          applyBatch(tx, live, { ...batchShop(), userId: opened.userId }, batch, {
            countBuyersSince: history ? recent() : undefined,
            state,
            change,
            missingOrders,
            now: now(),
          }),
        ]);
      });
    }

    /** After a first import's milestones, a move to another time zone, or a stop before they were all counted. */
    async function bringTotalsUpToDate() {
      const before = await findSyncState(db, opened.id);
      if (!before) throw new LeaseLost();
      if (before.totalsVersion === before.recordsVersion) return;
      await countAllTotals(db, batchShop(), inStore);
      await inStore(async (tx, state) => {
        const recordsVersion = state.recordsVersion + 1;
        // Changes that came during the import were counted, unless the history is still being read.
        const missed = !state.historyComplete && state.recordsVersion !== before.recordsVersion;
        const totalsVersion = missed ? before.recordsVersion : recordsVersion;
        await updateSyncState(tx, opened.id, { recordsVersion, totalsVersion });
        await live.notify(tx, opened.userId, { type: 'metrics-changed', storeId: opened.id });
      });
    }

    async function progress(change: Partial<SyncState>) {
      await inStore(async (tx) => {
        const state = await updateSyncState(tx, opened.id, change);
        await notifyProgress(tx, state!);
      });
    }

    /** A transaction that holds the store's lock and prolongs our lease. */
    async function inStore(work: (tx: Database, state: SyncState) => Promise<void>) {
      if (ending.aborted) throw new LeaseLost();
      await db.transaction(async (tx) => {
        const state = await extendLease(tx, opened.id, leaseToken, now());
        if (!state) {
          stopped.abort();
          throw new LeaseLost();
        }
        await work(tx, state);
      });
    }

    const notifyProgress = (tx: Database, state: SyncState) => notifySyncProgress(tx, live, opened, state);

    /** Notifies the owner why reading stopped; a refused token also makes the store inactive. */
    async function failed(error: unknown) {
      stopped.abort();
      const { code, sentence } =
        error instanceof PlatformFailure
          ? error
          : {
              code: 'internal_error',
              sentence: text('Reading the store failed on our side. It will be tried again.'),
            };
      log.warn({ storeId: opened.id, code, err: error }, 'reading a store stopped');
      const passing = !(error instanceof PlatformFailure) || isPassing(error);
      await inStore(async (tx, state) => {
        const change: Partial<SyncState> = { problemCode: code, problemMessage: sentence };
        if (!passing && !state.historyComplete) change.phase = 'failed';
        if (error instanceof PlatformFailure && error.kind === 'reconnect-needed')
          await openStores.deactivate(tx, opened.id);
        await notifyProgress(tx, (await updateSyncState(tx, opened.id, change))!);
      }).catch((lost) => {
        if (!(lost instanceof LeaseLost)) throw lost;
      });
    }

    return { identity: readIdentity, everything, becomeReady, changes, failed };
  }

  return { begin };
}

function oldest(known: Date | null, { orders }: PreparedBatch): Date | null {
  const placed = orders.map((order) => order.placedAt.getTime());
  if (known) placed.push(known.getTime());
  return placed.length > 0 ? new Date(placed.reduce((first, time) => Math.min(first, time))) : null;
}
