import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/core/db/database.ts';
import { inBackground } from '#server/core/db/embedded-pool.ts';
import type { Live } from '#server/core/live/live.ts';
import { createRepeatedFaults } from '#server/core/operation/repeated-faults.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { findHolds } from '#server/publishing/posts/holds.ts';
import { isBeingSent, isUndecided } from '#server/publishing/posts/lifecycle.ts';
import { findChoices } from '#server/publishing/posts/post-choices.ts';
import type { ShortLinks } from '#server/publishing/short-links/short-links.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { SOCIAL_NETWORKS, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { claimDue, releaseAbandoned } from './due-deliveries.ts';
import { findOutgoingPosts } from './outgoing-posts.ts';
import { createSaving, LeaseLost } from './saving.ts';
import { createWork } from './work.ts';
import type { Claimed, WorkDependencies } from './workbench.ts';

/** Longer than the longest call to a network, the renewal of its token included. */
export const LEASE_MS = 3 * MINUTE_MS;
const POLL_MS = 1_000;
/** Between two looks for due deliveries, however much there is to do. */
const PAUSE_MS = 100;
const NOTIFY_EVERY_MS = 300;
/** Of one network, so that one that does not answer makes no other wait. */
const AT_ONCE = 100;
/** How long a polite stop waits for what is under way. */
const STOP_MS = 15_000;

export type PublishingOptions = Pick<
  WorkDependencies,
  'db' | 'networks' | 'accounts' | 'media' | 'now' | 'log'
> &
  Partial<Pick<WorkDependencies, 'stepped' | 'leaseMs'>> & {
    live: Live;
    links: Pick<ShortLinks, 'makeForTexts' | 'inText'>;
    sleep: (ms: number) => Promise<void>;
  };
export type PublishingEngine = ReturnType<typeof createPublishingEngine>;

/** Takes up what is due, many at once, until it is stopped. Any number of processes may do so. */
export function createPublishingEngine(options: PublishingOptions) {
  const { db, live, links, now, sleep, log, leaseMs = LEASE_MS, stepped = async () => {} } = options;
  const saving = createSaving({ db, live, now, sleep, log });
  const reportFault = createRepeatedFaults(log, 'due posts cannot be looked for');
  let stopping = false;
  let looping: Promise<void> | null = null;
  let lastLookAt: Date | null = null;
  let wake = () => {};
  const running = new Map<Promise<void>, SocialNetworkName>();
  const work = createWork({
    ...options,
    saving,
    leaseMs,
    stepped,
    findHolds: (postIds) => findHolds(db, postIds),
    stopping: () => stopping,
  });

  /** @returns how many were taken up. */
  async function takeUp(): Promise<number> {
    const free = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, AT_ONCE])) as Record<
      SocialNetworkName,
      number
    >;
    for (const network of running.values()) free[network] -= 1;
    const claimed = await db.transaction(async (tx) =>
      withPosts(tx, await claimDue(tx, { now: now(), leaseMs, free })),
    );
    for (const each of claimed) begin(each);
    return claimed.length;
  }

  async function withPosts(tx: Database, deliveries: DueDelivery[]): Promise<Claimed[]> {
    if (deliveries.length === 0) return [];
    const unsent = deliveries.filter((each) => !isBeingSent(each) && !isUndecided(each));
    const untouched = deliveries.filter(isUntouched).map(({ id }) => id);
    await links.makeForTexts(tx, untouched);
    const posts = await findOutgoingPosts(tx, [...new Set(deliveries.map(({ postId }) => postId))], links);
    const holds = await findHolds(tx, [...new Set(unsent.map(({ postId }) => postId))]);
    const choices = await findChoices(tx, deliveries);
    const open = await options.accounts.accessToAll(
      tx,
      deliveries.map(({ accountId }) => accountId),
    );
    return deliveries.flatMap((delivery) => {
      const post = posts.get(delivery.postId);
      const heldReason = holds.get(delivery.postId) ?? null;
      if (!post) return [];
      const chosen = choices.get(delivery.id) ?? {};
      return [{ delivery, post, choices: chosen, heldReason, access: () => open(delivery.accountId) }];
    });
  }

  function begin(claimed: Claimed): void {
    const { id, network } = claimed.delivery;
    const ended = work(claimed)
      .catch((error) => {
        // Its lease ends by itself, and a process takes it up again.
        if (!(error instanceof LeaseLost)) log.error({ err: error, deliveryId: id }, 'publishing broke off');
      })
      .finally(() => {
        running.delete(ended);
        wake();
      });
    running.set(ended, network);
  }

  /** Does what is due now, and returns when nothing is; for tests and tools. */
  async function runDue(): Promise<void> {
    while ((await takeUp()) > 0) await Promise.all(running.keys());
    await saving.notifyPages();
  }

  /** Before the start of a process that is the only one: what was claimed was claimed by one that ended. */
  function takeOver(): Promise<void> {
    return releaseAbandoned(db);
  }

  function start(): void {
    looping ??= inBackground(loop);
  }

  async function loop(): Promise<void> {
    let notifiedAt = 0;
    while (!stopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const taken = await takeUp().catch((error) => {
        reportFault(error);
        return 0;
      });
      lastLookAt = now();
      const rest = new AbortController();
      if (taken === 0)
        await Promise.race([woken, wait(POLL_MS, undefined, { signal: rest.signal }).catch(() => {})]);
      rest.abort();
      await wait(PAUSE_MS);
      if (performance.now() - notifiedAt < NOTIFY_EVERY_MS) continue;
      notifiedAt = performance.now();
      await saving.notifyPages();
    }
  }

  /** Nothing new is begun; what is under way gets a while to end and to be recorded. */
  async function stop(): Promise<void> {
    stopping = true;
    wake();
    await looping;
    const enough = new AbortController();
    await Promise.race([
      Promise.all(running.keys()),
      wait(STOP_MS, undefined, { signal: enough.signal }).catch(() => {}),
    ]);
    enough.abort();
    await saving.notifyPages();
  }

  return { takeOver, start, stop, runDue, lastLookAt: () => lastLookAt };
}

/** Nothing of it is at the network, nor can have been. */
function isUntouched({ attempts, preparingSince, openAttempt, prepared }: DueDelivery): boolean {
  return attempts === 0 && !preparingSince && !openAttempt && Object.keys(prepared).length === 0;
}
