import { Problem } from '#server/core/http/problem.ts';
import { MOST_PASSKEYS } from '#shared/accounts/passkeys.ts';
import { say, text } from '#shared/core/sentence.ts';

export const passkeyProblems = {
  expired: () => new Problem(400, 'passkey_expired', text('This took too long. Please start again.')),
  unknown: () =>
    new Problem(
      403,
      'passkey_unknown',
      text('No account here has this passkey. It may have been removed. Please sign in another way.'),
    ),
  refused: () => new Problem(403, 'passkey_refused', text('This passkey was not accepted.')),
  known: () => new Problem(409, 'passkey_known', text('This passkey is saved already.')),
  tooMany: () =>
    new Problem(
      409,
      'many_passkeys',
      say('An account can have {most} passkeys. Please remove one first.', { most: MOST_PASSKEYS }),
    ),
};
