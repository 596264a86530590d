import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const secondFactorProblems = {
  wrongCode: () =>
    new Problem(400, 'wrong_code', text('This code is not right. Please enter the one your app shows now.')),
  usedCode: () =>
    new Problem(400, 'used_code', text('This code has been used already. Please wait for the next one.')),
  manyCodes: (retryAfterSeconds: number) =>
    new Problem(429, 'many_codes', text('Too many wrong codes. Please try again in an hour.'), {
      retryAfterSeconds,
    }),
  /** The secret of the app was sealed under an APP_SECRET that is not known here. */
  closed: () =>
    new Problem(
      503,
      'second_factor_closed',
      text('Codes of your app cannot be checked at the moment. Please use a recovery code or a passkey.'),
    ),
  alreadyOn: () => new Problem(409, 'second_factor_on', text('Two-step sign-in is on already.')),
  notOn: () => new Problem(409, 'second_factor_off', text('Two-step sign-in is not on.')),
  setupExpired: () =>
    new Problem(400, 'setup_expired', text('This took too long. Please set up the app again.')),
};
