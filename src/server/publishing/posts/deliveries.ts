import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { Delivery } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { publishingProblems } from './delivery-problems.ts';
import { lockPosts, settlePostStatus } from './post-status.ts';

export { settlePostStatus };

/** Nothing of them is visible, and no call is under way that could make them so. */
const OPEN = ['waiting', 'preparing', 'prepared'];
const UNSENT = [...OPEN, 'failed', 'cancelled'];

const MINUTE_MS = 60_000;
/** How long before its time a post is prepared; networks work on reels for minutes. */
const LEAD_MS = { post: 2 * MINUTE_MS, reel: 15 * MINUTE_MS };

const raisedToken = { leaseToken: sql`${postDeliveries.leaseToken} + 1`, leaseUntil: null };
const unprepared = {
  ...raisedToken,
  status: 'waiting',
  prepared: {},
  preparingSince: null,
  problem: null,
  problemCode: null,
};
/** The open attempt stays: what seemed to be missing may be there all the same. */
const neverSent = { publishStartedAt: null, sentText: null, attempts: 0, lookUps: 0, failedLookUps: 0 };

/** The accounts a post goes out to; others stay only where something was sent already. */
export async function setAccounts(
  tx: Database,
  post: { id: string; storeId: string; scheduledFor: Date },
  accounts: { id: string; network: SocialNetworkName }[],
): Promise<void> {
  await lockPosts(tx, [post.id]);
  const kept = accounts.map(({ id }) => id);
  await tx
    .delete(postDeliveries)
    .where(
      and(
        eq(postDeliveries.postId, post.id),
        inArray(postDeliveries.status, UNSENT),
        isNull(postDeliveries.publishStartedAt),
        sql`not (${postDeliveries.accountId} = any(${textArray(kept)}::uuid[]))`,
      ),
    );
  if (accounts.length === 0) return;
  const rows = accounts.map(({ id, network }) => ({
    ...{ postId: post.id, storeId: post.storeId, accountId: id, network },
    dueAt: post.scheduledFor,
  }));
  await tx
    .insert(postDeliveries)
    .values(rows)
    .onConflictDoNothing({ target: [postDeliveries.postId, postDeliveries.accountId] });
}

/** The worker takes up what of it was not sent; what was prepared for an older wording is forgotten. */
export async function release(
  tx: Database,
  post: { id: string; scheduledFor: Date; contentFormat: string },
  now: Date,
): Promise<void> {
  await lockPosts(tx, [post.id]);
  const leadMs = post.contentFormat === 'reel' ? LEAD_MS.reel : LEAD_MS.post;
  const begin = Math.max(now.getTime(), post.scheduledFor.getTime() - leadMs);
  await tx
    .update(postDeliveries)
    .set({ ...unprepared, ...neverSent, dueAt: post.scheduledFor, nextTryAt: new Date(begin) })
    .where(and(eq(postDeliveries.postId, post.id), inArray(postDeliveries.status, UNSENT)));
}

/**
 * The worker leaves it alone.
 * @returns false when it is going out right now; then nothing is changed.
 */
export async function withhold(tx: Database, postId: string): Promise<boolean> {
  await lockPosts(tx, [postId]);
  const sending = await tx
    .select({ status: postDeliveries.status })
    .from(postDeliveries)
    .where(eq(postDeliveries.postId, postId))
    .for('update');
  if (sending.some(({ status }) => status === 'publishing')) return false;
  await withholdOpen(tx, [postId]);
  return true;
}

/** Whether it is unknown of any of its deliveries what became of it. */
export async function isOutcomeOpen(tx: Database, postId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: postDeliveries.id })
    .from(postDeliveries)
    .where(and(eq(postDeliveries.postId, postId), eq(postDeliveries.status, 'unconfirmed')))
    .limit(1);
  return open !== undefined;
}

/** Whether any of its accounts shows it. */
export async function isOut(tx: Database, postId: string): Promise<boolean> {
  const [out] = await tx
    .select({ id: postDeliveries.id })
    .from(postDeliveries)
    .where(
      and(
        eq(postDeliveries.postId, postId),
        or(eq(postDeliveries.status, 'published'), isNotNull(postDeliveries.externalId)),
      ),
    )
    .limit(1);
  return out !== undefined;
}

