import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { Engagement, SocialNetwork } from '#server/platforms/ports/social-network.ts';
import { saveReading, setNextReading, setPostEngagement } from '#server/publishing/posts/engagement.ts';
import { lockPosts } from '#server/publishing/posts/lifecycle.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { saveDay } from './daily-figures.ts';
import { isNothing, sumOf, withLatest } from './measured.ts';
import { isCounted, isTooOld, nextReadingAt, retryReadingAt } from './reading-times.ts';
import {
  claimDue,
  type DueDelivery,
  findMeasuredOf,
  findStoreOf,
  insertPerformance,
  savePublished,
} from './repository.ts';

interface Dependencies {
  db: Database;
  live: Live;
  socialAccounts: SocialAccountService;
  networks: Partial<Record<SocialNetworkName, SocialNetwork>>;
  now: () => Date;
  log: FastifyBaseLogger;
}

const MOST_AT_ONCE = 500;
/** Most of it is waiting for networks. */
export const ACCOUNTS_AT_ONCE = 8;
/** A look ends before the next, five minutes later. */
const LOOK_MS = 4 * MINUTE_MS;
/** Longer than the reading of so many takes; what a killed process had claimed is read by another then. */
const CLAIMED_MS = 15 * MINUTE_MS;

/** An answer about one post of many, which must not keep the others from being read. */
const OF_ONE_POST = new Set(['permission_missing', 'post_refused', 'unexpected_shape']);

/** What became of published posts, read from the networks on their own schedule. */
export function createReading({ db, live, socialAccounts, networks, now, log }: Dependencies) {
  async function readDue() {
    const endsAt = now().getTime() + LOOK_MS;
    for (let isMore = true; isMore && now().getTime() < endsAt; ) {
      const until = new Date(now().getTime() + CLAIMED_MS);
      const due = await claimDue(db, { now: now(), until, most: MOST_AT_ONCE });
      const accounts = [...Map.groupBy(due, ({ accountId }) => accountId).values()];
      const readSome = async () => {
        for (let next = accounts.shift(); next; next = accounts.shift()) await readAccount(next);
      };
      await Promise.all(Array.from({ length: ACCOUNTS_AT_ONCE }, readSome));
      isMore = due.length === MOST_AT_ONCE;
    }
  }

  /** All posts of an account at once: networks that take money count calls, or let many be asked for in one. */
  async function readAccount(deliveries: DueDelivery[]) {
    const [tooOld, readable] = partition(deliveries, ({ publishedAt }) => isTooOld(publishedAt, now()));
    for (const { id } of tooOld) await setNextReading(db, id, null);
    if (readable.length > 0) await readTogether(readable);
  }

  async function readTogether(readable: DueDelivery[]) {
    const [{ accountId, network }] = readable as [DueDelivery];
    const port = networks[network];
    if (!port) return;
    try {
      const access = await socialAccounts.accessTo(accountId);
      const ids = readable.map(({ externalId }) => externalId);
      await saveAll(readable, await port.engagement(access, ids));
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (readable.length > 1 && OF_ONE_POST.has(error.code)) {
        for (const each of readable) await readTogether([each]);
        return;
      }
      // Only a dead token: posts may go out to an account whose numbers we may not see.
      if (error.code === 'token_refused') await socialAccounts.needsReconnect(accountId, error);
      log.warn({ accountId, network, code: error.code, posts: readable.length }, 'engagement not read');
      for (const { id, publishedAt } of readable)
        await setNextReading(db, id, retryReadingAt(publishedAt, now(), error.retryAfterMs));
    }
  }

  async function saveAll(deliveries: DueDelivery[], engagement: Engagement[]) {
    const reported = new Map(engagement.map((each) => [each.externalId, each]));
    await db.transaction(async (tx) => {
      // A post is summed from all its accounts, which are read at the same time.
      await lockPosts(
        tx,
        deliveries.map(({ postId }) => postId),
      );
      for (const delivery of deliveries) await saveOne(tx, delivery, reported.get(delivery.externalId));
      for (const storeId of new Set(deliveries.map((each) => each.storeId))) {
        const store = await findStoreOf(tx, storeId);
        if (store) await live.notify(tx, store.userId, { type: 'posts-changed', storeId });
      }
    });
  }

  async function saveOne(tx: Database, delivery: DueDelivery, read: Engagement | undefined) {
    const { id, postId, storeId, publishedAt, known } = delivery;
    const isGone = !read || (isNothing(read) && isCounted(publishedAt, now()));
    const nextAt = isGone ? null : nextReadingAt(publishedAt, now());
    if (!read || isNothing(read)) return saveReading(tx, id, { measured: null, nextAt });
    const measuredAt = now().toISOString();
    const metrics = withLatest(known, read);
    await saveReading(tx, id, { measured: { ...metrics, measuredAt }, nextAt });
    const ofPost = sumOf(await findMeasuredOf(tx, postId));
    await setPostEngagement(tx, postId, { ...ofPost, measuredAt });
    await insertPerformance(tx, delivery, read, now());
    await savePublished(tx, delivery);
    const store = await findStoreOf(tx, storeId);
    if (store) await saveDay(tx, delivery, metrics, localDate(now(), store.timeZone).toString());
  }

  return { readDue };
}
export type Reading = ReturnType<typeof createReading>;

function partition<T>(all: T[], fits: (each: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((each) => !fits(each))];
}
