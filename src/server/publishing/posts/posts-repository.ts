import { and, asc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { products } from '#server/core/db/schema/commerce.ts';
import { scheduledPosts, socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { codesInText } from '#server/publishing/short-links/repository.ts';
import type { Codes } from '#server/publishing/short-links/short-links.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { PlacedPost } from './collisions.ts';
import { GOING_OUT, listed, OVER, PLANNED } from './lifecycle.ts';

export type PostRecord = typeof scheduledPosts.$inferSelect;

/** A screen shows hundreds, so that of each only what is shown there is read. */
const {
  imageUrl,
  engagement,
  updatedAt,
  language,
  madeWithAi,
  slotAt,
  generationId,
  writtenPrice,
  acceptedReasons,
  cancelledFrom,
  ...SHOWN_COLUMNS
} = getTableColumns(scheduledPosts);

/** With what its address and its words on the screen are made of. */
export interface ShownPost extends Pick<PostRecord, keyof typeof SHOWN_COLUMNS> {
  scheduleName: string | null;
  productUrl: string | null;
  storeUrl: string;
  codes: Codes;
}

const MOST_SHOWN = 5_000;

interface Stretch {
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** The same days begin and end at other moments where stores have other clocks. */
export async function findRanges(
  db: Database,
  ranges: (Stretch & { storeIds: string[] })[],
): Promise<ShownPost[]> {
  // A condition without parts would let every post through.
  if (ranges.length === 0) return [];
  return findShown(db, or(...ranges.map(({ storeIds, from, to }) => within(storeIds, { from, to }))));
}

export async function findGoingOut(db: Database, storeIds: string[], atMost: number): Promise<ShownPost[]> {
  const first = await db
    .select({ id: scheduledPosts.id })
    .from(scheduledPosts)
    .where(and(inArray(scheduledPosts.storeId, storeIds), inArray(scheduledPosts.status, GOING_OUT)))
    .orderBy(asc(scheduledPosts.scheduledFor), asc(scheduledPosts.id))
    .limit(atMost);
  const ids = first.map(({ id }) => id);
  return findShown(db, sql`${scheduledPosts.id} = any(${textArray(ids)}::uuid[])`);
}

export async function findThese(db: Database, storeId: string, postIds: string[]): Promise<ShownPost[]> {
  return findShown(db, and(eq(scheduledPosts.storeId, storeId), inArray(scheduledPosts.id, postIds)));
}

/** Posts of a product that go out by themselves when their time comes, or once they are released; soonest first. */
export async function findWaitingOf(
  db: Database,
  storeId: string,
  productId: string,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: scheduledPosts.id })
    .from(scheduledPosts)
    .where(
      and(
        eq(scheduledPosts.storeId, storeId),
        eq(scheduledPosts.productId, productId),
        inArray(scheduledPosts.status, PLANNED),
      ),
    )
    .orderBy(asc(scheduledPosts.scheduledFor), asc(scheduledPosts.id))
    .limit(atMost);
  return rows.map(({ id }) => id);
}

function within(storeIds: string[], { from, to }: Stretch): SQL | undefined {
  return and(
    inArray(scheduledPosts.storeId, storeIds),
    gte(scheduledPosts.scheduledFor, from),
    lt(scheduledPosts.scheduledFor, to),
  );
}

async function findShown(db: Database, which: SQL | undefined): Promise<ShownPost[]> {
  return db
    .select({
      ...SHOWN_COLUMNS,
      scheduleName: socialMediaSchedules.name,
      productUrl: products.onlineUrl,
      storeUrl: connectedStores.storeUrl,
      codes: codesInText,
    })
    .from(scheduledPosts)
    .innerJoin(connectedStores, eq(connectedStores.id, scheduledPosts.storeId))
    .leftJoin(socialMediaSchedules, eq(socialMediaSchedules.id, scheduledPosts.scheduleId))
    .leftJoin(
      products,
      and(eq(products.storeId, scheduledPosts.storeId), eq(products.id, scheduledPosts.productId)),
    )
    .where(which)
    .orderBy(asc(scheduledPosts.scheduledFor), asc(scheduledPosts.id))
    .limit(MOST_SHOWN);
}

/** Whatever stands on the calendars of some stores apart from the posts that are known. */
export async function findOthersPlaced(
  db: Database,
  storeIds: string[],
  { from, to }: Stretch,
  known: string[],
): Promise<(PlacedPost & { storeId: string })[]> {
  const { rows } = await db.execute<{
    id: string;
    store: string;
    at: number;
    caption: string;
    accounts: string[];
    networks: SocialNetworkName[];
  }>(sql`
    select post.id, post.store_id as store, extract(epoch from scheduled_for)::double precision * 1000 as at,
      coalesce(caption, '') as caption,
      array_agg(account_id) as accounts, array_agg(network) as networks
    from scheduled_posts post join post_deliveries delivery on delivery.post_id = post.id
    where post.store_id = any(${textArray(storeIds)}::uuid[])
      and scheduled_for >= ${from.toISOString()} and scheduled_for < ${to.toISOString()}
      and post.status not in ${listed(OVER)} and post.id <> all(${textArray(known)}::uuid[])
    group by post.id`);
  return rows.map(({ id, store, at, caption, accounts, networks }) => ({
    id,
    storeId: store,
    scheduledFor: new Date(at),
    caption,
    places: accounts.map((accountId, place) => ({ accountId, network: networks[place]! })),
  }));
}

/** Of those that are planned as ads, in major units; a network that has a post on two accounts has one plan. */
export async function findAdBudgets(db: Database, postIds: string[]): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await db.execute<{ post_id: string; budget: string }>(sql`
    select post_id, sum(budget)::text as budget from (
      select delivery.post_id, max(sent.campaign_budget) as budget
      from post_deliveries delivery join social_media_posts sent on sent.id = delivery.id and sent.is_ad
      where delivery.post_id = any(${textArray(postIds)}::uuid[])
      group by delivery.post_id, delivery.network) planned
    group by post_id`);
  return new Map(rows.map(({ post_id, budget }) => [post_id, Number(budget)]));
}

/** Nobody else changes it until the transaction ends. */
export async function lockPost(tx: Database, storeId: string, postId: string): Promise<PostRecord | null> {
  const [post] = await tx
    .select()
    .from(scheduledPosts)
    .where(and(eq(scheduledPosts.id, postId), eq(scheduledPosts.storeId, storeId)))
    .for('update');
  return post ?? null;
}

/** Whatever of it is no state; see `movePost`. */
export async function updatePost(
  tx: Database,
  postId: string,
  change: Partial<Omit<PostRecord, 'status'>>,
): Promise<PostRecord> {
  const [post] = await tx.update(scheduledPosts).set(change).where(eq(scheduledPosts.id, postId)).returning();
  return post!;
}

export async function deletePost(tx: Database, postId: string): Promise<void> {
  await tx.delete(scheduledPosts).where(eq(scheduledPosts.id, postId));
}

/** By which their owner knows them: the text, or the product they are about. */
export async function findPostNames(db: Database, postIds: string[]): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    select id, coalesce(nullif(caption, ''), product_title) as name from scheduled_posts
    where id = any(${textArray(postIds)}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
