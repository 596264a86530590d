import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';

export type MediaRecord = typeof generatedContent.$inferSelect;

/** Null when the account no longer exists. */
export async function insertMedia(
  db: Database,
  record: typeof generatedContent.$inferInsert,
): Promise<MediaRecord | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        isGone: sql<boolean>`${users.deletedAt} is not null
          and not exists (select from account_members where account_id = ${users.id})`,
      })
      .from(users)
      .where(eq(users.id, record.userId))
      .for('key share');
    if (!user || user.isGone) return null;
    const [row] = await tx.insert(generatedContent).values(record).returning();
    return row!;
  });
}

export async function findMedia(db: Database, mediaId: string): Promise<MediaRecord | null> {
  const [row] = await db
    .select()
    .from(generatedContent)
    .where(and(eq(generatedContent.id, mediaId), isNull(generatedContent.clearedAt)));
  return row ?? null;
}

/** Whether it was made for one of these stores, or something of them shows it. Words that name it show nothing. */
export async function isOfStores(
  db: Database,
  { id: mediaId, path }: { id: string; path: string },
  storeIds: string[],
): Promise<boolean> {
  const made = [{ imageUrl: path }, { videoUrl: path }, { morePictures: [{ imageUrl: path }] }].map(
    (file) => sql`result @> ${JSON.stringify([file])}::jsonb`,
  );
  const inStores = sql`any(${textArray(storeIds)}::uuid[])`;
  const shows = (table: SQL) => sql`exists (
    select from ${table} where store_id = ${inStores} and (media_id = ${mediaId} or cover_id = ${mediaId}
      or more_pictures @> ${JSON.stringify([{ mediaId }])}::jsonb))`;
  const { rows } = await db.execute<{ isTheirs: boolean }>(sql`
    select ${shows(sql`social_media_posts`)} or ${shows(sql`scheduled_posts`)}
      or exists (select from content_generations
        where store_id = ${inStores} and (${sql.join(made, sql` or `)}))
      or exists (select from generated_content
        where id = ${mediaId} and metadata ->> 'storeId' = any(${textArray(storeIds)})) as "isTheirs"`);
  return rows[0]!.isTheirs;
}

export async function sumBytes(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select coalesce(sum(file_size), 0)::bigint as bytes from generated_content
    where user_id = ${userId} and cleared_at is null`);
  return Number(rows[0]!.bytes);
}

/** What an owner uploads is not cleared by itself, unlike what was made. */
export const OWN_PICTURE = 'own-picture';

/** Older than `before`, and no history item, schedule or published post needs it. */
export async function findUnneeded(db: Database, before: Date, atMost: number): Promise<MediaRecord[]> {
  return db
    .select()
    .from(generatedContent)
    .where(
      sql`${generatedContent.createdAt} < ${before.toISOString()} and ${generatedContent.clearedAt} is null
        and ${generatedContent.contentType} <> ${OWN_PICTURE}
        and not exists (select from social_media_posts
          where media_id = ${generatedContent.id} or cover_id = ${generatedContent.id})
        and not exists (select from scheduled_posts
          where media_id = ${generatedContent.id} or cover_id = ${generatedContent.id})
        and ${generatedContent.id}::text not in (
          select picture ->> 'mediaId' from social_media_posts, jsonb_array_elements(more_pictures) picture
          union all
          select picture ->> 'mediaId' from scheduled_posts, jsonb_array_elements(more_pictures) picture)`,
    )
    .limit(atMost);
}

export async function markCleared(db: Database, mediaId: string, now: Date) {
  await db.update(generatedContent).set({ clearedAt: now }).where(eq(generatedContent.id, mediaId));
}
