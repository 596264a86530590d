import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

export interface Place {
  accountId: string;
  network: SocialNetworkName;
}

/** A post at its place: when, where, and what it says. */
export interface PlacedPost {
  id: string;
  scheduledFor: Date;
  caption: string;
  places: Place[];
}

/** The nearest post that it collides with, of each kind. */
export interface Collision {
  kind: 'same_text' | 'within_hour';
  postId: string;
}

export const SAME_TEXT_MS = 30 * DAY_MS;

/** Posts that say the same on one network within thirty days, or meet on one account within an hour. */
export function findCollisions(posts: PlacedPost[]): Map<string, Collision[]> {
  const nearest = new Map<string, Map<Collision['kind'], { postId: string; apart: number }>>();
  function meet(kind: Collision['kind'], one: PlacedPost, other: PlacedPost, apart: number) {
    const known = nearest.get(one.id) ?? new Map();
    nearest.set(one.id, known);
    if (apart < (known.get(kind)?.apart ?? Number.POSITIVE_INFINITY))
      known.set(kind, { postId: other.id, apart });
  }
  function compare(kind: Collision['kind'], keysOf: (post: PlacedPost) => string[], isNear: Nearness) {
    for (const group of groupBy(posts, keysOf))
      for (const [index, post] of group.entries()) {
        const next = group[index + 1];
        const apart = next ? next.scheduledFor.getTime() - post.scheduledFor.getTime() : 0;
        if (!next || !isNear(apart)) continue;
        meet(kind, post, next, apart);
        meet(kind, next, post, apart);
      }
  }
  compare('same_text', textKeys, (apart) => apart <= SAME_TEXT_MS);
  compare('within_hour', accountKeys, (apart) => apart < HOUR_MS);
  return new Map(
    [...nearest].map(([id, kinds]) => [id, [...kinds].map(([kind, { postId }]) => ({ kind, postId }))]),
  );
}

type Nearness = (apartMs: number) => boolean;

/** In the order of their times, so that the nearest of a group stand next to each other. */
function groupBy(posts: PlacedPost[], keysOf: (post: PlacedPost) => string[]): PlacedPost[][] {
  const groups = new Map<string, PlacedPost[]>();
  const inOrder = posts.toSorted((a, b) => a.scheduledFor.getTime() - b.scheduledFor.getTime());
  for (const post of inOrder)
    for (const key of new Set(keysOf(post))) if (!groups.get(key)?.push(post)) groups.set(key, [post]);
  return [...groups.values()];
}

function textKeys({ caption, places }: PlacedPost): string[] {
  const text = normalised(caption);
  return text ? places.map(({ network }) => `${network} ${text}`) : [];
}

function accountKeys({ places }: PlacedPost): string[] {
  return places.map(({ accountId }) => accountId);
}

/** Spaces, signs, emoji and capitals make no other text of it. */
function normalised(caption: string): string {
  return caption
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
