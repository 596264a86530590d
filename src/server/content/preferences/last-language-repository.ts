import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import {
  contentTemplates,
  postingPreferences,
  socialMediaPosts,
} from '#server/core/db/schema/social-media.ts';
import type { ContentLanguage, ContentPlatform } from '#shared/content/content.ts';

export type PostingPreference = Pick<
  typeof postingPreferences.$inferSelect,
  'brandVoice' | 'language' | 'autoApproval'
>;

/** The first that there is one for; null where the owner has said nothing of any. */
export async function findPreference(
  db: Database,
  storeId: string,
  platforms: (ContentPlatform | 'all')[],
): Promise<PostingPreference | null> {
  const { platform, brandVoice, language, autoApproval } = postingPreferences;
  const rows = await db
    .select({ platform, brandVoice, language, autoApproval })
    .from(postingPreferences)
    // The row for all networks holds times; how a store speaks is said for each network.
    .where(and(eq(postingPreferences.storeId, storeId), inArray(platform, platforms), ne(platform, 'all')));
  const [first] = platforms.flatMap((each) => rows.filter((row) => row.platform === each));
  return first ?? null;
}

/** Of what the owner had written in the content creator. */
export async function findLastLanguage(db: Database, storeId: string): Promise<ContentLanguage | null> {
  const [row] = await db
    .select({ language: socialMediaPosts.language })
    .from(socialMediaPosts)
    .where(and(eq(socialMediaPosts.storeId, storeId), eq(socialMediaPosts.inHistory, true)))
    .orderBy(desc(socialMediaPosts.createdAt))
    .limit(1);
  return row?.language ?? null;
}

/** Whose words posts of a schedule may be made of. */
export async function findTemplateNames(db: Database, storeIds: string[]) {
  const { id, name, isActive } = contentTemplates;
  return db
    .select({ id, name, isActive })
    .from(contentTemplates)
    .where(inArray(contentTemplates.storeId, storeIds));
}
