import type { Brand } from '#server/content/preferences/brand.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type {
  ContentLanguage,
  ContentPlatform,
  ContentType,
  Strategy,
  Tone,
} from '#shared/content/content.ts';

export interface CaptionRequest {
  product: ProductFacts;
  platform: ContentPlatform;
  contentType: ContentType;
  tone: Tone;
  language: ContentLanguage;
  /** What the caption leads with; null chooses by type. */
  strategy: Strategy | null;
  includeHashtags: boolean;
  /** Null where its owner has said nothing of it. */
  brand: Brand | null;
  /** Captions that the store wrote before, newest first: the next says other things, and opens otherwise. */
  before: string[];
  ofProduct: OwnCaptions;
  /** Chooses among what fits; the same number gives the same caption. */
  seed: number;
}

/** Captions of the same product in the same language: the next has another shape. */
export interface OwnCaptions {
  /** Newest first. */
  latest: string[];
  /** How many there have been in all. */
  count: number;
}

/** `hashtags` are apart from the caption, each with its `#`; together they fit the network's limits. */
export interface Caption {
  caption: string;
  hashtags: string[];
}
