import { commonFailures, failureOf, type PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { PREPARATION_LOST, PREPARATION_USED } from '#server/platforms/ports/social-network.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';

const failure = failureOf('tiktok');

const rejected = (code: string, message: Sentence) => failure('rejected', code, message);

/** Until an owner has finished a video on the phone, or the next of the day's posts is free. */
const WAIT_MS = { pending: 10 * MINUTE_MS, day: HOUR_MS, rate: MINUTE_MS };

const sentences = {
  banned: text('TikTok lets this account post nothing at the moment. The reason stands in the TikTok app.'),
  spam: text('TikTok considers this post spam. Change its text or its video.'),
  tooManyPosts: text('TikTok takes no more posts of this account today.'),
};

/** Every way TikTok can refuse or fail us, with the sentence the owner reads. */
export const tiktokFailures = {
  ...commonFailures('tiktok', 'TikTok'),
  tokenRefused: (cause?: unknown) =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('TikTok no longer accepts our access to this account. Please connect it again.'),
      { cause },
    ),
  permissionMissing: () =>
    failure(
      'reconnect-needed',
      'permission_missing',
      text(
        'A permission that posting needs is missing at TikTok. Connect the account again and leave all of them on.',
      ),
    ),
  rateLimited: (retryAfterMs: number = WAIT_MS.rate) =>
    failure('rate-limited', 'rate_limited', text('TikTok asks us to slow down. We continue automatically.'), {
      retryAfterMs,
    }),
  refused: (reason: string, code = 'post_refused') =>
    rejected(code, say('TikTok refused this post: {reason}', { reason })),
  notAllowed: (message: Sentence) => rejected('post_not_allowed', message),
  privacyMissing: () => rejected('privacy_missing', text('Choose who can see it.')),
  privacyGone: () =>
    rejected(
      'privacy_gone',
      text('This account no longer offers what was chosen for who can see it. Please choose again.'),
    ),
  tooLong: (seconds: number) =>
    rejected('video_too_long', say('This account may post videos of up to {seconds} seconds.', { seconds })),
  preparationLost: () =>
    failure(
      'unavailable',
      PREPARATION_LOST,
      text('What was prepared for this post no longer exists at TikTok. We are preparing it again.'),
    ),
  /** The address of the upload is gone, or stands elsewhere than we left it. */
  preparationUsed: (cause?: unknown) =>
    failure(
      'unavailable',
      PREPARATION_USED,
      text('What was prepared for this post no longer exists at TikTok. We are preparing it again.'),
      { cause },
    ),
  scopeMissing: (scopes: string[]) =>
    rejected(
      'scope_missing',
      say(
        'Publishing needs the permission {scopes}, which was left out. Please connect again and leave it on.',
        {
          scopes: scopes.join(', '),
        },
      ),
    ),
  consentRefused: (reason: string) =>
    rejected(
      'consent_refused',
      say('{name} did not accept the sign-in: {reason}', { name: 'TikTok', reason }),
    ),
};

/** By the codes of its errors. */
const OF_CODES: Record<string, (message: string) => PlatformFailure> = {
  access_token_invalid: () => tiktokFailures.tokenRefused(),
  scope_not_authorized: () => tiktokFailures.permissionMissing(),
  scope_permission_missed: () => tiktokFailures.permissionMissing(),
  rate_limit_exceeded: () => tiktokFailures.rateLimited(),
  internal_error: (message) => tiktokFailures.unavailable(new Error(message)),
  invalid_publish_id: () =>
    rejected('video_unknown', text('TikTok no longer knows this video. Look at it in the TikTok app.')),
  token_not_authorized_for_specified_publish_id: () =>
    rejected('video_unknown', text('TikTok says that this video belongs to another account.')),
  spam_risk_too_many_pending_share: () =>
    failure(
      'rate-limited',
      'pending_videos',
      text('Five videos wait on your phone already. Finish or discard one in TikTok.'),
      { retryAfterMs: WAIT_MS.pending },
    ),
  spam_risk_too_many_posts: () =>
    failure('rate-limited', 'too_many_posts', sentences.tooManyPosts, { retryAfterMs: WAIT_MS.day }),
  reached_active_user_cap: () =>
    failure(
      'rate-limited',
      'active_user_cap',
      text('TikTok lets this installation post for a few accounts a day only, and they are reached.'),
      { retryAfterMs: WAIT_MS.day },
    ),
  spam_risk_user_banned_from_posting: () => rejected('account_banned', sentences.banned),
  spam_risk_text: () => rejected('post_is_spam', sentences.spam),
  spam_risk: () => rejected('post_is_spam', sentences.spam),
  unaudited_client_can_only_post_to_private_accounts: () =>
    rejected(
      'app_not_audited',
      text(
        'TikTok has not audited this installation, so it posts directly to private accounts only, visible to nobody else. Its administrator can switch back to finishing posts on the phone.',
      ),
    ),
  privacy_level_option_mismatch: () => tiktokFailures.privacyGone(),
  app_version_check_failed: () =>
    rejected(
      'app_too_old',
      text('The TikTok app on your phone is too old for this. Update it, then send the post again.'),
    ),
  invalid_file_upload: (message) => tiktokFailures.refused(message, 'media_refused'),
};

export function failureOfCode(code: string, message: string): PlatformFailure | null {
  return OF_CODES[code]?.(message) ?? null;
}

/** What ended a video after it had arrived whole. */
const ENDINGS: Record<string, Sentence> = {
  file_format_check_failed: text('TikTok does not take the format of this video.'),
  duration_check_failed: text('This video is too short or too long for TikTok.'),
  frame_rate_check_failed: text('TikTok does not take the frame rate of this video.'),
  picture_size_check_failed: text('TikTok does not take the width and height of this video.'),
  publish_cancelled: text('This video was discarded in TikTok before it was published.'),
  auth_removed: text('Our access to this account was taken back in TikTok before the video was published.'),
  spam_risk_too_many_posts: sentences.tooManyPosts,
  spam_risk_user_banned_from_posting: sentences.banned,
  spam_risk_text: sentences.spam,
  spam_risk: sentences.spam,
  internal: text('TikTok failed while it worked on this video. It can be sent again.'),
};

/** Failed for a reason of their own, so that another upload of the same video may do. */
export function isWorthAnother(reason: string | null | undefined): boolean {
  return reason === 'internal';
}

export function endedBy(reason: string | null | undefined): PlatformFailure {
  const known = reason ? ENDINGS[reason] : undefined;
  return known ? rejected(reason!, known) : tiktokFailures.refused(reason || 'FAILED', 'video_failed');
}
