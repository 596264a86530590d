import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('telegram');

/** Every way Telegram can refuse or fail us, with the sentence the owner reads. */
export const telegramFailures = {
  ...commonFailures('telegram', 'Telegram'),
  tokenRefused: () =>
    failure(
      'reconnect-needed',
      'token_refused',
      text(
        'Telegram does not accept this bot token. Connect the channel with the one that BotFather shows now.',
      ),
    ),
  noChannel: () =>
    failure('reconnect-needed', 'channel_missing', text('Telegram shows the bot no channel of this name.')),
  notAdministrator: () =>
    failure(
      'reconnect-needed',
      'permission_missing',
      text(
        'The bot may not post in this channel. Make it an administrator there who may post messages, then connect again.',
      ),
    ),
  notChannel: () =>
    failure(
      'rejected',
      'not_a_channel',
      text('This is a group or a person. Posts can only go out to a channel.'),
    ),
  rateLimited: (retryAfterMs: number) =>
    failure(
      'rate-limited',
      'rate_limited',
      text('Telegram asks us to slow down. We continue automatically.'),
      { retryAfterMs },
    ),
  refused: (reason: string, code = 'post_refused') =>
    failure('rejected', code, say('Telegram refused this post: {reason}', { reason })),
};
