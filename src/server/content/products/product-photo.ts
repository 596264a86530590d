import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { ProductFacts } from './product-facts.ts';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 25 * 1024 * 1024;

export interface FetchedPhoto {
  photo: Buffer | null;
  /** For the owner: why there is none although the product has one. */
  note: Sentence | null;
}

/** All that the platform shows of it, the main one first. */
export function photosOf({
  imageUrl,
  moreImageUrls,
}: Pick<ProductFacts, 'imageUrl' | 'moreImageUrls'>): string[] {
  return imageUrl ? [imageUrl, ...moreImageUrls] : moreImageUrls;
}

/** The product's photo from the platform's address, as it comes; what it is worth is seen by who draws with it. */
export async function fetchPhoto(
  { imageUrl }: Pick<ProductFacts, 'imageUrl'>,
  { outside, signal }: { outside: Pick<Outside, 'request'>; signal: AbortSignal },
): Promise<FetchedPhoto> {
  if (!imageUrl) return { photo: null, note: null };
  try {
    const reply = await outside.request(imageUrl, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal });
    if (reply.status === 200) return { photo: reply.body, note: null };
    return { photo: null, note: NOT_LOADED };
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    return { photo: null, note: error.code === 'too_large' ? TOO_LARGE : NOT_LOADED };
  }
}

/** A photo that turns out to be none is left out, and the owner reads why. */
export async function withUsablePhoto<Result>(
  { photo, note }: FetchedPhoto,
  draw: (photo: Buffer | null) => Promise<Result>,
): Promise<{ result: Result; note: Sentence | null }> {
  try {
    return { result: await draw(photo), note };
  } catch (error) {
    if (!(error instanceof PhotoProblem) || photo === null) throw error;
    return { result: await draw(null), note: error.sentence };
  }
}

const NOT_LOADED = text('The product photo could not be loaded, so the picture was made without it.');
const TOO_LARGE = text('The product photo is larger than 25 MB, so the picture was made without it.');
