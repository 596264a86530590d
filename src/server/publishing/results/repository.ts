import { and, asc, between, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import { saveSentPost } from '#server/content/captions/sent-posts.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { orders, saleEvents } from '#server/core/db/schema/commerce.ts';
import { orderProfits } from '#server/core/db/schema/profit.ts';
import {
  postDeliveries,
  scheduledPosts,
  socialAccounts,
  socialMediaPerformanceAnalytics,
} from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { claimReadings } from '#server/publishing/posts/engagement.ts';
import { PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { ProfitSums } from '#server/stores/profit/profit-sums.ts';
import type { PostResults } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { METRICS, type Measured, type Metrics } from './measured.ts';

export interface DueDelivery {
  id: string;
  postId: string;
  storeId: string;
  accountId: string;
  network: SocialNetworkName;
  externalId: string;
  publishedAt: Date;
  known: Metrics | null;
}

/** Claims what is to be read, until then; nobody else takes it up before. */
export async function claimDue(
  db: Database,
  claim: { now: Date; until: Date; most: number },
): Promise<DueDelivery[]> {
  const claimed = await claimReadings(db, claim);
  return claimed.map(({ id, postId, storeId, accountId, network, externalId, publishedAt, engagement }) => ({
    id,
    postId,
    storeId,
    accountId,
    externalId: externalId!,
    publishedAt: publishedAt!,
    network,
    known: engagement as Measured | null,
  }));
}

export async function findMeasuredOf(tx: Database, postId: string): Promise<Measured[]> {
  const rows = await tx
    .select({ engagement: postDeliveries.engagement })
    .from(postDeliveries)
    .where(and(eq(postDeliveries.postId, postId), isNotNull(postDeliveries.engagement)));
  return rows.map(({ engagement }) => engagement as Measured);
}

/** One row for each number of a reading; what a network does not report has none. */
export async function insertPerformance(
  tx: Database,
  { postId, storeId, network }: DueDelivery,
  metrics: Metrics,
  date: Date,
) {
  const of = { postId, storeId, platform: network, date };
  const rows = METRICS.flatMap((metricType) => {
    const value = metrics[metricType];
    return value === null ? [] : { ...of, metricType, value };
  });
  if (rows.length > 0) await tx.insert(socialMediaPerformanceAnalytics).values(rows);
}

type SentDelivery = Pick<DueDelivery, 'id' | 'postId' | 'storeId' | 'network' | 'externalId' | 'publishedAt'>;

/** What went out to an account stands among the social posts too, under the id of its delivery: its daily figures belong to it. */
export async function savePublished(tx: Database, delivery: SentDelivery) {
  const { id, postId, storeId, network, externalId, publishedAt } = delivery;
  const [post] = await tx.select().from(scheduledPosts).where(eq(scheduledPosts.id, postId));
  if (!post) return;
  const { productId, productTitle, caption, hashtags, imageUrl, imagePrompt, contentFormat } = post;
  const { contentType, altText, scheduledFor } = post;
  await saveSentPost(tx, {
    id,
    storeId,
    platform: network,
    externalPostId: externalId,
    publishedAt,
    scheduledFor,
    productId,
    productTitle,
    caption,
    hashtags,
    imageUrl,
    imagePrompt,
    contentFormat,
    contentType,
    altText,
    ...(post.language && { language: post.language }),
  });
}

export async function findStoreOf(tx: Database, storeId: string) {
  const [store] = await tx
    .select({ userId: connectedStores.userId, timeZone: connectedStores.timeZone })
    .from(connectedStores)
    .where(eq(connectedStores.id, storeId));
  return store;
}

export async function findPost(db: Database, storeId: string, postId: string) {
  const [post] = await db
    .select({ withLink: scheduledPosts.withLink, productId: scheduledPosts.productId })
    .from(scheduledPosts)
    .where(and(eq(scheduledPosts.id, postId), eq(scheduledPosts.storeId, storeId)));
  return post;
}

/** Accounts that have the post, and what was measured there. */
export async function findPublished(db: Database, postId: string) {
  const rows = await db
    .select({
      accountId: postDeliveries.accountId,
      network: postDeliveries.network,
      accountName: socialAccounts.name,
      engagement: postDeliveries.engagement,
      publishedAt: postDeliveries.publishedAt,
    })
    .from(postDeliveries)
    .innerJoin(socialAccounts, eq(socialAccounts.id, postDeliveries.accountId))
    .where(and(eq(postDeliveries.postId, postId), inArray(postDeliveries.status, PUBLISHED)))
    .orderBy(asc(postDeliveries.network), asc(socialAccounts.name));
  return rows.map(({ engagement, network, ...row }) => ({
    ...row,
    network,
    measured: engagement as Measured | null,
  }));
}

/** What the ledger says that these orders brought so far, by order, in minor units. */
export async function sumNetSales(
  db: Database,
  storeId: string,
  orderIds: string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      orderId: saleEvents.orderId,
      net: sum(sql`${saleEvents.amount} + ${saleEvents.discount}`).mapWith(Number),
    })
    .from(saleEvents)
    .where(
      and(
        eq(saleEvents.storeId, storeId),
        sql`${saleEvents.orderId} = any(${textArray(orderIds)})`,
        eq(saleEvents.part, 'product'),
      ),
    )
    .groupBy(saleEvents.orderId);
  return new Map(rows.map(({ orderId, net }) => [orderId, net]));
}

