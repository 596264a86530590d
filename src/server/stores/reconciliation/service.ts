import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { OpenStore, OpenStores } from '#server/stores/connect/open-stores.ts';
import { compareStore } from '#server/stores/jobs.ts';
import type { SyncService } from '#server/stores/sync/service.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { causeOf, type DayDifference, differencesBetween, newAmong, totalsOf } from './compare.ts';
import { profitDifference } from './compare-profit.ts';
import {
  countOrders,
  findComparison,
  findDayFigures,
  findProfitForComparison,
  findStoresToCompare,
  saveComparison,
} from './repository.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  openStores: OpenStores;
  sync: SyncService;
  writeProfitDays: (storeId: string, span: { first: string; last: string }) => Promise<void>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Finished days that are looked at; an order is rarely changed later than this. */
const DAYS = 30;
export const EVERY_MS = 23 * HOUR_MS;
/** At one look, every ten minutes. */
export const MOST_ENQUEUED = 2_000;

/** Our totals against the platform's own: differences are read again, and what remains is explained to the owner. */
export function createReconciliation({
  db,
  jobs,
  live,
  openStores,
  sync,
  writeProfitDays,
  now,
  log,
}: Dependencies) {
  async function enqueueDue() {
    const before = new Date(now().getTime() - EVERY_MS);
    await jobs.enqueueForStores(db, compareStore, await findStoresToCompare(db, before, MOST_ENQUEUED));
  }

  async function compare(storeId: string) {
    const store = await openStores.open(storeId);
    if (!store) return;
    try {
      const comparison = (await compareDays(store)) ?? (await compareCounts(store));
      if (!comparison) return;
      await db.transaction(async (tx) => {
        await saveComparison(tx, { storeId, comparedAt: now(), ...comparison });
        await live.notify(tx, store.userId, { type: 'metrics-changed', storeId });
      });
      if (comparison.cause)
        log.warn({ storeId, cause: comparison.cause }, 'figures differ from the platform');
    } catch (error) {
      // Why a store cannot be read is reported by reading it.
      if (!(error instanceof PlatformFailure)) throw error;
      log.warn({ storeId, code: error.code }, 'figures could not be compared');
    }
  }

  async function compareDays(store: OpenStore) {
    const { platform, access, identity } = store;
    const days = comparedDays(store);
    const read = async () => {
      const theirs = await platform.ownFigures(access, { identity, ...days });
      return theirs && { theirs, ours: await findDayFigures(db, store.id, days) };
    };
    let figures = await read();
    if (!figures) return null;
    const known = ((await findComparison(db, store.id))?.differences ?? []) as DayDifference[];
    const news = newAmong(differencesBetween(figures.ours, figures.theirs), known);
    if (news.length > 0) {
      await sync.readAgain(store.id, { days: news, timeZone: identity.timeZone });
      figures = (await read()) ?? figures;
    }
    const ours = totalsOf(figures.ours);
    const theirs = totalsOf(figures.theirs);
    return {
      basis: 'report' as const,
      profit: await compareProfit(store, days),
      ...days,
      ourOrders: ours.orders,
      theirOrders: theirs.orders,
      ourTotal: ours.totalSales,
      theirTotal: theirs.totalSales,
      differences: differencesBetween(figures.ours, figures.theirs),
      cause: causeOf(ours, theirs),
    };
  }

  /** Gross profit and fees as the platform counts them. */
  async function compareProfit(store: OpenStore, days: { firstDay: string; lastDay: string }) {
    const { id, platform, access, identity } = store;
    const theirs = await platform.ownProfit(access, { identity, ...days });
    if (!theirs) return null;
    await writeProfitDays(id, { first: days.firstDay, last: days.lastDay });
    return profitDifference(
      await findProfitForComparison(db, { id, timeZone: identity.timeZone }, days),
      theirs,
    );
  }

  /** All a platform without reports can be compared by. Where it shares only recent orders, not even that. */
  async function compareCounts({ id, platform, access, identity }: OpenStore) {
    if (identity.capabilities.historyDays !== null) return null;
    const theirOrders = await platform.countOrders(access);
    const ourOrders = await countOrders(db, id);
    const cause = causeOf({ orders: ourOrders, totalSales: null }, { orders: theirOrders, totalSales: null });
    return {
      basis: 'count' as const,
      profit: null,
      firstDay: null,
      lastDay: null,
      ourOrders,
      theirOrders,
      ourTotal: null,
      theirTotal: null,
      differences: [],
      cause,
    };
  }

  function comparedDays({ identity }: OpenStore) {
    const today = localDate(now(), identity.timeZone);
    return {
      firstDay: today.subtract({ days: DAYS }).toString(),
      lastDay: today.subtract({ days: 1 }).toString(),
    };
  }

  return { enqueueDue, compare };
}
export type Reconciliation = ReturnType<typeof createReconciliation>;
