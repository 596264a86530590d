import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { HeldReason } from '#shared/publishing/schedules.ts';
import { deliveriesOf, hold, miss, releaseUnlessPaused, setAccounts } from './deliveries.ts';
import { ACCOUNT_WAITS } from './delivery-problems.ts';
import { platformOf } from './insert-post.ts';
import {
  HELD,
  isHeld,
  isPending,
  listed,
  lockPosts,
  movePost,
  NOT_OUT,
  OPEN,
  settlePost,
  UNDECIDED,
} from './lifecycle.ts';
import { isLate } from './next-tries.ts';
import { changeApproved } from './outside-approval.ts';
import { lockPost, type PostRecord, updatePost } from './posts-repository.ts';

const FOR_AN_ACCOUNT: HeldReason[] = ['reconnect', 'no_account'];

/** What was not sent of it goes out when its time has not passed, and asks its owner when it has. */
export async function takeUp(tx: Database, post: PostRecord, now: Date): Promise<void> {
  if (isLate(post.scheduledFor, now)) return miss(tx, post.id, now);
  await releaseUnlessPaused(tx, post, now);
  await settlePost(tx, post.id, now);
}

/** An account is back. */
export async function accountConnected(tx: Database, accountId: string, now: Date): Promise<void> {
  for (const post of await findHeldFor(tx, accountId)) {
    await lockPosts(tx, [post.id]);
    await takeUp(tx, await movePost(tx, post.id, 'release', { heldReason: null }), now);
  }
  await tx
    .update(postDeliveries)
    .set({ nextTryAt: now })
    .where(
      and(
        eq(postDeliveries.accountId, accountId),
        inArray(postDeliveries.status, UNDECIDED),
        eq(postDeliveries.problemCode, ACCOUNT_WAITS),
      ),
    );
}

/** Not those that wait for another account as well. */
async function findHeldFor(tx: Database, accountId: string): Promise<PostRecord[]> {
  const found = await tx
    .select({ post: scheduledPosts })
    .from(scheduledPosts)
    .innerJoin(postDeliveries, eq(postDeliveries.postId, scheduledPosts.id))
    .where(
      and(
        eq(postDeliveries.accountId, accountId),
        inArray(postDeliveries.status, OPEN),
        inArray(scheduledPosts.status, HELD),
        inArray(scheduledPosts.heldReason, FOR_AN_ACCOUNT),
        sql`not exists (
          select from ${postDeliveries} other join ${socialAccounts} on ${socialAccounts.id} = other.account_id
          where other.post_id = ${scheduledPosts.id} and other.status in ${listed(OPEN)}
            and ${socialAccounts.disconnectedAt} is null and ${socialAccounts.status} <> 'active')`,
      ),
    );
  return found.map(({ post }) => post);
}

/**
 * An account is disconnected: posts go out to their other accounts; what would go out to it alone is held, and keeps it for
 * the case that it is connected again.
 */
export async function accountDisconnected(
  tx: Database,
  { storeId, accountId }: { storeId: string; accountId: string },
  now: Date,
): Promise<void> {
  for (const { id } of await findNotOutTo(tx, accountId)) {
    const post = await lockPost(tx, storeId, id);
    if (!post || !(await hold(tx, id))) continue;
    const others = ((await deliveriesOf(tx, [id])).get(id) ?? []).filter(
      (delivery) => delivery.accountId !== accountId,
    );
    if (others.length === 0) {
      if (isPending(post)) await movePost(tx, id, 'hold', { heldReason: 'no_account' });
      continue;
    }
    const accounts = others.map(({ accountId: otherId, network }) => ({ id: otherId, network }));
    await changeApproved(tx, post, async () => {
      await setAccounts(tx, post, accounts);
      await updatePost(tx, id, { platform: platformOf(accounts.map(({ network }) => network)) });
      if (isPending(post)) await releaseUnlessPaused(tx, post, now);
      // What held it may have been this account, and the others may have it already.
      if (isHeld(post)) await settlePost(tx, id, now);
    });
  }
}

function findNotOutTo(tx: Database, accountId: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: scheduledPosts.id })
    .from(scheduledPosts)
    .innerJoin(postDeliveries, eq(postDeliveries.postId, scheduledPosts.id))
    .where(and(eq(postDeliveries.accountId, accountId), inArray(scheduledPosts.status, NOT_OUT)))
    .orderBy(scheduledPosts.id);
}
