import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { type OpenAttempt, postDeliveries } from '#server/core/db/schema/social-media.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { isOfBrokenAnswer, MOST_LISTED } from '#server/platforms/ports/post-list.ts';
import type { AccountAccess, Doubt, KnownPost, LookUp } from '#server/platforms/ports/social-network.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { ACCOUNT_WAITS, publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { PUBLISHED, take } from '#server/publishing/posts/lifecycle.ts';
import { isLate, lookUpAfterFailure, nextLookUp } from '#server/publishing/posts/next-tries.ts';
import { textFor, wordsFor } from './outgoing-posts.ts';
import { PostTaken, publishedAs } from './saving.ts';
import { MOST_ATTEMPTS, type Setbacks } from './setbacks.ts';
import type { Content, WorkDependencies } from './workbench.ts';

interface KnownDelivery extends KnownPost {
  text: string | null;
}

/**
 * Asks the network about a post whose sending ended without an answer, or that it refused as one it has already. Only
 * proof that it is not there lets it be sent again (decision 027).
 */
export function createLookingUp({
  db,
  saving,
  setbacks,
  networks,
  accounts,
  stepped,
  now,
  log,
}: WorkDependencies & { setbacks: Setbacks }) {
  async function lookUp(
    delivery: DueDelivery,
    { post: outgoing, choices }: Content,
    open: () => Promise<AccountAccess>,
  ): Promise<void> {
    const startedAt = delivery.publishStartedAt ?? now();
    const text = delivery.sentText ?? textFor(delivery.network, outgoing);
    const known = await findKnownPosts(db, delivery.accountId);
    let found: LookUp;
    try {
      const { network, prepared, openAttempt } = delivery;
      const post = { ...wordsFor(network, outgoing), text, media: [], madeWithAi: false, choices };
      const since = openAttempt ? new Date(openAttempt.since) : startedAt;
      found = await networks[network]!.lookUp(await open(), { post, prepared, startedAt, since, known });
    } catch (error) {
      return couldNotAsk(delivery, error, known);
    }
    await stepped('looked-up');
    if (found.verdict === 'unclear') return provesNothing(delivery, found.because, known);
    if (found.verdict === 'not_published') return notThere(delivery, known);
    if (!found.post) {
      const attempt = delivery.openAttempt ?? attemptOf(delivery, text);
      // Saved, in case that the network does not say so again.
      const openAttempt = attempt && { ...attempt, refusedAs: 'there' as const };
      return askLater({ ...delivery, openAttempt }, known);
    }
    try {
      await saving.record(delivery, publishedAs(delivery, found.post, startedAt));
    } catch (error) {
      if (!(error instanceof PostTaken)) throw error;
      // It was another post of the same words.
      await askLater(delivery, known);
    }
  }

  async function provesNothing(delivery: DueDelivery, because: Doubt, known: KnownDelivery[]): Promise<void> {
    const { id: deliveryId, network } = delivery;
    log.info({ deliveryId, network, because }, 'an answer proves nothing of a post');
    if (because === 'no_list') return leaveOpen(delivery, null, known);
    await (isOfBrokenAnswer(because) ? askSoon(delivery, known) : askLater(delivery, known));
  }

  async function notThere(delivery: DueDelivery, known: KnownDelivery[]): Promise<void> {
    if (delivery.openAttempt?.refusedAs) await askLater(delivery, known);
    else if (isRestored(delivery)) await notThereSince(delivery);
    else if (isLate(delivery.dueAt, now())) await setbacks.end(delivery, publishingProblems.missed());
    else if (delivery.attempts >= MOST_ATTEMPTS)
      await setbacks.end(delivery, publishingProblems.neverArrived(delivery.network));
    else
      await saving.record(delivery, {
        ...take(delivery, 'disprove'),
        nextTryAt: now(),
        lookUps: 0,
        failedLookUps: 0,
        openAttempt: delivery.openAttempt ?? attemptOf(delivery, delivery.sentText),
        problem: null,
        problemCode: null,
      });
  }

  /** Networks list their newest posts only, so what is late may be there all the same. Of the rest not all is prepared. */
  async function notThereSince(delivery: DueDelivery): Promise<void> {
    if (isLate(delivery.dueAt, now()))
      await saving.record(delivery, { nextTryAt: null, ...publishingProblems.pleaseLook(delivery.network) });
    else
      await saving.record(delivery, {
        ...take(delivery, 'disproveRestored'),
        nextTryAt: now(),
        publishStartedAt: null,
        lookUps: 0,
        failedLookUps: 0,
        problem: null,
        problemCode: null,
      });
  }

  async function couldNotAsk(delivery: DueDelivery, error: unknown, known: KnownDelivery[]): Promise<void> {
    if (!(error instanceof PlatformFailure)) {
      log.error({ err: error, deliveryId: delivery.id }, 'a post could not be looked up');
      return askSoon(delivery, known);
    }
    if (error.kind !== 'reconnect-needed') return askSoon(delivery, known, error.retryAfterMs);
    await accounts.needsReconnect(delivery.accountId, error);
    const { problem } = publishingProblems.pleaseLook(delivery.network);
    await saving.record(delivery, { nextTryAt: null, problem, problemCode: ACCOUNT_WAITS });
  }

  /** No sound answer came. */
  async function askSoon(delivery: DueDelivery, known: KnownDelivery[], hintMs?: number): Promise<void> {
    const { failures, nextTryAt } = lookUpAfterFailure(delivery.failedLookUps, hintMs, now());
    await leaveOpen({ ...delivery, failedLookUps: failures }, nextTryAt, known);
  }

  /** A sound answer came that says too little. */
  async function askLater(delivery: DueDelivery, known: KnownDelivery[]): Promise<void> {
    const lookUps = delivery.lookUps + 1;
    const nextTryAt = nextLookUp(delivery.publishStartedAt ?? now(), lookUps, now());
    await leaveOpen({ ...delivery, lookUps, failedLookUps: 0 }, nextTryAt, known);
  }

  async function leaveOpen(
    delivery: DueDelivery,
    nextTryAt: Date | null,
    known: KnownDelivery[],
  ): Promise<void> {
    const { openAttempt, lookUps, failedLookUps, publishStartedAt } = delivery;
    const asked = { openAttempt, lookUps, failedLookUps };
    // What the network refuses may as well repeat an earlier post of the same words.
    const isBelieved =
      openAttempt?.refusedAs === 'there' && !known.some(({ text }) => text === delivery.sentText);
    if (nextTryAt || !isBelieved)
      return void (await saving.record(delivery, {
        ...asked,
        nextTryAt,
        ...openQuestion(delivery, nextTryAt),
      }));
    await saving.record(delivery, {
      ...asked,
      ...publishedAs(delivery, { externalId: null, permalink: null }, publishStartedAt ?? now()),
      ...publishingProblems.addressUnknown(delivery.network),
    });
  }

  return lookUp;
}

