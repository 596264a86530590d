import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { findUnwritten, giveUpUnwritten } from '#server/publishing/posts/unwritten-posts.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import type { TimingService } from '#server/publishing/timing/service.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import { destinationsOf } from './destinations.ts';
import { fillSchedules } from './jobs.ts';
import type { ContentShares } from './next-content-type.ts';
import { attachAccounts, planSlots } from './planning.ts';
import { waitingFor } from './problems.ts';
import {
  findActiveSchedules,
  findSchedules,
  findStoreToFill,
  lockSchedule,
  type ScheduleRecord,
} from './repository.ts';
import type { SlotWriting } from './slot-writing.ts';
import { openSlots, wholeHorizon } from './slots.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  accounts: Pick<SocialAccountService, 'listOf'>;
  writing: SlotWriting;
  timing: Pick<TimingService, 'learntShares'>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** What a schedule is planned with. */
interface Around {
  connected: SocialAccount[];
  shares: ContentShares | null;
}

/** Then it is another store's turn. */
const MOST_WRITTEN_AT_ONCE = 7;
const TRIED_AGAIN_AFTER_MS = 10 * MINUTE_MS;

/** Keeps the next days of every schedule filled: first every slot gets its post, then the posts get their texts. */
export function createScheduleFilling({ db, jobs, live, accounts, writing, timing, now, log }: Dependencies) {
  async function fill(storeId: string) {
    const store = await findStoreToFill(db, storeId);
    if (!store) return;
    const connected = (await accounts.listOf(storeId)).accounts;
    const schedules = (await findSchedules(db, [storeId])).filter(fillsItself);
    const shares = await timing.learntShares(store);
    for (const { id } of schedules) await plan(store, id, { connected, shares });
    if (await giveUpUnwritten(db, storeId, now(), waitingFor)) await notifyPages(db, store);
    await writeTexts(store, schedules, connected);
  }

  async function plan(store: OwnedStore, scheduleId: string, around: Around) {
    await db.transaction(async (tx) => {
      const schedule = await lockSchedule(tx, store.id, scheduleId);
      if (schedule && (await planIn(tx, store, schedule, around))) await notifyPages(tx, store);
    });
  }

  /**
   * Every open slot of a schedule that nobody else changes gets a post, and posts without an account get theirs.
   * @returns whether anything changed.
   */
  async function planIn(
    tx: Database,
    store: OwnedStore,
    schedule: ScheduleRecord,
    { connected, shares }: Around,
  ): Promise<boolean> {
    if (!fillsItself(schedule)) return false;
    const destinations = destinationsOf(schedule.platform, connected);
    const given = { store, schedule, accounts: destinations, shares, now: now() };
    const isPlanned = await planSlots(tx, given);
    const isAttached = await attachAccounts(tx, given);
    return isPlanned || isAttached;
  }

  async function writeTexts(store: OwnedStore, schedules: ScheduleRecord[], connected: SocialAccount[]) {
    const { from } = wholeHorizon(now(), store.timeZone);
    const triedBefore = new Date(now().getTime() - TRIED_AGAIN_AFTER_MS);
    const unwritten = await findUnwritten(db, store.id, { from, triedBefore });
    for (const [index, post] of unwritten.entries()) {
      if (index === MOST_WRITTEN_AT_ONCE) return enqueue(db, store.id);
      const schedule = schedules.find(({ id }) => id === post.scheduleId);
      if (!schedule) continue;
      const goesOn = await writing.write(store, { post, rest: unwritten.slice(index), schedule, connected });
      if (!goesOn) return;
    }
  }

  /** What has an open slot now, a post without a text, or posts that may have got an account since. */
  async function enqueueDue() {
    const moment = now();
    const due = (await findActiveSchedules(db, moment)).filter(
      (schedule) => schedule.hasUnfinished || openSlots(schedule, schedule.timeZone, moment).length > 0,
    );
    await jobs.enqueueForStores(
      db,
      fillSchedules,
      due.map((schedule) => schedule.storeId),
    );
  }

  const enqueue = (tx: Database, storeId: string) =>
    jobs.enqueue(tx, fillSchedules, { storeId }, { key: storeId });

  /** Posts that had no account to go out to need not wait for the clock. */
  function noticed(event: LiveEvent) {
    if (event.type !== 'accounts-changed') return;
    const { storeId } = event;
    enqueue(db, storeId).catch((error: unknown) =>
      log.error({ err: error, storeId }, 'schedules could not be queued'),
    );
  }

  const notifyPages = (tx: Database, store: OwnedStore) =>
    live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });

  return { fill, planIn, enqueue, enqueueDue, noticed };
}
export type ScheduleFilling = ReturnType<typeof createScheduleFilling>;

function fillsItself({ isActive, autoGenerate }: ScheduleRecord): boolean {
  return isActive && autoGenerate;
}
