import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postingPreferences } from '#server/core/db/schema/social-media.ts';

export type PreferenceRecord = typeof postingPreferences.$inferSelect;

export function findPreferences(db: Database, storeId: string): Promise<PreferenceRecord[]> {
  return db.select().from(postingPreferences).where(eq(postingPreferences.storeId, storeId));
}

export async function savePreference(
  db: Database,
  preference: typeof postingPreferences.$inferInsert,
): Promise<PreferenceRecord> {
  const [saved] = await db
    .insert(postingPreferences)
    .values(preference)
    .onConflictDoUpdate({
      target: [postingPreferences.storeId, postingPreferences.platform],
      set: { ...preference, updatedAt: new Date() },
    })
    .returning();
  return saved!;
}
