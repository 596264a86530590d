import { Problem } from '#server/core/http/problem.ts';
import { MOST_ACCESS_TOKENS } from '#shared/accounts/access-tokens.ts';
import { say, text } from '#shared/core/sentence.ts';

export const accessTokenProblems = {
  beyondRole: () =>
    new Problem(
      403,
      'scope_beyond_role',
      text('Your role does not include all of this. A program may do no more than you may.'),
    ),
  many: () =>
    new Problem(
      409,
      'many_access_tokens',
      say('An account has at most {most} access tokens. Please revoke one that is no longer used.', {
        most: MOST_ACCESS_TOKENS,
      }),
    ),
};
