import { NETWORKS, SHORT_TEXT_NETWORKS } from '#shared/content/networks/networks.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** Those of a post's networks that get its short text, by name; all that would where there are none. */
export function shortTextNetworks(networks: readonly SocialNetworkName[], t: Translate): string {
  const ofPost = SHORT_TEXT_NETWORKS.filter((network) => networks.includes(network));
  const named = (ofPost.length > 0 ? ofPost : SHORT_TEXT_NETWORKS).map((network) => NETWORKS[network].name);
  return new Intl.ListFormat(t.locale).format(named);
}
