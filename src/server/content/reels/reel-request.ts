import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import type {
  ContentLanguage,
  ContentPlatform,
  ContentType,
  REEL_SECONDS,
  Tone,
} from '#shared/content/content.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import type { Piece } from './music/pieces/piece.ts';

export const REEL_SIZE = { width: 1080, height: 1920, framesPerSecond: 30 } as const;
export const MOST_PHOTOS = 4;

/** All a reel is made of; nothing that is not in here is said in it. */
export interface ReelSubject {
  /** As they were fetched, the main one first. */
  photos: Buffer[];
  product: Pick<ProductFacts, 'title' | 'price' | 'compareAtPrice' | 'priceVaries' | 'currency'>;
  storeName: string;
  /** Of the store's account on the network it is for; null where none is connected. */
  handle: string | null;
  platform: ContentPlatform;
  contentType: ContentType;
  tone: Tone;
  music: Piece;
  language: ContentLanguage;
  seconds: (typeof REEL_SECONDS)[number];
  /** Its headline is the hook; its offer, steps and price are shown as in a picture. */
  design: PictureDesign;
  /** Short lines of the caption, burnt in one after the other. */
  lines: string[];
  kit: BrandKit | null;
  logo: Buffer | null;
  /** The same seed makes the same reel. */
  seed: number;
}
