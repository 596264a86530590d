import { namesPhone, withoutPhones } from '#server/ads/assets/rules/text-rules.ts';
import { titleText } from '#server/content/writer/title-text.ts';
import { adTextLength } from '#shared/ads/ads-assets.ts';
import { isFunctionWord } from './function-words.ts';

const NOTHING_LONGER = 1_000;
const SHORTEST = 3;
const NOT_IN_ADS = /[^\p{L}\p{M}\p{N}\p{Sc}\s.,:;'’"“”„«»&%+/()°²³½×–—-]/gu;
const DIVIDERS = / [–—-] |[,;:] | \(|\s*\/ /;
/** What follows them says more about a thing than what it is. Turkish puts it in front. */
const TAILS = /\s(?:with|for|con|para|avec|pour|mit|für)\s/i;
/** Spoken letter by letter, not read as words. */
const INITIALS = new Set(
  'USB LED RAM SSD HDD HD UHD UV TV PC CD DVD GPS NFC RGB SLR DSLR XL XXL XS HDMI LCD'.split(' '),
);
const READ_FROM = 4;
const LONGEST_PHRASE = 6;

/** A title, category or name of the catalogue as Google lets it stand in an ad: no emoji, no shouting, no phone number. */
export function catalogueText(text: string, locale: string): string {
  const divided = titleText(text.replaceAll('|', ' – '), NOTHING_LONGER);
  const plain = withoutPhones(divided.replace(/[\u2066-\u2069\u200E\u200F…]/g, ''))
    .normalize('NFC')
    .replace(NOT_IN_ADS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([.,:;%&+/–—-])(?:\s*\1)+/gu, '$1')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([.,;:)])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}\p{Sc}"“„«(]+/u, '')
    .replace(/[\s.,;:&+/(–—-]+$/u, '')
    .trim();
  return namesPhone(plain) ? '' : calm(plain, locale);
}

/** Capitals only where a word is spoken letter by letter, or is a short name. */
function calm(text: string, locale: string): string {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const shouts =
    letters.filter((letter) => /\p{Lu}/u.test(letter)).length / Math.max(1, letters.length) > 0.6;
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const isLoud = word.length > 1 && word === word.toLocaleUpperCase(locale) && word !== word.toLowerCase();
    const nextToNumber = /\d/.test((text[at - 1] ?? '') + (text[at + word.length] ?? ''));
    if (!isLoud || INITIALS.has(word) || nextToNumber) return word;
    if (!shouts && word.length <= READ_FROM + 1) return word;
    if (shouts && letters.length < READ_FROM + 2) return word;
    const [first = '', ...rest] = word;
    return first + rest.join('').toLocaleLowerCase(locale);
  });
}

/**
 * Names of a product, the whole first: each says what the one before says, with less about it. None is cut within a word.
 * `headFirst`: the title names the thing first and then what kind of it, as in Spanish.
 */
export function shortNames(
  title: string,
  { most, headFirst }: { most: number; headFirst: boolean },
): string[] {
  const [head = ''] = title.split(DIVIDERS);
  const bare = head.split(TAILS)[0] ?? '';
  const names = [title, head, bare].map(tidyEnd).filter((name) => /[\p{L}\p{N}]/u.test(name));
  const distinct = [...new Set(names)].filter((name, at) => at === 0 || name.length >= SHORTEST);
  if (distinct.some((name) => adTextLength(name) <= most)) return distinct;
  const cut = (headFirst ? '' : fromTheThing(bare, most)) || atWords(bare || title, most);
  return cut ? [...distinct, cut] : distinct;
}

/** «Assorted Indoor and Outdoor Succulents» → «Indoor and Outdoor Succulents». Long lists of words begin with what matters. */
function fromTheThing(text: string, most: number): string {
  const words = text.split(' ');
  if (words.length > LONGEST_PHRASE || !/^\p{L}{3,}$/u.test(words.at(-1)!)) return '';
  while (adTextLength(words.join(' ')) > most || isFunctionWord(words[0] ?? 'a')) {
    words.shift();
    if (words.length < 2) return '';
  }
  return words.join(' ');
}

/** As many words from the beginning as there is room for. */
export function atWords(text: string, most: number): string {
  let kept = '';
  for (const { segment } of words.segment(text)) {
    if (adTextLength((kept + segment).trimEnd()) > most) break;
    kept += segment;
  }
  const end = kept.length < text.length && !startsWord(text, kept.length) ? kept.replace(/\S+$/u, '') : kept;
  return tidyEnd(end || kept);
}

/** Where nothing but signs between words follows, or a script that writes without spaces, nothing is torn. */
function startsWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  return (
    /\s/.test(before) ||
    /\s/.test(text[at] ?? ' ') ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(before)
  );
}

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** «Mug with a» → «Mug»; a bracket or quotation that was cut off goes whole. */
export function tidyEnd(text: string): string {
  let kept = text.trim();
  for (;;) {
    const before = kept;
    const opened = kept.lastIndexOf('(');
    if (opened >= 0 && kept.indexOf(')', opened) < 0) kept = kept.slice(0, opened);
    if ((kept.match(/"/g)?.length ?? 0) % 2 === 1 && !/\d"/.test(kept))
      kept = kept.replace(/"(?=[^"]*$)/, '');
    kept = kept.replace(/[\s.,;:&+/(–—-]+$/u, '').trim();
    const last = /\s(\S+)$/u.exec(kept)?.[1];
    if (last && isFunctionWord(last)) kept = kept.slice(0, -last.length).trim();
    if (kept === before) return kept;
  }
}
