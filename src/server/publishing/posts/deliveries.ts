import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import {
  postDeliveries,
  scheduledPosts,
  socialAccounts,
  socialMediaSchedules,
} from '#server/core/db/schema/social-media.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { Delivery, HeldReason } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { publishingProblems } from './delivery-problems.ts';
import {
  isBeingSent,
  lockPosts,
  moveDeliveries,
  movePosts,
  PUBLISHED,
  settlePost,
  UNDECIDED,
  UNSENT,
} from './lifecycle.ts';

/** How long before its time a post is prepared; networks work on reels for minutes. */
const LEAD_MS = { post: 2 * MINUTE_MS, reel: 15 * MINUTE_MS };

const raisedToken = { leaseToken: sql`${postDeliveries.leaseToken} + 1`, leaseUntil: null };
const unprepared = {
  ...raisedToken,
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
  const chosen = accounts.map(({ id }) => id);
  await tx
    .delete(postDeliveries)
    .where(
      and(
        eq(postDeliveries.postId, post.id),
        inArray(postDeliveries.status, UNSENT),
        isNull(postDeliveries.publishStartedAt),
        sql`not (${postDeliveries.accountId} = any(${textArray(chosen)}::uuid[]))`,
      ),
    );
  if (accounts.length === 0) return;
  const rows = accounts.map(({ id, network }) => ({
    postId: post.id,
    storeId: post.storeId,
    accountId: id,
    network,
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
  await moveDeliveries(tx, 'release', eq(postDeliveries.postId, post.id), {
    ...unprepared,
    ...neverSent,
    dueAt: post.scheduledFor,
    nextTryAt: new Date(begin),
  });
}

/** The worker takes it up at its time; what belongs to a paused schedule waits until that is resumed. */
export async function releaseUnlessPaused(
  tx: Database,
  post: Pick<typeof scheduledPosts.$inferSelect, 'id' | 'scheduleId' | 'scheduledFor' | 'contentFormat'>,
  now: Date,
): Promise<void> {
  if (post.scheduleId && (await isPaused(tx, post.scheduleId))) return;
  await release(tx, post, now);
}

async function isPaused(tx: Database, scheduleId: string): Promise<boolean> {
  const [schedule] = await tx
    .select({ isActive: socialMediaSchedules.isActive })
    .from(socialMediaSchedules)
    .where(eq(socialMediaSchedules.id, scheduleId));
  return schedule?.isActive === false;
}

/** Nothing more of it is sent until its owner, or what held it, lets it go. */
export async function holdPost(tx: Database, postId: string, heldReason: HeldReason): Promise<void> {
  await lockPosts(tx, [postId]);
  await movePosts(tx, 'hold', eq(scheduledPosts.id, postId), { heldReason });
  await holdOpen(tx, postId);
}

/** Nothing more of it is sent until it is approved; what is on its way or out stays as it is. */
export async function unapprove(
  tx: Database,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await lockPosts(tx, [id]);
  const waiting = { version: version + 1, heldReason: null, problem: null };
  const [moved] = await movePosts(tx, 'unapprove', eq(scheduledPosts.id, id), waiting);
  if (!moved) return;
  // What failed of it waits again, so that an approval sends it.
  await moveDeliveries(tx, 'retry', unsentOf(id), { ...unprepared, nextTryAt: null });
  await holdOpen(tx, id);
}

const unsentOf = (postId: string) =>
  and(eq(postDeliveries.postId, postId), isNull(postDeliveries.externalId));

/**
 * The worker leaves it alone.
 * @returns false when it is going out right now; then nothing is changed.
 */
export async function hold(tx: Database, postId: string): Promise<boolean> {
  await lockPosts(tx, [postId]);
  const sending = await tx
    .select({ status: postDeliveries.status })
    .from(postDeliveries)
    .where(eq(postDeliveries.postId, postId))
    .for('update');
  if (sending.some(isBeingSent)) return false;
  await holdOpen(tx, postId);
  return true;
}

/** Whether it is unknown of any of its deliveries what became of it. */
export async function isOutcomeOpen(tx: Database, postId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: postDeliveries.id })
    .from(postDeliveries)
    .where(and(eq(postDeliveries.postId, postId), inArray(postDeliveries.status, UNDECIDED)))
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
        or(inArray(postDeliveries.status, PUBLISHED), isNotNull(postDeliveries.externalId)),
      ),
    )
    .limit(1);
  return out !== undefined;
}

