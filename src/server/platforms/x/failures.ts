import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { DUPLICATE_POST, PREPARATION_LOST } from '#server/platforms/ports/social-network.ts';
import { say, text } from '#shared/core/sentence.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

const failure = failureOf('twitter');

/** Every way X can refuse or fail us, with the sentence the owner reads. */
export const xFailures = {
  ...commonFailures('twitter', 'X'),
  tokenRefused: (cause?: unknown) =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('X no longer accepts our access to this account. Please connect it again.'),
      { cause },
    ),
  rateLimited: (retryAfterMs: number) =>
    failure('rate-limited', 'rate_limited', text('X asks us to slow down. We continue automatically.'), {
      retryAfterMs: Math.max(MINUTE_MS / 4, retryAfterMs),
    }),
  creditsDepleted: () =>
    failure(
      'rejected',
      'credits_depleted',
      text(
        'X charges for each post, and the credits of this installation are used up. Please let its administrator know.',
      ),
    ),
  refused: (reason: string, code = 'post_refused') =>
    failure('rejected', code, say('X refused this post: {reason}', { reason })),
  duplicate: () =>
    failure(
      'rejected',
      DUPLICATE_POST,
      text('X does not take the same text twice from one account. Please change the text.'),
    ),
  preparationLost: () =>
    failure(
      'unavailable',
      PREPARATION_LOST,
      text('What was prepared for this post no longer exists at X. We are preparing it again.'),
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
      say('{name} did not accept the sign-in: {reason}', { name: 'X', reason }),
    ),
};