/** The accounts that do not have it are left out for good, or until `restoreRest`. */
export async function cancelRest(tx: Database, postId: string): Promise<void> {
  await tx
    .update(postDeliveries)
    .set({ status: 'cancelled' })
    .where(and(eq(postDeliveries.postId, postId), inArray(postDeliveries.status, OPEN)));
}

/** @returns whether there was anything that `cancelRest` had left out. */
export async function restoreRest(tx: Database, postId: string): Promise<boolean> {
  const restored = await tx
    .update(postDeliveries)
    .set({ status: 'waiting' })
    .where(and(eq(postDeliveries.postId, postId), eq(postDeliveries.status, 'cancelled')))
    .returning({ id: postDeliveries.id });
  return restored.length > 0;
}

/** Whatever is not under way. */
export async function withholdOpen(tx: Database, postIds: string[]): Promise<void> {
  await tx
    .update(postDeliveries)
    .set({ ...unprepared, nextTryAt: null })
    .where(and(inArray(postDeliveries.postId, postIds), inArray(postDeliveries.status, OPEN)));
}

/** The same for everything of a user. */
export async function withholdAllOf(tx: Database, userId: string): Promise<void> {
  await tx
    .update(postDeliveries)
    .set({ ...unprepared, nextTryAt: null })
    .where(
      and(
        sql`${postDeliveries.storeId} in (select id from connected_stores where user_id = ${userId})`,
        inArray(postDeliveries.status, OPEN),
      ),
    );
}

/** What failed or was missed is sent now. */
export async function sendAgain(tx: Database, postId: string, now: Date): Promise<void> {
  await lockPosts(tx, [postId]);
  await tx
    .update(postDeliveries)
    .set({ ...unprepared, ...neverSent, dueAt: now, nextTryAt: now })
    .where(
      and(
        eq(postDeliveries.postId, postId),
        eq(postDeliveries.status, 'failed'),
        isNull(postDeliveries.externalId),
      ),
    );
}

/** Its owner has looked whether an unconfirmed post is on the network. Harmless when it is settled already. */
export async function settle(
  tx: Database,
  { postId, deliveryId, published }: { postId: string; deliveryId: string; published: boolean },
  now: Date,
): Promise<void> {
  await lockPosts(tx, [postId]);
  await tx
    .update(postDeliveries)
    .set({
      ...raisedToken,
      nextTryAt: null,
      ...(published
        ? {
            status: 'published',
            publishedAt: sql`coalesce(${postDeliveries.publishStartedAt}, ${now.toISOString()})`,
            problem: null,
            problemCode: null,
          }
        : { status: 'failed', openAttempt: null, ...publishingProblems.notThere() }),
    })
    .where(
      and(
        eq(postDeliveries.id, deliveryId),
        eq(postDeliveries.postId, postId),
        eq(postDeliveries.status, 'unconfirmed'),
      ),
    );
  await settlePostStatus(tx, postId, now);
}

/** Of every post its deliveries, as its owner sees them. */
export async function deliveriesOf(db: Database, postIds: string[]): Promise<Map<string, Delivery[]>> {
  const found = new Map<string, Delivery[]>();
  if (postIds.length === 0) return found;
  const rows = await db
    .select({ delivery: postDeliveries, accountName: socialAccounts.name })
    .from(postDeliveries)
    .innerJoin(socialAccounts, eq(socialAccounts.id, postDeliveries.accountId))
    .where(inArray(postDeliveries.postId, postIds))
    .orderBy(asc(postDeliveries.network), asc(socialAccounts.name), asc(postDeliveries.id));
  for (const { delivery, accountName } of rows) {
    const { id, postId, accountId, problem, permalink, publishedAt, nextTryAt } = delivery;
    const shown: Delivery = {
      ...{ id, accountId, accountName, problem, permalink },
      network: delivery.network as Delivery['network'],
      status: delivery.status as Delivery['status'],
      publishedAt: publishedAt?.toISOString() ?? null,
      nextTryAt: nextTryAt?.toISOString() ?? null,
    };
    const ofPost = found.get(postId);
    if (ofPost) ofPost.push(shown);
    else found.set(postId, [shown]);
  }
  return found;
}
