import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { timeOrderedId } from '#server/core/activity/time-ordered-id.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { approvalLinks, postComments } from '#server/core/db/schema/approvals.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { users } from '#server/core/db/schema/users.ts';
import { needsSecondFactor } from '#server/core/db/second-factor-needed.ts';
import { ROLES, roleMay } from '#shared/core/permissions.ts';

export type LinkRecord = typeof approvalLinks.$inferSelect;
export type CommentRecord = typeof postComments.$inferSelect;

/** With who made it, unless they are gone, and whether they may approve no longer. */
export interface ListedLink {
  link: LinkRecord;
  maker: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email'> | null;
  isEnded: boolean;
}

const MOST_LISTED = 200;

const APPROVERS = ROLES.filter((role) => roleMay(role, 'approve'));
/** Read with every opening, so that a link ends with what its maker may do. */
const mayMakerApprove = sql`(approval_links.made_by is null or exists (
  select from connected_stores store join account_members maker on maker.account_id = store.user_id
  where store.id = approval_links.store_id and maker.user_id = approval_links.made_by
    and maker.role = any(${textArray(APPROVERS)}::text[])
    and (maker.store_ids is null or store.id = any(maker.store_ids)) and not ${needsSecondFactor(sql`maker`)}))`;

export async function insertLink(
  tx: Database,
  link: Omit<typeof approvalLinks.$inferInsert, 'id'>,
): Promise<LinkRecord> {
  const [inserted] = await tx.insert(approvalLinks).values(link).returning();
  return inserted!;
}

const hasPeople = sql`exists (select from account_members where account_id = ${connectedStores.userId})`;

const listed = (db: Database) =>
  db
    .select({
      link: approvalLinks,
      maker: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      isEnded: sql<boolean>`not ${mayMakerApprove}`,
    })
    .from(approvalLinks)
    .leftJoin(users, and(eq(users.id, approvalLinks.madeBy), isNull(users.deletedAt)));

/** Not revoked, and not expired before then. */
export async function findLinks(db: Database, storeId: string, expiredSince: Date): Promise<ListedLink[]> {
  return listed(db)
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

/** One that was not revoked. */
export async function findLink(db: Database, storeId: string, linkId: string): Promise<ListedLink | null> {
  const which = and(
    eq(approvalLinks.id, linkId),
    eq(approvalLinks.storeId, storeId),
    isNull(approvalLinks.revokedAt),
  );
  const [found] = await listed(db).where(which);
  return found ?? null;
}

export async function updateLink(
  db: Database,
  storeId: string,
  linkId: string,
  change: Partial<Pick<LinkRecord, 'expiresAt' | 'revokedAt' | 'madeBy' | 'mailedAt'>>,
): Promise<LinkRecord | null> {
  const which = and(
    eq(approvalLinks.id, linkId),
    eq(approvalLinks.storeId, storeId),
    isNull(approvalLinks.revokedAt),
  );
  const [link] = await db.update(approvalLinks).set(change).where(which).returning();
  return link ?? null;
}

/** That opens, with its store, which has to be connected still, in an account that somebody has. */
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
        mayMakerApprove,
        hasPeople,
      ),
    );
  return found ?? null;
}

/** Whether it still opens; nobody revokes it until the transaction ends. */
export async function holdLink(tx: Database, linkId: string): Promise<boolean> {
  const [link] = await tx
    .select({ id: approvalLinks.id })
    .from(approvalLinks)
    .where(and(eq(approvalLinks.id, linkId), isNull(approvalLinks.revokedAt), mayMakerApprove))
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

/** The last of each on a post that is to come, by links that were mailed, still open, and not mailed about since. */
export async function findAnswersByMail(
  db: Database,
  { now, notSince, linkId }: { now: Date; notSince: Date; linkId: string | undefined },
) {
  const { id, postId, edition, askedEditions } = postComments;
  return db
    .selectDistinctOn([postComments.linkId, postId], {
      id,
      linkId: approvalLinks.id,
      postId,
      edition,
      askedEditions,
      status: scheduledPosts.status,
    })
    .from(approvalLinks)
    .innerJoin(connectedStores, eq(connectedStores.id, approvalLinks.storeId))
    .innerJoin(postComments, eq(postComments.linkId, approvalLinks.id))
    .innerJoin(scheduledPosts, eq(scheduledPosts.id, postId))
    .where(
      and(
        linkId === undefined ? undefined : eq(approvalLinks.id, linkId),
        isNotNull(approvalLinks.mailedAt),
        isNull(approvalLinks.revokedAt),
        gt(approvalLinks.expiresAt, now),
        or(isNull(approvalLinks.askedAgainAt), lte(approvalLinks.askedAgainAt, notSince)),
        gt(scheduledPosts.scheduledFor, now),
        isNull(connectedStores.disconnectedAt),
        mayMakerApprove,
        hasPeople,
      ),
    )
    .orderBy(postComments.linkId, postId, desc(postComments.createdAt), desc(id));
}

/** An answer, and what its post is now. */
export interface Asked {
  answerId: string;
  linkId: string;
  edition: string;
}

/** Nobody else asks by it until the transaction ends. */
export async function lockLink(tx: Database, linkId: string) {
  const { userId, storeName, timeZone } = connectedStores;
  const [found] = await tx
    .select({ link: approvalLinks, store: { userId, storeName, timeZone } })
    .from(approvalLinks)
    .innerJoin(connectedStores, eq(connectedStores.id, approvalLinks.storeId))
    .where(eq(approvalLinks.id, linkId))
    .for('no key update', { of: approvalLinks });
  return found ?? null;
}

export async function noteAsked(tx: Database, { id }: LinkRecord, asked: Asked[], now: Date) {
  await tx.update(approvalLinks).set({ askedAgainAt: now }).where(eq(approvalLinks.id, id));
  for (const { answerId, edition } of asked)
    await tx
      .update(postComments)
      .set({ askedEditions: sql`array_append(${postComments.askedEditions}, ${edition})` })
      .where(eq(postComments.id, answerId));
}

/** The mail surely did not go out. @param link as it was before. */
export async function forgetAsked(tx: Database, { id, askedAgainAt }: LinkRecord, asked: Asked[]) {
  await tx.update(approvalLinks).set({ askedAgainAt }).where(eq(approvalLinks.id, id));
  for (const { answerId, edition } of asked)
    await tx
      .update(postComments)
      .set({ askedEditions: sql`array_remove(${postComments.askedEditions}, ${edition})` })
      .where(eq(postComments.id, answerId));
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
      and(
        eq(approvalLinks.id, linkId),
        isNull(approvalLinks.revokedAt),
        gte(approvalLinks.expiresAt, now),
        mayMakerApprove,
      ),
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
