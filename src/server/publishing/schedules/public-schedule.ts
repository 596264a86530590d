import { mondayOf, type QuietWeeks } from '#server/publishing/posts/quiet-weeks.ts';
import type { Outlook } from '#server/publishing/posts/schedule-posts.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { PostTime, Schedule } from '#shared/publishing/schedules.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import { destinationsOf } from './destinations.ts';
import { waitingFor } from './problems.ts';
import type { ScheduleRecord } from './repository.ts';
import { nextSlot, slotsBetween, wholeHorizon } from './slots.ts';

interface Situation {
  /** Undefined where it has no posts ahead. */
  outlook: Outlook | undefined;
  accounts: SocialAccount[];
  templates: Schedule['template'][];
  timeZone: string;
  quietWeeks: QuietWeeks | undefined;
  now: Date;
}

/** As its owner sees it at this moment. */
export function publicSchedule(schedule: ScheduleRecord, situation: Situation): Schedule {
  const {
    id,
    storeId,
    name,
    platform,
    frequency,
    contentTypes,
    autoGenerate,
    isActive,
    approvalRequired,
    postTimes,
  } = schedule;
  return {
    id,
    storeId,
    name,
    platform,
    frequency,
    contentTypes,
    autoGenerate,
    isActive,
    approvalRequired,
    postTimes,
    nextPostDate: nextPostDate(schedule, situation)?.toISOString() ?? null,
    problem: isActive ? problemOf(schedule, situation) : null,
    writesFrom: (isActive && situation.outlook?.writesFrom?.toISOString()) || null,
    quietWeek: isActive && autoGenerate ? nextQuietWeek(postTimes, situation) : null,
    template: situation.templates.find((each) => each?.id === schedule.templateId) ?? null,
    createdAt: schedule.createdAt.toISOString(),
  };
}

function nextPostDate(
  { isActive, autoGenerate, postTimes }: ScheduleRecord,
  { outlook, timeZone, quietWeeks, now }: Situation,
): Date | null {
  if (!isActive) return null;
  return outlook?.nextPostAt ?? (autoGenerate ? nextSlot(postTimes, timeZone, now, quietWeeks) : null);
}

/** Of those that are filled by now. */
function nextQuietWeek(postTimes: PostTime[], { timeZone, quietWeeks, now }: Situation): string | null {
  const { from, until } = wholeHorizon(now, timeZone);
  const slot = slotsBetween(postTimes, timeZone, from, until).find((each) => quietWeeks?.has(each));
  return slot ? mondayOf(slot, timeZone) : null;
}

/** What the owner can do something about first. */
function problemOf({ platform, problem }: ScheduleRecord, { outlook, accounts }: Situation): Sentence | null {
  const destinations = destinationsOf(platform, accounts);
  if (destinations.length === 0) return waitingFor.account[platform];
  if (destinations.every(({ status }) => status === 'reconnect')) return waitingFor.consent;
  if (problem) return problem;
  if (outlook?.isLeftToOwner) return waitingFor.someOfOwner;
  return outlook?.isRetried ? waitingFor.someText : null;
}
