import type { ContentPlatform } from '#shared/content/content.ts';
import type { SchedulePlatform } from '#shared/publishing/schedules.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';

/** The accounts that posts of a schedule go out to, also those that wait for their owner. */
export function destinationsOf(platform: SchedulePlatform, accounts: SocialAccount[]): SocialAccount[] {
  return accounts.filter(({ network }) => platform === 'all' || network === platform);
}

/** The network whose rules the text follows; X gets a shorter one next to it. */
export function writtenFor(platform: SchedulePlatform, accounts: SocialAccount[]): ContentPlatform {
  if (platform !== 'all') return platform;
  const connected = new Set(accounts.map(({ network }) => network));
  return (
    (['instagram', 'facebook', 'twitter'] as const).find((network) => connected.has(network)) ?? 'instagram'
  );
}