/** The accounts that do not have it are left out for good, or until `restoreRest`. */
export async function cancelRest(tx: Database, postId: string): Promise<void> {
  await moveDeliveries(tx, 'cancel', eq(postDeliveries.postId, postId), {});
}

/** @returns whether there was anything that `cancelRest` had left out. */
export async function restoreRest(tx: Database, postId: string): Promise<boolean> {
  const restored = await moveDeliveries(tx, 'restore', eq(postDeliveries.postId, postId), {});
  return restored.length > 0;
}

/** Whatever is not under way. */
async function holdOpen(tx: Database, postId: string): Promise<void> {
  await moveDeliveries(tx, 'hold', eq(postDeliveries.postId, postId), { ...unprepared, nextTryAt: null });
}

/** The same for everything of a user. */
export async function holdAllOf(tx: Database, userId: string): Promise<void> {
  const ofUser = sql`${postDeliveries.storeId} in (select id from connected_stores where user_id = ${userId})`;
  await moveDeliveries(tx, 'hold', ofUser, { ...unprepared, nextTryAt: null });
}

/** What failed or was missed is sent now. */
export async function sendAgain(tx: Database, postId: string, now: Date): Promise<void> {
  await lockPosts(tx, [postId]);
  await moveDeliveries(tx, 'retry', unsentOf(postId), {
    ...unprepared,
    ...neverSent,
    dueAt: now,
    nextTryAt: now,
  });
}

/** Its time passed before what is open of it could go out; sending it after all is for its owner to say. */
export async function miss(
  tx: Database,
  postId: string,
  now: Date,
  { problem, problemCode } = publishingProblems.missed(),
): Promise<void> {
  await lockPosts(tx, [postId]);
  await moveDeliveries(tx, 'miss', eq(postDeliveries.postId, postId), {
    nextTryAt: null,
    problem,
    problemCode,
  });
  await settlePost(tx, postId, now);
}

/** Its owner has looked whether an unconfirmed post is on the network. Harmless when it is settled already. */
export async function settle(
  tx: Database,
  { postId, deliveryId, published }: { postId: string; deliveryId: string; published: boolean },
  now: Date,
): Promise<void> {
  await lockPosts(tx, [postId]);
  const which = and(eq(postDeliveries.id, deliveryId), eq(postDeliveries.postId, postId));
  const over = { ...raisedToken, nextTryAt: null };
  if (published)
    await moveDeliveries(tx, 'confirm', which, {
      ...over,
      publishedAt: sql`coalesce(${postDeliveries.publishStartedAt}, ${now.toISOString()})`,
      problem: null,
      problemCode: null,
    });
  else
    await moveDeliveries(tx, 'deny', which, {
      ...over,
      openAttempt: null,
      externalId: null,
      ...publishingProblems.notThere(),
    });
  await settlePost(tx, postId, now);
}

/** Of every post its deliveries, as its owner sees them. */
export async function deliveriesOf(db: Database, postIds: string[]): Promise<Map<string, Delivery[]>> {
  const found = new Map<string, Delivery[]>();
  if (postIds.length === 0) return found;
  const rows = await db
    .select({
      postId: postDeliveries.postId,
      id: postDeliveries.id,
      accountId: postDeliveries.accountId,
      accountName: socialAccounts.name,
      problem: postDeliveries.problem,
      permalink: postDeliveries.permalink,
      choices: postDeliveries.choices,
      network: postDeliveries.network,
      status: postDeliveries.status,
      publishedAt: postDeliveries.publishedAt,
      nextTryAt: postDeliveries.nextTryAt,
    })
    .from(postDeliveries)
    .innerJoin(socialAccounts, eq(socialAccounts.id, postDeliveries.accountId))
    .where(sql`${postDeliveries.postId} = any(${textArray(postIds)}::uuid[])`)
    .orderBy(asc(postDeliveries.network), asc(socialAccounts.name), asc(postDeliveries.id));
  for (const { postId, publishedAt, nextTryAt, ...delivery } of rows) {
    const shown: Delivery = {
      ...delivery,
      publishedAt: publishedAt?.toISOString() ?? null,
      nextTryAt: nextTryAt?.toISOString() ?? null,
    };
    const ofPost = found.get(postId);
    if (ofPost) ofPost.push(shown);
    else found.set(postId, [shown]);
  }
  return found;
}
