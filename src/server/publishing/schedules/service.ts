import { findTemplateNames } from '#server/content/preferences/last-language-repository.ts';
import { templateProblems } from '#server/content/templates/problems.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import { hold, miss, release } from '#server/publishing/posts/deliveries.ts';
import { MISSED } from '#server/publishing/posts/delivery-problems.ts';
import { isMovable, isPending } from '#server/publishing/posts/lifecycle.ts';
import { changeApproved } from '#server/publishing/posts/outside-approval.ts';
import { updatePost } from '#server/publishing/posts/posts-repository.ts';
import { findQuietWeeks } from '#server/publishing/posts/quiet-weeks.ts';
import type { StoreOnCalendar } from '#server/publishing/posts/reading.ts';
import {
  deletePosts,
  findNotOut,
  findOutlooks,
  findTakenSlots,
  type PlannedPost,
  removeFromSchedule,
} from '#server/publishing/posts/schedule-posts.ts';
import { deleteUnwritten } from '#server/publishing/posts/unwritten-posts.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import type { TimingService } from '#server/publishing/timing/service.ts';
import type { NewSchedule, PostTime, Schedule, ScheduleChange } from '#shared/publishing/schedules.ts';
import type { ScheduleFilling } from './filling.ts';
import { scheduleProblems, waitingFor } from './problems.ts';
import { publicSchedule } from './public-schedule.ts';
import {
  deleteSchedule,
  findSchedules,
  insertSchedule,
  lockSchedule,
  type ScheduleRecord,
  updateSchedule,
} from './repository.ts';
import type { SlotWriting } from './slot-writing.ts';
import { slotsBetween, wholeHorizon } from './slots.ts';

interface Dependencies {
  db: Database;
  live: Live;
  timing: Pick<TimingService, 'timesFor' | 'learntShares'>;
  accounts: Pick<SocialAccountService, 'listOf' | 'listOfAll'>;
  filling: ScheduleFilling;
  writing: Pick<SlotWriting, 'findObstacle'>;
  now: () => Date;
}

/** Weekly plans of a store; what fills them is `filling.ts`. */
export function createScheduleService({ db, live, timing, accounts, filling, writing, now }: Dependencies) {
  async function listOf(stores: StoreOnCalendar[]): Promise<Schedule[]> {
    const schedules = await findSchedules(
      db,
      stores.map(({ id }) => id),
    );
    return shown(stores, schedules);
  }

  async function shown(stores: StoreOnCalendar[], schedules: ScheduleRecord[]): Promise<Schedule[]> {
    const storeIds = stores.map(({ id }) => id);
    const [connected, outlooks, templates, quietWeeks] = await Promise.all([
      accounts.listOfAll(storeIds),
      findOutlooks(db, storeIds, now()),
      findTemplateNames(db, storeIds),
      findQuietWeeks(db, stores),
    ]);
    const zones = new Map(stores.map(({ id, timeZone }) => [id, timeZone]));
    return schedules.map((schedule) =>
      publicSchedule(schedule, {
        outlook: outlooks.get(schedule.id),
        templates,
        accounts: connected.filter(({ storeId }) => storeId === schedule.storeId),
        timeZone: zones.get(schedule.storeId)!,
        quietWeeks: quietWeeks.get(schedule.storeId),
        now: now(),
      }),
    );
  }

  const aroundOf = async (store: OwnedStore) => ({
    connected: (await accounts.listOf(store.id)).accounts,
    shares: await timing.learntShares(store),
  });

  async function create(
    store: OwnedStore,
    { postTimes, templateId = null, ...wish }: NewSchedule,
  ): Promise<Schedule> {
    await assertTemplate(store, templateId);
    const times = inWeekOrder(postTimes ?? (await timing.timesFor(store, wish.frequency)));
    const around = await aroundOf(store);
    const problem = wish.autoGenerate ? await writing.findObstacle(store) : null;
    const schedule = await db.transaction(async (tx) => {
      const planned = { ...wish, templateId, postTimes: times, problem };
      const inserted = await insertSchedule(tx, store.id, planned, now());
      // The calendar shows the whole week at once; the texts follow.
      await filling.planIn(tx, store, inserted, around);
      await filling.enqueue(tx, store.id);
      await notifyPages(tx, store);
      return inserted;
    });
    const [created] = await shown([store], [schedule]);
    return created!;
  }

  async function change(store: OwnedStore, scheduleId: string, wish: ScheduleChange) {
    await assertTemplate(store, wish.templateId ?? null);
    const around = await aroundOf(store);
    const { schedule, wasActive } = await db.transaction(async (tx) => {
      const before = await lockSchedule(tx, store.id, scheduleId);
      if (!before) throw scheduleProblems.notFound();
      const { postTimes, ...rest } = wish;
      const times = postTimes && inWeekOrder(postTimes);
      const after = await updateSchedule(tx, before, { ...rest, postTimes: times });
      const followed = await follow(tx, store, { before, after, hasNewTimes: times !== undefined });
      await filling.planIn(tx, store, followed, around);
      await filling.enqueue(tx, store.id);
      await notifyPages(tx, store);
      return { schedule: followed, wasActive: before.isActive };
    });
    const [changed] = await shown([store], [schedule]);
    return { schedule: changed!, wasActive };
  }

  /** @throws Problem 404 when it is not the store's. */
  async function assertTemplate(store: OwnedStore, templateId: string | null) {
    if (templateId && !(await findTemplateNames(db, [store.id])).some(({ id }) => id === templateId))
      throw templateProblems.notFound();
  }

  interface Changed {
    before: ScheduleRecord;
    after: ScheduleRecord;
    hasNewTimes: boolean;
  }

  /** What a change means for the posts that have not gone out. */
  async function follow(tx: Database, store: OwnedStore, { before, after, hasNewTimes }: Changed) {
    const { id, isActive, autoGenerate } = after;
    if (hasNewTimes) await moveToNewTimes(tx, store, after, now());
    if (before.isActive && !isActive) await pausePosts(tx, id);
    if (!before.isActive && isActive) await resumePosts(tx, id, now());
    if (before.autoGenerate && !autoGenerate) await deleteUnwritten(tx, id);
    const isPlannedAnew = hasNewTimes || (!before.autoGenerate && autoGenerate);
    return isPlannedAnew ? updateSchedule(tx, after, { filledUntil: null }) : after;
  }

  /** What went out, or may have, stays on the calendar. */
  async function remove(store: OwnedStore, scheduleId: string) {
    return db.transaction(async (tx) => {
      const schedule = await lockSchedule(tx, store.id, scheduleId);
      if (!schedule) throw scheduleProblems.notFound();
      const deleted: string[] = [];
      for (const { id } of await findNotOut(tx, scheduleId)) if (await hold(tx, id)) deleted.push(id);
      await deletePosts(tx, deleted);
      await removeFromSchedule(tx, scheduleId);
      await deleteSchedule(tx, schedule);
      await notifyPages(tx, store);
      return schedule;
    });
  }

  const notifyPages = (tx: Database, store: OwnedStore) =>
    live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });

  return { listOf, create, change, remove };
}
export type ScheduleService = ReturnType<typeof createScheduleService>;

