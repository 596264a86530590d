import { POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';
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

/** An address and the empty line before it. */
const ROOM_FOR_LINK = 25;
const X = POST_LIMITS.twitter;

/**
 * What X gets of words that are too long for it: as many of their first sentences as fit, with the first hashtags and room
 * for an address. Null where X takes them whole.
 */
export function shortTextOf({ caption, hashtags }: Pick<PostWords, 'caption' | 'hashtags'>): string | null {
  if (postLength('twitter', postText(caption, hashtags)) <= X.characters) return null;
  const few = hashtags.slice(0, X.suggestedHashtags);
  const fits = (words: string) => postLength('twitter', postText(words, few)) <= X.characters - ROOM_FOR_LINK;
  let short = '';
  for (const { segment } of sentences.segment(caption.trim())) {
    if (!fits(`${short}${segment}`.trim())) break;
    short += segment;
  }
  return postText(short.trim() || cut(caption.trim(), fits), few);
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The first words of a sentence that is too long by itself. */
function cut(sentence: string, fits: (words: string) => boolean): string {
  const words = sentence.split(/\s+/);
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop();
  return `${words.join(' ')}…`;
}
