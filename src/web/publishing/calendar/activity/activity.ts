import type { PostStatus, ScheduledPost } from '#shared/publishing/schedules.ts';
import { isWrittenByUs } from '#web/publishing/calendar/status-texts.ts';

export const ACTIVITY_KINDS = ['all', 'waiting', 'published', 'trouble'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const STATUSES: Record<Exclude<ActivityKind, 'all'>, readonly PostStatus[]> = {
  waiting: ['draft', 'held', 'unconfirmed', 'missed'],
  published: ['published', 'partly_published'],
  trouble: ['failed', 'missed', 'unconfirmed', 'partly_published'],
};
const ALL = new Set(Object.values(STATUSES).flat());

/**
 * Posts that something happened to or that wait for their owner, newest first. What Vitrin has still to write goes on by
 * itself.
 */
export function activityOf(posts: readonly ScheduledPost[], kind: ActivityKind): ScheduledPost[] {
  const statuses = kind === 'all' ? ALL : new Set(STATUSES[kind]);
  return posts
    .filter((post) => statuses.has(post.status) && !isWrittenByUs(post))
    .toSorted((a, b) => Date.parse(happenedAt(b)) - Date.parse(happenedAt(a)));
}

/** A draft happened when it was written, everything else when it went out or should have. */
export function happenedAt({ status, postedAt, scheduledFor, createdAt }: ScheduledPost): string {
  return postedAt ?? (status === 'draft' || status === 'held' ? createdAt : scheduledFor);
}
