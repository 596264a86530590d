import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { CarouselSlide } from './carousel-slide.ts';
import { ContentLanguage, ContentPlatform, ContentType, Tone } from './content.ts';
import { PictureDesign } from './picture.ts';

/* The owner's own pictures, and pictures that the owner changes. */

export const OWN_PICTURE_MOST_BYTES = 25 * 1024 * 1024;
/** What a browser may send as one; phones turn their own formats into JPEG where these are asked for. */
export const OWN_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Taken too where this server can read them. */
const FURTHER_TYPES = ['image/avif', 'image/heic', 'image/heif'] as const;

export const OwnPicture = z.object({
  id: z.uuid(),
  /** A path of ours that only the owner can open. */
  imageUrl: z.string(),
  /** As the file was called. */
  name: z.string(),
  width: z.number(),
  height: z.number(),
  createdAt: z.string(),
});
export type OwnPicture = z.infer<typeof OwnPicture>;

const Crop = PictureDesign.shape.crop;
export type Crop = z.infer<typeof Crop>;

/** How a photo that is posted as it is comes to the shape that its network shows. */
export const PlainPicture = z.object({
  /** pad: all of it, on a ground that goes on from its edge. crop: the part below. */
  fit: z.enum(['pad', 'crop']),
  /** Null takes the middle. */
  crop: Crop,
});
export type PlainPicture = z.infer<typeof PlainPicture>;

export const WHOLE_PHOTO: PlainPicture = { fit: 'pad', crop: null };

/** Which photo, and what is made of it. */
const composition = {
  productId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  /** One of the product's photos; null takes the first. */
  photoUrl: z._default(z.nullable(z.string().check(z.maxLength(2000))), null),
  /** An own picture of the store, in place of the product's photos. */
  sourceMediaId: z._default(z.nullable(z.uuid()), null),
  /** Null shows the photo as it is. */
  design: z.nullable(PictureDesign),
  plain: z._default(PlainPicture, WHOLE_PHOTO),
  platform: z._default(ContentPlatform, 'instagram'),
  contentType: z._default(ContentType, 'product'),
  language: z._default(ContentLanguage, 'en'),
  seed: z._default(z.number().check(z.minimum(0), z.maximum(2 ** 31)), 0),
  /** Its place in a carousel; left out, it stands alone. */
  slide: z.optional(CarouselSlide),
};

export const PictureComposition = z.object(composition);
export type PictureComposition = z.infer<typeof PictureComposition>;

export const PictureRequest = z.object({
  ...composition,
  /** False draws a preview, which is sent along and saved nowhere. */
  keep: z._default(z.boolean(), false),
  /** Of a preview. */
  previewWidth: z._default(z.number().check(z.minimum(80), z.maximum(1080)), 640),
});
export type PictureRequest = z.infer<typeof PictureRequest>;

export const DrawnPicture = z.object({
  /** A path of ours; a preview comes as a data address. */
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** What is to be seen on it. */
  altText: z.string(),
  /** Why it was made otherwise than asked for. */
  notes: z.array(Sentence),
});
export type DrawnPicture = z.infer<typeof DrawnPicture>;

export const PictureToEdit = z.object({
  /** Of the post; null where it has none yet. */
  imageUrl: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  productId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  caption: z._default(z.string().check(z.maxLength(63_206)), ''),
  platform: z._default(ContentPlatform, 'instagram'),
  contentType: z._default(ContentType, 'product'),
  tone: z._default(Tone, 'professional'),
  /** Null where the post does not say: the store's. */
  language: z._default(z.nullable(ContentLanguage), null),
});
export type PictureToEdit = z.infer<typeof PictureToEdit>;

/** What an editor begins with. */
export const PictureBeginning = z.object({
  composition: PictureComposition,
  /** As it would be designed, where the photo is shown as it is. */
  design: PictureDesign,
  /** The picture that the post has is what is drawn of this. */
  isCurrent: z.boolean(),
  /** The description that the picture was drawn with; another one is the owner's. */
  altText: z.nullable(z.string()),
  product: z.nullable(z.object({ id: z.string(), title: z.string(), photos: z.array(z.string()) })),
  notes: z.array(Sentence),
});
export type PictureBeginning = z.infer<typeof PictureBeginning>;

const PictureParams = z.object({ ...StoreParams.shape, pictureId: z.uuid() });

export const ownPictureEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/own-pictures',
    access: 'store',
    needs: 'see',
    summary: 'Pictures that the owner uploaded for this store, newest first, at most 100',
    params: StoreParams,
    reply: z.array(OwnPicture),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/own-pictures',
    access: 'store',
    needs: 'write',
    summary: 'Upload a picture; it is saved upright and without what its file says of places and cameras',
    params: StoreParams,
    query: z.object({ name: z._default(z.string().check(z.maxLength(200)), '') }),
    bytes: [...OWN_PICTURE_TYPES, ...FURTHER_TYPES],
    activity: ['picture-uploaded'],
    reply: OwnPicture,
    perMinute: 30,
    mostBytes: OWN_PICTURE_MOST_BYTES,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/own-pictures/:pictureId',
    access: 'store',
    needs: 'write',
    summary: 'Delete an own picture; posts made of it keep theirs',
    params: PictureParams,
    activity: ['picture-deleted'],
    reply: z.object({ success: z.boolean() }),
  }),
};

export const pictureEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/pictures/begin',
    access: 'store',
    needs: 'write',
    summary:
      'What the picture of a post is made of, to be changed; or, without one, what it could be made of',
    params: StoreParams,
    body: PictureToEdit,
    activity: { none: 'draft' },
    reply: PictureBeginning,
  }),
  draw: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/pictures',
    access: 'store',
    needs: 'write',
    summary:
      'Draw a picture of a design, as a small preview or to be kept; a newer preview takes the place of one that waits',
    params: StoreParams,
    body: PictureRequest,
    activity: { none: 'draft' },
    reply: DrawnPicture,
    perMinute: 120,
  }),
};
