import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { Measured } from '#server/publishing/results/measured.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

export type PostRecord = Pick<
  typeof scheduledPosts.$inferSelect,
  'id' | 'caption' | 'contentFormat' | 'mediaId' | 'coverId' | 'withLink'
>;

/** A post as it went out to one account. */
export interface SentPost {
  post: PostRecord;
  network: SocialNetworkName;
  permalink: string | null;
  publishedAt: Date | null;
  measured: Measured | null;
}

const POST = {
  id: scheduledPosts.id,
  caption: scheduledPosts.caption,
  contentFormat: scheduledPosts.contentFormat,
  mediaId: scheduledPosts.mediaId,
  coverId: scheduledPosts.coverId,
  withLink: scheduledPosts.withLink,
};

export async function findPosts(db: Database, storeId: string, postIds: string[]): Promise<PostRecord[]> {
  return db
    .select(POST)
    .from(scheduledPosts)
    .where(and(eq(scheduledPosts.storeId, storeId), inArray(scheduledPosts.id, postIds)));
}

export function findSentPosts(db: Database, storeId: string, postIds: string[]): Promise<SentPost[]> {
  return findSent(db, storeId, inArray(postDeliveries.postId, postIds));
}

export function findSentSince(db: Database, storeId: string, since: Date): Promise<SentPost[]> {
  return findSent(db, storeId, gte(postDeliveries.publishedAt, since));
}

/** The latest first. */
async function findSent(db: Database, storeId: string, which: ReturnType<typeof gte>): Promise<SentPost[]> {
  const { network, permalink, publishedAt, engagement } = postDeliveries;
  const rows = await db
    .select({ post: POST, network, permalink, publishedAt, engagement })
    .from(postDeliveries)
    .innerJoin(scheduledPosts, eq(scheduledPosts.id, postDeliveries.postId))
    .where(and(eq(postDeliveries.storeId, storeId), eq(postDeliveries.status, 'published'), which))
    .orderBy(desc(publishedAt), postDeliveries.id);
  return rows.map(({ engagement, network, ...row }) => ({
    ...row,
    network,
    measured: engagement as Measured | null,
  }));
}
