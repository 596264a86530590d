import { PlatformFailure } from '#server/platforms/platform-failure.ts';
import type { AccountAccess, LookUp } from '#server/platforms/social-network.ts';
import type { DueDelivery } from './due-deliveries.ts';
import { PostTaken } from './keeping.ts';
import { isLate, lookUpAfterFailure, nextLookUp } from './next-tries.ts';
import { type OutgoingPost, textFor } from './outgoing-posts.ts';
import { ACCOUNT_WAITS, publishingProblems } from './problems.ts';
import { publishedAs } from './published-as.ts';
import { MOST_ATTEMPTS, type Setbacks } from './setbacks.ts';
import type { WorkDependencies } from './workbench.ts';

/** Asks the network about a post whose sending ended without an answer. Only a plain "not here" lets it be sent again. */
export function createLookingUp({
  keeping,
  setbacks,
  networks,
  accounts,
  stepped,
  now,
  log,
}: WorkDependencies & { setbacks: Setbacks }) {
  async function lookUp(
    delivery: DueDelivery,
    outgoing: OutgoingPost,
    open: () => Promise<AccountAccess>,
  ): Promise<void> {
    const startedAt = delivery.publishStartedAt ?? now();
    let found: LookUp;
    try {
      const { network, prepared, sentText } = delivery;
      const post = { text: sentText ?? textFor(network, outgoing), media: [], madeWithAi: false };
      found = await networks[network]!.lookUp(await open(), { post, prepared, startedAt });
    } catch (error) {
      return couldNotAsk(delivery, startedAt, error);
    }
    await stepped('looked-up');
    if (found.verdict !== 'published')
      return found.verdict === 'unclear' ? unclear(delivery, startedAt) : notThere(delivery);
    try {
      await keeping.record(delivery, publishedAs(found.post, startedAt));
    } catch (error) {
      if (!(error instanceof PostTaken)) throw error;
      // It was another post of the same words.
      await unclear(delivery, startedAt);
    }
  }

  async function unclear(delivery: DueDelivery, startedAt: Date): Promise<void> {
    const lookUps = delivery.lookUps + 1;
    const nextTryAt = nextLookUp(startedAt, lookUps, now());
    await keeping.record(delivery, { lookUps, nextTryAt, ...openQuestion(delivery, nextTryAt) });
  }

  async function notThere(delivery: DueDelivery): Promise<void> {
    if (isRestored(delivery)) await notThereSince(delivery);
    else if (isLate(delivery.dueAt, now())) await setbacks.end(delivery, publishingProblems.missed());
    else if (delivery.attempts >= MOST_ATTEMPTS)
      await setbacks.end(delivery, publishingProblems.neverArrived(delivery.network));
    else
      await keeping.record(delivery, {
        ...{ status: 'prepared', nextTryAt: now(), lookUps: 0, problem: null, problemCode: null },
      });
  }

  /** Networks list their newest posts only, so what is late may be there all the same. Of the rest not all is prepared. */
  async function notThereSince(delivery: DueDelivery): Promise<void> {
    if (isLate(delivery.dueAt, now()))
      await keeping.record(delivery, { nextTryAt: null, ...publishingProblems.pleaseLook(delivery.network) });
    else
      await keeping.record(delivery, {
        ...{ status: 'waiting', nextTryAt: now(), publishStartedAt: null, lookUps: 0 },
        ...{ problem: null, problemCode: null },
      });
  }

  async function couldNotAsk(delivery: DueDelivery, startedAt: Date, error: unknown): Promise<void> {
    const needsOwner = error instanceof PlatformFailure && error.kind === 'reconnect-needed';
    if (!(error instanceof PlatformFailure))
      log.error({ err: error, deliveryId: delivery.id }, 'a post could not be looked up');
    if (needsOwner) await accounts.needsReconnect(delivery.accountId, error);
    const nextTryAt = needsOwner ? null : lookUpAfterFailure(startedAt, now());
    const { problem, problemCode } = openQuestion(delivery, nextTryAt);
    await keeping.record(delivery, {
      nextTryAt,
      problem,
      problemCode: needsOwner ? ACCOUNT_WAITS : problemCode,
    });
  }

  return lookUp;
}

/** It came with a backup, and was never sent from here; see restored.ts. */
function isRestored({ sentText }: DueDelivery): boolean {
  return sentText === null;
}

/** What its owner is told: that we look again, or to look in our place. */
function openQuestion(delivery: DueDelivery, nextTryAt: Date | null) {
  if (!nextTryAt) return publishingProblems.pleaseLook(delivery.network);
  return isRestored(delivery)
    ? publishingProblems.restored(delivery.network)
    : publishingProblems.outcomeUnknown(delivery.network);
}
