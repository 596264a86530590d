import { postText } from '#shared/content/post-limits.ts';
import type { SocialNetworkName } from './social-accounts.ts';

export interface PostWords {
  caption: string;
  hashtags: readonly string[];
  /** In place of caption and hashtags on X. */
  shortText: string | null;
  /** The address that goes out with it; null where none does. */
  link: string | null;
}

/** All that one network gets to show: caption and hashtags, and the address below them. */
export function networkText(network: SocialNetworkName, words: PostWords): string {
  const { caption, hashtags, shortText, link } = words;
  const text = network === 'twitter' && shortText ? shortText.trim() : postText(caption, hashtags);
  return [text, link].filter(Boolean).join('\n\n');
}
