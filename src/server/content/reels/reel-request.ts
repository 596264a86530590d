import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { Look } from '#server/content/studio/looks.ts';
import type { ContentLanguage, ContentType, REEL_SECONDS, Tone } from '#shared/content/content.ts';

export const REEL_SIZE = { width: 1080, height: 1920, framesPerSecond: 30 } as const;

/** All a reel is made of; nothing that is not in here is said in it. */
export interface ReelSubject {
  /** As it was fetched; null for a product without one. */
  photo: Buffer | null;
  product: Pick<ProductFacts, 'title' | 'category' | 'price' | 'compareAtPrice' | 'priceVaries' | 'currency'>;
  storeName: string;
  contentType: ContentType;
  tone: Tone;
  language: ContentLanguage;
  seconds: (typeof REEL_SECONDS)[number];
  /** The tone chooses when it is left out. */
  look?: Look;
  /** The same seed makes the same reel. */
  seed: number;
}
