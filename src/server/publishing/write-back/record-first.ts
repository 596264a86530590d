import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import type { PublishedPost } from '#server/publishing/post-report/repository.ts';

interface First {
  kind: 'mark-written' | 'report-written';
  storeId: string;
  post: PublishedPost;
}

/** That something stands in the platform's reports for a post; what it says there changes with each day. */
export function recordFirst(tx: Database, { kind, storeId, post }: First, now: Date): Promise<void> {
  const subject = { id: post.postId, name: post.caption || post.productTitle };
  return recordOwnDeeds(tx, [{ kind, of: { storeId }, subject }], now);
}
