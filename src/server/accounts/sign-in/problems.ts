import { Problem } from '#server/core/http/problem.ts';
import { type Text, text } from '#shared/core/sentence.ts';

/** The auth screen shows `error` as it is (SPEC section 8), so here it is the sentence. */
export const authProblems = {
  wrongCredentials: () => sentence(401, text('Invalid email or password'), { reason: 'Unauthorized' }),
  wrongPassword: () => sentence(403, text('Invalid email or password')),
  nameFromProvider: () =>
    new Problem(
      409,
      'name_from_provider',
      text('Your name comes from the account you sign in with. Change it there.'),
    ),
  emailTaken: () => sentence(409, text('An account with this email already exists. Please sign in instead.')),
  noMailServer: () =>
    new Problem(
      503,
      'no_mail_server',
      text('This installation has no mail server, so it cannot send links.'),
    ),
  resetLinkExpired: () =>
    new Problem(
      400,
      'link_expired',
      text('This link has already been used, was replaced by a newer one, or has expired.'),
    ),
  verificationLinkExpired: () =>
    new Problem(
      400,
      'link_expired',
      text('This link has expired or is incomplete. Sign in and choose “Send again” in the settings.'),
    ),
  manyLinks: () =>
    new Problem(
      429,
      'many_links',
      text('We have sent several links already. Please check your inbox, or try again in an hour.'),
    ),
  wrongCurrentPassword: () => new Problem(400, 'wrong_password', text('This is not your current password.')),
  codeNeeded: () => new Problem(400, 'code_needed', text('Please enter a code from your app.')),
  secondStepExpired: () =>
    new Problem(400, 'second_step_expired', text('This took too long. Please sign in again.')),
  confirmByGoogle: () =>
    new Problem(
      403,
      'sign_in_again',
      text('Please log out, sign in with Google again, and come back within ten minutes.'),
    ),
  googleExpired: () =>
    new Problem(
      400,
      'google_expired',
      text('This took too long. Please choose “Google” on the sign-in page again.'),
    ),
};

function sentence(status: number, words: Text, details = {}) {
  return new Problem(status, words, words, details);
}
