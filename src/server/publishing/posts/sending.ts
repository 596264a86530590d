import type { Database } from '#server/core/db/database.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { takeUp } from './accounts.ts';
import type { Alterations, AlteredPost } from './alterations.ts';
import { acceptReasons, type Chosen } from './chosen.ts';
import {
  cancelRest,
  deliveriesOf,
  hold,
  isOut,
  isOutcomeOpen,
  release,
  releaseUnlessPaused,
  restoreRest,
  sendAgain,
  settle,
} from './deliveries.ts';
import { EXPERIMENT, findHolds, PRODUCT_REASONS } from './holds.ts';
import {
  canPost,
  hasGoneOut,
  isCancelled,
  isGoingOut,
  isHeld,
  isPartlyOut,
  isPending,
  isUndecided,
  movePost,
  settlePost,
  stateRestored,
} from './lifecycle.ts';
import { deletePost, findWaitingOf, type PostRecord, updatePost } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import { findQuietWeeks } from './quiet-weeks.ts';
import { assertConnected, assertSendable } from './sendable.ts';

interface Dependencies {
  db: Database;
  alterations: Alterations;
  chosen: Chosen;
  now: () => Date;
}

const MOST_AT_ONCE = 100;

/** Whether a post goes out at all, and what is known of one that may have. */
export function createSending({ db, alterations, chosen, now }: Dependencies) {
  /** Now, to the accounts that do not have it; who asks for that has seen what the post warns of. */
  function retry(store: OwnedStore, postId: string, despiteExperiment = false) {
    return alterations.alter(store, postId, async (tx, post) => {
      if (!despiteExperiment && (await isQuietNow(tx, store))) throw calendarProblems.quietWeek();
      const seen = await acceptReasons(tx, post, [
        ...PRODUCT_REASONS,
        ...(despiteExperiment ? [EXPERIMENT] : []),
      ]);
      const again = { ...seen, version: post.version + 1, heldReason: null, problem: null };
      if (isPartlyOut(post)) {
        await updatePost(tx, post.id, again);
        await sendAgain(tx, post.id, now());
      } else if (canPost(post, 'retry')) {
        const pending = await movePost(tx, post.id, 'retry', again);
        await release(tx, { ...pending, scheduledFor: now() }, now());
      } else throw calendarProblems.nothingToRetry();
      await assertSendable(tx, post);
      await chosen.assertAllMade(tx, post);
      await assertConnected(tx, post);
      await settlePost(tx, post.id, now());
    });
  }

  async function isQuietNow(tx: Database, store: OwnedStore): Promise<boolean> {
    return (await findQuietWeeks(tx, [store])).get(store.id)!.has(now());
  }

  function cancel(store: OwnedStore, postId: string) {
    return alterations.alter(store, postId, async (tx, post) => {
      await takeBack(tx, post);
      if (isCancelled(post)) return;
      const { status: cancelledFrom, version } = post;
      if (await isOut(tx, post.id)) return cancelWhatIsLeft(tx, post);
      await movePost(tx, post.id, 'cancel', { cancelledFrom, version: version + 1 });
    });
  }

  /** What is out stays out, and is shown as that. */
  async function cancelWhatIsLeft(tx: Database, { id, version }: PostRecord) {
    await cancelRest(tx, id);
    await updatePost(tx, id, { version: version + 1 });
    await settlePost(tx, id, now());
  }

  function restore(store: OwnedStore, postId: string) {
    return alterations.alter(store, postId, async (tx, post) => {
      if (await restoreRest(tx, post.id)) return takeUpRest(tx, post);
      if (!canPost(post, 'restore')) throw calendarProblems.notCancelled();
      const back = { status: stateRestored(post.cancelledFrom, chosen.hasPassed(post.scheduledFor)) };
      const restored = await movePost(tx, post.id, 'restore', {
        ...back,
        cancelledFrom: null,
        version: post.version + 1,
        ...(isHeld(back) ? {} : { heldReason: null }),
      });
      if (isPending(restored)) await releaseUnlessPaused(tx, restored, now());
    });
  }

  async function takeUpRest(tx: Database, post: PostRecord) {
    const heldReason = (await findHolds(tx, [post.id])).get(post.id);
    const version = post.version + 1;
    if (heldReason) await movePost(tx, post.id, 'restoreRestHeld', { heldReason, version });
    else await takeUp(tx, await movePost(tx, post.id, 'restoreRest', { heldReason: null, version }), now());
  }

  /** The posts of a product that wait to go out; one that is on its way by now is left alone. */
  async function cancelOfProduct(store: OwnedStore, productId: string) {
    const waiting = await findWaitingOf(db, store.id, productId, MOST_AT_ONCE);
    return allThatCan(waiting, (postId) => cancel(store, postId));
  }

  async function restoreAll(store: OwnedStore, postIds: string[]) {
    return allThatCan(postIds, (postId) => restore(store, postId));
  }

  async function remove(store: OwnedStore, postId: string) {
    return alterations.onPost(store, postId, async (tx, post) => {
      await takeBack(tx, post);
      if (await isOut(tx, post.id)) throw calendarProblems.partlyOut();
      await deletePost(tx, post.id);
      return post;
    });
  }

  /** The owner has looked at the network. */
  function settleDelivery(
    store: OwnedStore,
    postId: string,
    { deliveryId, published }: { deliveryId: string; published: boolean },
  ) {
    return alterations.alter(store, postId, async (tx, post) => {
      const deliveries = (await deliveriesOf(tx, [post.id])).get(post.id) ?? [];
      const delivery = deliveries.find(({ id }) => id === deliveryId);
      if (!delivery) throw httpProblems.notFound();
      if (!isUndecided(delivery)) throw calendarProblems.notUnconfirmed();
      await settle(tx, { postId, deliveryId, published }, now());
      await updatePost(tx, post.id, { version: post.version + 1 });
    });
  }

  return { retry, cancel, restore, cancelOfProduct, restoreAll, remove, settle: settleDelivery };
}

/** Those with which it could be done; a refusal of one is none of the others'. */
async function allThatCan(postIds: string[], act: (postId: string) => Promise<AlteredPost>) {
  const posts: AlteredPost[] = [];
  for (const postId of postIds) {
    try {
      posts.push(await act(postId));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return { postIds: posts.map(({ id }) => id), changed: posts.filter(({ isChanged }) => isChanged) };
}

/** @throws Problem when it is on its way, or there already. */
async function takeBack(tx: Database, post: PostRecord): Promise<void> {
  if (await isOutcomeOpen(tx, post.id)) throw calendarProblems.outcomeOpen();
  if (hasGoneOut(post)) throw calendarProblems.staysOnCalendar();
  if (isGoingOut(post) || !(await hold(tx, post.id))) throw calendarProblems.goingOut();
}
