import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { postComments } from '#server/core/db/schema/approvals.ts';

/**
 * What posts are now, as far as people outside see it: words, pictures, time and accounts, as a hash. An approval is of
 * one edition (decision 058).
 */
export async function editionsOf(db: Database, postIds: string[]): Promise<Map<string, string>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; shown: string }>(sql`
    select post.id, jsonb_build_array(content_format, caption, hashtags, short_text, title, description, product_title,
        alt_text, with_link, media_id, cover_id, more_pictures, extract(epoch from scheduled_for), (
          select jsonb_agg(account_id order by account_id) from post_deliveries delivery
          where delivery.post_id = post.id))::text as shown
    from scheduled_posts post where post.id = any(${textArray(postIds)}::uuid[])`);
  return new Map(
    rows.map(({ id, shown }) => [id, createHash('sha256').update(shown).digest('base64url').slice(0, 22)]),
  );
}

/** Of a post that is there. */
export async function editionOf(db: Database, postId: string): Promise<string> {
  return (await editionsOf(db, [postId])).get(postId)!;
}

/** What it is now, where that is what people outside last approved; null otherwise. */
export async function findApprovedEdition(db: Database, postId: string): Promise<string | null> {
  const answer = await findLastAnswer(db, postId);
  if (answer?.kind !== 'approved') return null;
  return (await editionOf(db, postId)) === answer.edition ? answer.edition : null;
}

const isAnswer = sql`${postComments.kind} <> 'comment'`;

/** By any link. */
export async function findLastAnswer(db: Database, postId: string) {
  const [answer] = await db
    .select()
    .from(postComments)
    .where(and(eq(postComments.postId, postId), isAnswer))
    .orderBy(desc(postComments.createdAt), desc(postComments.id))
    .limit(1);
  return answer ?? null;
}
