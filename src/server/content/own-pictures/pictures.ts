import sharp from 'sharp';
import type { BrandOf } from '#server/content/brand-kit/brand-kits.ts';
import { contentProblems } from '#server/content/captions/problems.ts';
import type { MediaRecord } from '#server/content/media-files/repository.ts';
import { type MediaService, pathOfMedia } from '#server/content/media-files/service.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { type FetchedPhoto, withUsablePhoto } from '#server/content/products/product-photo.ts';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import { findProductVariants } from '#server/content/products/product-variants.ts';
import { describePicture } from '#server/content/studio/alt-text.ts';
import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import { POST_SIZES } from '#server/content/studio/post-sizes.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { DrawnPicture, PictureComposition, PictureRequest } from '#shared/content/own-pictures.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { createNewestFirst, Overtaken } from './newest-first.ts';
import type { PhotoSource } from './photo-source.ts';
import { pictureProblems } from './problems.ts';
import { findStoreName } from './repository.ts';

interface Dependencies {
  db: Database;
  media: MediaService;
  studio: Pick<Studio, 'draw' | 'fit'>;
  photos: PhotoSource;
  brandOf: BrandOf;
}

interface Made {
  jpeg: Buffer;
  width: number;
  height: number;
  altText: string;
  notes: Sentence[];
}

export interface NamedPicture extends Made {
  /** What a download of it is called. */
  name: string;
}

const PREVIEW_QUALITY = 80;

/** Pictures that an owner designs: drawn anew with every change, saved once they are chosen. */
export function createPictures({ db, media, studio, photos, brandOf }: Dependencies) {
  const previews = createNewestFirst();

  /** @throws Problem 404 where the product or photo is gone, 409 where nobody waits for the preview any more. */
  async function draw(
    store: OwnedStore,
    request: PictureRequest,
    signal: AbortSignal,
  ): Promise<DrawnPicture> {
    const { keep, previewWidth, ...composition } = request;
    if (keep) {
      const made = await make(store, composition, signal);
      const { id } = await save(store, composition, made);
      const { width, height, altText, notes } = made;
      return { imageUrl: pathOfMedia(id), width, height, altText, notes };
    }
    try {
      return await previews.run(store.userId, signal, async () =>
        preview(await make(store, composition, signal), previewWidth),
      );
    } catch (error) {
      if (error instanceof Overtaken || signal.aborted) throw pictureProblems.overtaken();
      throw error;
    }
  }

  /** @throws Problem 404 where the product or photo is gone. */
  async function make(
    store: OwnedStore,
    composition: PictureComposition,
    signal: AbortSignal,
  ): Promise<NamedPicture> {
    const product = await productOf(store, composition);
    const fetched = await photos.read(store, composition, product, signal);
    signal.throwIfAborted();
    const { design, platform } = composition;
    const made = design
      ? await designed(store, { ...composition, design }, product, { fetched, signal })
      : await plain(composition, product, fetched);
    return { ...made, name: product?.title ?? platform };
  }

  async function productOf(
    store: OwnedStore,
    { productId, sourceMediaId }: PictureComposition,
  ): Promise<ProductFacts | null> {
    if (productId === null && sourceMediaId === null) throw pictureProblems.nothingToDraw();
    const product = productId === null ? null : await findProductFacts(db, store.id, productId);
    if (productId !== null && !product) throw contentProblems.productGone();
    return product;
  }

  async function designed(
    store: OwnedStore,
    { design, platform, contentType, language, seed, slide }: PictureComposition & { design: PictureDesign },
    product: ProductFacts | null,
    { fetched, signal }: { fetched: FetchedPhoto; signal: AbortSignal },
  ): Promise<Made> {
    const storeName = product?.storeName ?? (await findStoreName(db, store.id));
    const brand = await brandOf(store.id);
    const shown = product && slide?.variant ? await ofVariant(product, store, slide.variant) : product;
    const colours = slide?.colours ? await photos.read(store, slide.colours, product, signal) : null;
    const { result, note } = await withUsablePhoto(fetched, (photo) =>
      studio.draw({
        photo,
        product: shown ?? { ...NO_PRODUCT, currency: store.currency },
        storeName,
        platform,
        format: 'post',
        contentType,
        language,
        design,
        kit: brand.kit,
        logo: brand.logo,
        seed,
        ...(slide ? { slide, colourPhoto: colours?.photo ?? null } : {}),
      }),
    );
    if (slide?.kind === 'photo' && (note || !fetched.photo)) throw pictureProblems.slideWithoutPhoto();
    const { jpeg, width, height, altText } = result;
    return { jpeg: Buffer.from(jpeg), width, height, altText, notes: note ? [note] : [] };
  }

  async function plain(
    { plain: { fit, crop }, platform, language }: PictureComposition,
    product: ProductFacts | null,
    { photo, note }: FetchedPhoto,
  ): Promise<Made> {
    if (!photo) throw note ? pictureProblems.photoUnusable(note) : pictureProblems.noPhoto();
    const { width, height } = POST_SIZES[platform];
    const { bytes } = await studio
      .fit({ work: 'fit', photo, width, height, fit, crop })
      .catch((error: unknown) => {
        throw error instanceof PhotoProblem ? pictureProblems.photoUnusable(error.sentence) : error;
      });
    const altText = product ? describePicture({ product, storeName: '', language }, { kind: 'scene' }) : '';
    return { jpeg: Buffer.from(bytes), width, height, altText, notes: [] };
  }

  /** A variant that is gone has the product's price. */
  async function ofVariant(product: ProductFacts, store: OwnedStore, id: string): Promise<ProductFacts> {
    const variants = await findProductVariants(db, store.id, product.id);
    const variant = variants.find((each) => each.id === id);
    if (!variant) return product;
    const { price, compareAtPrice } = variant;
    return { ...product, price, compareAtPrice, priceVaries: false };
  }

  async function save(
    store: OwnedStore,
    { design, ...composition }: PictureComposition,
    { jpeg, width, height, altText, name }: NamedPicture,
  ): Promise<MediaRecord> {
    return media.save(store.userId, {
      bytes: jpeg,
      mimeType: 'image/jpeg',
      contentType: 'image',
      name,
      metadata: { storeId: store.id, width, height, altText, composition },
      design,
    });
  }

  return { draw, make, save };
}
export type Pictures = ReturnType<typeof createPictures>;

/** An own picture that no product goes with: the store's name leads. */
const NO_PRODUCT = { title: '', category: null, price: null, compareAtPrice: null, priceVaries: false };

async function preview({ jpeg, altText, notes }: Made, width: number): Promise<DrawnPicture> {
  const { data, info } = await sharp(jpeg)
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: PREVIEW_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const imageUrl = `data:image/jpeg;base64,${data.toString('base64')}`;
  return { imageUrl, width: info.width, height: info.height, altText, notes };
}
