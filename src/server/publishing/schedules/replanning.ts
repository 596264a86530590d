import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { hold, release } from '#server/publishing/posts/deliveries.ts';
import { isMovable, isPending } from '#server/publishing/posts/lifecycle.ts';
import { updatePost } from '#server/publishing/posts/posts-repository.ts';
import { findNotOut, findTakenSlots, type PlannedPost } from '#server/publishing/posts/schedule-posts.ts';
import type { ScheduleRecord } from './repository.ts';
import { slotsBetween, wholeHorizon } from './slots.ts';

/**
 * The schedule has new times: its posts ahead take the new slots in their order, as far as there are enough; those that
 * their owner had moved stay where they are.
 */
export async function moveToNewTimes(
  tx: Database,
  store: OwnedStore,
  { id, postTimes, isActive }: ScheduleRecord,
  now: Date,
): Promise<void> {
  const moving: PlannedPost[] = [];
  for (const post of await findNotOut(tx, id))
    if (waitsInItsSlot(post, now) && (await hold(tx, post.id))) moving.push(post);
  const { from, until } = wholeHorizon(now, store.timeZone);
  const taken = await findTakenSlots(
    tx,
    id,
    moving.map((post) => post.id),
  );
  const slots = slotsBetween(postTimes, store.timeZone, from, until).filter(
    (slot) => !taken.includes(slot.getTime()),
  );
  // A slot holds one post, also while they change places.
  for (const post of moving) await updatePost(tx, post.id, { slotAt: null });
  for (const [index, post] of moving.entries()) {
    const slotAt = slots[index];
    const scheduledFor = slotAt ?? post.scheduledFor;
    if (slotAt) await updatePost(tx, post.id, { slotAt, scheduledFor });
    if (isPending(post) && isActive) await release(tx, { ...post, scheduledFor }, now);
  }
}

function waitsInItsSlot(post: PlannedPost, now: Date): boolean {
  const { slotAt, scheduledFor } = post;
  return isMovable(post) && scheduledFor > now && slotAt?.getTime() === scheduledFor.getTime();
}
