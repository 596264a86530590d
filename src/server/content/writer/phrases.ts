import type { ContentLanguage, ContentPlatform, ContentType, Tone } from '#shared/content/content.ts';
import type { Kind } from './kinds.ts';
import { kindsDe } from './kinds-de.ts';
import { kindsEn } from './kinds-en.ts';
import { kindsEs } from './kinds-es.ts';
import { kindsFr } from './kinds-fr.ts';
import { kindsTr } from './kinds-tr.ts';
import { phrasesDe } from './phrases-de.ts';
import { phrasesEn } from './phrases-en.ts';
import { phrasesEs } from './phrases-es.ts';
import { phrasesFr } from './phrases-fr.ts';
import { phrasesTr } from './phrases-tr.ts';

/** Sie or du, siz or sen: a caption never mixes them. */
export type Register = 'formal' | 'informal';

/**
 * The pieces of one language. Names in braces stand for facts: `{title}`, `{quoted}` (the title in quotation
 * marks), `{store}`, `{price}`, `{before}`, `{percent}`, `{count}`, `{names}`, `{purpose}` (`{Purpose}` begins a
 * sentence), `{tip}` (after a colon; `{Tip}` alone); in Turkish with a suffix, as `{store:de}`. No piece refers to the product by a pronoun that
 * has number or gender: a title may be «Mug» or «Loafers».
 */
export interface Phrases {
  openings: Record<Tone, Record<ContentType, string[]>>;
  benefitOpenings: Record<Tone, string[]>;
  priceOpenings: Record<Register, string[]>;
  priceFromOpenings: Record<Register, string[]>;
  /** For a product whose one price was reduced: needs `{percent}`, `{before}` or both. */
  discountOpenings: Record<Register, string[]>;
  namings: Record<Tone, string[]>;
  scenes: Record<Tone, string[]>;
  tipLeads: string[];
  /** From the tip to the product. */
  bridges: string[];
  prices: string[];
  pricesFrom: string[];
  discounts: string[];
  discountsFrom: string[];
  colours: string[];
  sizes: string[];
  choices: string[];
  lastOne: string[];
  lastFew: string[];
  calls: Record<Tone, string[]>;
  callsByType: Record<Register, Record<ContentType, string[]>>;
  callsByPlatform: Record<Register, Record<ContentPlatform, string[]>>;
}

/** What can be said of every product of a kind: how one meets it, what it is for, how one chooses it. */
export interface KindPhrases {
  openings: string[];
  /** Begin small, as in «for the kitchen», and end without a full stop. */
  purposes: string[];
  tips: string[];
  tags: string[];
}
export type KindsPhrases = Record<Kind, KindPhrases>;

export const PHRASES: Record<ContentLanguage, Phrases> = {
  en: phrasesEn,
  tr: phrasesTr,
  es: phrasesEs,
  fr: phrasesFr,
  de: phrasesDe,
};

export const KIND_PHRASES: Record<ContentLanguage, KindsPhrases> = {
  en: kindsEn,
  tr: kindsTr,
  es: kindsEs,
  fr: kindsFr,
  de: kindsDe,
};

export function registerOf(tone: Tone): Register {
  return tone === 'professional' || tone === 'luxury' ? 'formal' : 'informal';
}
