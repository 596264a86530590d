import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { takeUp } from '#server/publishing/posts/accounts.ts';
import { holdPost } from '#server/publishing/posts/deliveries.ts';
import { GOING_OUT, HELD, listed, lockPosts, movePost } from '#server/publishing/posts/lifecycle.ts';
import { inQuietWeek } from '#server/publishing/posts/quiet-weeks.ts';
import { deleteUnwrittenInQuietWeeks } from '#server/publishing/posts/unwritten-posts.ts';
import { lockSchedules, reopenSlots } from '#server/publishing/schedules/repository.ts';
import type { ExperimentOffer, PlannedWeek } from '#shared/publishing/experiments.ts';
import { weekAfter } from './design.ts';

const MOST_LISTED = 50;

/** What goes out by itself from a local day on. */
export async function findPlannedFrom(
  db: Database,
  { id, timeZone }: OwnedStore,
  day: string,
): Promise<ExperimentOffer['plannedPosts']> {
  const { from } = localDay(day, timeZone);
  const { scheduledFor, productTitle, caption, storeId, status } = scheduledPosts;
  const rows = await db
    .select({ id: scheduledPosts.id, scheduledFor, productTitle, caption })
    .from(scheduledPosts)
    .where(and(eq(storeId, id), inArray(status, GOING_OUT), gte(scheduledFor, from)))
    .orderBy(asc(scheduledFor), asc(scheduledPosts.id))
    .limit(MOST_LISTED);
  return rows.map((post) => ({
    id: post.id,
    title: post.productTitle ?? (post.caption?.trim().split('\n')[0]?.slice(0, 60) || null),
    scheduledFor: post.scheduledFor.toISOString(),
  }));
}

/** An experiment begins: what its weeks without posts hold already waits for its owner, or was not written yet. */
export async function holdInQuietWeeks(tx: Database, storeId: string): Promise<void> {
  // No process plans anything into these weeks any more.
  await lockSchedules(tx, storeId);
  await deleteUnwrittenInQuietWeeks(tx, storeId);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select post.id from scheduled_posts post
    where post.store_id = ${storeId} and post.status in ${listed(GOING_OUT)} and ${inQuietWeek} order by post.id`);
  for (const { id } of rows) await holdPost(tx, id, 'experiment');
}

/** It has ended: what waited because of it goes out, and schedules fill the weeks that were to stay without posts. */
export async function releaseQuietWeeks(
  tx: Database,
  { id, timeZone }: OwnedStore,
  { weeks, now }: { weeks: readonly PlannedWeek[]; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from scheduled_posts
    where store_id = ${id} and status in ${listed(HELD)} and held_reason = 'experiment' order by id`);
  for (const held of rows) {
    await lockPosts(tx, [held.id]);
    await takeUp(tx, await movePost(tx, held.id, 'release', { heldReason: null, problem: null }), now);
  }
  const next = weeks.find(
    ({ day, withPosts }) => !withPosts && localDay(weekAfter(day), timeZone).from > now,
  );
  if (next) await reopenSlots(tx, id, localDay(next.day, timeZone).from);
}
