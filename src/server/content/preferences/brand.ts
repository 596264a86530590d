import type { ContentLanguage } from '#shared/content/content.ts';

/** How a store speaks on a network, as its owner has said. */
export interface Brand {
  /** In the owner's words; only a model can follow it. */
  voice: string | null;
  wordsUsed: string[];
  wordsAvoided: string[];
  /** Each with its `#`; they come first. */
  hashtags: string[];
}

/** Letters that may follow a word and leave it the same word; Turkish says with endings what others say with words. */
const LONGEST_ENDING: Record<ContentLanguage, number> = { en: 2, tr: 6, es: 2, fr: 2, de: 2 };
const SHORTEST_WITH_ENDING = 4;

/** Those of the words that the text has, also with an ending. */
export function wordsIn(text: string, words: readonly string[], language: ContentLanguage): string[] {
  return words.filter((word) => patternsOf(word, language).some((pattern) => pattern.test(text)));
}

/** A hashtag joins its words, so it has a word wherever its letters stand. */
export function isAvoidedTag(tag: string, brand: Pick<Brand, 'wordsAvoided'> | null): boolean {
  return (brand?.wordsAvoided ?? []).some((word) => {
    const joined = word.replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
    return joined !== '' && LOCALES.some((locale) => lower(tag, locale).includes(lower(joined, locale)));
  });
}

/** i and I are two letters in Turkish and one elsewhere; a brand may mean either. */
const LOCALES = ['en', 'tr'];
const lower = (text: string, locale: string) => text.normalize('NFC').toLocaleLowerCase(locale);

function patternsOf(word: string, language: ContentLanguage) {
  const most = [...word].length < SHORTEST_WITH_ENDING ? 0 : LONGEST_ENDING[language];
  return LOCALES.map((locale) => {
    const escaped = lower(word, locale).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${escaped}(?:['’]?\p{L}{0,${most}})?(?![\p{L}\p{N}])`,
      'u',
    );
    return { test: (text: string) => pattern.test(lower(text, locale)) };
  });
}
