import { LRUCache } from 'lru-cache';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { type FetchedPhoto, fetchPhoto, photosOf } from '#server/content/products/product-photo.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import type { PictureComposition } from '#shared/content/own-pictures.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { OwnPictures } from './own-pictures.ts';
import { pictureProblems } from './problems.ts';

/** While a picture is changed, its photo is drawn with many times. */
const CACHED_BYTES = 48 * 1024 * 1024;
const CACHED_FOR_MS = 3 * MINUTE_MS;

interface Dependencies {
  outside: Pick<Outside, 'request'>;
  ownPictures: OwnPictures;
}

/** The photo that a picture is made of: the owner's own, or one of the product's. */
export function createPhotoSource({ outside, ownPictures }: Dependencies) {
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    ttl: CACHED_FOR_MS,
  });

  /** @throws Problem 404 when it is not there any more. */
  async function read(
    store: OwnedStore,
    { sourceMediaId, photoUrl }: Pick<PictureComposition, 'sourceMediaId' | 'photoUrl'>,
    product: ProductFacts | null,
    signal: AbortSignal,
  ): Promise<FetchedPhoto> {
    if (sourceMediaId) return { photo: await ownPictures.bytesOf(store, sourceMediaId), note: null };
    const photos = product ? photosOf(product) : [];
    if (photoUrl !== null && !photos.includes(photoUrl)) throw pictureProblems.photoGone();
    return fetched(photoUrl ?? photos[0] ?? null, signal);
  }

  async function fetched(imageUrl: string | null, signal: AbortSignal): Promise<FetchedPhoto> {
    const known = imageUrl && cached.get(imageUrl);
    if (known) return { photo: known, note: null };
    const reply = await fetchPhoto({ imageUrl }, { outside, signal });
    if (imageUrl && reply.photo) cached.set(imageUrl, reply.photo);
    return reply;
  }

  return { read };
}
export type PhotoSource = ReturnType<typeof createPhotoSource>;
