import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** Choices of a network in words: «Board, Who can see it». */
export function choicesText(t: Translate, network: SocialNetworkName, names: readonly string[]): string {
  const labels = NETWORKS[network].choices.filter(({ name }) => names.includes(name));
  return labels.map(({ label }) => t(label)).join(', ');
}
