import { setTimeout as wait } from 'node:timers/promises';

/** How a question is asked again after a failure that may pass. Every time in it is in milliseconds. */
export interface RetryPolicy {
  /**
   * Judges the failure of an attempt; the first attempt is number 1. Null where asking again does not help: then its
   * caller has the failure at once.
   */
  again: (failure: unknown, attempt: number) => Again | null;
  /** What is left of a time limit for everything. A wait that would use it up is not begun. */
  leftMs?: () => number;
  /** Ends the waiting; nothing is asked after it was aborted. */
  signal?: AbortSignal | undefined;
  sleep?: ((ms: number, signal?: AbortSignal) => Promise<unknown>) | undefined;
  /** For the log: called before a wait. */
  onFailure?: (failure: unknown) => void;
}

/** Within which limits one kind of failure is followed by another attempt. */
export interface Again {
  /** The wait before it, with jitter and with what the other side asks for (Retry-After). At once where none is given. */
  waitMs?: number;
  /** All attempts together, whatever ended them. */
  attempts?: number;
  /** The waits together of all failures that have such a limit. */
  patienceMs?: number;
}

/**
 * Asks until there is an answer, as long as the policy allows. Failures are those that `ask` throws, and the last one is
 * thrown where the limits are reached. An abort throws the reason of its signal.
 */
export async function retry<Answer>(
  { again, leftMs, signal, sleep = sleepUnlessAborted, onFailure }: RetryPolicy,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let waitedMs = 0;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await ask();
    } catch (failure) {
      const next = again(failure, attempt);
      if (!next) throw failure;
      const { waitMs = 0, attempts = Number.POSITIVE_INFINITY, patienceMs } = next;
      if (attempt >= attempts || (leftMs && waitMs >= leftMs())) throw failure;
      if (patienceMs !== undefined) {
        waitedMs += waitMs;
        if (waitedMs > patienceMs) throw failure;
      }
      onFailure?.(failure);
      if (waitMs > 0)
        await sleep(waitMs, signal).catch((error) => {
          signal?.throwIfAborted();
          throw error;
        });
    }
  }
}

/**
 * Twice as long after every attempt. With `random` anything from half of it to all of it, so that those who failed
 * together do not come back together.
 */
export function doublingMs(firstMs: number, attempt: number, random: () => number = () => 1): number {
  return Math.ceil(firstMs * 2 ** (attempt - 1) * (0.5 + random() / 2));
}

export async function sleepUnlessAborted(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal });
}
