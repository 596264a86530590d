import type { Database } from '#server/core/db/database.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { PostStatus } from '#shared/publishing/schedules.ts';
import { acceptReasons } from './acceptance.ts';
import type { Alterations } from './alterations.ts';
import type { Chosen } from './chosen.ts';
import {
  cancelRest,
  deliveriesOf,
  isOut,
  isOutcomeOpen,
  release,
  restoreRest,
  sendAgain,
  settle,
  settlePostStatus,
  withhold,
} from './deliveries.ts';
import { takeUp } from './holding.ts';
import { findHolds } from './holds.ts';
import { letGo } from './let-go.ts';
import { deletePost, findWaitingOf, type PostRecord, updatePost } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import { PRODUCT_REASONS } from './product-state.ts';
import { assertConnected, assertSendable } from './sendable.ts';

interface Dependencies {
  db: Database;
  alterations: Alterations;
  chosen: Chosen;
  now: () => Date;
}

const MOST_AT_ONCE = 100;
const SENT: PostStatus[] = ['published', 'partly_published'];

/** Whether a post goes out at all, and what is known of one that may have. */
export function createSending({ db, alterations, chosen, now }: Dependencies) {
  /** Now, to the accounts that do not have it; whoever asks for that has seen what the post warns of. */
  function retry(store: OwnedStore, postId: string) {
    return alterations.alter(store, postId, async (tx, post) => {
      const seen = await acceptReasons(tx, post, PRODUCT_REASONS);
      const again = { ...seen, version: post.version + 1, heldReason: null, problem: null };
      if (post.status === 'partly_published') {
        await updatePost(tx, post.id, again);
        await sendAgain(tx, post.id, now());
      } else if (post.status === 'failed' || post.status === 'missed') {
        const pending = await updatePost(tx, post.id, { ...again, status: 'pending' });
        await release(tx, { ...pending, scheduledFor: now() }, now());
      } else throw calendarProblems.nothingToRetry();
      await assertSendable(tx, post);
      await assertConnected(tx, post);
      await settlePostStatus(tx, post.id, now());
    });
  }

  function cancel(store: OwnedStore, postId: string) {
    return alterations.alter(store, postId, async (tx, post) => {
      await takeBack(tx, post);
      if (post.status === 'cancelled') return;
      const { status: cancelledFrom, version } = post;
      if (await isOut(tx, post.id)) return cancelWhatIsLeft(tx, post);
      await updatePost(tx, post.id, { status: 'cancelled', cancelledFrom, version: version + 1 });
    });
  }

  /** What is out stays out, and is shown as that. */
  async function cancelWhatIsLeft(tx: Database, { id, version }: PostRecord) {
    await cancelRest(tx, id);
    await updatePost(tx, id, { version: version + 1 });
    await settlePostStatus(tx, id, now());
  }

  function restore(store: OwnedStore, postId: string) {
    return alterations.alter(store, postId, async (tx, post) => {
      if (await restoreRest(tx, post.id)) return takeUpRest(tx, post);
      if (post.status !== 'cancelled') throw calendarProblems.notCancelled();
      const status = restoredTo(post);
      const restored = await updatePost(tx, post.id, {
        ...{ status, cancelledFrom: null, version: post.version + 1 },
        ...(status === 'held' ? {} : { heldReason: null }),
      });
      if (status === 'pending') await letGo(tx, restored, now());
    });
  }

  async function takeUpRest(tx: Database, post: PostRecord) {
    const heldReason = (await findHolds(tx, [post.id])).get(post.id);
    const version = post.version + 1;
    if (heldReason) await updatePost(tx, post.id, { status: 'held', heldReason, version });
    else await takeUp(tx, await updatePost(tx, post.id, { version }), now());
  }

  /** The posts of a product that wait to go out; one that is on its way by now is left alone. */
  async function cancelOfProduct(store: OwnedStore, productId: string) {
    const waiting = await findWaitingOf(db, store.id, productId, MOST_AT_ONCE);
    return { postIds: await eachThatCan(waiting, (postId) => cancel(store, postId)) };
  }

  async function restoreAll(store: OwnedStore, postIds: string[]) {
    return { postIds: await eachThatCan(postIds, (postId) => restore(store, postId)) };
  }

  /** What had come to its end comes back to it; what was to come, as a draft when its time has passed. */
  function restoredTo({ cancelledFrom, scheduledFor }: PostRecord): PostStatus {
    const before = (cancelledFrom ?? 'draft') as PostStatus;
    if (before === 'failed' || before === 'missed') return before;
    return chosen.hasPassed(scheduledFor) ? 'draft' : before;
  }

  async function remove(store: OwnedStore, postId: string) {
    await alterations.onPost(store, postId, async (tx, post) => {
      await takeBack(tx, post);
      if (await isOut(tx, post.id)) throw calendarProblems.partlyOut();
      await deletePost(tx, post.id);
    });
    return { success: true };
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
      if (delivery.status !== 'unconfirmed') throw calendarProblems.notUnconfirmed();
      await settle(tx, { postId, deliveryId, published }, now());
      await updatePost(tx, post.id, { version: post.version + 1 });
    });
  }

  return { retry, cancel, restore, cancelOfProduct, restoreAll, remove, settle: settleDelivery };
}

/** @returns those with which it could be done; a refusal of one is none of the others'. */
async function eachThatCan(postIds: string[], act: (postId: string) => Promise<unknown>): Promise<string[]> {
  const done: string[] = [];
  for (const postId of postIds) {
    try {
      await act(postId);
      done.push(postId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return done;
}

/** @throws Problem when it is on its way, or there already. */
async function takeBack(tx: Database, { id, status }: PostRecord): Promise<void> {
  if (await isOutcomeOpen(tx, id)) throw calendarProblems.outcomeOpen();
  if (SENT.includes(status as PostStatus)) throw calendarProblems.staysOnCalendar();
  if (status === 'publishing' || !(await withhold(tx, id))) throw calendarProblems.goingOut();
}
