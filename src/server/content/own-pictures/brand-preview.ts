import sharp from 'sharp';
import { bytesOf, kitOf, logoFileOf, NOTHING_KNOWN } from '#server/content/brand-kit/current-brand.ts';
import { findBrandKit } from '#server/content/brand-kit/repository.ts';
import { withUsablePhoto } from '#server/content/products/product-photo.ts';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { BrandChoice, BrandPreview } from '#shared/content/brand-kit.ts';
import type { Look } from '#shared/content/picture.ts';
import { spokenAt } from '#shared/content/spoken-language.ts';
import { createNewestFirst, Overtaken } from './newest-first.ts';
import type { PhotoSource } from './photo-source.ts';
import { pictureProblems } from './problems.ts';
import { findProductToShow } from './repository.ts';

interface Dependencies {
  db: Database;
  studio: Pick<Studio, 'draw'>;
  photos: PhotoSource;
}

interface Wish {
  choice: BrandChoice;
  look: Look;
}

const WIDTH = 540;
const QUALITY = 82;
const FIRST_PHOTO = { sourceMediaId: null, photoUrl: null };

/** A brand that is being chosen, on a product of the store. */
export function createBrandPreviews({ db, studio, photos }: Dependencies) {
  const previews = createNewestFirst();

  /** @throws Problem 409 where the store has no product yet, or nobody waits for the preview any more. */
  async function draw(store: OwnedStore, wish: Wish, signal: AbortSignal): Promise<BrandPreview> {
    try {
      return await previews.run(store.userId, signal, () => drawNow(store, wish, signal));
    } catch (error) {
      if (error instanceof Overtaken || signal.aborted) throw pictureProblems.overtaken();
      throw error;
    }
  }

  async function drawNow(
    store: OwnedStore,
    { choice, look }: Wish,
    signal: AbortSignal,
  ): Promise<BrandPreview> {
    const productId = await findProductToShow(db, store.id);
    const product = productId === null ? null : await findProductFacts(db, store.id, productId);
    if (!product) throw pictureProblems.noProducts();
    const fetched = await photos.read(store, FIRST_PHOTO, product, signal);
    const known = (await findBrandKit(db, store.id)) ?? NOTHING_KNOWN;
    signal.throwIfAborted();
    const language = spokenAt(store);
    const { result } = await withUsablePhoto(fetched, (photo) =>
      studio.draw({
        photo,
        product,
        storeName: product.storeName,
        logo: bytesOf(logoFileOf(choice.logo, known)),
        platform: 'instagram',
        format: 'post',
        contentType: 'product',
        language,
        design: { look, headline: null, offer: null, steps: [], showsPrice: true, crop: null },
        kit: kitOf(choice),
        seed: 0,
      }),
    );
    const small = await sharp(result.jpeg).resize({ width: WIDTH }).jpeg({ quality: QUALITY }).toBuffer();
    return {
      imageUrl: `data:image/jpeg;base64,${small.toString('base64')}`,
      altText: result.altText,
      language,
    };
  }

  return { draw };
}
export type BrandPreviews = ReturnType<typeof createBrandPreviews>;
