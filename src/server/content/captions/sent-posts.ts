import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialMediaPosts } from '#server/core/db/schema/social-media.ts';

type SentPost = Omit<typeof socialMediaPosts.$inferInsert, 'status' | 'inHistory'>;

/** A post that went out is no part of the history of the content creator, and keeps no media alive. */
export async function saveSentPost(tx: Database, post: SentPost): Promise<void> {
  await tx
    .insert(socialMediaPosts)
    .values({ ...post, status: 'published', inHistory: false })
    .onConflictDoNothing();
}

export async function updateSentPost(
  tx: Database,
  id: string,
  plan: Pick<SentPost, 'isAd' | 'campaignBudget' | 'targetAudience'>,
): Promise<void> {
  await tx.update(socialMediaPosts).set(plan).where(eq(socialMediaPosts.id, id));
}
