import type { FastifyBaseLogger } from 'fastify';
import { type Database, databaseErrorCode } from '#server/core/db/database.ts';
import { tellHappening } from '#server/core/operation/happenings.ts';
import { lockPosts, settlePostStatuses } from '#server/publishing/posts/post-status.ts';
import { type DeliveryChange, type DueDelivery, saveChanges } from './due-deliveries.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Telling } from './telling.ts';

interface Dependencies {
  db: Database;
  telling: Pick<Telling, 'changed'>;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

/** Somebody else works on it now, or its owner has withheld it: nothing more may be done with it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
/** Another delivery has the post that was found. */
export class PostTaken extends Error {
  override name = 'PostTaken';
}

const BROKEN_UNIQUENESS = '23505';
const TRY_AGAIN_MS = 1_000;
const OUTCOMES = new Set(['published', 'failed', 'unconfirmed']);

export type Keeping = ReturnType<typeof createKeeping>;

/** Writes what becomes of deliveries, many at once, each only while it is ours. */
export function createKeeping({ db, telling, now, sleep, log }: Dependencies) {
  const write = createGroupCommit(async (changes: DeliveryChange[]) => {
    const saved = await saveChanges(db, sorted(changes));
    return changes.map(({ to }) => saved.has(to.id));
  });
  const writeWithPost = createGroupCommit(async (changes: DeliveryChange[]) => {
    const postIds = [...new Set(changes.map(({ to }) => to.postId))];
    const saved = await db.transaction(async (tx) => {
      await lockPosts(tx, postIds);
      const ids = await saveChanges(tx, sorted(changes));
      await settlePostStatuses(tx, postIds, now());
      return ids;
    });
    for (const { to } of changes) telling.changed(to.storeId);
    return changes.map(({ to }) => saved.has(to.id));
  });

  /** A step that its post does not show. */
  function keep(delivery: DueDelivery, change: Partial<DueDelivery>): Promise<DueDelivery> {
    return keepBy(write, delivery, change);
  }

  /** A step that shows in its post's status, too. */
  function keepWithPost(delivery: DueDelivery, change: Partial<DueDelivery>): Promise<DueDelivery> {
    return keepBy(writeWithPost, delivery, change);
  }

  async function keepBy(
    add: typeof write,
    delivery: DueDelivery,
    change: Partial<DueDelivery>,
  ): Promise<DueDelivery> {
    const to = { ...delivery, ...change };
    if (!(await add({ from: delivery.status, to }))) throw new LeaseLost(delivery.id);
    return to;
  }

  /** What the network said must not be lost to a database that is gone for a while: tried until the lease ends. */
  async function record(delivery: DueDelivery, change: Partial<DueDelivery>): Promise<DueDelivery> {
    for (;;) {
      try {
        const kept = await keepWithPost(delivery, { leaseUntil: null, ...change });
        if (OUTCOMES.has(kept.status))
          tellHappening('delivery', { network: kept.network, outcome: kept.status });
        return kept;
      } catch (error) {
        if (error instanceof LeaseLost) throw error;
        if (databaseErrorCode(error) === BROKEN_UNIQUENESS)
          throw new PostTaken(delivery.id, { cause: error });
        const left = (delivery.leaseUntil?.getTime() ?? 0) - now().getTime();
        if (left <= TRY_AGAIN_MS) throw error;
        log.warn({ err: error, deliveryId: delivery.id }, 'what became of a post cannot be recorded yet');
        await sleep(TRY_AGAIN_MS);
      }
    }
  }

  return { keep, keepWithPost, record };
}

/** Always in the same order, so that two writers never wait for each other. */
function sorted(changes: DeliveryChange[]): DeliveryChange[] {
  return changes.toSorted((a, b) => (a.to.id < b.to.id ? -1 : 1));
}
