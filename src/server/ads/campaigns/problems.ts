import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

export const campaignProblems = {
  notFound: () => new Problem(404, 'not_found', text('This plan no longer exists.')),
  notADay: (field: string) => {
    const message = text('Please enter a date as YYYY-MM-DD.');
    return new Problem(400, 'invalid_request', message, { fields: { [field]: message } });
  },
  postGone: () =>
    new Problem(
      404,
      'post_not_found',
      text('This post does not belong to this store. Please choose another.'),
    ),
  notSentThere: (network: SocialNetworkName) =>
    new Problem(
      409,
      'post_not_published',
      say('This post did not go out on {network}. Please choose another.', {
        network: NETWORK_NAMES[network],
      }),
    ),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_campaigns',
      say('There are {most} plans already. Please delete one first.', { most }),
    ),
};
