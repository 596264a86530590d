import type { ContentPlatform } from '#shared/content/content.ts';
import { NETWORK_KEYS, NETWORKS } from '#shared/content/networks/networks.ts';
import type { SchedulePlatform } from '#shared/publishing/schedules.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';

/** The accounts that posts of a schedule go out to, also those that wait for their owner. */
export function destinationsOf(platform: SchedulePlatform, accounts: SocialAccount[]): SocialAccount[] {
  return accounts.filter(({ network }) =>
    platform === 'all' ? NETWORKS[network].needsVideo === null : network === platform,
  );
}

/** A network that takes nothing else gets reels; for all there are pictures. */
export function formatFor(platform: SchedulePlatform): 'post' | 'reel' {
  return platform !== 'all' && NETWORKS[platform].needsVideo ? 'reel' : 'post';
}

/** The network whose rules the text follows; those that take little get a shorter one next to it. */
export function writtenFor(platform: SchedulePlatform, accounts: SocialAccount[]): ContentPlatform {
  if (platform !== 'all') return platform;
  const connected = new Set(accounts.map(({ network }) => network));
  return NETWORK_KEYS.find((network) => connected.has(network)) ?? NETWORK_KEYS[0];
}
