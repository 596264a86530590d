import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { timeOrderedId } from '#server/core/activity/time-ordered-id.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { approvalLinks, postComments } from '#server/core/db/schema/approvals.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';

export type LinkRecord = typeof approvalLinks.$inferSelect;
export type CommentRecord = typeof postComments.$inferSelect;

const MOST_LISTED = 200;

export async function insertLink(
  tx: Database,
  link: Omit<typeof approvalLinks.$inferInsert, 'id'>,
): Promise<LinkRecord> {
  const [inserted] = await tx.insert(approvalLinks).values(link).returning();
  return inserted!;
}

/** Not revoked, and not expired before then. */
export async function findLinks(db: Database, storeId: string, expiredSince: Date): Promise<LinkRecord[]> {
  return db
    .select()
    .from(approvalLinks)
    .where(
      and(
        eq(approvalLinks.storeId, storeId),
        isNull(approvalLinks.revokedAt),
        gte(approvalLinks.expiresAt, expiredSince),
      ),
    )
    .orderBy(desc(approvalLinks.createdAt), desc(approvalLinks.id))
    .limit(MOST_LISTED);
}

export async function updateLink(
  db: Database,
  storeId: string,
  linkId: string,
  change: Partial<Pick<LinkRecord, 'expiresAt' | 'revokedAt'>>,
): Promise<LinkRecord | null> {
  const which = and(
    eq(approvalLinks.id, linkId),
    eq(approvalLinks.storeId, storeId),
    isNull(approvalLinks.revokedAt),
  );
  const [link] = await db.update(approvalLinks).set(change).where(which).returning();
  return link ?? null;
}

/** With its store, which has to be connected still, in an account that somebody has. */
export async function findLinkByHash(db: Database, hash: string) {
  const [found] = await db
    .select({ link: approvalLinks, store: connectedStores })
    .from(approvalLinks)
    .innerJoin(connectedStores, eq(connectedStores.id, approvalLinks.storeId))
    .where(
      and(
        eq(approvalLinks.hash, hash),
        isNull(approvalLinks.revokedAt),
        isNull(connectedStores.disconnectedAt),
        sql`exists (select from account_members where account_id = ${connectedStores.userId})`,
      ),
    );
  return found ?? null;
}

/** Whether it was not revoked meanwhile; nobody revokes it until the transaction ends. */
export async function holdLink(tx: Database, linkId: string): Promise<boolean> {
  const [link] = await tx
    .select({ id: approvalLinks.id })
    .from(approvalLinks)
    .where(and(eq(approvalLinks.id, linkId), isNull(approvalLinks.revokedAt)))
    .for('share');
  return link !== undefined;
}

export async function noteOpened(db: Database, linkId: string, now: Date, notSince: Date): Promise<void> {
  await db
    .update(approvalLinks)
    .set({ lastOpenedAt: now })
    .where(
      and(
        eq(approvalLinks.id, linkId),
        or(isNull(approvalLinks.lastOpenedAt), lt(approvalLinks.lastOpenedAt, notSince)),
      ),
    );
}

export async function insertComment(
  tx: Database,
  comment: Omit<typeof postComments.$inferInsert, 'id' | 'createdAt'> & { createdAt: Date },
): Promise<CommentRecord> {
  const id = timeOrderedId(comment.createdAt);
  const [inserted] = await tx
    .insert(postComments)
    .values({ ...comment, id })
    .returning();
  return inserted!;
}

export async function findComments(db: Database, postIds: string[]): Promise<CommentRecord[]> {
  if (postIds.length === 0) return [];
  return db
    .select()
    .from(postComments)
    .where(sql`${postComments.postId} = any(${textArray(postIds)}::uuid[])`)
    .orderBy(asc(postComments.createdAt), asc(postComments.id));
}

/** By the link. */
export async function findLastAnswerBy(
  tx: Database,
  linkId: string,
  postId: string,
): Promise<CommentRecord | null> {
  const [answer] = await tx
    .select()
    .from(postComments)
    .where(and(eq(postComments.linkId, linkId), eq(postComments.postId, postId)))
    .orderBy(desc(postComments.createdAt), desc(postComments.id))
    .limit(1);
  return answer ?? null;
}

/** Posts that were answered by the link. */
export async function findAnswered(db: Database, linkId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ postId: postComments.postId })
    .from(postComments)
    .where(eq(postComments.linkId, linkId));
  return rows.map(({ postId }) => postId);
}

export async function findPostsWithMedia(db: Database, storeId: string, mediaId: string) {
  const further = sql`${scheduledPosts.morePictures} @> ${JSON.stringify([{ mediaId }])}::jsonb`;
  return db
    .select()
    .from(scheduledPosts)
    .where(
      and(
        eq(scheduledPosts.storeId, storeId),
        or(eq(scheduledPosts.mediaId, mediaId), eq(scheduledPosts.coverId, mediaId), further),
      ),
    );
}

export async function isLinkOpen(db: Database, linkId: string, now: Date): Promise<boolean> {
  const [open] = await db
    .select({ id: approvalLinks.id })
    .from(approvalLinks)
    .where(
      and(eq(approvalLinks.id, linkId), isNull(approvalLinks.revokedAt), gte(approvalLinks.expiresAt, now)),
    );
  return open !== undefined;
}

export async function findStoreName(db: Database, storeId: string): Promise<string> {
  const [store] = await db
    .select({ name: connectedStores.storeName })
    .from(connectedStores)
    .where(eq(connectedStores.id, storeId));
  return store!.name;
}
