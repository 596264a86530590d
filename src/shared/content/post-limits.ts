import type { ContentPlatform } from './content.ts';

export interface PostLimits {
  /** Of caption and hashtags together, counted by `postLength`. */
  characters: number;
  /** The app of Instagram takes five since December 2025; elsewhere only length limits them. */
  hashtags: number | null;
  /** How many read well. */
  suggestedHashtags: number;
  /** Where a feed cuts a long text behind «more»; approximate, as it depends on the screen. */
  fold: { characters: number; lines: number } | null;
}

export const POST_LIMITS: Record<ContentPlatform, PostLimits> = {
  instagram: {
    characters: 2200,
    hashtags: 5,
    suggestedHashtags: 5,
    fold: { characters: 125, lines: 3 },
  },
  facebook: {
    characters: 63_206,
    hashtags: null,
    suggestedHashtags: 3,
    fold: { characters: 477, lines: 5 },
  },
  twitter: { characters: 280, hashtags: null, suggestedHashtags: 2, fold: null },
};

/** What is sent to the network. */
export function postText(caption: string, hashtags: readonly string[]): string {
  return [caption.trim(), hashtags.join(' ')].filter(Boolean).join('\n\n');
}

/** The length of a text by the rules of the network it is meant for. */
export function postLength(platform: ContentPlatform, text: string): number {
  const composed = text.normalize('NFC');
  return platform === 'twitter' ? weightedLength(composed) : composed.length;
}

/** Whether X takes a part of the text for an address, with or without a scheme. */
export function hasAddress(text: string): boolean {
  return text.search(ADDRESS) >= 0;
}

/** Where the network's feed cuts the text; null when it shows all of it. */
export function foldPosition(platform: ContentPlatform, text: string): number | null {
  const { fold } = POST_LIMITS[platform];
  if (!fold) return null;
  const lines = text.split('\n');
  const visible = lines.slice(0, fold.lines).join('\n').length;
  const cut = Math.min(visible, fold.characters);
  if (cut >= text.length) return null;
  const space = text.lastIndexOf(' ', cut);
  return cut < visible && space > cut / 2 ? space : cut;
}

/* X counts by twitter-text v3: an address 23, an emoji 2, Latin and most alphabets 1, everything else 2. */
const ADDRESS_WEIGHT = 23;
const WEIGHT_ONE = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const TOP_LEVEL =
  'com|net|org|info|biz|shop|store|app|dev|io|co|me|tv|online|site|eu|uk|us|ca|au|nz|de|at|ch|fr|be|nl|es|pt|it|tr|gr|pl|se|no|dk|fi|ie|br|mx|ar|cl|jp|kr|cn|in|ru';
const ADDRESS = new RegExp(
  String.raw`(?<![@\p{L}\p{N}_$#.-])(?:https?://(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\s]*)?|(?:[a-z0-9-]+\.)+(?:${TOP_LEVEL})(?![\p{L}\p{N}@])(?:[/?#][^\s]*)?)`,
  'giu',
);
/** Neither emoji nor anything heavy: most texts, and counted without a look at each character. */
const ALL_LIGHT = /^[\u0020-\u10FF\n\u2010-\u201F]*$/u;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;
/** Pictographic by Unicode, yet plain signs unless asked to be drawn in colour. */
const PLAIN_SIGN = /^[\u00A9\u00AE]$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function weightedLength(text: string): number {
  let length = 0;
  let from = 0;
  for (const address of text.matchAll(ADDRESS)) {
    length += weightOf(text.slice(from, address.index)) + ADDRESS_WEIGHT;
    from = address.index + address[0].length;
  }
  return length + weightOf(text.slice(from));
}

function weightOf(text: string): number {
  if (ALL_LIGHT.test(text)) return text.length;
  let weight = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (EMOJI.test(segment) && !PLAIN_SIGN.test(segment)) weight += 2;
    else for (const character of segment) weight += isLight(character.codePointAt(0)!) ? 1 : 2;
  }
  return weight;
}

function isLight(codePoint: number): boolean {
  return WEIGHT_ONE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
