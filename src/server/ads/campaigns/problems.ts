import { Problem } from '#server/core/http/problem.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

export const campaignProblems = {
  notFound: () => new Problem(404, 'not_found', 'This plan no longer exists.'),
  notADay: (field: string) => {
    const message = 'Please enter a date as YYYY-MM-DD.';
    return new Problem(400, 'invalid_request', message, { fields: { [field]: message } });
  },
  postGone: () =>
    new Problem(404, 'post_not_found', 'This post does not belong to this store. Please choose another.'),
  notSentThere: (network: SocialNetworkName) =>
    new Problem(
      409,
      'post_not_published',
      `This post did not go out on ${NETWORK_NAMES[network]}. Please choose another.`,
    ),
  tooMany: (most: number) =>
    new Problem(409, 'too_many_campaigns', `There are ${most} plans already. Please delete one first.`),
};
