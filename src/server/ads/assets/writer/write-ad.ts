import { adTextProblems } from '#server/ads/assets/rules/text-rules.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { descriptionSentences } from '#server/content/writer/description-sentences.ts';
import {
  type AdGroup,
  adTextLength,
  DESCRIPTION_MOST,
  DESCRIPTIONS,
  HEADLINE_MOST,
  HEADLINES,
  PATH_MOST,
} from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { type ProductInAd, productInAd } from './ad-facts.ts';
import { type AdFacts, fillAd } from './fill-ad.ts';
import { keywordsFor } from './keywords.ts';
import { AD_PHRASES, AD_TOPICS, type AdTopic } from './phrases.ts';
import { atWords } from './short-names.ts';

export type WrittenAd = Pick<AdGroup, 'headlines' | 'descriptions' | 'path1' | 'path2' | 'keywords'>;

const MOST_WAYS = 3;
const DESCRIPTION_TOPICS: AdTopic[] = [
  'reduced',
  'reducedFrom',
  'price',
  'priceFrom',
  'colours',
  'sizes',
  'choices',
  'stock',
  'purpose',
  'page',
  'store',
  'category',
  'calls',
];

/** A responsive search ad and its keywords, of what the catalogue knows and nothing else. */
export function writeAd(product: ProductFacts, language: ContentLanguage): WrittenAd {
  const known = productInAd(product, language);
  return {
    headlines: headlinesFor(known, language),
    descriptions: descriptionsFor(known, product, language),
    ...pathsFor(known),
    keywords: keywordsFor(known, language),
  };
}

/** The first of every topic, then the second: any three of them may be seen together. */
function headlinesFor(known: ProductInAd, language: ContentLanguage): string[] {
  const { headlines, plainHeadlines } = AD_PHRASES[language];
  const chosen = createChoice(HEADLINE_MOST, HEADLINES.most, 'headline');
  for (let way = 0; way < MOST_WAYS; way += 1)
    for (const topic of AD_TOPICS) {
      const ways = headlines[topic]?.[way];
      if (ways && known.topics.has(topic)) chosen.addFirst(waysToSay(ways, known, language));
    }
  for (const variant of known.variants)
    chosen.addFirst(waysToSay(headlines.variant?.[0] ?? [], known, language, { variant }));
  for (const plain of plainHeadlines) if (chosen.texts.length < HEADLINES.least) chosen.addFirst([plain]);
  return chosen.texts;
}

function descriptionsFor(known: ProductInAd, product: ProductFacts, language: ContentLanguage): string[] {
  const { descriptions, plainDescriptions } = AD_PHRASES[language];
  const chosen = createChoice(DESCRIPTION_MOST, DESCRIPTIONS.most, 'description');
  // The first says what it is and costs; the shop's own words come next, where they fit.
  for (const [place, topic] of DESCRIPTION_TOPICS.filter((each) => known.topics.has(each)).entries()) {
    for (const ways of descriptions[topic] ?? []) chosen.addFirst(waysToSay(ways, known, language));
    if (place === 0) chosen.addFirst(ownWords(product, language));
  }
  for (const plain of plainDescriptions)
    if (chosen.texts.length < DESCRIPTIONS.least) chosen.addFirst([plain]);
  return chosen.texts;
}

function ownWords(product: ProductFacts, language: ContentLanguage): string[] {
  return descriptionSentences(product, language, DESCRIPTION_MOST).reverse();
}

/** Every way with every name of the product, the fullest first; what needs an unknown fact is not among them. */
function waysToSay(
  ways: string[],
  { names, facts, purposes }: ProductInAd,
  language: ContentLanguage,
  more: AdFacts = {},
): string[] {
  return ways.flatMap((way) => {
    const titles = way.includes('{title') ? names : [''];
    const uses = way.includes('{purpose}') ? purposes : [''];
    return titles.flatMap((title) =>
      uses.flatMap((purpose) => fillAd(way, { ...facts, ...more, title, purpose }, language) ?? []),
    );
  });
}

function createChoice(longest: number, most: number, kind: 'headline' | 'description') {
  const texts: string[] = [];
  const folded = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();

  return {
    texts,
    /** The first of these that fits, unless it is there already. */
    addFirst(candidates: string[]) {
      const found = candidates.find(
        (text) =>
          text !== '' &&
          adTextLength(text) <= longest &&
          adTextProblems(text, { kind, most: longest }).length === 0,
      );
      if (!found || texts.length === most) return;
      if (!texts.some((text) => folded(text) === folded(found))) texts.push(found);
    },
  };
}

/** What the shown address goes on with: the category and the product. */
function pathsFor({ facts, names }: ProductInAd): { path1: string; path2: string } {
  const [category, name] = [facts.category ?? '', names.at(-1) ?? ''].map(pathOf);
  const [path1 = '', path2 = ''] = [category, name].filter((path) => !!path);
  return { path1, path2: path2 === path1 ? '' : path2 };
}

function pathOf(text: string): string {
  const short = atWords(
    text
      .replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    PATH_MOST,
  );
  return short.replace(/\s+/g, '-').replace(/^-+|-+$/g, '');
}
