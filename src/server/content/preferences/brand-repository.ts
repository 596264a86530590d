import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postingPreferences } from '#server/core/db/schema/social-media.ts';
import type { ContentPlatform } from '#shared/content/content.ts';
import type { Brand } from './brand.ts';

/** How the brand speaks on a network; null where its owner has not said. */
export async function findBrand(
  db: Database,
  storeId: string,
  platform: ContentPlatform,
): Promise<Brand | null> {
  const { contentStrategy, hashtagStrategy } = postingPreferences;
  const [row] = await db
    .select({ contentStrategy, hashtagStrategy })
    .from(postingPreferences)
    .where(and(eq(postingPreferences.storeId, storeId), eq(postingPreferences.platform, platform)));
  if (!row) return null;
  return {
    voice: row.contentStrategy?.voice || null,
    wordsUsed: row.contentStrategy?.wordsUsed ?? [],
    wordsAvoided: row.contentStrategy?.wordsAvoided ?? [],
    hashtags: row.hashtagStrategy?.always ?? [],
  };
}