const areThese = (storeId: string, orderIds: string[]) =>
  and(eq(orders.storeId, storeId), sql`${orders.id} = any(${textArray(orderIds)})`);

/** The local days on which they were placed, from the first to the last; null where there are none. */
export async function findDaysOf(
  db: Database,
  { id, timeZone }: Pick<OwnedStore, 'id' | 'timeZone'>,
  orderIds: string[],
): Promise<{ first: string; last: string } | null> {
  const dayOf = (end: 'min' | 'max') =>
    sql<string | null>`(${sql.raw(end)}(${orders.placedAt}) at time zone ${timeZone})::date::text`;
  const [days] = await db
    .select({ first: dayOf('min'), last: dayOf('max') })
    .from(orders)
    .where(areThese(id, orderIds));
  return days?.first && days.last ? { first: days.first, last: days.last } : null;
}

/** By order, of days that are written. */
export async function findProfitsOf(
  db: Database,
  storeId: string,
  { orderIds, first, last }: { orderIds: string[]; first: string; last: string },
): Promise<Map<string, Partial<ProfitSums>>> {
  const rows = await db
    .select({ orderId: orderProfits.orderId, sums: orderProfits.sums })
    .from(orderProfits)
    .where(
      and(
        eq(orderProfits.storeId, storeId),
        between(orderProfits.day, first, last),
        sql`${orderProfits.orderId} = any(${textArray(orderIds)})`,
      ),
    );
  return new Map(rows.map(({ orderId, sums }) => [orderId, sums as Partial<ProfitSums>]));
}

/**
 * Visits to the online store by a post's link, of days that are over. Null where none is known of any post since it went
 * out: the platform may not tell links apart, and 0 would be invented.
 */
export async function sumPostVisits(
  db: Database,
  storeId: string,
  { postId, since }: { postId: string; since: string },
): Promise<PostResults['visits']> {
  const { rows } = await db.execute<{ sessions: number; carts: number; last_day: string | null }>(sql`
    select coalesce(sum(sessions) filter (where value = ${postId}), 0)::int as sessions,
      coalesce(sum(cart_additions) filter (where value = ${postId}), 0)::int as carts,
      (select max(day)::text from visit_days where store_id = ${storeId} and exists (
        select from visit_parts known where known.store_id = ${storeId} and known.dimension = 'post'
          and known.day >= ${since})) as last_day
    from visit_parts where store_id = ${storeId} and dimension = 'post' and day >= ${since}`);
  const { sessions, carts, last_day } = rows[0]!;
  return last_day === null || last_day < since ? null : { sessions, cartAdditions: carts, lastDay: last_day };
}
