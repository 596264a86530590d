import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { PREPARATION_LOST } from '#server/platforms/ports/social-network.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('bluesky');

/** Every way Bluesky can refuse or fail us, with the sentence the owner reads. */
export const blueskyFailures = {
  ...commonFailures('bluesky', 'Bluesky'),
  passwordRefused: () =>
    failure(
      'rejected',
      'password_refused',
      text('Bluesky does not accept this handle with this app password.'),
    ),
  tokenRefused: (cause?: unknown) =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('Bluesky no longer accepts our access to this account. Connect it again with an app password.'),
      { cause },
    ),
  rateLimited: (retryAfterMs: number) =>
    failure(
      'rate-limited',
      'rate_limited',
      text('Bluesky asks us to slow down. We continue automatically.'),
      {
        retryAfterMs,
      },
    ),
  refused: (reason: string, code = 'post_refused') =>
    failure('rejected', code, say('Bluesky refused this post: {reason}', { reason })),
  preparationLost: () =>
    failure(
      'unavailable',
      PREPARATION_LOST,
      text('What was prepared for this post no longer exists at Bluesky. We are preparing it again.'),
    ),
};
