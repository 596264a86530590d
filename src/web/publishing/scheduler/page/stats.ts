import type { Schedule, ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES, type SocialAccount } from '#shared/publishing/social-accounts.ts';
import { MOST_WAITING } from '#web/publishing/scheduler/queries.ts';

/** SPEC section 9: what is shown as AI-generated is assumed, not counted. */
export const ASSUMED_AI_SHARE = 0.95;

export interface Stats {
  active: number;
  paused: number;
  platforms: number;
  platformNames: string[];
  total: number;
  /** There are more than the list names. */
  isMore: boolean;
  aiGenerated: number;
  /** Those that a schedule did write. */
  written: number;
}

export function statsOf(
  schedules: readonly Schedule[],
  posts: readonly ScheduledPost[],
  accounts: readonly SocialAccount[],
): Stats {
  const names = platformsOf(schedules, accounts);
  const active = schedules.filter(({ isActive }) => isActive).length;
  return {
    active,
    paused: schedules.length - active,
    platforms: names.length,
    platformNames: names,
    total: posts.length,
    isMore: posts.length >= MOST_WAITING,
    aiGenerated: Math.round(posts.length * ASSUMED_AI_SHARE),
    written: posts.filter(({ madeBy }) => madeBy === 'schedule').length,
  };
}

/** A schedule for all goes to every network with an account; for want of any it stands for Instagram and Facebook. */
function platformsOf(schedules: readonly Schedule[], accounts: readonly SocialAccount[]): string[] {
  const connected = [...new Set(accounts.map(({ network }) => network))];
  const everywhere = connected.length > 0 ? connected : (['instagram', 'facebook'] as const);
  const networks = schedules.flatMap(({ platform }) => (platform === 'all' ? everywhere : [platform]));
  return [...new Set(networks)].map((network) => NETWORK_NAMES[network]);
}
