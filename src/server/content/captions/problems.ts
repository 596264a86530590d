import { httpProblems, Problem } from '#server/core/http/problem.ts';

export const contentProblems = {
  productGone: () =>
    new Problem(
      404,
      'product_not_found',
      'This product is not in your store any more. Please choose another.',
    ),
  notFound: httpProblems.notFound,
  reelLengthMissing: () =>
    new Problem(400, 'invalid_request', 'Please choose how long the reel should be.', {
      fields: { videoDuration: 'Please choose how long the reel should be.' },
    }),
  failed: (message: string) => new Problem(502, 'generation_failed', message),
  noFfmpeg: () =>
    new Problem(
      501,
      'no_ffmpeg',
      'Videos cannot be made here, because this server has no ffmpeg. Its administrator has to install it.',
    ),
  cancelled: () => new Problem(409, 'generation_cancelled', 'This was cancelled before it was ready.'),
  /** Nobody reads this: the caller is gone. */
  leftAlone: () => new Problem(499, 'client_gone', 'The connection was closed before this was ready.'),
};
