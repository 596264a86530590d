import { and, desc, eq, sql } from 'drizzle-orm';
import type { OwnCaptions } from '#server/content/writer/caption.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { socialMediaPosts } from '#server/core/db/schema/social-media.ts';
import type { StoreScope } from '#server/core/http/serve.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

export type PostRecord = typeof socialMediaPosts.$inferSelect;
export type NewPost = typeof socialMediaPosts.$inferInsert;

const HISTORY_SHOWN = 200;

export async function findHistory(db: Database, storeId: string): Promise<PostRecord[]> {
  return db
    .select()
    .from(socialMediaPosts)
    .where(and(eq(socialMediaPosts.storeId, storeId), socialMediaPosts.inHistory))
    .orderBy(desc(socialMediaPosts.createdAt), desc(socialMediaPosts.id))
    .limit(HISTORY_SHOWN);
}

/** In the history and on the calendar, newest first; a schedule's week is planned at once and written soonest first. */
export async function findLatestCaptions(db: Database, storeId: string, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ caption: string }>(sql`
    select caption from (
      select caption, created_at, null as scheduled_for from social_media_posts where store_id = ${storeId}
      union all
      select caption, created_at, scheduled_for from scheduled_posts where store_id = ${storeId}) captions
    where caption <> ''
    order by created_at desc, scheduled_for desc limit ${count}`);
  return rows.map(({ caption }) => caption);
}

/** Of one product in one language, newest first, and how many were written for it, whatever became of them. */
export async function findCaptionsOfProduct(
  db: Database,
  { storeId, productId, language }: { storeId: string; productId: string; language: ContentLanguage },
  most: number,
): Promise<OwnCaptions> {
  const own = sql`store_id = ${storeId} and product_id = ${productId} and language = ${language} and caption <> ''`;
  const [captions, written] = await Promise.all([
    db.execute<{ caption: string }>(sql`
      select caption from (
        select caption, created_at, null as scheduled_for from social_media_posts where ${own}
        union all
        select caption, created_at, scheduled_for from scheduled_posts where ${own}) captions
      group by caption
      order by max(created_at) desc, max(scheduled_for) desc limit ${most}`),
    db.execute<{ count: number }>(sql`
      select coalesce(sum(jsonb_array_length(result)), 0)::int as count from content_generations
      where store_id = ${storeId} and status = 'done' and request ->> 'productId' = ${productId}
        and request ->> 'language' = ${language}`),
  ]);
  return { latest: captions.rows.map(({ caption }) => caption), count: written.rows[0]!.count };
}

/** A generation leaves one post: saving it again changes its words and its picture. */
export async function upsertPost(db: Database, post: NewPost): Promise<PostRecord> {
  const { caption, hashtags, altText } = post;
  const [row] = await db
    .insert(socialMediaPosts)
    .values(post)
    .onConflictDoUpdate({
      target: socialMediaPosts.generationId,
      set: { caption, hashtags, altText, ...namedFiles(post), inHistory: true },
      setWhere: eq(socialMediaPosts.storeId, post.storeId),
    })
    .returning();
  return row!;
}

/** Of a post that is still in the history. */
export async function changePost(
  db: Database,
  storeId: string,
  postId: string,
  {
    mediaId,
    coverId,
    morePictures,
    ...words
  }: Pick<NewPost, 'caption' | 'hashtags' | 'altText' | FilesOfPost>,
): Promise<PostRecord | undefined> {
  const [row] = await db
    .update(socialMediaPosts)
    .set({ ...words, ...namedFiles({ mediaId, coverId, morePictures }) })
    .where(
      and(eq(socialMediaPosts.id, postId), eq(socialMediaPosts.storeId, storeId), socialMediaPosts.inHistory),
    )
    .returning();
  return row;
}

type FilesOfPost = 'mediaId' | 'coverId' | 'morePictures';

/** Who saves words alone leaves the picture as it is. */
function namedFiles({ mediaId, coverId, morePictures }: Pick<NewPost, FilesOfPost>) {
  return mediaId ? { mediaId, coverId, morePictures } : {};
}

/** A draft is deleted; what was scheduled or published only leaves the history. @returns whether it was there. */
/** @returns what it was, and of which store. */
export async function removeFromHistory(db: Database, { id, storeIds }: StoreScope, postId: string) {
  const { rows } = await db.execute<{ storeId: string; name: string | null }>(sql`
    update social_media_posts set in_history = false
    where id = ${postId} and in_history
      and store_id in (select id from connected_stores where user_id = ${id} and disconnected_at is null)
      ${storeIds ? sql`and store_id = any(${textArray(storeIds)}::uuid[])` : sql``}
    returning store_id as "storeId", coalesce(nullif(caption, ''), product_title) as name`);
  if (rows.length > 0) await deleteForgottenDrafts(db, sql`id = ${postId}`);
  return rows[0];
}

export async function clearHistory(db: Database, storeId: string) {
  await db
    .update(socialMediaPosts)
    .set({ inHistory: false })
    .where(and(eq(socialMediaPosts.storeId, storeId), socialMediaPosts.inHistory));
  await deleteForgottenDrafts(db, sql`store_id = ${storeId}`);
}

async function deleteForgottenDrafts(db: Database, which: ReturnType<typeof sql>) {
  await db.execute(
    sql`delete from social_media_posts where ${which} and not in_history and status = 'draft'`,
  );
}
