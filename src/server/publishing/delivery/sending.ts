import type { OpenAttempt } from '#server/core/db/schema/social-media.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { DUPLICATE_POST, type PublishedPost } from '#server/platforms/ports/social-network.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { take } from '#server/publishing/posts/lifecycle.ts';
import { nextLookUp } from '#server/publishing/posts/next-tries.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { PostTaken, publishedAs } from './saving.ts';
import { mayBeRepetition, openAttemptOf, openBefore, type Setbacks } from './setbacks.ts';
import type { Ready, WorkDependencies } from './workbench.ts';

/** Without a word of the network on when it takes posts again. */
const QUOTA_MS = 15 * MINUTE_MS;
/** A process that was halted between its intent and its call no longer knows what others made of it. */
const FRESH_MS = 20_000;

/** The intent is committed, the one call is made, what came of it is recorded. */
export function createSending({
  saving,
  setbacks,
  stepped,
  leaseMs,
  now,
  log,
}: WorkDependencies & { setbacks: Setbacks }) {
  async function send(ready: Ready): Promise<void> {
    const { delivery, network, access, post } = ready;
    const quota = await network.allowance(access).catch(() => null);
    if (quota?.left === 0) {
      const waitMs = quota.resetsAt ? quota.resetsAt.getTime() - now().getTime() : QUOTA_MS;
      await setbacks.wait(delivery, waitMs, publishingProblems.quotaUsed(delivery.network));
      return;
    }
    const open = openAttemptOf(delivery, post.text);
    const since = now();
    const sent = await saving.saveWithPost(delivery, {
      ...take(delivery, 'send'),
      sentText: post.text,
      attempts: delivery.attempts + 1,
      openAttempt: open ?? { since: since.toISOString(), text: post.text, refusedAs: null },
      lookUps: 0,
      failedLookUps: 0,
      problem: null,
      problemCode: null,
      publishStartedAt: since,
      nextTryAt: since,
      leaseUntil: new Date(now().getTime() + leaseMs),
    });
    await stepped('intent-written');
    if (now().getTime() - sent.publishStartedAt!.getTime() > FRESH_MS) return takeBack(sent);
    await publish({ ...ready, delivery: sent }, open);
  }

  async function takeBack(delivery: DueDelivery): Promise<void> {
    const attempts = delivery.attempts - 1;
    const openAttempt = openBefore(delivery);
    await saving.record(delivery, { ...take(delivery, 'unsend'), nextTryAt: now(), attempts, openAttempt });
  }

  /** `open` is an earlier call with these words that may have gone through. */
  async function publish(
    { delivery, network, access, post }: Ready,
    open: OpenAttempt | null,
  ): Promise<void> {
    let published: PublishedPost;
    try {
      published = await network.publish(access, post, delivery.prepared);
    } catch (error) {
      await stepped('answered');
      if (!(error instanceof PlatformFailure)) await doubt(delivery, error);
      else if (open && mayBeRepetition(error)) await findEarlier({ ...delivery, openAttempt: open }, error);
      else await setbacks.notSent(delivery, error);
      return;
    }
    await stepped('answered');
    try {
      await saving.record(delivery, publishedAs(delivery, published, now()));
    } catch (error) {
      if (!(error instanceof PostTaken)) throw error;
      // The network took it for a repetition, and reported the post before.
      await setbacks.end(delivery, publishingProblems.sameAsEarlier(delivery.network));
    }
    await stepped('recorded');
  }

  /** Refused, as the call before went through after all: it is looked for there. */
  async function findEarlier(delivery: DueDelivery, failure: PlatformFailure): Promise<void> {
    log.warn({ err: failure, deliveryId: delivery.id }, 'a network may have this post already');
    const isThere = failure.code === DUPLICATE_POST;
    const openAttempt = {
      ...delivery.openAttempt!,
      refusedAs: isThere ? ('there' as const) : ('gone' as const),
    };
    await saving.record(delivery, {
      ...take(delivery, 'doubt'),
      openAttempt,
      nextTryAt: nextLookUp(delivery.publishStartedAt!, 0, now()),
      ...(isThere
        ? publishingProblems.saidToBeThere(delivery.network)
        : publishingProblems.outcomeUnknown(delivery.network)),
    });
  }

  async function doubt(delivery: DueDelivery, error: unknown): Promise<void> {
    log.warn({ err: error, deliveryId: delivery.id }, 'nobody knows yet whether a post went out');
    const canLook = NETWORKS[delivery.network].listsPosts;
    await saving.record(delivery, {
      ...take(delivery, 'doubt'),
      nextTryAt: canLook ? nextLookUp(delivery.publishStartedAt!, 0, now()) : null,
      ...(canLook
        ? publishingProblems.outcomeUnknown(delivery.network)
        : publishingProblems.pleaseLook(delivery.network)),
    });
  }

  return send;
}
