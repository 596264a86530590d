import type { PhotoProblemKind } from '#server/content/studio/photo-problem.ts';
import { Problem } from '#server/core/http/problem.ts';
import { type Text, text } from '#shared/core/sentence.ts';

const REFUSED: Record<PhotoProblemKind, Text> = {
  missing: text('This file is empty.'),
  'too-large': text('This logo is larger than 5 MB.'),
  'too-many-pixels': text('This picture has more than 50 megapixels.'),
  'not-a-photo': text('This file is not a picture. JPEG, PNG and WebP can be used.'),
  drawing: text('SVG drawings cannot be used as a logo. Please save it as a PNG, best without a background.'),
  broken: text('This picture is damaged and cannot be read.'),
  'too-heavy': text('Reading this picture takes too much time or memory.'),
  tiny: text('This logo is too small: its longer side needs at least 120 pixels.'),
};

export const brandProblems = {
  logoRefused: (kind: PhotoProblemKind) => new Problem(400, 'logo_refused', REFUSED[kind]),
  noOwnLogo: () => new Problem(400, 'no_own_logo', text('Please upload a logo first.')),
};
