import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';

interface Engagement {
  reach: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
}

export async function findPostsOf(db: Database, storeId: string, { from, to }: { from: Date; to: Date }) {
  const posts = await db
    .select({ id: scheduledPosts.id, engagement: scheduledPosts.engagement })
    .from(scheduledPosts)
    .where(
      and(
        eq(scheduledPosts.storeId, storeId),
        gte(scheduledPosts.postedAt, from),
        lt(scheduledPosts.postedAt, to),
      ),
    )
    .orderBy(desc(scheduledPosts.postedAt));
  return posts.map(({ id, engagement }) => ({ id, engagement: engagement as Engagement | null }));
}

const isWrittenByUs = sql`(${scheduledPosts.status} = 'held'
  and coalesce(${scheduledPosts.heldReason}, '') in ('writing', 'allowance'))`;

/** What waits, from now on until then: for its time, for approval, for its text, or for its owner. */
export async function countPlanned(db: Database, storeId: string, { from, to }: { from: Date; to: Date }) {
  const [counted] = await db
    .select({
      planned: sql<number>`count(*) filter (where ${scheduledPosts.status} = 'pending')::int`,
      drafts: sql<number>`count(*) filter (where ${scheduledPosts.status} = 'draft')::int`,
      unwritten: sql<number>`count(*) filter (where ${isWrittenByUs})::int`,
      held: sql<number>`count(*) filter (where ${scheduledPosts.status} = 'held' and not ${isWrittenByUs})::int`,
    })
    .from(scheduledPosts)
    .where(
      and(
        eq(scheduledPosts.storeId, storeId),
        inArray(scheduledPosts.status, ['pending', 'draft', 'held']),
        gte(scheduledPosts.scheduledFor, from),
        lt(scheduledPosts.scheduledFor, to),
      ),
    );
  return counted!;
}
