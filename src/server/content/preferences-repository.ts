import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { postingPreferences } from '#server/db/schema/social-media.ts';

/** How the brand speaks on a network; null where its owner has not said. */
export async function findBrandVoice(
  db: Database,
  storeId: string,
  platform: string,
): Promise<string | null> {
  const [row] = await db
    .select({ brandVoice: postingPreferences.brandVoice })
    .from(postingPreferences)
    .where(and(eq(postingPreferences.storeId, storeId), eq(postingPreferences.platform, platform)));
  return row?.brandVoice ?? null;
}
