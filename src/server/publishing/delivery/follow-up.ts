import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { AccountAccess, FollowUp } from '#server/platforms/ports/social-network.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { ACCOUNT_WAITS, publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { nextFollowUp } from '#server/publishing/posts/next-tries.ts';
import { publishedAs } from './saving.ts';
import type { Setbacks } from './setbacks.ts';
import type { WorkDependencies } from './workbench.ts';

/** Asks the network what became of a post that its owner publishes in the network's app. Reads only. */
export function createFollowUp({
  saving,
  setbacks,
  networks,
  accounts,
  now,
  log,
}: WorkDependencies & { setbacks: Setbacks }) {
  async function followUp(delivery: DueDelivery, open: () => Promise<AccountAccess>): Promise<void> {
    let found: FollowUp;
    try {
      found = await networks[delivery.network]!.followUp!(await open(), { externalId: delivery.externalId! });
    } catch (error) {
      return couldNotAsk(delivery, error);
    }
    if (found.state === 'waiting') return askAgain(delivery);
    if (found.state === 'published')
      return void (await saving.record(delivery, publishedAs(delivery, found.post, now())));
    const { sentence: problem, code: problemCode } = found.because;
    await setbacks.end({ ...delivery, externalId: null }, { problem, problemCode });
  }

  async function couldNotAsk(delivery: DueDelivery, error: unknown): Promise<void> {
    log.warn({ err: error, deliveryId: delivery.id }, 'nobody could say what became of a post on a phone');
    if (!(error instanceof PlatformFailure) || error.kind !== 'reconnect-needed') return askAgain(delivery);
    await accounts.needsReconnect(delivery.accountId, error);
    const { problem } = publishingProblems.pleaseLook(delivery.network);
    await saving.record(delivery, { nextTryAt: null, problem, problemCode: ACCOUNT_WAITS });
  }

  async function askAgain(delivery: DueDelivery): Promise<void> {
    const nextTryAt = nextFollowUp(delivery.publishStartedAt ?? delivery.dueAt, now());
    await saving.save(delivery, {
      nextTryAt,
      leaseUntil: null,
      ...(nextTryAt ? {} : publishingProblems.stillOnPhone(delivery.network)),
    });
  }

  return followUp;
}
