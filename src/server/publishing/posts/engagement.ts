import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';

/** Claims what is to be read, until then; nobody else takes it up before. Accounts that wait for their owner wait here too. */
export async function claimReadings(
  db: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<(typeof postDeliveries.$inferSelect)[]> {
  const isDue = lte(postDeliveries.engagementDueAt, now);
  const due = db
    .select({ id: postDeliveries.id })
    .from(postDeliveries)
    .innerJoin(
      socialAccounts,
      and(
        eq(socialAccounts.id, postDeliveries.accountId),
        eq(socialAccounts.status, 'active'),
        isNull(socialAccounts.disconnectedAt),
      ),
    )
    .innerJoin(
      connectedStores,
      and(eq(connectedStores.id, postDeliveries.storeId), isNull(connectedStores.disconnectedAt)),
    )
    .where(and(isDue, isNotNull(postDeliveries.externalId), isNotNull(postDeliveries.publishedAt)))
    .orderBy(asc(postDeliveries.engagementDueAt))
    .limit(most);
  return db
    .update(postDeliveries)
    .set({ engagementDueAt: until })
    .where(and(inArray(postDeliveries.id, due), isDue))
    .returning();
}

export async function setNextReading(db: Database, deliveryId: string, at: Date | null) {
  await db.update(postDeliveries).set({ engagementDueAt: at }).where(eq(postDeliveries.id, deliveryId));
}

/** What a network said of one of its posts, if it said anything. */
export async function saveReading(
  tx: Database,
  deliveryId: string,
  { measured, nextAt }: { measured: object | null; nextAt: Date | null },
) {
  await tx
    .update(postDeliveries)
    .set({
      engagementDueAt: nextAt,
      engagementReads: sql`${postDeliveries.engagementReads} + 1`,
      ...(measured && { engagement: measured }),
    })
    .where(eq(postDeliveries.id, deliveryId));
}

/** Of all its accounts together. */
export async function setPostEngagement(tx: Database, postId: string, engagement: object) {
  await tx.update(scheduledPosts).set({ engagement }).where(eq(scheduledPosts.id, postId));
}
