import { findLatestLooks } from '#server/content/captions/latest-media-repository.ts';
import { designFor } from '#server/content/captions/picture-design.ts';
import type { MediaRecord } from '#server/content/media-files/repository.ts';
import type { MediaService } from '#server/content/media-files/service.ts';
import { findLastLanguage, findPreference } from '#server/content/preferences/last-language-repository.ts';
import { voiceOf } from '#server/content/preferences/voice.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { photosOf } from '#server/content/products/product-photo.ts';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ContentLanguage, ContentPlatform } from '#shared/content/content.ts';
import {
  type PictureBeginning,
  PictureComposition,
  type PictureToEdit,
  WHOLE_PHOTO,
} from '#shared/content/own-pictures.ts';
import { LOOKS, type PictureDesign } from '#shared/content/picture.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { OwnPictures } from './own-pictures.ts';

interface Dependencies {
  db: Database;
  media: Pick<MediaService, 'ofStore'>;
  ownPictures: Pick<OwnPictures, 'has'>;
}

/** What is saved with a picture that was made here. */
interface Facts {
  altText?: string;
  composition?: unknown;
}

/** What a picture that is there is made of, or what one could be made of. */
export function createBeginnings({ db, media, ownPictures }: Dependencies) {
  async function begin(store: OwnedStore, asked: PictureToEdit): Promise<PictureBeginning> {
    const record = await pictureOf(store, asked.imageUrl);
    const facts = (record?.metadata ?? {}) as Facts;
    const saved = savedComposition(record, facts);
    const language = asked.language ?? (await languageOf(db, store, asked.platform));
    const productId = saved?.productId ?? asked.productId;
    const product = productId === null ? null : await findProductFacts(db, store.id, productId);
    const design = record?.design ?? (await proposedDesign(store, { ...asked, language }, product));
    const begun = saved ?? composed(asked, { productId, design, language, seed: seedOf(productId) });
    const { composition, notes } = await whatIsLeft(store, begun, product);
    const isEditable = saved !== null || Boolean(record?.design);
    return {
      composition,
      design,
      isCurrent: isEditable && notes.length === 0,
      altText: facts.altText ?? null,
      product: product && { id: product.id, title: product.title, photos: photosOf(product) },
      notes: record && !isEditable ? [MADE_ANEW, ...notes] : notes,
    };
  }

  /** Null also for one of another store, or a reel. */
  async function pictureOf(store: OwnedStore, imageUrl: string | null): Promise<MediaRecord | null> {
    const record = await media.ofStore(store, imageUrl);
    return record?.contentType === 'image' ? record : null;
  }

  async function proposedDesign(
    store: OwnedStore,
    { caption, contentType, tone, language }: PictureToEdit & { language: ContentLanguage },
    product: ProductFacts | null,
  ): Promise<PictureDesign> {
    if (!product) return WITHOUT_PRODUCT;
    const latestLooks = await findLatestLooks(db, store.id, LOOKS.length);
    const seed = seedOf(product.id);
    return designFor({ product, caption, contentType, tone, language, look: null, latestLooks, seed });
  }

  /** Photos and products go; what is gone is left out, and the owner reads it. */
  async function whatIsLeft(
    store: OwnedStore,
    composition: PictureComposition,
    product: ProductFacts | null,
  ): Promise<{ composition: PictureComposition; notes: Sentence[] }> {
    const { sourceMediaId, photoUrl, productId } = composition;
    const isPictureGone = sourceMediaId !== null && !(await ownPictures.has(store, sourceMediaId));
    const isPhotoGone = photoUrl !== null && !(product && photosOf(product).includes(photoUrl));
    const notes = [
      ...(productId !== null && !product ? [PRODUCT_GONE] : []),
      ...(isPictureGone ? [PICTURE_GONE] : []),
      ...(isPhotoGone && sourceMediaId === null && product ? [PHOTO_GONE] : []),
    ];
    return {
      notes,
      composition: {
        ...composition,
        productId: product?.id ?? null,
        sourceMediaId: isPictureGone ? null : sourceMediaId,
        photoUrl: isPhotoGone ? null : photoUrl,
      },
    };
  }

  return { begin };
}
export type Beginnings = ReturnType<typeof createBeginnings>;

const WITHOUT_PRODUCT: PictureDesign = {
  look: 'clean',
  headline: null,
  offer: null,
  steps: [],
  showsPrice: false,
  crop: null,
};

function savedComposition(record: MediaRecord | null, { composition }: Facts): PictureComposition | null {
  if (!record || typeof composition !== 'object') return null;
  const parsed = PictureComposition.safeParse({ ...composition, design: record.design });
  return parsed.success ? parsed.data : null;
}

function composed(
  { platform, contentType }: PictureToEdit,
  chosen: Pick<PictureComposition, 'productId' | 'design' | 'language' | 'seed'>,
): PictureComposition {
  return {
    ...chosen,
    photoUrl: null,
    sourceMediaId: null,
    plain: WHOLE_PHOTO,
    platform,
    contentType,
  };
}

/** As the store's posts there are written. */
async function languageOf(
  db: Database,
  store: OwnedStore,
  platform: ContentPlatform,
): Promise<ContentLanguage> {
  const [preference, lastLanguage] = await Promise.all([
    findPreference(db, store.id, [platform]),
    findLastLanguage(db, store.id),
  ]);
  return voiceOf({ preference, lastLanguage, store }).language;
}

/** The same for one product every time, so that a preview does not change by itself. */
function seedOf(productId: string | null): number {
  return [...(productId ?? '')].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2 ** 31, 7);
}

const MADE_ANEW = text('This picture cannot be changed itself, so a new one is made from the photo.');
const PRODUCT_GONE = text('This product is not in your store any more. Please choose a picture of your own.');
const PICTURE_GONE = text('The picture of your own that this was made of was deleted.');
const PHOTO_GONE = text('The product has the photo that this was made of no longer.');
