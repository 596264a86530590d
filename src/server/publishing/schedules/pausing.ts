import type { Database } from '#server/core/db/database.ts';
import { release, withhold } from '#server/publishing/posts/deliveries.ts';
import { findNotOut, missPost } from './posts-repository.ts';
import { waitingFor } from './problems.ts';

/** What is going out at this moment does; everything else waits. */
export async function pausePosts(tx: Database, scheduleId: string): Promise<void> {
  for (const { id, status } of await findNotOut(tx, scheduleId))
    if (status === 'pending') await withhold(tx, id);
}

/** What fell into the pause was missed: nothing is caught up in a burst. */
export async function resumePosts(tx: Database, scheduleId: string, now: Date): Promise<void> {
  for (const post of await findNotOut(tx, scheduleId)) {
    if (post.status !== 'pending') continue;
    if (post.scheduledFor > now) await release(tx, post, now);
    else await missPost(tx, post.id, waitingFor.paused, now);
  }
}
