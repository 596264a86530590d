import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { storeComparisons } from '#server/core/db/schema/stores.ts';

export async function findComparison(db: Database, storeId: string) {
  const [found] = await db.select().from(storeComparisons).where(eq(storeComparisons.storeId, storeId));
  return found ?? null;
}
export type ComparisonRecord = NonNullable<Awaited<ReturnType<typeof findComparison>>>;
