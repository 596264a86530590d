import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { HeldReason } from '#shared/publishing/schedules.ts';
import { settlePostStatus, withholdOpen } from './deliveries.ts';
import { ACCOUNT_WAITS, publishingProblems } from './delivery-problems.ts';
import { letGo } from './let-go.ts';
import { isLate } from './next-tries.ts';
import { lockPosts } from './post-status.ts';

/** Nothing more of it is sent until its owner, or what held it, lets it go. */
export async function holdPost(tx: Database, postId: string, heldReason: HeldReason): Promise<void> {
  await lockPosts(tx, [postId]);
  await tx
    .update(scheduledPosts)
    .set({ status: 'held', heldReason })
    .where(and(eq(scheduledPosts.id, postId), inArray(scheduledPosts.status, ['pending', 'publishing'])));
  await withholdOpen(tx, [postId]);
}

/** What waited for the account goes out when its time has not passed, and asks its owner when it has. */
export async function accountReconnected(tx: Database, accountId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ post: scheduledPosts })
    .from(scheduledPosts)
    .innerJoin(postDeliveries, eq(postDeliveries.postId, scheduledPosts.id))
    .where(
      and(
        eq(postDeliveries.accountId, accountId),
        eq(postDeliveries.status, 'waiting'),
        eq(scheduledPosts.status, 'held'),
        inArray(scheduledPosts.heldReason, ['reconnect', 'no_account']),
        sql`not exists (
          select from ${postDeliveries} other join ${socialAccounts} on ${socialAccounts.id} = other.account_id
          where other.post_id = ${scheduledPosts.id} and other.status = 'waiting'
            and ${socialAccounts.disconnectedAt} is null and ${socialAccounts.status} <> 'active')`,
      ),
    );
  for (const { post } of waiting) await takeUp(tx, post, now);
  await tx
    .update(postDeliveries)
    .set({ nextTryAt: now })
    .where(
      and(
        eq(postDeliveries.accountId, accountId),
        eq(postDeliveries.status, 'unconfirmed'),
        eq(postDeliveries.problemCode, ACCOUNT_WAITS),
      ),
    );
}

/** What was not sent of it goes out when its time has not passed, and asks its owner when it has. */
export async function takeUp(
  tx: Database,
  post: typeof scheduledPosts.$inferSelect,
  now: Date,
): Promise<void> {
  await lockPosts(tx, [post.id]);
  await tx
    .update(scheduledPosts)
    .set({ status: 'pending', heldReason: null })
    .where(eq(scheduledPosts.id, post.id));
  if (isLate(post.scheduledFor, now))
    await tx
      .update(postDeliveries)
      .set({ status: 'failed', nextTryAt: null, ...publishingProblems.missed() })
      .where(and(eq(postDeliveries.postId, post.id), eq(postDeliveries.status, 'waiting')));
  else await letGo(tx, post, now);
  await settlePostStatus(tx, post.id, now);
}
