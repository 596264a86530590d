import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { release } from './deliveries.ts';
import type { PostRecord } from './posts-repository.ts';

/** The worker takes it up at its time; what belongs to a paused schedule waits until that is resumed. */
export async function letGo(tx: Database, post: PostRecord, now: Date): Promise<void> {
  if (post.scheduleId && (await isPaused(tx, post.scheduleId))) return;
  await release(tx, post, now);
}

async function isPaused(tx: Database, scheduleId: string): Promise<boolean> {
  const [schedule] = await tx
    .select({ isActive: socialMediaSchedules.isActive })
    .from(socialMediaSchedules)
    .where(eq(socialMediaSchedules.id, scheduleId));
  return schedule?.isActive === false;
}
