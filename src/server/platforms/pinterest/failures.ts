import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { PREPARATION_LOST } from '#server/platforms/ports/social-network.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('pinterest');

/** Every way Pinterest can refuse or fail us, with the sentence the owner reads. */
export const pinterestFailures = {
  ...commonFailures('pinterest', 'Pinterest'),
  tokenRefused: (cause?: unknown) =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('Pinterest no longer accepts our access to this account. Please connect it again.'),
      { cause },
    ),
  rateLimited: (retryAfterMs: number) =>
    failure(
      'rate-limited',
      'rate_limited',
      text('Pinterest asks us to slow down. We continue automatically.'),
      { retryAfterMs },
    ),
  boardNeeded: () => failure('rejected', 'board_needed', text('Choose a board for your pins.')),
  boardMissing: () =>
    failure(
      'rejected',
      'board_missing',
      text('The board that was chosen is no longer at Pinterest. Choose another one.'),
    ),
  boardRefused: () =>
    failure(
      'rejected',
      'board_refused',
      text('Pinterest does not let this account add pins to the board that was chosen. Choose another one.'),
    ),
  refused: (reason: string, code = 'post_refused') =>
    failure('rejected', code, say('Pinterest refused this post: {reason}', { reason })),
  preparationLost: () =>
    failure(
      'unavailable',
      PREPARATION_LOST,
      text('What was prepared for this post no longer exists at Pinterest. We are preparing it again.'),
    ),
  scopeMissing: (scopes: string[]) =>
    failure(
      'rejected',
      'scope_missing',
      say(
        'Publishing needs the permission {scopes}, which was left out. Please connect again and leave it on.',
        { scopes: scopes.join(', ') },
      ),
    ),
  consentRefused: (reason: string) =>
    failure(
      'rejected',
      'consent_refused',
      say('{name} did not accept the sign-in: {reason}', { name: 'Pinterest', reason }),
    ),
};

/** Code of a failure that says that the pin or the upload asked for is not there. */
export const NOT_THERE = 'not_there';
