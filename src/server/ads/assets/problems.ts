import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

export const assetProblems = {
  notFound: () => new Problem(404, 'not_found', text('These ads no longer exist.')),
  productGone: () =>
    new Problem(
      404,
      'product_not_found',
      text('One of these products is not on sale any more. Please choose again.'),
    ),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_ads',
      say('There are {most} sets of ads already. Please delete one first.', { most }),
    ),
  otherProducts: () =>
    new Problem(400, 'invalid_request', text('Ads of a set are for the products it was written for.')),
  notReady: (count: number) =>
    new Problem(
      409,
      'ads_not_ready',
      say('Google would refuse {count} of these texts or settings. Please correct what is marked first.', {
        count,
      }),
      { problems: count },
    ),
};
