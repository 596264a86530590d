import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenDatabase } from '#server/core/db/database.ts';
import { timed } from '#server/core/db/slice-size.ts';
import { analyzeChangedTables } from '#server/core/db/tidy-database.ts';
import type { Live } from '#server/core/live/live.ts';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { Checkpoint, PlatformCharge, PlatformFinances } from '#server/platforms/ports/store-platform.ts';
import type { OpenStore, OpenStores } from '#server/stores/connect/open-stores.ts';
import type { ProfitQueue } from '#server/stores/jobs.ts';
import { lockStoreOrders } from '#server/stores/ledger/order-days-repository.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import {
  findDaysOfOrders,
  findFeesExpected,
  findFinancesDue,
  findFinancesRefused,
  findOrdersBefore,
  findUnread,
  hasOrders,
  saveCharges,
  saveFinances,
} from './finances-repository.ts';
import { forgetProfitDays, forgetProfitOfCosts } from './forget-profit-days.ts';
import { findProfitSpan, hasProfitDays, type LocalSpan } from './profit-days-repository.ts';
import {
  type CostReading,
  findCostReading,
  findStoresWithCostsDue,
  raiseRecordsVersion,
  releaseAllCostLeases,
  releaseCostLease,
  takeCostLease,
  updateCostReading,
} from './readings-repository.ts';
import { saveSoldCosts } from './sold-costs-repository.ts';
import { writeProfitDays } from './write-profit-days.ts';

interface Dependencies {
  database: OpenDatabase;
  live: Live;
  openStores: OpenStores;
  profitQueue: ProfitQueue;
  now: () => Date;
  log: FastifyBaseLogger;
}

const EVERY_MS = 23 * HOUR_MS;
/** Fees appear up to two days after the payment. */
const FEES_AGAIN_MS = 6 * HOUR_MS;
const ORDERS_AT_ONCE = 50;
const CHARGES_AT_ONCE = 500;
/** Fewer are read by pages before a platform has written a file. */
const FEWEST_FOR_FILE = 1_000;
/** For a file; after that the next look takes it up. */
const LONGEST_WAIT_MS = 5 * MINUTE_MS;
/** At one look, every minute. */
const MOST_ENQUEUED = 2_000;
/** Movements of money are listed a little late. */
const CHARGES_OVERLAP_MS = 3 * DAY_MS;
/** Costs at the time of sale are asked for in such parts, and again over the last days. */
const SOLD_COSTS_DAYS = 90;
const SOLD_COSTS_AGAIN = 3;
/** A month and the one that it is compared with. */
const SHOWN_FIRST_DAYS = 62;

/** This process ends, or another reads. */
class Stopped extends Error {}

/**
 * Reads what orders cost from their platforms: payments with fees, returns, labels, and costs as they were when something
 * was sold. The newest first; goes on where an earlier run stopped. None of it keeps orders from being read.
 */
