import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { minutesOf, wallOf } from '#web/core/app/zone.ts';
import type { ShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';

/** The posts of each day on the clock of their store, earliest first. */
export function postsByDay(
  posts: readonly ScheduledPost[],
  zoneOf: ShownStores['zoneOf'],
): Map<string, ScheduledPost[]> {
  const byDay = new Map<string, ScheduledPost[]>();
  const placed = posts
    .map((post) => ({ post, wall: wallOf(post.scheduledFor, zoneOf(post)) }))
    .toSorted((a, b) => minutesOf(a.wall.time) - minutesOf(b.wall.time));
  for (const {
    post,
    wall: { day },
  } of placed) {
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

/** How long a card is, drawn by the hour; longer where it says its store. */
const CARD_MINUTES = 55;
const CARD_WITH_STORE_MINUTES = 80;

/** Posts of one day next to each other where their cards would overlap. */
export function placeByTime(
  posts: readonly ScheduledPost[],
  { zoneOf, isSeveral }: Pick<ShownStores, 'zoneOf' | 'isSeveral'>,
): Placed[] {
  const cardMinutes = isSeveral ? CARD_WITH_STORE_MINUTES : CARD_MINUTES;
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let ends: number[] = [];
  for (const post of posts) {
    const minutes = minutesOf(wallOf(post.scheduledFor, zoneOf(post)).time);
    if (ends.every((end) => end <= minutes)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= minutes);
    const lane = free >= 0 ? free : ends.length;
    ends[lane] = minutes + cardMinutes;
    group.push({ post, minutes, lane, lanes: 1 });
    for (const one of group) one.lanes = ends.length;
    placed.push(group.at(-1)!);
  }
  return placed;
}
