import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { minutesOf, wallOf } from '#web/core/app/zone.ts';

/** The posts of each day of the store, earliest first. */
export function postsByDay(posts: readonly ScheduledPost[], timeZone: string): Map<string, ScheduledPost[]> {
  const byDay = new Map<string, ScheduledPost[]>();
  for (const post of posts.toSorted((a, b) => Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor))) {
    const { day } = wallOf(post.scheduledFor, timeZone);
    const known = byDay.get(day);
    if (known) known.push(post);
    else byDay.set(day, [post]);
  }
  return byDay;
}

export interface Placed {
  post: ScheduledPost;
  minutes: number;
  /** Side by side with others of the same hour: its place among so many. */
  lane: number;
  lanes: number;
}

/** How long a card is, drawn by the hour. */
const CARD_MINUTES = 55;

/** Posts of one day next to each other where their cards would overlap. */
export function placeByTime(posts: readonly ScheduledPost[], timeZone: string): Placed[] {
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let ends: number[] = [];
  for (const post of posts) {
    const minutes = minutesOf(wallOf(post.scheduledFor, timeZone).time);
    if (ends.every((end) => end <= minutes)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= minutes);
    const lane = free >= 0 ? free : ends.length;
    ends[lane] = minutes + CARD_MINUTES;
    group.push({ post, minutes, lane, lanes: 1 });
    for (const one of group) one.lanes = ends.length;
    placed.push(group.at(-1)!);
  }
  return placed;
}
