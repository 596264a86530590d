import { keywordTextProblems } from '#server/ads/assets/rules/set-problems.ts';
import { KEYWORD_WORDS_MOST, type Keyword } from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { ProductInAd } from './ad-facts.ts';
import { isFunctionWord } from './function-words.ts';
import { AD_PHRASES } from './phrases.ts';

const MOST = 20;
/** With fewer words of its own a broad match finds anything. */
const WORDS_FOR_BROAD = 3;

/**
 * What a buyer types who looks for just this. Exact: the names of the product. Phrase: a name with what makes it narrower, a
 * wish to buy, the maker, the variant or the category. Broad: only a name that is narrow by itself.
 */
export function keywordsFor(known: ProductInAd, language: ContentLanguage): Keyword[] {
  const names = [...new Set(known.names.map(searchText))].filter((name) => contentWords(name).length > 0);
  const [whole = '', shortest = whole] = [names[0], names.at(-1)];
  const category = searchText(known.facts.category ?? '');
  const vendor = known.topics.has('vendor') ? searchText(known.facts.vendor ?? '') : '';
  const store = searchText(known.facts.store ?? '');
  const { headFirst } = known;
  const before = (word: string) => (headFirst ? `${shortest} ${word}` : `${word} ${shortest}`);
  const candidates: [string, Keyword['matchType']][] = [
    ...names.map((name): [string, 'exact'] => [name, 'exact']),
    ...narrower(shortest, headFirst).map((name): [string, 'exact'] => [name, 'exact']),
    ...(shortest ? AD_PHRASES[language].searches : []).map((search): [string, 'phrase'] => [
      search.replace('{title}', shortest),
      'phrase',
    ]),
    ...(contentWords(shortest).length > 1 ? names : []).map((name): [string, 'phrase'] => [name, 'phrase']),
    [shortest && vendor ? `${vendor} ${shortest}` : '', 'phrase'],
    ...known.variants.map((variant): [string, 'phrase'] => [
      shortest && before(searchText(variant)),
      'phrase',
    ]),
    [contentWords(category).length > 1 ? category : '', 'phrase'],
    [shortest && category && !sharesWord(category, shortest) ? before(category) : '', 'phrase'],
    [shortest && store ? `${shortest} ${store}` : '', 'phrase'],
    [contentWords(whole).length >= WORDS_FOR_BROAD ? whole : '', 'broad'],
  ];
  const usable = distinct(candidates.map(([text, matchType]) => ({ text: searchText(text), matchType })));
  // A title without a letter: people can still look for the category, or for the shop.
  const otherwise = distinct([{ text: category || store, matchType: 'phrase' }]);
  return (usable.length > 0 ? usable : otherwise).slice(0, MOST);
}

function distinct(keywords: Keyword[]): Keyword[] {
  const seen = new Set<string>();
  return keywords.filter(({ text, matchType }) => {
    const key = `${matchType} ${text}`;
    if (seen.has(key) || contentWords(text).length === 0 || keywordTextProblems(text).length > 0)
      return false;
    seen.add(key);
    return true;
  });
}

/** As it is typed: small, without the signs that Google refuses, at most as many words as it takes. */
export function searchText(text: string): string {
  const locale = /[ğşıİ]/.test(text) ? 'tr' : 'en';
  return text
    .toLocaleLowerCase(locale)
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}\s&'.-]+/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{M}\p{N}&]+$/gu, ''))
    .filter(Boolean)
    .slice(0, KEYWORD_WORDS_MOST)
    .join(' ');
}

/** Words that name something; numbers and single letters alone do not. */
function contentWords(text: string): string[] {
  return text
    .split(' ')
    .filter(
      (word) =>
        !isFunctionWord(word) && (/\p{L}[\p{L}\p{M}\p{N}]/u.test(word) || /[\p{Script=Han}]/u.test(word)),
    );
}

/** «compact digital camera» → «digital camera»: the thing itself, where there is more than it in front. */
function narrower(name: string, headFirst: boolean): string[] {
  const words = name.split(' ');
  if (words.length < 3 || words.some((word) => /\d/.test(word) || isFunctionWord(word))) return [];
  return [(headFirst ? words.slice(0, 2) : words.slice(-2)).join(' ')];
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  return other.split(' ').some((word) => words.has(word));
}
