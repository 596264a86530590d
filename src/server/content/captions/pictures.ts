import type { FastifyBaseLogger } from 'fastify';
import type { StoreBrand } from '#server/content/brand-kit/brand-kits.ts';
import { faultsOfPicture, fitPicture, referenceOf } from '#server/content/media-files/fit-picture.ts';
import { type FetchedPhoto, withUsablePhoto } from '#server/content/products/product-photo.ts';
import { describePicture } from '#server/content/studio/alt-text.ts';
import { POST_SIZES } from '#server/content/studio/post-sizes.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import {
  IMAGE_TIME_LIMIT_MS,
  type ImageModel,
  type ReferencePhoto,
} from '#server/platforms/ports/image-model.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { Look, PictureDesign } from '#shared/content/picture.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { Subject } from './maker.ts';
import { designFor } from './picture-design.ts';
import { providerPromptFor } from './provider-prompt.ts';
import { waitShowingLife } from './signs-of-life.ts';

const LONGEST_DRAWING_MS = 120_000;

export interface MadePicture {
  jpeg: Buffer;
  width: number;
  height: number;
  look: string | null;
  /** Of a picture that the studio drew. */
  design: PictureDesign | null;
  altText: string;
  by: 'builtin' | 'provider';
  /** For the owner: why it was made otherwise than expected. */
  notes: Sentence[];
}

interface Run {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** What is drawn, and the caption that it goes with. */
export interface PictureSubject extends Subject {
  caption: string;
  /** Of the store's pictures before this one, newest first. */
  latestLooks: Look[];
  brand: StoreBrand;
}

interface Makers {
  imageModel: ImageModel | null;
  studio: Studio;
  log: FastifyBaseLogger;
}

/**
 * The provider's picture when there is a provider, a photo it can go by, and the result passes the check; else our own
 * studio's. Without a photo a model would invent what the product looks like.
 */
export async function pictureFor(
  subject: PictureSubject,
  fetched: FetchedPhoto,
  run: Run,
  { imageModel, studio, log }: Makers,
): Promise<MadePicture> {
  const photo = imageModel && fetched.photo && (await referenceOf(fetched.photo));
  if (!photo) return drawOurselves(subject, fetched, run, studio);
  try {
    const { result } = await waitShowingLife(() => askForPicture(imageModel, subject, photo, run.signal), {
      longestMs: IMAGE_TIME_LIMIT_MS,
      onProgress: run.onProgress,
    });
    return result;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const { storeId } = subject.generation;
    log.warn({ code: error.code, storeId }, 'picture drawn without the provider');
    const drawn = await drawOurselves(subject, fetched, run, studio);
    return { ...drawn, notes: [...drawn.notes, NOT_BY_PROVIDER] };
  }
}

async function askForPicture(
  imageModel: ImageModel,
  { generation, product, template }: Subject,
  photo: ReferencePhoto,
  signal: AbortSignal,
): Promise<MadePicture> {
  const { userId, storeId, request } = generation;
  const { width, height } = POST_SIZES[request.platform];
  const size = { width, height };
  const bytes = await imageModel.draw({
    prompt: providerPromptFor(product, { ...request, look: template?.look ?? null }),
    photo,
    size,
    userId,
    storeId,
    signal,
    check: (picture) => faultsOfPicture(picture, size),
  });
  return {
    jpeg: await fitPicture(bytes, size),
    ...size,
    look: null,
    design: null,
    by: 'provider',
    // Neither a price nor the store's name is on it.
    altText: describePicture({ ...request, product, storeName: '' }, { kind: 'drawn' }),
    notes: [],
  };
}

async function drawOurselves(
  { generation, product, template, caption, latestLooks, brand, seed }: PictureSubject,
  fetched: FetchedPhoto,
  { onProgress }: Run,
  studio: Studio,
): Promise<MadePicture> {
  const { platform, contentType, tone, language } = generation.request;
  const look = template?.look ?? null;
  const design = designFor({ product, caption, contentType, tone, language, look, latestLooks, seed });
  const draw = (photo: Buffer | null) =>
    studio.draw({
      photo,
      product,
      platform,
      contentType,
      language,
      design,
      seed,
      kit: brand.kit,
      logo: brand.logo,
      storeName: product.storeName,
      format: 'post',
    });
  // Others may be drawn before, and a model of the operator's may look at the photo for a while.
  const { result } = await waitShowingLife(() => withUsablePhoto(fetched, draw), {
    longestMs: LONGEST_DRAWING_MS,
    onProgress,
  });
  const { result: drawn, note } = result;
  const { jpeg, width, height, altText } = drawn;
  return {
    jpeg,
    width,
    height,
    altText,
    design,
    look: design.look,
    by: 'builtin',
    notes: note ? [note] : [],
  };
}

const NOT_BY_PROVIDER = text('The AI provider gave no usable picture, so Vitrin drew this one itself.');
