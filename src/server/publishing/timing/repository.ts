import { and, countDistinct, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { products, salesHours } from '#server/core/db/schema/commerce.ts';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { Measurement } from '#server/publishing/learning/response.ts';
import { PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { Measured } from '#server/publishing/results/measured.ts';
import type { WeekHour } from './week.ts';

const MOST_MEASURED = 2_000;

/** Own posts and what was last measured of them, the newest first. */
export async function findMeasurements(
  db: Database,
  storeId: string,
): Promise<(Measurement & { measuredAt: Date })[]> {
  const rows = await db
    .select({
      postId: postDeliveries.postId,
      accountId: postDeliveries.accountId,
      contentFormat: scheduledPosts.contentFormat,
      contentType: scheduledPosts.contentType,
      publishedAt: postDeliveries.publishedAt,
      followers: socialAccounts.followers,
      engagement: postDeliveries.engagement,
    })
    .from(postDeliveries)
    .innerJoin(scheduledPosts, eq(scheduledPosts.id, postDeliveries.postId))
    .innerJoin(socialAccounts, eq(socialAccounts.id, postDeliveries.accountId))
    .where(
      and(
        eq(postDeliveries.storeId, storeId),
        inArray(postDeliveries.status, PUBLISHED),
        isNotNull(postDeliveries.publishedAt),
        isNotNull(postDeliveries.engagement),
      ),
    )
    .orderBy(desc(postDeliveries.publishedAt))
    .limit(MOST_MEASURED);
  return rows.map(({ engagement, publishedAt, ...row }) => {
    const { likes, comments, shares, reach, impressions, measuredAt } = engagement as Measured;
    return {
      ...row,
      publishedAt: publishedAt!,
      measuredAt: new Date(measuredAt),
      likes,
      comments,
      shares,
      reach,
      impressions,
    };
  });
}

/** Orders by local weekday and hour from one local day on, before another; and the first day that has any. */
export async function countOrdersByHour(
  db: Database,
  storeId: string,
  { from, before }: { from: string; before: string },
): Promise<{ firstDay: string | null; hours: (WeekHour & { orders: number })[] }> {
  const { rows } = await db.execute<{ day: number; hour: number; orders: number; first_day: string }>(sql`
    select extract(dow from ${salesHours.day})::int as day, ${salesHours.hour}::int as hour,
      sum(${salesHours.orders})::int as orders, min(${salesHours.day})::text as first_day
    from ${salesHours}
    where ${salesHours.storeId} = ${storeId} and ${salesHours.day} >= ${from} and ${salesHours.day} < ${before}
      and ${salesHours.orders} > 0
    group by 1, 2 order by 1, 2`);
  const firstDay = rows.map((row) => row.first_day).sort()[0] ?? null;
  return { firstDay, hours: rows.map(({ day, hour, orders }) => ({ day, hour, orders })) };
}

export async function countRecentPosts(db: Database, storeId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ posts: countDistinct(postDeliveries.postId) })
    .from(postDeliveries)
    .where(
      and(
        eq(postDeliveries.storeId, storeId),
        inArray(postDeliveries.status, PUBLISHED),
        gte(postDeliveries.publishedAt, since),
      ),
    );
  return row?.posts ?? 0;
}

export async function countActiveProducts(db: Database, storeId: string): Promise<number> {
  return db.$count(
    products,
    and(eq(products.storeId, storeId), sql`lower(${products.status}) = 'active'`, isNull(products.deletedAt)),
  );
}