function attemptOf({ publishStartedAt }: DueDelivery, text: string | null): OpenAttempt | null {
  return publishStartedAt && { since: publishStartedAt.toISOString(), text, refusedAs: null };
}

/** It came with a backup, and was never sent from here; see restored.ts. */
function isRestored({ sentText }: DueDelivery): boolean {
  return sentText === null;
}

/** What its owner reads: that we look again, or to look in our place. */
function openQuestion(delivery: DueDelivery, nextTryAt: Date | null) {
  const { network, openAttempt } = delivery;
  if (!nextTryAt) return publishingProblems.pleaseLook(network);
  if (openAttempt?.refusedAs === 'there') return publishingProblems.saidToBeThere(network);
  return isRestored(delivery)
    ? publishingProblems.restored(network)
    : publishingProblems.outcomeUnknown(network);
}

/** The newest posts of an account that its network has shown us, newest first: what lists the account has to show them. */
async function findKnownPosts(db: Database, accountId: string): Promise<KnownDelivery[]> {
  const rows = await db
    .select({
      externalId: postDeliveries.externalId,
      at: postDeliveries.publishedAt,
      text: postDeliveries.sentText,
    })
    .from(postDeliveries)
    .where(
      and(
        eq(postDeliveries.accountId, accountId),
        inArray(postDeliveries.status, PUBLISHED),
        isNotNull(postDeliveries.externalId),
        isNotNull(postDeliveries.publishedAt),
      ),
    )
    .orderBy(desc(postDeliveries.publishedAt))
    .limit(MOST_LISTED);
  return rows.map(({ externalId, at, text }) => ({ externalId: externalId!, at: at!, text }));
}
