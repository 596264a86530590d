import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, databaseErrorCode } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { Live } from '#server/core/live/live.ts';
import { reportHappening } from '#server/core/operation/happenings.ts';
import { retry } from '#server/core/retry/retry.ts';
import type { PublishedPost } from '#server/platforms/ports/social-network.ts';
import {
  type DeliveryChange,
  type DueDelivery,
  saveChanges,
} from '#server/publishing/posts/delivery-changes.ts';
import { PUBLISHED_OTHERWISE, publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { hasOutcome, lockPosts, settlePosts, take } from '#server/publishing/posts/lifecycle.ts';
import { nextFollowUp } from '#server/publishing/posts/next-tries.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { createGroupCommit } from './group-commit.ts';
import { recordOutcomes } from './record-outcomes.ts';

interface Dependencies {
  db: Database;
  live: Live;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

/** Another process works on it now, or its owner has held it: nothing more may be done with it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
/** Another delivery has the post that was found. */
export class PostTaken extends Error {
  override name = 'PostTaken';
}

const BROKEN_UNIQUENESS = '23505';
const TRY_AGAIN_MS = 1_000;
const FIRST_READING_MS = HOUR_MS;

export type Saving = ReturnType<typeof createSaving>;

/** Writes what becomes of deliveries, many at once, each only while it is ours. */
export function createSaving({ db, live, now, sleep, log }: Dependencies) {
  let changedStores = new Set<string>();
  const write = createGroupCommit(async (changes: DeliveryChange[]) => {
    const saved = await saveChanges(db, sorted(changes));
    return changes.map(({ to }) => saved.has(to.id));
  });
  const writeWithPost = createGroupCommit(async (changes: DeliveryChange[]) => {
    const postIds = [...new Set(changes.map(({ to }) => to.postId))];
    const saved = await db.transaction(async (tx) => {
      await lockPosts(tx, postIds);
      const ids = await saveChanges(tx, sorted(changes));
      await settlePosts(tx, postIds, now());
      await recordOutcomes(
        tx,
        changes.filter(({ to }) => ids.has(to.id)),
        now(),
      );
      return ids;
    });
    for (const { to } of changes) noteChanged(to.storeId);
    return changes.map(({ to }) => saved.has(to.id));
  });

  /** A step that its post does not show. */
  function save(delivery: DueDelivery, change: Partial<DueDelivery>): Promise<DueDelivery> {
    return saveBy(write, delivery, change);
  }

  /** A step that shows in its post's status, too. */
  function saveWithPost(delivery: DueDelivery, change: Partial<DueDelivery>): Promise<DueDelivery> {
    return saveBy(writeWithPost, delivery, change);
  }

  async function saveBy(
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
    const saved = await retry(
      {
        again: (error) => (isFinal(error) ? null : { waitMs: TRY_AGAIN_MS }),
        leftMs: () => (delivery.leaseUntil?.getTime() ?? 0) - now().getTime(),
        sleep,
        onFailure: (err) =>
          log.warn({ err, deliveryId: delivery.id }, 'what became of a post cannot be recorded yet'),
      },
      () => saveWithPost(delivery, { leaseUntil: null, ...change }),
    ).catch((error) => {
      throw isPostTaken(error) ? new PostTaken(delivery.id, { cause: error }) : error;
    });
    if (hasOutcome(saved)) reportHappening('delivery', { network: saved.network, outcome: saved.status });
    return saved;
  }

  /** The posts of a store look different now. */
  function noteChanged(storeId: string): void {
    changedStores.add(storeId);
  }

  /** For open pages, called a few times a second at most: not with each of thousands of posts. */
  async function notifyPages(): Promise<void> {
    const storeIds = [...changedStores];
    if (storeIds.length === 0) return;
    changedStores = new Set();
    try {
      const owners = await db
        .select({ storeId: connectedStores.id, userId: connectedStores.userId })
        .from(connectedStores)
        .where(inArray(connectedStores.id, storeIds));
      await db.transaction(async (tx) => {
        for (const { storeId, userId } of owners)
          await live.notify(tx, userId, { type: 'posts-changed', storeId });
      });
    } catch (error) {
      log.warn({ err: error }, 'open pages could not be notified of posts');
      for (const storeId of storeIds) changedStores.add(storeId);
    }
  }

  return { save, saveWithPost, record, noteChanged, notifyPages };
}

const isPostTaken = (error: unknown) => databaseErrorCode(error) === BROKEN_UNIQUENESS;
const isFinal = (error: unknown) => error instanceof LeaseLost || isPostTaken(error);

/** Without an id nothing can be read of it. */
type Shown = PublishedPost | { externalId: null; permalink: null; isOnPhone?: false; note?: undefined };

/** What it is after the network has shown it. */
export function publishedAs(
  delivery: DueDelivery,
  { externalId, permalink, isOnPhone, note }: Shown,
  publishedAt: Date,
): Partial<DueDelivery> {
  if (isOnPhone)
    return {
      ...take(delivery, 'handOver'),
      externalId,
      nextTryAt: nextFollowUp(publishedAt, publishedAt),
      ...publishingProblems.onPhone(delivery.network),
    };
  return {
    ...take(delivery, 'publish'),
    nextTryAt: null,
    problem: note ?? null,
    problemCode: note ? PUBLISHED_OTHERWISE : null,
    externalId,
    permalink,
    publishedAt,
    engagementDueAt:
      externalId !== null && NETWORKS[delivery.network].reportsResults
        ? new Date(publishedAt.getTime() + FIRST_READING_MS)
        : null,
  };
}

/** Always in the same order, so that two writers never wait for each other. */
function sorted(changes: DeliveryChange[]): DeliveryChange[] {
  return changes.toSorted((a, b) => (a.to.id < b.to.id ? -1 : 1));
}
