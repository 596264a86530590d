const SENTENCES = {
  missing: 'The product has no photo.',
  'too-large': 'The product photo is larger than 25 MB.',
  'too-many-pixels': 'The product photo has more than 50 megapixels.',
  'not-a-photo': 'The file that the store provides as the product photo is not a picture.',
  drawing: 'The product photo is an SVG drawing, which cannot be used as a photo.',
  broken: 'The product photo is damaged and cannot be read.',
  'too-heavy': 'Reading the product photo takes too much time or memory.',
  tiny: 'The product photo is too small to be shown.',
} as const;
export type PhotoProblemKind = keyof typeof SENTENCES;

/** Why a product's photo cannot be used; the message is meant for the owner. */
export class PhotoProblem extends Error {
  readonly kind: PhotoProblemKind;

  constructor(kind: PhotoProblemKind, options?: ErrorOptions) {
    super(SENTENCES[kind], options);
    this.kind = kind;
  }
}
