import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { postDiscounts, writtenMarks } from '#server/core/db/schema/write-back.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { MarkState } from '#shared/publishing/write-back.ts';

export type DiscountRecord = typeof postDiscounts.$inferSelect;

const standsFor = (storeId: string, postId: string) =>
  and(eq(postDiscounts.storeId, storeId), eq(postDiscounts.postId, postId), isNull(postDiscounts.removedAt));

/** False where the code was given before in this store, or the post has one. */
export async function insertDiscount(
  tx: Database,
  discount: Omit<DiscountRecord, 'removedAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(postDiscounts)
    .values(discount)
    .onConflictDoNothing()
    .returning({ code: postDiscounts.code });
  return inserted.length > 0;
}

export interface StandingDiscount extends DiscountRecord {
  /** Null where it was not taken up yet. */
  state: MarkState | null;
  reason: Sentence | null;
}

/** The one that a post has, with what became of it at the platform. */
export async function findDiscountOf(
  db: Database,
  storeId: string,
  postId: string,
): Promise<StandingDiscount | null> {
  const isMark = and(
    eq(writtenMarks.storeId, postDiscounts.storeId),
    eq(writtenMarks.kind, 'discount_codes'),
    eq(writtenMarks.subject, postDiscounts.code),
  );
  const [found] = await db
    .select({ discount: postDiscounts, state: writtenMarks.state, reason: writtenMarks.reason })
    .from(postDiscounts)
    .leftJoin(writtenMarks, isMark)
    .where(standsFor(storeId, postId));
  return found ? { ...found.discount, state: found.state as MarkState | null, reason: found.reason } : null;
}

export interface WantedDiscount extends DiscountRecord {
  productId: string | null;
  productTitle: string | null;
  caption: string | null;
}

/** Those that are to stand at the platform, oldest first. */
export async function findWantedDiscounts(db: Database, storeId: string): Promise<WantedDiscount[]> {
  const { productId, productTitle, caption } = scheduledPosts;
  const rows = await db
    .select({ discount: postDiscounts, productId, productTitle, caption })
    .from(postDiscounts)
    .innerJoin(scheduledPosts, eq(scheduledPosts.id, postDiscounts.postId))
    .where(and(eq(postDiscounts.storeId, storeId), isNull(postDiscounts.removedAt)))
    .orderBy(postDiscounts.createdAt, postDiscounts.code);
  return rows.map(({ discount, ...post }) => ({ ...discount, ...post }));
}

/** Of a post that is not there any more. */
export const isForgotten = sql`removed_at is null
  and not exists (select from scheduled_posts post where post.id = post_discounts.post_id)`;

/** @returns the codes that are to stand at the platform no longer. */
export async function endDiscounts(
  tx: Database,
  storeId: string,
  { which, now }: { which: SQL; now: Date },
): Promise<string[]> {
  const ended = await tx
    .update(postDiscounts)
    .set({ removedAt: now })
    .where(and(eq(postDiscounts.storeId, storeId), isNull(postDiscounts.removedAt), which))
    .returning({ code: postDiscounts.code });
  return ended.map(({ code }) => code);
}

export async function findPost(
  db: Database,
  storeId: string,
  postId: string,
): Promise<{ language: ContentLanguage | null; handle: string } | undefined> {
  const [post] = await db
    .select({ language: scheduledPosts.language, handle: connectedStores.handle })
    .from(scheduledPosts)
    .innerJoin(connectedStores, eq(connectedStores.id, scheduledPosts.storeId))
    .where(and(eq(scheduledPosts.id, postId), eq(scheduledPosts.storeId, storeId)));
  return post;
}
