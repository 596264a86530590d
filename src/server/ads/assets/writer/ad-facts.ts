import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { discountOf } from '#server/content/writer/discount-of.ts';
import { capitalise } from '#server/content/writer/fill.ts';
import { moneyText, percentText } from '#server/content/writer/money-text.ts';
import { variantsText } from '#server/content/writer/variants-text.ts';
import { languageOf } from '#server/content/writer/voice/language-of.ts';
import { kindOf } from '#server/content/writer/voice/product-kind.ts';
import { HEADLINE_MOST } from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { AdFacts } from './fill-ad.ts';
import { isFunctionWord } from './function-words.ts';
import type { AdTopic } from './phrases.ts';
import { PURPOSES } from './purposes.ts';
import { catalogueText, shortNames } from './short-names.ts';

/** An ad is seen for weeks: with fewer on hand «in stock» would soon be untrue. */
const ENOUGH_IN_STOCK = 6;
const VARIANTS_NAMED = 3;
const LONGEST_VARIANT = 16;

/** What of a product can be said in an ad. */
export interface ProductInAd {
  /** From the whole title to the shortest that still names the product; empty where no letter of it is left. */
  names: string[];
  /** The title names the thing before what kind of it. */
  headFirst: boolean;
  facts: Omit<AdFacts, 'title' | 'variant' | 'purpose'>;
  topics: Set<AdTopic>;
  /** Names of variants that can follow the title, as they are in the catalogue. */
  variants: string[];
  /** What things of this kind are for. */
  purposes: string[];
}

export function productInAd(product: ProductFacts, language: ContentLanguage): ProductInAd {
  const locale = caseLocale(product);
  const clean = (text: string | null) => (text ? catalogueText(text, locale) : '');
  const title = clean(product.title);
  const headFirst = goesFromHead(product, language);
  const names = shortNames(title, { most: HEADLINE_MOST, headFirst });
  const store = clean(product.storeName);
  const vendor = clean(product.vendor);
  const category = categoryFor(product, language, locale);
  const { price, compareAtPrice, priceVaries, inventory, imageUrl } = product;
  const { isReduced, percent } = discountOf(product);
  const money = (minor: number | null) => (minor ? moneyText(minor, product.currency, language) : '');
  const listed = variantsText(product.variants.map(clean), language);
  const topics = new Set<AdTopic>(['title', 'store', 'calls']);
  if (price)
    topics.add(isReduced ? (priceVaries ? 'reducedFrom' : 'reduced') : priceVaries ? 'priceFrom' : 'price');
  if (listed) topics.add(listed.kind);
  if (vendor && !holds(title, vendor) && !holds(store, vendor) && !holds(vendor, store)) topics.add('vendor');
  if (category && !names.some((name) => fold(name) === fold(category))) topics.add('category');
  if (inventory !== null && inventory >= ENOUGH_IN_STOCK) topics.add('stock');
  if (price && imageUrl) topics.add('page');
  const { kind } = kindOf(product);
  if (kind !== 'other') topics.add('purpose');
  return {
    names,
    headFirst,
    topics,
    facts: {
      store,
      vendor,
      category,
      price: money(price),
      before: isReduced ? money(compareAtPrice) : '',
      percent: percent ? percentText(percent, language) : '',
      count: listed ? String(listed.count) : '',
      names: listed?.names ?? '',
    },
    variants: listed ? variantsToName(product.variants.map(clean), title) : [],
    purposes: PURPOSES[language][kind].map((purpose) => capitalise(purpose, language)),
  };
}

/** A category is shown where it may be of the ad's language; shops name them in one. */
function categoryFor(
  { category, description }: ProductFacts,
  language: ContentLanguage,
  locale: string,
): string {
  const narrowest = catalogueText(category?.split(/[>/|»]/).at(-1) ?? '', locale);
  const [first = ''] = narrowest.split(' ');
  if (isFunctionWord(first)) return '';
  if (/[ğşıİ]/.test(narrowest)) return language === 'tr' ? narrowest : '';
  const known = languageOf(description ?? '');
  return known === null || known === language ? narrowest : '';
}

function variantsToName(variants: string[], title: string): string[] {
  return [...new Set(variants)]
    .filter((name) => name && name.length <= LONGEST_VARIANT && !name.includes('/') && !holds(title, name))
    .slice(0, VARIANTS_NAMED);
}

/** Spanish and French name the thing first; the title is of the language of the description, if that shows. */
function goesFromHead({ description }: ProductFacts, language: ContentLanguage): boolean {
  const own = languageOf(description ?? '') ?? language;
  return own === 'es' || own === 'fr';
}

/** i becomes İ only in what is Turkish. */
function caseLocale({ title, storeName, currency }: ProductFacts): string {
  return currency === 'TRY' || /[ğşıİ]/.test(title + storeName) ? 'tr' : 'en';
}

function holds(text: string, part: string): boolean {
  return part !== '' && ` ${fold(text)} `.includes(` ${fold(part)} `);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
