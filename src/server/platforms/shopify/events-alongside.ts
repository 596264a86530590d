import type { PlatformBatch, PlatformOrder } from '#server/platforms/ports/store-platform.ts';
import type { Family } from './families.ts';
import { idOf } from './order-sales.ts';
import { type KindProgress, newProgress, type Progress } from './progress.ts';
import { isFoundAsEventful } from './translate.ts';
import type { WireOrder } from './wire.ts';

/** So many orders are read ahead of the main file in search of one; each may have hundreds of events. */
const MOST_AHEAD = 50;

interface Ahead {
  order: PlatformOrder;
  /** How far the file of events is handed out once this order is, where that is known. */
  upTo?: KindProgress;
}

/**
 * The file of events, read alongside the one of all orders: both list orders newest first, so an order that something
 * happened to is met in both at about the same time and need be saved but once. What is not met (Shopify promises no
 * order, and shops change between the two files) is handed out on its own, at the latest by `rest`.
 *
 * `batches` moves `mine`, a progress of its own; `progress` follows it with what was handed out.
 */
export function readEventsAlongside(
  batches: AsyncGenerator<PlatformBatch, 'done' | 'no file'>,
  mine: Progress,
  progress: Progress,
) {
  let ahead: Ahead[] = [];
  let outcome: 'done' | 'no file' | null = null;

  /** Of families in the main file: the orders that are handed out here in full, and the families that are not. */
  async function meet(families: Family[]): Promise<{ met: PlatformOrder[]; unmet: Family[] }> {
    const met: PlatformOrder[] = [];
    const unmet: Family[] = [];
    for (const family of families) {
      const root = family.root as Family['root'] & WireOrder;
      // The main file has passed the orders before it: they are handed out now.
      const handedOut = handOut((await placeOf(root)) + 1);
      met.push(...handedOut);
      const found = handedOut.at(-1);
      if (!found || found.updatedAt.getTime() < Date.parse(root.updatedAt)) unmet.push(family);
    }
    return { met, unmet };
  }

  /** -1 when it is not among the next ones. */
  async function placeOf(root: WireOrder): Promise<number> {
    const id = idOf(root.id);
    for (let from = 0; ; ) {
      const place = ahead.findIndex(({ order }, index) => index >= from && order.id === id);
      if (place !== -1 || !isFoundAsEventful(root) || ahead.length >= MOST_AHEAD) return place;
      from = ahead.length;
      if (!(await readOn())) return -1;
    }
  }

  async function readOn(): Promise<boolean> {
    if (outcome !== null) return false;
    const { done, value } = await batches.next();
    if (done) {
      outcome = value;
      return false;
    }
    for (const order of value.orders ?? []) ahead.push({ order });
    const last = ahead.at(-1);
    if (last) last.upTo = mine.events;
    else progress.events = mine.events;
    return true;
  }

  function handOut(count: number): PlatformOrder[] {
    const handedOut = ahead.slice(0, count);
    ahead = ahead.slice(count);
    const reached = handedOut.findLast(({ upTo }) => upTo)?.upTo;
    if (reached) progress.events = reached;
    return handedOut.map(({ order }) => order);
  }

  /** What was not met. Afterwards nothing of the file is left, unless `progress` says so. */
  async function* rest(): AsyncGenerator<PlatformOrder[]> {
    do {
      if (ahead.length > 0) yield handOut(ahead.length);
    } while (await readOn());
    if (outcome === 'done') progress.events = mine.events.mode === 'bulk' ? newProgress('done') : mine.events;
  }

  return { meet, rest, close: () => batches.return('no file') };
}
export type EventsAlongside = ReturnType<typeof readEventsAlongside>;
