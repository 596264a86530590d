import { httpProblems, Problem } from '#server/core/http/problem.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';

export const contentProblems = {
  productGone: () =>
    new Problem(
      404,
      'product_not_found',
      text('This product is not in your store any more. Please choose another.'),
    ),
  notFound: httpProblems.notFound,
  reelLengthMissing: () =>
    new Problem(400, 'invalid_request', text('Please choose how long the reel should be.'), {
      fields: { videoDuration: text('Please choose how long the reel should be.') },
    }),
  failed: (message: Sentence) => new Problem(502, 'generation_failed', message),
  noFfmpeg: () =>
    new Problem(
      501,
      'no_ffmpeg',
      text(
        'Videos cannot be made here, because this server has no ffmpeg. Its administrator has to install it.',
      ),
    ),
  cancelled: () => new Problem(409, 'generation_cancelled', text('This was cancelled before it was ready.')),
  /** Nobody reads this: the caller is gone. */
  leftAlone: () => new Problem(499, 'client_gone', text('The connection was closed before this was ready.')),
};
