import { NETWORKS, SHORTEST } from '#shared/content/networks/networks.ts';
import { POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';
import type { SocialNetworkName } from './social-accounts.ts';

export interface PostWords {
  caption: string;
  hashtags: readonly string[];
  /** In place of caption and hashtags on networks that take little. */
  shortText: string | null;
  /** In their place on networks whose posts have a title; absent where none is written. */
  description?: string | null;
  /** The address that goes out with it; null where none does. */
  link: string | null;
}

/** All that one network gets to show: caption and hashtags, and the address below them. */
export function networkText(network: SocialNetworkName, words: PostWords): string {
  const { caption, hashtags, shortText, description, link } = words;
  const { takesShortText, title, linkApart } = NETWORKS[network];
  const own = (takesShortText && shortText) || (title !== null && description);
  return [own ? own.trim() : postText(caption, hashtags), linkApart ? null : link]
    .filter(Boolean)
    .join('\n\n');
}

/** What stands above the text of a post; null on networks whose posts have no title. */
export function networkTitle(
  network: SocialNetworkName,
  { title, productTitle, caption }: { title: string | null; productTitle: string | null; caption: string },
): string | null {
  const most = NETWORKS[network].title;
  if (most === null) return null;
  const words = title?.trim() || productTitle?.trim() || caption.trim().split('\n')[0]!;
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;
}

/** An address and the empty line before it. */
const ROOM_FOR_LINK = 25;
const LEAST = POST_LIMITS[SHORTEST];

/**
 * What such a network gets of words that are too long for it: as many of their first sentences as fit, with the first
 * hashtags and room for an address. Null where it takes them whole.
 */
export function shortTextOf({ caption, hashtags }: Pick<PostWords, 'caption' | 'hashtags'>): string | null {
  if (postLength(SHORTEST, postText(caption, hashtags)) <= LEAST.characters) return null;
  const few = hashtags.slice(0, LEAST.suggestedHashtags);
  const fits = (words: string) =>
    postLength(SHORTEST, postText(words, few)) <= LEAST.characters - ROOM_FOR_LINK;
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
