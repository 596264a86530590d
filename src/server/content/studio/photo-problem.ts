import { type Text, text } from '#shared/core/sentence.ts';

const SENTENCES = {
  missing: text('The product has no photo.'),
  'too-large': text('The product photo is larger than 25 MB.'),
  'too-many-pixels': text('The product photo has more than 50 megapixels.'),
  'not-a-photo': text('The file that the store provides as the product photo is not a picture.'),
  drawing: text('The product photo is an SVG drawing, which cannot be used as a photo.'),
  broken: text('The product photo is damaged and cannot be read.'),
  'too-heavy': text('Reading the product photo takes too much time or memory.'),
  tiny: text('The product photo is too small to be shown.'),
} as const;
export type PhotoProblemKind = keyof typeof SENTENCES;

/** Why a product's photo cannot be used; the message is meant for the owner. */
export class PhotoProblem extends Error {
  readonly kind: PhotoProblemKind;
  readonly sentence: Text;

  constructor(kind: PhotoProblemKind, options?: ErrorOptions) {
    super(SENTENCES[kind], options);
    this.kind = kind;
    this.sentence = SENTENCES[kind];
  }
}
