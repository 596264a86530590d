import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { PREPARATION_LOST, PREPARATION_USED } from '#server/platforms/ports/social-network.ts';
import { youtube } from '#shared/content/networks/youtube.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';

const failure = failureOf('youtube');
const lost = () =>
  say('What was prepared for this post no longer exists at {name}. We are preparing it again.', {
    name: 'YouTube',
  });
const notAllowed = (sentence: Sentence) => failure('rejected', 'post_not_allowed', sentence);

/** Every way YouTube can refuse or fail us, with the sentence the owner reads. */
export const youtubeFailures = {
  ...commonFailures('youtube', 'YouTube'),
  tokenRefused: (cause?: unknown) =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('YouTube no longer accepts our access to this channel. Please connect it again.'),
      { cause },
    ),
  noChannel: () =>
    failure(
      'reconnect-needed',
      'no_channel',
      text(
        'This Google account has no YouTube channel. Create one at YouTube, or connect with another account.',
      ),
    ),
  scopeMissing: () =>
    failure(
      'reconnect-needed',
      'scope_missing',
      text('A permission for YouTube was left out. Please connect again and leave both on.'),
    ),
  consentRefused: (reason: string) =>
    failure(
      'rejected',
      'consent_refused',
      say('{name} did not accept the sign-in: {reason}', { name: 'YouTube', reason }),
    ),
  apiNotEnabled: () =>
    failure(
      'rejected',
      'api_not_enabled',
      text(
        'The YouTube Data API is not switched on for this installation. Please let its administrator know.',
      ),
    ),
  rateLimited: (retryAfterMs: number) =>
    failure(
      'rate-limited',
      'rate_limited',
      text('YouTube asks us to slow down. We continue automatically.'),
      {
        retryAfterMs,
      },
    ),
  quotaUsed: (retryAfterMs: number) =>
    failure(
      'rate-limited',
      'quota_used',
      text('YouTube takes no more videos from this installation today.'),
      { retryAfterMs },
    ),
  uploadsUsed: (retryAfterMs: number) =>
    failure('rate-limited', 'uploads_used', text('YouTube takes no more videos for this channel today.'), {
      retryAfterMs,
    }),
  refused: (reason: string) =>
    failure('rejected', 'post_refused', say('YouTube refused this post: {reason}', { reason })),
  needsVideo: () => notAllowed(youtube.needsVideo),
  notShort: () =>
    notAllowed(
      text('A Short is upright or square and lasts three minutes at most. Please choose another video.'),
    ),
  titleMissing: () => notAllowed(text('A video on YouTube needs a title. Please write one.')),
  titleTooLong: (most: number) =>
    notAllowed(say('A title on YouTube has {most} characters at most. Please shorten it.', { most })),
  textTooLong: (most: string) =>
    notAllowed(say('A description on YouTube has {most} bytes at most. Please shorten the text.', { most })),
  angleBrackets: () =>
    notAllowed(
      text('YouTube takes no < and no > in a title or a description. Please write it without them.'),
    ),
  preparationLost: () => failure('unavailable', PREPARATION_LOST, lost()),
  /** The session has ended, or made its video and was forgotten. */
  sessionGone: () => failure('unavailable', PREPARATION_USED, lost()),
};
