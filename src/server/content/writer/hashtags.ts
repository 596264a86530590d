import { isAvoidedTag } from '#server/content/preferences/brand.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';
import { seededChance } from '#shared/core/chance.ts';
import type { CaptionRequest } from './caption.ts';
import { shuffle } from './chance.ts';
import type { Material } from './material.ts';
import { productName } from './product-name.ts';
import { titleLanguage } from './title-language.ts';
import type { FactKind } from './voice/product-fact.ts';

const LONGEST = 26;
const WORDS_AT_MOST = 4;
/** What people look for. */
const TAGGED: readonly FactKind[] = ['material', 'use', 'origin'];

/** Of what the product is, its facts and the store; as many as the network reads well and has room for. */
export function hashtagsFor(request: CaptionRequest, material: Material, caption: string): string[] {
  const { product, platform, language } = request;
  const { voice, kind, words, facts } = material;
  const chance = seededChance(request.seed);
  const tag = (text: string) => `#${text}`;
  const [ownTag = null, ...moreTags] = shuffle(words.tags, chance).map(tag);
  const kindTags = shuffle(voice.kinds[kind].tags, chance).map(tag);
  const ofTitle = titleTag(product, language);
  const ofStore = hashtag(product.storeName, caseLocale(product));
  const ofFacts = facts
    .filter(
      ({ kind, text }) =>
        TAGGED.includes(kind) &&
        !/\d|^(?:the|an?|les?|la|une?|el|l[oa]s|una|der|die|das|den|ein|eine|einen) |^l’|^offrir$/i.test(
          text,
        ),
    )
    .map(({ text }) => hashtag(text, language));
  const wanted = {
    twitter: [ofStore, ownTag],
    facebook: [ownTag, ofStore, ofTitle, ofFacts[0] ?? null, ...kindTags],
    instagram: [ownTag, ofTitle, ofStore, ofFacts[0] ?? null, ...moreTags, ...kindTags],
  }[NETWORKS[platform].manner];
  return chooseHashtags(request, caption, wanted);
}

/** Nothing for people of another language, and no code. */
function titleTag(product: ProductFacts, language: ContentLanguage): string | null {
  const shown = titleLanguage(product);
  const name = productName(product, 200);
  // One word may be a name, which has no language; several are words of one.
  if (shown === null && language !== 'en' && /\s/.test(name)) return null;
  return shown === null || shown === language ? hashtag(name, language) : null;
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

/** i becomes İ only in what is Turkish. */
function caseLocale({ storeName, currency }: ProductFacts): string {
  return /[ğşıİ]/.test(storeName) || currency === 'TRY' ? 'tr' : 'en';
}
