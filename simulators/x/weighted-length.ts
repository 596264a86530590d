import { findLinks } from './links.ts';

/*
 * How X counts: https://docs.x.com/fundamentals/counting-characters. A link is 23, an emoji 2, the alphabets of these
 * ranges 1, all else 2.
 */
const LINK_WEIGHT = 23;
const SINGLE_RANGES = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const DRAWN = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\u20E3|\p{Regional_Indicator}/u;
const PLAIN = /^[\n\u0020-\u10FF\u2010-\u201F]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function weightedLength(text: string): number {
  const composed = text.normalize('NFC');
  let weight = 0;
  let at = 0;
  for (const { start, end } of findLinks(composed)) {
    weight += plainWeight(composed.slice(at, start)) + LINK_WEIGHT;
    at = end;
  }
  return weight + plainWeight(composed.slice(at));
}

function plainWeight(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let weight = 0;
  for (const { segment } of segmenter.segment(text)) {
    // Two signs of the Latin range are pictographic by name only.
    if (segment !== '©' && segment !== '®' && DRAWN.test(segment)) weight += 2;
    else for (const sign of segment) weight += isSingle(sign.codePointAt(0)!) ? 1 : 2;
  }
  return weight;
}

function isSingle(point: number): boolean {
  return SINGLE_RANGES.some(([from, to]) => point >= from && point <= to);
}
