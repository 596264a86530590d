import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const notificationProblems = {
  notVerified: () =>
    new Problem(
      409,
      'email_not_verified',
      text('Please verify your e-mail address first; until then nothing is sent to it.'),
    ),
  noMailServer: () =>
    new Problem(503, 'mail_not_set_up', text('No mail server is set up here, so nothing can be sent.')),
  nothingToSend: () =>
    new Problem(
      409,
      'no_store_read',
      text('There is nothing to report yet: connect a store, and wait until its orders are read.'),
    ),
  notTaken: () =>
    new Problem(
      502,
      'mail_not_taken',
      text(
        'The mail server did not accept the e-mail. Please try again in a few minutes; if it fails again, its settings have to be checked.',
      ),
    ),
  unknownLink: () =>
    new Problem(
      404,
      'unknown_link',
      text('This link is not complete. Please open it from the e-mail again.'),
    ),
};
