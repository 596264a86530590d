import { and, asc, count, eq, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import { saveSentPost } from '#server/content/captions/sent-posts.ts';
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
import type { StoreCapabilities } from '#server/platforms/ports/store-platform.ts';
import { claimReadings } from '#server/publishing/posts/engagement.ts';
import { PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { ProfitSums } from '#server/stores/profit/profit-sums.ts';
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
    .select({ withLink: scheduledPosts.withLink })
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

export async function findCapabilities(db: Database, storeId: string): Promise<StoreCapabilities> {
  const [store] = await db
    .select({ capabilities: connectedStores.capabilities })
    .from(connectedStores)
    .where(eq(connectedStores.id, storeId));
  return store!.capabilities as StoreCapabilities;
}

/** Orders whose last visit came by the post's link, and what the ledger says they brought, in minor units. */
export async function sumLinkedOrders(db: Database, storeId: string, postId: string) {
  const linked = areLinked(storeId, postId);
  const [[counted], [summed]] = await Promise.all([
    db.select({ orders: count() }).from(orders).where(linked),
    db
      .select({ net: sum(sql`${saleEvents.amount} + ${saleEvents.discount}`).mapWith(Number) })
      .from(saleEvents)
      .innerJoin(orders, and(eq(orders.storeId, saleEvents.storeId), eq(orders.id, saleEvents.orderId)))
      .where(and(linked, eq(saleEvents.part, 'product'))),
  ]);
  return { orders: counted?.orders ?? 0, net: summed?.net ?? 0 };
}

const areLinked = (storeId: string, postId: string) =>
  and(
    eq(orders.storeId, storeId),
    eq(orders.visitContent, postId),
    eq(orders.test, false),
    isNull(orders.deletedAt),
  );

/** The local days on which they were placed, from the first to the last; null where there are none. */
export async function findLinkedDays(
  db: Database,
  { id, timeZone }: Pick<OwnedStore, 'id' | 'timeZone'>,
  postId: string,
): Promise<{ first: string; last: string } | null> {
  const dayOf = (end: 'min' | 'max') =>
    sql<string | null>`(${sql.raw(end)}(${orders.placedAt}) at time zone ${timeZone})::date::text`;
  const [days] = await db
    .select({ first: dayOf('min'), last: dayOf('max') })
    .from(orders)
    .where(areLinked(id, postId));
  return days?.first && days.last ? { first: days.first, last: days.last } : null;
}

/** Of days that are written. */
export async function findLinkedProfits(
  db: Database,
  storeId: string,
  postId: string,
): Promise<Partial<ProfitSums>[]> {
  const rows = await db
    .select({ sums: orderProfits.sums })
    .from(orderProfits)
    .innerJoin(orders, and(eq(orders.storeId, orderProfits.storeId), eq(orders.id, orderProfits.orderId)))
    .where(areLinked(storeId, postId));
  return rows.map(({ sums }) => sums as Partial<ProfitSums>);
}
