import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { chooseLook } from '#server/content/studio/looks.ts';
import type { ContentLanguage, ContentType, Tone } from '#shared/content/content.ts';
import type { Look, PictureDesign } from '#shared/content/picture.ts';

const WORDS_OF_HEADLINE = { fewest: 3, most: 6 };

export interface DesignWish {
  product: ProductFacts;
  /** That was written for the picture. */
  caption: string;
  contentType: ContentType;
  tone: Tone;
  language: ContentLanguage;
  /** The one that the owner's template names. */
  look: Look | null;
  /** Of the store's pictures before this one, newest first. */
  latestLooks: Look[];
  seed: number;
}

/** What a picture says and shows, from the caption it goes with. */
export function designFor({
  caption,
  contentType,
  tone,
  look,
  latestLooks,
  seed,
}: DesignWish): PictureDesign {
  return {
    look: look ?? chooseLook(tone, seed, latestLooks),
    headline: hookOf(caption),
    offer: null,
    steps: [],
    showsPrice: contentType === 'product' || contentType === 'promotion',
    crop: null,
  };
}

/** What the caption begins with, where that is short enough to be read from afar. */
function hookOf(caption: string): string | null {
  const [opening = ''] = caption.split('\n');
  const hook = opening.replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '').trim();
  const words = hook.split(/\s+/);
  const fits = words.length >= WORDS_OF_HEADLINE.fewest && words.length <= WORDS_OF_HEADLINE.most;
  return fits && hook.length <= 60 ? hook : null;
}
