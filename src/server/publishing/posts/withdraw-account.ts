import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { PostStatus } from '#shared/publishing/schedules.ts';
import { deliveriesOf, setAccounts, settlePostStatus, withhold } from './deliveries.ts';
import { letGo } from './let-go.ts';
import { lockPost, type PostRecord, updatePost } from './posts-repository.ts';
import { platformOf } from './put.ts';

const NOT_OUT: PostStatus[] = ['draft', 'pending', 'held', 'failed', 'missed', 'cancelled'];

/**
 * An account is disconnected: posts go out to their other accounts; what would go out to it alone is held, and keeps it for
 * the case that it is connected again.
 */
export async function withdrawAccount(
  tx: Database,
  { storeId, accountId }: { storeId: string; accountId: string },
  now: Date,
): Promise<void> {
  for (const { id } of await findWaitingFor(tx, accountId)) {
    const post = await lockPost(tx, storeId, id);
    if (!post || !(await withhold(tx, id))) continue;
    const others = ((await deliveriesOf(tx, [id])).get(id) ?? []).filter(
      (delivery) => delivery.accountId !== accountId,
    );
    if (others.length === 0) await hold(tx, post);
    else {
      const accounts = others.map(({ accountId: otherId, network }) => ({ id: otherId, network }));
      await setAccounts(tx, post, accounts);
      await updatePost(tx, id, { platform: platformOf(accounts.map(({ network }) => network)) });
      if (post.status === 'pending') await letGo(tx, post, now);
      // What held it may have been this account, and the others may have it already.
      if (post.status === 'held') await settlePostStatus(tx, id, now);
    }
  }
}

async function hold(tx: Database, { id, status }: PostRecord) {
  if (status === 'pending') await updatePost(tx, id, { status: 'held', heldReason: 'no_account' });
}

function findWaitingFor(tx: Database, accountId: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: scheduledPosts.id })
    .from(scheduledPosts)
    .innerJoin(postDeliveries, eq(postDeliveries.postId, scheduledPosts.id))
    .where(and(eq(postDeliveries.accountId, accountId), inArray(scheduledPosts.status, NOT_OUT)))
    .orderBy(scheduledPosts.id);
}
