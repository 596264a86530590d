import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#simulators/core/time.ts';

/*
 * Numbers that look like an audience: the same for the same post at every start, growing quickly at first and slowly
 * after a day, better for posts of the evening.
 */
const FIRST_NUMBERS_AFTER_MS = 10 * MINUTE_MS;
const MOST_SEEN_WITHIN_MS = 9 * HOUR_MS;
const BEST_HOUR_UTC = 17;

export type Engagement = {
  reach: number;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  saves: number;
  clicks: number;
  profileVisits: number;
  follows: number;
};

/** Null in the first minutes, when the networks know nothing yet. */
export function engagementOf(
  post: { id: string; at: number; followers: number },
  now: number,
): Engagement | null {
  const age = now - post.at;
  if (age < FIRST_NUMBERS_AFTER_MS) return null;
  const draw = (what: string) =>
    createHash('sha256').update(`${post.id} ${what}`).digest().readUInt32LE(0) / 2 ** 32;
  const hour = new Date(post.at).getUTCHours();
  const byHour = 1 + 0.45 * Math.cos(((hour - BEST_HOUR_UTC) / 24) * 2 * Math.PI);
  const seen = 1 - Math.exp(-age / MOST_SEEN_WITHIN_MS);
  const reach = Math.floor((60 + post.followers * (0.12 + 0.2 * draw('reach'))) * byHour * seen);
  const likes = Math.floor(reach * (0.02 + 0.05 * draw('likes')));
  return {
    reach,
    views: Math.floor(reach * (1.2 + 0.4 * draw('views'))),
    likes,
    comments: Math.floor(likes * (0.03 + 0.08 * draw('comments'))),
    shares: Math.floor(likes * (0.02 + 0.1 * draw('shares'))),
    saves: Math.floor(likes * (0.05 + 0.15 * draw('saves'))),
    clicks: Math.floor(reach * (0.004 + 0.02 * draw('clicks'))),
    profileVisits: Math.floor(reach * (0.01 + 0.02 * draw('visits'))),
    follows: Math.floor(reach * 0.002 * draw('follows')),
  };
}
