import type { ContentLanguage } from '#shared/content/content.ts';
import { adPhrasesDe } from './phrases-de.ts';
import { adPhrasesEn } from './phrases-en.ts';
import { adPhrasesEs } from './phrases-es.ts';
import { adPhrasesFr } from './phrases-fr.ts';
import { adPhrasesTr } from './phrases-tr.ts';

/** What a text of an ad is about; each is said only where the catalogue knows it. */
export const AD_TOPICS = [
  'title',
  'price',
  'priceFrom',
  'reduced',
  'reducedFrom',
  'store',
  'colours',
  'sizes',
  'choices',
  'vendor',
  'category',
  'stock',
  'page',
  'calls',
  'purpose',
  'variant',
] as const;
export type AdTopic = (typeof AD_TOPICS)[number];

/** Ways to say one thing, the best first: the first that fits is taken. */
type Ways = string[];

/**
 * The pieces of one language, with facts in braces as in content/writer/phrases.ts; `{price}` is the price now. No piece has
 * an article or a pronoun for the product, whose gender and number nobody knows, and none claims more than its facts.
 */
export interface AdPhrases {
  headlines: Partial<Record<AdTopic, Ways[]>>;
  descriptions: Partial<Record<AdTopic, Ways[]>>;
  /** For a product of which nothing is known. */
  plainHeadlines: string[];
  plainDescriptions: string[];
  /** What people type who want to buy, around `{title}`. */
  searches: string[];
  /** What people type who look for something that shops of this kind do not sell. */
  negatives: string[];
}

export const AD_PHRASES: Record<ContentLanguage, AdPhrases> = {
  en: adPhrasesEn,
  tr: adPhrasesTr,
  es: adPhrasesEs,
  fr: adPhrasesFr,
  de: adPhrasesDe,
};
