import { findLatestLooks } from '#server/content/captions/latest-media-repository.ts';
import { designFor } from '#server/content/captions/picture-design.ts';
import { contentProblems } from '#server/content/captions/problems.ts';
import type { MediaRecord } from '#server/content/media-files/repository.ts';
import { type MediaService, pathOfMedia } from '#server/content/media-files/service.ts';
import type { OwnPictures } from '#server/content/own-pictures/own-pictures.ts';
import type { Pictures } from '#server/content/own-pictures/pictures.ts';
import { pictureProblems } from '#server/content/own-pictures/problems.ts';
import { photosOf } from '#server/content/products/product-photo.ts';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import { findProductVariants } from '#server/content/products/product-variants.ts';
import { factsOf } from '#server/content/writer/facts/facts-of.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { CarouselSlide } from '#shared/content/carousel-slide.ts';
import type { CarouselOffers, CarouselToDraw, CarouselWish } from '#shared/content/carousels.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { PictureComposition } from '#shared/content/own-pictures.ts';
import { LOOKS } from '#shared/content/picture.ts';
import { inEnglish, type Sentence } from '#shared/core/sentence.ts';
import { carouselOffers } from './offers.ts';
import { SLIDE_LABELS } from './slide-labels.ts';

const SEEDS = 1_000_000;

interface Dependencies {
  db: Database;
  live: Live;
  media: Pick<MediaService, 'ofStore' | 'discard'>;
  ownPictures: Pick<OwnPictures, 'has'>;
  pictures: Pick<Pictures, 'make' | 'save'>;
}

/** Several pictures of one post: what a product has enough for, all of them drawn, and their place put right. */
export function createCarousels({ db, live, media, ownPictures, pictures }: Dependencies) {
  /** @throws Problem 404 where the product or an own picture is gone. */
  async function offersFor(store: OwnedStore, wish: CarouselWish): Promise<CarouselOffers> {
    const product = await findProductFacts(db, store.id, wish.productId);
    if (!product) throw contentProblems.productGone();
    for (const id of wish.ownPictures)
      if (!(await ownPictures.has(store, id))) throw pictureProblems.pictureGone();
    const { caption, contentType, tone, language } = wish;
    const latestLooks = await findLatestLooks(db, store.id, LOOKS.length);
    const seed = seedOf(product.id);
    const about = { product, caption, tone, language, look: null, latestLooks, seed };
    const design = designFor({ ...about, contentType });
    const { steps } = designFor({ ...about, contentType: 'educational' });
    const ownPhotos = wish.ownPictures.map((id) => ({ photoUrl: null, sourceMediaId: id }));
    const photos = photosOf(product).map((photoUrl) => ({ photoUrl, sourceMediaId: null }));
    return {
      offers: carouselOffers({
        product,
        wish,
        seed,
        design: { ...design, steps },
        variants: await findProductVariants(db, store.id, product.id),
        facts: factsOf(product, language),
        photos: [...photos, ...ownPhotos],
      }),
    };
  }

  /** @throws Problem 404 where the product or a photo is gone; then nothing of it is saved. */
  async function draw(store: OwnedStore, { slides }: CarouselToDraw, signal: AbortSignal) {
    const drawn = await allOrNone({ store, signal }, slides, async (composition) => {
      const made = await pictures.make(store, composition, signal);
      return { made, altText: made.altText, record: await pictures.save(store, composition, made) };
    });
    return {
      pictures: drawn.map(({ record, altText }) => ({ imageUrl: pathOfMedia(record.id), altText })),
      notes: distinct(drawn.flatMap(({ made }) => made.notes)),
    };
  }

  /** Pictures that are no slides, and slides whose place is right, stay as they are. */
  async function arrange(store: OwnedStore, wanted: NextPicture[], signal: AbortSignal) {
    const slides = await Promise.all(wanted.map((picture) => slideOf(store, picture)));
    const places = placed(slides);
    const moved = places.filter((place) => place !== null);
    const drawn = await allOrNone({ store, signal }, moved, async ({ picture, composition, altText }) => {
      const made = await pictures.make(store, composition, signal);
      const isOwn = picture.altText !== altText;
      return {
        altText: isOwn ? picture.altText : made.altText,
        record: await pictures.save(store, composition, made),
      };
    });
    return {
      pictures: wanted.map((picture, index) => {
        const anew = drawn[moved.indexOf(places[index]!)];
        return anew ? { imageUrl: pathOfMedia(anew.record.id), altText: anew.altText } : picture;
      }),
    };
  }

  /** What was saved of them is discarded when one fails, or nobody waits for them any more. */
  async function allOrNone<Item, Saved extends { record: MediaRecord }>(
    { store: { userId, id: storeId }, signal }: { store: OwnedStore; signal: AbortSignal },
    items: readonly Item[],
    make: (item: Item) => Promise<Saved>,
  ): Promise<Saved[]> {
    const done: Saved[] = [];
    try {
      for (const item of items) {
        const event = { type: 'carousel-drawn' as const, storeId, drawn: done.length, of: items.length };
        await live.notify(db, userId, event);
        done.push(await make(item));
      }
      return done;
    } catch (error) {
      for (const { record } of done) await media.discard(record);
      throw signal.aborted ? contentProblems.leftAlone() : error;
    }
  }

  /** Null where the picture is none. */
  async function slideOf(store: OwnedStore, picture: NextPicture): Promise<SlideOfPost | null> {
    const record = await media.ofStore(store, picture.imageUrl);
    const { composition, altText = null } = (record?.metadata ?? {}) as Facts;
    if (typeof composition !== 'object') return null;
    const { data } = PictureComposition.safeParse({ ...composition, design: record?.design });
    return data?.slide ? { picture, altText, composition: { ...data, slide: data.slide } } : null;
  }

  return { offersFor, draw, arrange };
}
export type Carousels = ReturnType<typeof createCarousels>;

/** What is saved with a picture that was made here. */
interface Facts {
  altText?: string;
  composition?: unknown;
}

interface SlideOfPost {
  picture: NextPicture;
  composition: PictureComposition & { slide: CarouselSlide };
  /** That it was drawn with; another one is the owner's. */
  altText: string | null;
}

/** Each slide as its place among the pictures wants it; null for what is no slide, or is so already. */
function placed(pictures: readonly (SlideOfPost | null)[]): (SlideOfPost | null)[] {
  let steps = 0;
  return pictures.map((picture, index) => {
    if (!picture) return null;
    const { slide, language } = picture.composition;
    const step = slide.step === null ? null : ++steps;
    const label = step === null ? slide.label : SLIDE_LABELS[language].step(step);
    const now = { ...slide, step, label, at: index + 1, of: pictures.length };
    if (JSON.stringify(now) === JSON.stringify(slide)) return null;
    return { ...picture, composition: { ...picture.composition, slide: now } };
  });
}

function distinct(notes: Sentence[]): Sentence[] {
  return [...new Map(notes.map((note) => [inEnglish(note), note])).values()];
}

/** The same for one product every time, so that what is drawn again looks the same. */
function seedOf(productId: string): number {
  return [...productId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % SEEDS, 7);
}
