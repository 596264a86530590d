import type { ContentPlatform } from './content.ts';
import { hasAddress } from './post-limits.ts';

/** What X takes for a post since 2026, in thousandths of a US dollar: with an address in it, without, and to describe a picture. */
const X_POST = 15;
const X_POST_WITH_ADDRESS = 200;
const X_DESCRIPTION = 5;

/** What the network takes for one post, in US dollars; 0 where posts are free. */
export function postCost(network: ContentPlatform, text: string, describedPictures = 0): number {
  if (network !== 'twitter') return 0;
  return ((hasAddress(text) ? X_POST_WITH_ADDRESS : X_POST) + describedPictures * X_DESCRIPTION) / 1000;
}
