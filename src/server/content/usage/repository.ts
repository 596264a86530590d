import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { usageTracking } from '#server/core/db/schema/users.ts';
import type { Resource } from '#shared/content/usage.ts';

/** One unit of an allowance that was spent, and the row that it stands in. */
export interface Spent {
  resource: Resource;
  dayOfYear: string;
  weekOfYear: string;
}

/** @returns whether there was one left; parallel calls never go beyond the limit. */
export async function takeOne(db: Database, userId: string, spent: Spent, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const rows = await db
    .insert(usageTracking)
    .values({ userId, ...rowKey(spent), usageCount: 1 })
    .onConflictDoUpdate({
      target: [
        usageTracking.userId,
        usageTracking.resourceType,
        usageTracking.dayOfYear,
        usageTracking.weekOfYear,
      ],
      set: { usageCount: sql`${usageTracking.usageCount} + 1` },
      setWhere: sql`${usageTracking.usageCount} < ${limit}`,
    })
    .returning({ id: usageTracking.id });
  return rows.length === 1;
}

export async function giveOneBack(db: Database, userId: string, spent: Spent) {
  await db
    .update(usageTracking)
    .set({ usageCount: sql`greatest(${usageTracking.usageCount} - 1, 0)` })
    .where(
      and(
        eq(usageTracking.userId, userId),
        eq(usageTracking.resourceType, spent.resource),
        eq(usageTracking.dayOfYear, spent.dayOfYear),
        eq(usageTracking.weekOfYear, spent.weekOfYear),
      ),
    );
}

export async function findCounts(
  db: Database,
  userId: string,
  periods: Spent[],
): Promise<Map<Resource, number>> {
  const rows = await db
    .select()
    .from(usageTracking)
    .where(
      and(
        eq(usageTracking.userId, userId),
        inArray(
          usageTracking.dayOfYear,
          periods.map(({ dayOfYear }) => dayOfYear),
        ),
      ),
    );
  const counts = new Map<Resource, number>();
  for (const { resource, dayOfYear, weekOfYear } of periods) {
    const row = rows.find(
      (found) =>
        found.resourceType === resource && found.dayOfYear === dayOfYear && found.weekOfYear === weekOfYear,
    );
    counts.set(resource, row?.usageCount ?? 0);
  }
  return counts;
}

function rowKey({ resource, dayOfYear, weekOfYear }: Spent) {
  return { resourceType: resource, dayOfYear, weekOfYear };
}
