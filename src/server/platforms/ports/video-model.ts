import { MINUTE_MS } from '#shared/core/time.ts';
import type { ReferencePhoto } from './image-model.ts';

export const VIDEO_TIME_LIMIT_MS = 10 * MINUTE_MS;

export interface VideoRequest {
  prompt: string;
  /** What the film begins with; null for a product without a photo. */
  photo: ReferencePhoto | null;
  /** What the film is wanted for; models know few lengths, and give the nearest they have. */
  seconds: number;
  userId: string;
  storeId: string | null;
  signal?: AbortSignal;
  /** What is wrong with a film, if anything; one that is not right is not asked for again. */
  check: (bytes: Buffer) => Promise<string[]>;
}

/** What any AI model can do for us in upright films. Without a provider there is none (`null`), and we make them. */
export interface VideoModel {
  /**
   * The film as the provider gave it.
   * @throws PlatformFailure within ten minutes at most; nothing else, unless `signal` is aborted.
   */
  film(request: VideoRequest): Promise<Buffer>;
}
