import type { ContentPlatform } from './content.ts';
import type { PostLimits } from './networks/network.ts';
import { ofEach } from './networks/networks.ts';

export const POST_LIMITS = ofEach(({ limits }): PostLimits => limits);

/** Of caption and hashtags together. */
export function mostCharacters(platform: ContentPlatform, hasMedia: boolean): number {
  const { characters, withoutMedia = characters } = POST_LIMITS[platform];
  return hasMedia ? characters : withoutMedia;
}

/** What is sent to the network. */
export function postText(caption: string, hashtags: readonly string[]): string {
  return [caption.trim(), hashtags.join(' ')].filter(Boolean).join('\n\n');
}

/** The length of a text by the rules of the network it is meant for. */
export function postLength(platform: ContentPlatform, text: string): number {
  const composed = text.normalize('NFC');
  const { countedBy } = POST_LIMITS[platform];
  if (countedBy === 'graphemes') return [...graphemes.segment(shortened(composed))].length;
  if (countedBy === 'emojiBytes') return lengthWithBytes(composed);
  return countedBy === 'weighted' ? weightedLength(composed) : composed.length;
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
const encoder = new TextEncoder();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const WRITTEN_ADDRESS = /https?:\/\/[^\s]+[^\s.,;:!?)\]]/g;
const LONGEST_ADDRESS = 24;

/** An address as it is shown where the whole one stands behind it. */
export function shownAddress(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return bare.length > LONGEST_ADDRESS ? `${bare.slice(0, LONGEST_ADDRESS)}…` : bare;
}

/** Every address of a text, and what is shown of it. */
export function withShownAddresses(text: string, show: (address: string) => string): string {
  return text.replace(WRITTEN_ADDRESS, show);
}

const shortened = (text: string) => withShownAddresses(text, shownAddress);

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
    if (isEmoji(segment)) weight += 2;
    else for (const character of segment) weight += isLight(character.codePointAt(0)!) ? 1 : 2;
  }
  return weight;
}

/** As Threads counts: an emoji takes as many as it has bytes, everything else one. */
function lengthWithBytes(text: string): number {
  if (ALL_LIGHT.test(text)) return text.length;
  let length = 0;
  for (const { segment } of graphemes.segment(text))
    length += isEmoji(segment) ? encoder.encode(segment).length : [...segment].length;
  return length;
}

function isEmoji(grapheme: string): boolean {
  return EMOJI.test(grapheme) && !PLAIN_SIGN.test(grapheme);
}

function isLight(codePoint: number): boolean {
  return WEIGHT_ONE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
