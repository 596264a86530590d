import { type Deed, recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import type { DeliveryChange } from '#server/publishing/posts/delivery-changes.ts';
import { isUnconfirmed } from '#server/publishing/posts/lifecycle.ts';
import { findPostNames } from '#server/publishing/posts/posts-repository.ts';
import type { ActivityKind } from '#shared/core/activity.ts';

/** What became of posts at their networks, for the activity of their owners. */
export async function recordOutcomes(tx: Database, changes: DeliveryChange[], now: Date): Promise<void> {
  const ended = changes.flatMap((change) => {
    const kind = outcomeOf(change);
    return kind ? [{ kind, ...change.to }] : [];
  });
  if (ended.length === 0) return;
  const names = await findPostNames(
    tx,
    ended.map(({ postId }) => postId),
  );
  const deeds = ended.map(({ kind, postId, storeId, network }): Deed & { of: { storeId: string } } => ({
    kind,
    of: { storeId },
    subject: { id: postId, name: names.get(postId) },
    details: { network },
  }));
  await recordOwnDeeds(tx, deeds, now);
}

function outcomeOf({ from, to }: DeliveryChange): ActivityKind | null {
  if (from === to.status) return null;
  switch (to.status) {
    case 'published':
      return isUnconfirmed({ status: from }) ? 'post-found' : 'post-published';
    case 'on_phone':
      return 'post-handed-over';
    case 'failed':
      return 'post-failed';
    case 'unconfirmed':
      return 'post-unconfirmed';
    default:
      return null;
  }
}