export function createCostsReading({ database, live, openStores, profitQueue, now, log }: Dependencies) {
  const { db } = database;
  const ending = new AbortController();
  const begun = new Set<string>();

  async function read(storeId: string) {
    const store = await openStores.open(storeId);
    if (!store) return;
    const state = await takeCostLease(db, storeId, now());
    if (!state) return;
    try {
      await readAll(store, state);
    } catch (error) {
      if (error instanceof Stopped || ending.signal.aborted) return;
      if (!(error instanceof PlatformFailure)) throw error;
      log.warn({ storeId, code: error.code, err: error }, 'costs could not be read');
      const passing = isPassing(error);
      await updateCostReading(db, storeId, now(), {
        problemCode: error.code,
        ...(passing ? {} : { readAt: now() }),
      });
      // What was read before it failed counts.
      await announce(store);
      await firstReadingEnded(store, state);
      if (passing) throw error;
    } finally {
      await releaseCostLease(db, storeId);
    }
  }

  /** Until the first reading has come to its end nobody is given a profit: what pages show first is worked out before. */
  async function readAll(store: OpenStore, state: CostReading) {
    const begunAt = state.historyBegunAt ?? now();
    if (!state.historyRead) await updateCostReading(db, store.id, now(), { historyBegunAt: begunAt });
    await readDue(store);
    await readRefused(store, state);
    await readSoldCosts(store, state);
    // Most of both is waiting for the platform.
    const read = await Promise.allSettled([
      readCharges(store, state),
      state.historyRead ? undefined : readHistory(store, state, begunAt),
    ]);
    for (const each of read) if (each.status === 'rejected') throw each.reason;
    if (!state.historyRead) await analyzeChangedTables(database);
    if (!state.readAt) await writeDays(store, shownFirst(store));
    await updateCostReading(db, store.id, now(), { readAt: now(), problemCode: null });
    await announce(store);
    await firstReadingEnded(store, state);
    await writeDays(store);
  }

  async function readDue(store: OpenStore) {
    const before = new Date(now().getTime() - FEES_AGAIN_MS);
    for (const find of [
      () => findFinancesDue(db, store.id, ORDERS_AT_ONCE),
      () => findFeesExpected(db, store.id, before, ORDERS_AT_ONCE),
    ]) {
      for (let ids = await find(); ids.length > 0; ids = await find()) await readOrders(store, ids);
    }
  }

  /** Once a day, and as soon as the store is connected again; some are enough to see that they are refused still. */
  async function readRefused(store: OpenStore, { financesRefusedAt: at }: CostReading) {
    if (!at || (at >= store.connectedAt && at.getTime() >= now().getTime() - EVERY_MS)) return;
    for (let after = ''; ; ) {
      const ids = await findFinancesRefused(db, store.id, after, ORDERS_AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      if (await readOrders(store, ids)) return;
    }
    await updateCostReading(db, store.id, now(), { financesRefusedAt: null });
  }

  /** All from a file where there is one, and by pages, backwards from the newest, what that does not have. */
  async function readHistory(store: OpenStore, state: CostReading, begunAt: Date) {
    if (!state.historyReadTo && (await readHistoryFile(store, state, begunAt)) === 'waiting') return;
    for (let before = state.historyReadTo; ; ) {
      const next = { before, unread: begunAt, most: ORDERS_AT_ONCE };
      const orders = await findOrdersBefore(db, store.id, next);
      const last = orders.at(-1);
      if (!last) break;
      before = last.placedAt;
      await readOrders(
        store,
        orders.map(({ id }) => id),
        { historyReadTo: before },
      );
    }
    await updateCostReading(db, store.id, now(), { historyRead: true, historyCheckpoint: null });
  }

  async function readHistoryFile(
    store: OpenStore,
    state: CostReading,
    begunAt: Date,
  ): Promise<'read' | 'waiting'> {
    const { platform, access, identity } = store;
    if (!(await hasOrders(db, store.id, FEWEST_FOR_FILE))) return 'read';
    const checkpoint = state.historyCheckpoint as Checkpoint | null;
    const giveUpAt = now().getTime() + LONGEST_WAIT_MS;
    const asked = { identity, checkpoint, signal: ending.signal };
    for await (const { finances, checkpoint } of platform.financeHistory(access, asked)) {
      const reached = { historyCheckpoint: checkpoint };
      if (finances.length === 0) await updateCostReading(db, store.id, now(), reached);
      else await saveFile(store, finances, { begunAt, reached });
      if (finances.length === 0 && now().getTime() > giveUpAt) return 'waiting';
    }
    return 'read';
  }

  async function saveFile(
    store: OpenStore,
    finances: PlatformFinances[],
    { begunAt, reached }: { begunAt: Date; reached: Partial<CostReading> },
  ) {
    const orderIds = finances.map(({ orderId }) => orderId);
    await change(store.id, async (tx) => {
      const unread = await findUnread(tx, store.id, { orderIds, since: begunAt });
      const read = finances.filter(({ orderId }) => unread.has(orderId));
      await replaceFinances(tx, store, { asked: [...unread], read });
      await updateCostReading(tx, store.id, now(), reached);
    });
  }

  /** @returns whether the platform refused to say what they cost. */
  async function readOrders(store: OpenStore, asked: string[], reached: Partial<CostReading> = {}) {
    const { platform, access, identity } = store;
    const read = await platform.finances(access, { identity, orderIds: asked, signal: ending.signal });
    const refused = read.some((each) => each.refused);
    await change(store.id, async (tx) => {
      await replaceFinances(tx, store, { asked, read });
      await updateCostReading(tx, store.id, now(), {
        ...reached,
        ...(refused ? { financesRefusedAt: now() } : {}),
      });
    });
    return refused;
  }

  async function replaceFinances(
    tx: Database,
    store: OpenStore,
    { asked, read }: { asked: string[]; read: PlatformFinances[] },
  ) {
    // Of a first reading there are none to forget, and finding them would take most of the time.
    const daysNow = async () =>
      (await hasProfitDays(tx, store.id)) ? findDaysOfOrders(tx, zoned(store), asked) : [];
    const before = await daysNow();
    await saveFinances(tx, store.id, { asked, read, now: now() });
    await forgetProfitDays(tx, store.id, [...before, ...(await daysNow())]);
  }

  async function readCharges(store: OpenStore, state: CostReading) {
    const { platform, access, identity } = store;
    const span = await findProfitSpan(db, zoned(store));
    if (!span) return;
    const since = state.chargesReadTo
      ? new Date(state.chargesReadTo.getTime() - CHARGES_OVERLAP_MS)
      : new Date(Date.parse(span.first) - DAY_MS);
    const readAt = now();
    const charges = await platform.charges(access, { identity, since, signal: ending.signal });
    for (let from = 0; from < (charges?.length ?? 0); from += CHARGES_AT_ONCE)
      await saveSomeCharges(store, charges!.slice(from, from + CHARGES_AT_ONCE));
    const read = { chargesReadTo: readAt, sharesCharges: charges !== null };
    await updateCostReading(db, store.id, readAt, read);
  }

  async function saveSomeCharges(store: OpenStore, charges: PlatformCharge[]) {
    const { timeZone } = store.identity;
    const orderIds = [...new Set(charges.flatMap(({ orderId }) => orderId ?? []))];
    await change(store.id, async (tx) => {
      await saveCharges(tx, store.id, 'platform', charges);
      if (!(await hasProfitDays(tx, store.id))) return;
      await forgetProfitDays(tx, store.id, [
        ...charges.map(({ at }) => localDate(at, timeZone).toString()),
        ...(await findDaysOfOrders(tx, zoned(store), orderIds)),
      ]);
    });
  }

  /** From the newest days back to the first; afterwards only the last days, which the platform may still count. */
  async function readSoldCosts(store: OpenStore, state: CostReading) {
    const span = await findProfitSpan(db, zoned(store));
    if (!span) return;
    const yesterday = dayAfter(localDate(now(), store.identity.timeZone).toString(), -1);
    const known = { from: state.soldCostsFrom, to: state.soldCostsTo };
    if (known.to && known.to < yesterday) {
      const from = dayAfter(known.to, 1 - SOLD_COSTS_AGAIN);
      known.to = (await readSoldSpan(store, { from, to: yesterday }, known)) ?? known.to;
    }
    for (let to = known.from ? dayAfter(known.from, -1) : yesterday; to >= span.first; ) {
      const from = dayAfter(to, 1 - SOLD_COSTS_DAYS);
      const first = from < span.first ? span.first : from;
      if (
        (await readSoldSpan(store, { from: first, to }, { from: first, to: known.to ?? yesterday })) === null
      )
        return;
      to = dayAfter(first, -1);
    }
  }

  /** @returns the last day that is known now; null where the platform shares none. */
  async function readSoldSpan(
    store: OpenStore,
    { from, to }: { from: string; to: string },
    known: { from: string | null; to: string | null },
  ): Promise<string | null> {
    const { platform, access, identity } = store;
    const asked = { identity, firstDay: from, lastDay: to, signal: ending.signal };
    const costs = await platform.soldCosts(access, asked);
    await change(store.id, async (tx) => {
      const shares = costs !== null;
      if (costs && (await saveSoldCosts(tx, store.id, { from, to, costs })))
        await forgetProfitOfCosts(tx, store.id, from);
      await updateCostReading(tx, store.id, now(), {
        sharesSoldCosts: shares,
        ...(shares ? { soldCostsFrom: known.from, soldCostsTo: to > (known.to ?? '') ? to : known.to } : {}),
      });
    });
    return costs && to;
  }

  /** A change of what is known of costs, under the store's lock. Reports learn of it when a whole part was read. */
  async function change(storeId: string, work: (tx: Database) => Promise<void>) {
    if (ending.signal.aborted) throw new Stopped();
    await db.transaction(async (tx) => {
      await lockStoreOrders(tx, storeId);
      await work(tx);
    });
  }

  /** From here on reports are worked out again, and open pages ask for them. */
  async function announce({ id, userId }: OpenStore) {
    await db.transaction(async (tx) => {
      await lockStoreOrders(tx, id);
      await raiseRecordsVersion(tx, id);
      await live.notify(tx, userId, { type: 'metrics-changed', storeId: id });
    });
  }

  function shownFirst({ identity: { timeZone } }: OpenStore): LocalSpan {
    const last = localDate(now(), timeZone).toString();
    return { first: dayAfter(last, -SHOWN_FIRST_DAYS), last };
  }

  async function firstReadingEnded({ id, userId }: OpenStore, { readAt }: CostReading) {
    if (!readAt) await live.notify(db, userId, { type: 'store-changed', storeId: id });
  }

  async function writeDays(
    { id, userId, platform, identity: { currency, timeZone } }: OpenStore,
    span?: LocalSpan,
  ) {
    const store = { id, platform: platform.platform, currency, timeZone };
    await writeProfitDays(db, store, {
      ...(span ? { span } : {}),
      async inStore(work) {
        const spent = await timed(() => change(id, work));
        // For a whole history nobody waits: it takes half of a processor at most.
        if (!span) await rest(spent, null, { signal: ending.signal }).catch(() => {});
      },
    });
    await live.notify(db, userId, { type: 'metrics-changed', storeId: id });
  }

  async function enqueueDue() {
    const ago = (ms: number) => new Date(now().getTime() - ms);
    const limits = { readBefore: ago(EVERY_MS), expectedBefore: ago(FEES_AGAIN_MS), most: MOST_ENQUEUED };
    await profitQueue.enqueueReads(db, await findStoresWithCostsDue(db, limits));
  }

  /** A first import is through: what its orders cost need not wait for the timetable. */
  function noticed(event: LiveEvent) {
    if (event.type !== 'store-progress' || event.sync.phase !== 'ready' || begun.has(event.storeId)) return;
    const { storeId } = event;
    begun.add(storeId);
    findCostReading(db, storeId)
      .then((state) => (state?.readAt ? undefined : profitQueue.enqueueReads(db, [storeId])))
      .catch((error: unknown) => log.error({ err: error, storeId }, 'reading costs could not be queued'));
  }

  return {
    read,
    noticed,
    async writeDays(storeId: string, span?: LocalSpan) {
      const store = await openStores.open(storeId);
      if (store) await writeDays(store, span).catch(unlessStopped);
    },
    enqueueDue,
    /** What is being read stops where it is. */
    stop: () => ending.abort(),
    /** When this is the only process, the holder of a lease from before is gone. */
    resumeAfterCrash: () => releaseAllCostLeases(db),
  };
}
export type CostsReading = ReturnType<typeof createCostsReading>;

function unlessStopped(error: unknown) {
  if (!(error instanceof Stopped)) throw error;
}

const zoned = ({ id, identity: { timeZone } }: OpenStore) => ({ id, timeZone });
