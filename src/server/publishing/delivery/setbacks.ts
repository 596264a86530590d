import type { OpenAttempt } from '#server/core/db/schema/social-media.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import {
  DUPLICATE_POST,
  PREPARATION_LOST,
  PREPARATION_USED,
} from '#server/platforms/ports/social-network.ts';
import { holdPost } from '#server/publishing/posts/deliveries.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { take } from '#server/publishing/posts/lifecycle.ts';
import { backoffMs, notAfterLate } from '#server/publishing/posts/next-tries.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { HeldReason } from '#shared/publishing/schedules.ts';
import { LeaseLost } from './saving.ts';
import type { WorkDependencies } from './workbench.ts';

/** How often a post may be sent in all. */
export const MOST_ATTEMPTS = 3;
const RATE_LIMIT_MS = MINUTE_MS;
const SOON_MS = 1_000;

export type Setbacks = ReturnType<typeof createSetbacks>;
type Setback = Pick<DueDelivery, 'problem' | 'problemCode'>;

/** What comes of a delivery when something stands in its way and nothing of it is visible. */
export function createSetbacks({ db, saving, accounts, now, log }: WorkDependencies) {
  /** Something failed that may be repeated. */
  async function before(delivery: DueDelivery, error: unknown): Promise<null> {
    if (error instanceof LeaseLost) throw error;
    if (!(error instanceof PlatformFailure)) return later(delivery, error);
    return react(delivery, error, delivery.preparingSince ?? delivery.dueAt);
  }

  /** The network surely refused the call that would have made it visible, or it was never made. */
  async function notSent(delivery: DueDelivery, failure: PlatformFailure): Promise<null> {
    const openAttempt = openBefore(delivery);
    const unsent = { publishStartedAt: null, sentText: null, openAttempt };
    if (failure.code === PREPARATION_LOST || failure.code === PREPARATION_USED) {
      if (delivery.attempts >= MOST_ATTEMPTS) return end(delivery, setbackOf(failure));
      await saving.record(delivery, {
        ...unsent,
        ...take(delivery, 'prepareAgain'),
        prepared: {},
        nextTryAt: now(),
      });
      return null;
    }
    if (failure.kind === 'rejected') return end({ ...delivery, openAttempt }, setbackOf(failure));
    const attempts = delivery.attempts - 1;
    const { leaseUntil } = delivery;
    const back = await saving.record(delivery, {
      ...unsent,
      ...take(delivery, 'unsend'),
      attempts,
      leaseUntil,
    });
    return react(back, failure, delivery.dueAt);
  }

  async function react(delivery: DueDelivery, failure: PlatformFailure, since: Date): Promise<null> {
    const { kind, code, retryAfterMs } = failure;
    if (code === 'account_disconnected') return end(delivery, publishingProblems.accountGone());
    if (kind === 'rejected') return end(delivery, setbackOf(failure));
    if (kind === 'reconnect-needed') {
      await accounts.needsReconnect(delivery.accountId, failure);
      return hold(delivery, 'reconnect');
    }
    if (kind === 'unexpected-reply')
      log.error({ err: failure, deliveryId: delivery.id }, 'a network answered with something unknown');
    const waitMs =
      kind === 'rate-limited' ? (retryAfterMs ?? RATE_LIMIT_MS) : (retryAfterMs ?? backoffMs(since, now()));
    return wait(delivery, waitMs, setbackOf(failure));
  }

  /** Our own fault: a bug, a disk that is full, a database that is gone. */
  async function later(delivery: DueDelivery, error: unknown): Promise<null> {
    log.error({ err: error, deliveryId: delivery.id }, 'a post could not be made ready');
    const since = delivery.preparingSince ?? delivery.dueAt;
    return wait(delivery, backoffMs(since, now()), publishingProblems.notReady());
  }

  async function wait(delivery: DueDelivery, waitMs: number, setback: Setback): Promise<null> {
    const wanted = new Date(now().getTime() + Math.max(SOON_MS, waitMs));
    const nextTryAt = notAfterLate(wanted, delivery.dueAt);
    await saving.save(delivery, { nextTryAt, leaseUntil: null, ...setback });
    return null;
  }

  async function end(delivery: DueDelivery, setback: Setback): Promise<null> {
    await saving.record(delivery, { ...take(delivery, 'fail'), nextTryAt: null, ...setback });
    return null;
  }

  async function hold({ postId, storeId }: DueDelivery, reason: HeldReason): Promise<null> {
    await db.transaction((tx) => holdPost(tx, postId, reason));
    saving.noteChanged(storeId);
    return null;
  }

  return { before, notSent, later, wait, end, hold };
}

function setbackOf({ sentence, code }: PlatformFailure): Setback {
  return { problem: sentence, problemCode: code };
}

/** An earlier call with these words that may have gone through; null when there was none. */
export function openAttemptOf({ openAttempt }: DueDelivery, text: string): OpenAttempt | null {
  if (!openAttempt) return null;
  return openAttempt.text === null || openAttempt.text === text ? openAttempt : null;
}

/** What is still open once the last call has surely come to nothing. */
export function openBefore({ openAttempt, publishStartedAt }: DueDelivery): OpenAttempt | null {
  const wasFirst = openAttempt?.since === publishStartedAt?.toISOString();
  return wasFirst ? null : openAttempt;
}

/** Refused in a way that an earlier call which went through would be the reason for. */
export function mayBeRepetition({ code }: PlatformFailure): boolean {
  return code === DUPLICATE_POST || code === PREPARATION_USED;
}
