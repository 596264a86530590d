/** A product's photo as a model is shown it. */
export interface ReferencePhoto {
  bytes: Buffer;
  mimeType: 'image/jpeg';
}

export const IMAGE_TIME_LIMIT_MS = 90_000;

export interface ImageRequest {
  prompt: string;
  /** What the picture must look like; null for a product without a photo. */
  photo: ReferencePhoto | null;
  /** What the picture is wanted for; models know few sizes, and give one of about these proportions. */
  size: { width: number; height: number };
  userId: string;
  storeId: string | null;
  signal?: AbortSignal;
  /** What is wrong with a picture, if anything; one that is not right is not asked for again. */
  check: (bytes: Buffer) => Promise<string[]>;
}

/** What any AI model can do for us in pictures. Without a provider there is none (`null`), and our own studio draws. */
export interface ImageModel {
  /**
   * The picture as the provider gave it.
   * @throws PlatformFailure within 90 seconds at most; nothing else, unless `signal` is aborted.
   */
  draw(request: ImageRequest): Promise<Buffer>;
}
