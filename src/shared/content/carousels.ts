import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { ContentLanguage, ContentPlatform, ContentType, Tone } from './content.ts';
import { MOST_PICTURES, NextPicture } from './more-pictures.ts';
import { PictureComposition } from './own-pictures.ts';

/* Several pictures that belong together: proposed, drawn and put in order. */

/** What the slides between the first and the last show. */
export const CAROUSEL_SOURCES = ['photos', 'facts', 'variants', 'steps'] as const;
export const CarouselSource = z.enum(CAROUSEL_SOURCES);
export type CarouselSource = z.infer<typeof CarouselSource>;

export const CarouselWish = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(200)),
  caption: z._default(z.string().check(z.maxLength(63_206)), ''),
  platform: z._default(ContentPlatform, 'instagram'),
  contentType: z._default(ContentType, 'product'),
  tone: z._default(Tone, 'professional'),
  language: z._default(ContentLanguage, 'en'),
  /** Own pictures of the store that are to be among the photos, in this order. */
  ownPictures: z._default(z.array(z.uuid()).check(z.maxLength(MOST_PICTURES)), []),
});
export type CarouselWish = z.infer<typeof CarouselWish>;

export const CarouselOffer = z.object({
  source: CarouselSource,
  /** In the look `ribbon`; another look changes nothing else of them. Empty where the product has too little. */
  slides: z.array(PictureComposition),
  /** Why it is not offered. */
  missing: z.nullable(Sentence),
});
export type CarouselOffer = z.infer<typeof CarouselOffer>;

const CarouselOffers = z.object({ offers: z.array(CarouselOffer) });
export type CarouselOffers = z.infer<typeof CarouselOffers>;

const fewest = 2;

const CarouselToDraw = z.object({
  slides: z.array(PictureComposition).check(z.minLength(fewest), z.maxLength(MOST_PICTURES)),
});
export type CarouselToDraw = z.infer<typeof CarouselToDraw>;

/** All pictures of a post, the first among them. */
const Pictures = z.array(NextPicture).check(z.minLength(1), z.maxLength(MOST_PICTURES));
const PicturesOfPost = z.object({ pictures: Pictures });

export const carouselEndpoints = {
  offers: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/carousels/offers',
    access: 'store',
    needs: 'write',
    summary: 'Which carousels a product has enough for, each with its slides; or what is missing',
    params: StoreParams,
    body: CarouselWish,
    activity: { none: 'reads' },
    reply: CarouselOffers,
    perMinute: 60,
  }),
  draw: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/carousels',
    access: 'store',
    needs: 'write',
    summary: 'Draw and save all slides of a carousel, or none; takes nothing of the allowance',
    params: StoreParams,
    body: CarouselToDraw,
    activity: { none: 'draft' },
    reply: z.object({ pictures: Pictures, notes: z.array(Sentence) }),
    perMinute: 20,
  }),
  arrange: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/carousels/arrange',
    access: 'store',
    needs: 'write',
    summary: 'Draw slides anew whose place among the pictures of a post changed; the others stay as they are',
    params: StoreParams,
    body: PicturesOfPost,
    activity: { none: 'draft' },
    reply: PicturesOfPost,
    perMinute: 60,
  }),
};
