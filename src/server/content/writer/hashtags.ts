import { isAvoidedTag } from '#server/content/preferences/brand.ts';
import { POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';
import type { Chance } from '#shared/core/chance.ts';
import type { CaptionRequest } from './caption.ts';
import { shuffle } from './chance.ts';
import { kindOf } from './kinds.ts';
import { languageOf } from './language-of.ts';
import { KIND_PHRASES } from './phrases.ts';
import { titleText } from './title-text.ts';

const LONGEST = 26;
const WORDS_AT_MOST = 4;

/** From the product, its category, the store and the language; as many as the network reads well and has room for. */
export function hashtagsFor(request: CaptionRequest, caption: string, chance: Chance): string[] {
  const { product, platform, language } = request;
  const locale = caseLocale(request);
  const { tags } = KIND_PHRASES[language][kindOf(product.category, product.title)];
  const [kindTag = '', ...moreKindTags] = shuffle(tags, chance);
  const ofTitle = hashtag(titleText(product.title, 200), locale);
  const ofCategory =
    platform === 'instagram' && isOwnLanguage(request) ? hashtag(lastPart(product.category), locale) : null;
  const ofStore = hashtag(product.storeName, locale);
  const wanted =
    platform === 'twitter'
      ? [ofStore, `#${kindTag}`]
      : platform === 'facebook'
        ? [`#${kindTag}`, ofStore, ofTitle]
        : [`#${kindTag}`, ofTitle, ofStore, ...moreKindTags.map((tag) => `#${tag}`), ofCategory];
  return chooseHashtags(request, caption, wanted);
}

/** The brand's first, then those that are wanted; as many as read well, and at least the brand's as far as there is room. */
export function chooseHashtags(
  { platform, brand }: CaptionRequest,
  caption: string,
  wanted: readonly (string | null)[],
): string[] {
  const own = brand?.hashtags ?? [];
  const { characters, suggestedHashtags, hashtags: limit } = POST_LIMITS[platform];
  const most = Math.min(Math.max(suggestedHashtags, own.length), limit ?? Number.POSITIVE_INFINITY);
  const chosen: string[] = [];
  for (const tag of [...own, ...wanted]) {
    if (!tag || chosen.length === most || isAvoidedTag(tag, brand)) continue;
    if (chosen.some((other) => sameTag(other, tag))) continue;
    if (postLength(platform, postText(caption, [...chosen, tag])) > characters) continue;
    chosen.push(tag);
  }
  return chosen;
}

/** «Çiçek Dükkânı» → #ÇiçekDükkânı; null when nothing is left to tag or too much. */
export function hashtag(text: string | null, locale: string): string | null {
  const words =
    (text ?? '')
      .normalize('NFC')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0 || words.length > WORDS_AT_MOST) return null;
  const joined = words
    .map(([first = '', ...rest]) => first.toLocaleUpperCase(locale) + rest.join(''))
    .join(hasCase(words[0]!) ? '' : '_');
  const readable = joined.length <= LONGEST && joined.length >= 2 && /\p{L}/u.test(joined);
  return readable ? `#${joined}` : null;
}

/** Capitals part the words, where the script has any. */
function hasCase(word: string): boolean {
  return word.toUpperCase() !== word.toLowerCase() || /^\d/.test(word);
}

export function sameTag(one: string, other: string): boolean {
  return (
    one.toLocaleLowerCase('tr') === other.toLocaleLowerCase('tr') || one.toLowerCase() === other.toLowerCase()
  );
}

function lastPart(category: string | null): string | null {
  return category?.split(/[>/|]/).at(-1)?.trim() ?? null;
}

/** Shops name their categories in one language; a tag of another would stand alone in the post. */
function isOwnLanguage({ product: { category, description }, language }: CaptionRequest): boolean {
  if (/[ğşıİ]/.test(category ?? '')) return language === 'tr';
  return languageOf(description ?? '') === language;
}

/** i becomes İ only in what is Turkish. */
function caseLocale({ product: { title, storeName, currency } }: CaptionRequest): string {
  return currency === 'TRY' || /[ğşıİ]/.test(title + storeName) ? 'tr' : 'en';
}
