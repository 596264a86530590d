/** What a description says of one product, in the order in which buyers ask for it. */
export const FACT_KINDS = [
  'material',
  'measure',
  'capacity',
  'weight',
  'colour',
  'contents',
  'use',
  'feature',
  'care',
  'origin',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One fact, in the language of the caption. */
export interface ProductFact {
  kind: FactKind;
  /**
   * As it stands inside a sentence, without article and full stop: «solid oak», «24 × 8 cm», «350 ml», «1.2 kg»,
   * «burgundy», «2 gloves and a bag», «camping», «dishwasher-safe», «hand wash», «Portugal».
   */
  text: string;
  /** The same in English, by which it is known in every language. */
  concept: string;
  /** Where the shop says it: characters of the description, of the title, or of one of the variants' names. */
  said: { in: 'description' | 'title' | 'variants'; from: number; to: number };
}