/** What is going out at this moment does; everything else waits. */
async function pausePosts(tx: Database, scheduleId: string): Promise<void> {
  for (const post of await findNotOut(tx, scheduleId)) if (isPending(post)) await hold(tx, post.id);
}

/** What fell into the pause was missed: nothing is caught up in a burst. */
async function resumePosts(tx: Database, scheduleId: string, now: Date): Promise<void> {
  const missed = { problem: waitingFor.paused, problemCode: MISSED };
  for (const post of (await findNotOut(tx, scheduleId)).filter(isPending)) {
    if (post.scheduledFor > now) await release(tx, post, now);
    else await miss(tx, post.id, now, missed);
  }
}

function inWeekOrder(times: PostTime[]): PostTime[] {
  const minuteOf = ({ day, hour, minute }: PostTime) => (day * 24 + hour) * 60 + minute;
  return [...new Map(times.map((time) => [minuteOf(time), time]))]
    .sort(([one], [other]) => one - other)
    .map(([, time]) => time);
}

/**
 * The schedule has new times: its posts ahead take the new slots in their order, as far as there are enough; those that
 * their owner had moved stay where they are.
 */
async function moveToNewTimes(
  tx: Database,
  store: OwnedStore,
  { id, postTimes, isActive }: ScheduleRecord,
  now: Date,
): Promise<void> {
  const moving: PlannedPost[] = [];
  for (const post of await findNotOut(tx, id))
    if (waitsInItsSlot(post, now) && (await hold(tx, post.id))) moving.push(post);
  const { from, until } = wholeHorizon(now, store.timeZone);
  const taken = await findTakenSlots(
    tx,
    id,
    moving.map((post) => post.id),
  );
  const quietWeeks = (await findQuietWeeks(tx, [store])).get(store.id)!;
  const slots = slotsBetween(postTimes, store.timeZone, from, until).filter(
    (slot) => !taken.includes(slot.getTime()) && !quietWeeks.has(slot),
  );
  // A slot holds one post, also while they change places.
  for (const post of moving) await updatePost(tx, post.id, { slotAt: null });
  for (const [index, post] of moving.entries()) {
    const slotAt = slots[index];
    const scheduledFor = slotAt ?? post.scheduledFor;
    await changeApproved(tx, post, async () => {
      if (slotAt) await updatePost(tx, post.id, { slotAt, scheduledFor });
      if (isPending(post) && isActive) await release(tx, { ...post, scheduledFor }, now);
    });
  }
}

function waitsInItsSlot(post: PlannedPost, now: Date): boolean {
  const { slotAt, scheduledFor } = post;
  return isMovable(post) && scheduledFor > now && slotAt?.getTime() === scheduledFor.getTime();
}
