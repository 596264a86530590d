import type { ContentPlatform } from './content.ts';
import { NETWORKS } from './networks/networks.ts';
import { hasAddress } from './post-limits.ts';

/** What the network takes for one post, in US dollars; 0 where posts are free. */
export function postCost(network: ContentPlatform, text: string, describedPictures = 0): number {
  const { price } = NETWORKS[network];
  if (!price) return 0;
  const { withAddress, without, describedPicture } = price;
  return ((hasAddress(text) ? withAddress : without) + describedPictures * describedPicture) / 1000;
}
