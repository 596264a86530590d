import type { PhotoProblem, PhotoProblemKind } from '#server/content/studio/photo-problem.ts';
import { Problem } from '#server/core/http/problem.ts';
import { type Sentence, type Text, text } from '#shared/core/sentence.ts';

/** The studio speaks of the photo that a store provides; this one was sent by its owner. */
const REFUSED: Record<PhotoProblemKind, Text> = {
  missing: text('This file is empty.'),
  'too-large': text('This picture is larger than 25 MB.'),
  'too-many-pixels': text('This picture has more than 50 megapixels.'),
  'not-a-photo': text('This file is not a picture. JPEG, PNG and WebP can be used.'),
  drawing: text('SVG drawings cannot be used as a picture. JPEG, PNG and WebP can be used.'),
  broken: text('This picture is damaged and cannot be read.'),
  'too-heavy': text('Reading this picture takes too much time or memory.'),
  tiny: text('This picture is too small to be shown: at least 120 pixels are needed on each side.'),
};

export const pictureProblems = {
  refused: ({ kind }: PhotoProblem) => new Problem(400, 'picture_refused', REFUSED[kind]),
  unreadableHeic: () =>
    new Problem(
      400,
      'picture_refused',
      text('HEIC pictures cannot be read here. Please save it as a JPEG first.'),
    ),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_pictures',
      text('You have as many own pictures as can be saved for a store. Please delete some first.'),
      { most },
    ),
  /** A photo that is to be posted as it is, and cannot be had. */
  photoUnusable: (reason: Sentence) => new Problem(422, 'photo_unusable', reason),
  noPhoto: () =>
    new Problem(422, 'photo_unusable', text('This product has no photo. Please choose one of your own.')),
  slideWithoutPhoto: () =>
    new Problem(422, 'photo_unusable', text('A photo of this carousel could not be loaded.')),
  pictureGone: () =>
    new Problem(404, 'own_picture_gone', text('This picture was deleted. Please choose another.')),
  photoGone: () =>
    new Problem(404, 'photo_gone', text('The product has this photo no longer. Please choose another.')),
  nothingToDraw: () =>
    new Problem(400, 'invalid_request', text('Please choose a product or a picture first.')),
  noProducts: () => new Problem(409, 'no_products', text('There is no product yet to show your brand on.')),
  /** Nobody waits for it any more. */
  overtaken: () => new Problem(409, 'preview_overtaken', text('A newer preview took its place.')),
};
