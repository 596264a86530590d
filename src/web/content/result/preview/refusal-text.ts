import type { ContentPlatform } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { mostCharacters, postLength } from '#shared/content/post-limits.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** Why the network would not take it as it stands; null where it would. `name`: of the network, as the screen has it. */
export function refusalText(
  network: ContentPlatform,
  { name, text, hasMedia, hasVideo }: { name: string; text: string; hasMedia: boolean; hasVideo: boolean },
  t: Translate,
): string | null {
  const { needsVideo, needsMedia } = NETWORKS[network];
  if (needsVideo && !hasVideo) return t(needsVideo);
  if (needsMedia && !hasMedia)
    return t('{network} accepts no post without a picture or a video.', { network: name });
  if (postLength(network, text) > mostCharacters(network, hasMedia))
    return t('{network} does not take a text as long as this.', { network: name });
  return null;
}

/** What the network forbids in films, where it does; what is made for it has none of that. */
export function brandingText(
  network: ContentPlatform,
  { name, hasMedia }: { name: string; hasMedia: boolean },
  t: Translate,
): string | null {
  if (NETWORKS[network].takesBranding || !hasMedia) return null;
  return t('{network} forbids logos, prices and addresses in films. A reel made for {network} has none.', {
    network: name,
  });
}
