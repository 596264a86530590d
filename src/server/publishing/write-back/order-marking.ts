import type { Database } from '#server/core/db/database.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { WRITTEN_DAYS } from '#shared/publishing/write-back.ts';
import { findUnmarkedOrders, type LinkedOrder } from './facts-repository.ts';
import { claimMark, saveMark } from './marks-repository.ts';
import { changeBy } from './outcomes.ts';
import type { Run } from './run.ts';
import { CLAIMED_MS } from './times.ts';

/** The post on each order whose buyer came by its link. Writing one again changes nothing, so that nothing is looked up. */
export function createOrderMarking({ db, now }: { db: Database; now: () => Date }) {
  /** @returns how many were marked. */
  async function write(run: Run): Promise<number> {
    let written = 0;
    let isDefined = false;
    for (;;) {
      const since = new Date(now().getTime() - WRITTEN_DAYS * DAY_MS);
      const orders = await findUnmarkedOrders(db, run.store.id, {
        since,
        now: now(),
        most: run.port.mostOrders,
      });
      if (orders.length === 0) return written;
      if (!isDefined) {
        const { state } = await run.port.defineMark(run.store.access);
        if (state === 'not_allowed') return written;
        isDefined = true;
      }
      const claimed = await claimAll(run, orders);
      if (claimed.length === 0) return written;
      written += await mark(run, claimed);
    }
  }

  async function claimAll({ store }: Run, orders: LinkedOrder[]): Promise<LinkedOrder[]> {
    const claimed: LinkedOrder[] = [];
    for (const order of orders) {
      const { id, name, postId, placedAt } = order;
      const taken = await claimMark(
        db,
        { storeId: store.id, kind: 'order_marks' },
        { subject: id, postId, startedAt: placedAt, title: name, version: postId },
        { now: now(), until: new Date(now().getTime() + CLAIMED_MS) },
      );
      if (taken) claimed.push(order);
    }
    return claimed;
  }

  async function mark({ port, store }: Run, orders: LinkedOrder[]): Promise<number> {
    const marks = orders.map(({ id, postId }) => ({ orderId: id, value: postId }));
    const outcomes = await port.markOrders(store.access, marks);
    for (const { id, postId } of orders) {
      const outcome = outcomes.get(id) ?? { state: 'not_allowed' as const };
      const change = changeBy(outcome, { version: postId, now: now() });
      // What waits for a permission is not asked for again in the same run.
      const nextTryAt = outcome.state === 'not_allowed' ? new Date(now().getTime() + CLAIMED_MS) : null;
      await saveMark(
        db,
        { storeId: store.id, kind: 'order_marks', subject: id },
        { ...change, nextTryAt, changedAt: now() },
      );
    }
    return [...outcomes.values()].filter(({ state }) => state === 'written').length;
  }

  return { write };
}
