import { chooseLook } from '#server/content/studio/looks.ts';
import { type PictureWordsRequest, pictureWords } from '#server/content/writer/picture-words.ts';
import type { Look, PictureDesign } from '#shared/content/picture.ts';

export interface DesignWish extends PictureWordsRequest {
  /** The one that the owner's template names. */
  look: Look | null;
  /** Of the store's pictures before this one, newest first. */
  latestLooks: Look[];
}

/** What a picture says and shows, from the caption it goes with. */
export function designFor({ look, latestLooks, ...wish }: DesignWish): PictureDesign {
  const { contentType, tone, seed } = wish;
  return {
    look: look ?? chooseLook(tone, seed, latestLooks),
    ...pictureWords(wish),
    showsPrice: contentType === 'product' || contentType === 'promotion',
    crop: null,
  };
}
