import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postingPreferences } from '#server/core/db/schema/social-media.ts';

type OptimalTimes = NonNullable<(typeof postingPreferences.$inferSelect)['optimalTimes']>;

/** The row that holds for every network; nobody says there how a store speaks. */
const EVERY_NETWORK = 'all';

const ofStore = (storeId: string) =>
  and(eq(postingPreferences.storeId, storeId), eq(postingPreferences.platform, EVERY_NETWORK));

export async function findOptimalTimes(db: Database, storeId: string): Promise<OptimalTimes | null> {
  const [row] = await db
    .select({ times: postingPreferences.optimalTimes })
    .from(postingPreferences)
    .where(ofStore(storeId));
  return row?.times ?? null;
}

/** What the owner chose stays, unless they choose again. */
export async function saveOptimalTimes(db: Database, storeId: string, optimalTimes: OptimalTimes) {
  const isOwners = optimalTimes.decidedBy === 'owner';
  await db
    .insert(postingPreferences)
    .values({ storeId, platform: EVERY_NETWORK, optimalTimes })
    .onConflictDoUpdate({
      target: [postingPreferences.storeId, postingPreferences.platform],
      set: { optimalTimes, updatedAt: new Date() },
      setWhere: isOwners
        ? undefined
        : sql`${postingPreferences.optimalTimes} ->> 'decidedBy' is distinct from 'owner'`,
    });
}

export async function forgetOptimalTimes(db: Database, storeId: string) {
  await db.update(postingPreferences).set({ optimalTimes: null }).where(ofStore(storeId));
}
