import { Problem } from '#server/core/http/problem.ts';
import {
  type FailureKind,
  type PlatformFailure,
  sentenceForCaller,
} from '#server/platforms/ports/platform-failure.ts';
import { say, text } from '#shared/core/sentence.ts';
import { PLATFORM_NAMES, type Platform } from '#shared/stores/stores.ts';

const STATUS: Record<FailureKind, number> = {
  'reconnect-needed': 400,
  rejected: 400,
  'rate-limited': 503,
  unavailable: 503,
  'unexpected-reply': 502,
};

export const storeProblems = {
  alreadyConnected: (storeName: string) =>
    new Problem(
      409,
      'store_already_connected',
      say('{storeName} is already connected to another account.', { storeName }),
      {
        storeName,
      },
    ),
  invalidName: (typed: string) =>
    new Problem(
      400,
      'invalid_store_name',
      say("Please enter a valid store name (e.g., 'mystore' not '{host}')", { host: typed.slice(0, 80) }),
      { typed: typed.slice(0, 80) },
    ),
  platformMissing: (platform: Platform) =>
    new Problem(
      501,
      'platform_not_available',
      say('{platform} stores cannot be connected here.', { platform: PLATFORM_NAMES[platform] }),
    ),
  oauthNotConfigured: (platform: Platform) =>
    new Problem(
      501,
      'oauth_not_configured',
      say('{platform} OAuth is not configured. Please use direct connection instead.', {
        platform: PLATFORM_NAMES[platform],
      }),
    ),
  installNotGenuine: () =>
    new Problem(400, 'oauth_invalid', text('This address did not come from the app store, or has expired.')),
  installExpired: () =>
    new Problem(400, 'install_expired', text('Installation session expired. Please install the app again.')),
  notConnected: (platform: Platform, failure: PlatformFailure) =>
    new Problem(STATUS[failure.kind], failure.code, sentenceForCaller(failure, PLATFORM_NAMES[platform])),
  /** Of a token that was never taken it would be wrong to say that it is so no longer. */
  tokenUnknown: (platform: Platform) =>
    new Problem(
      400,
      'token_refused',
      say(
        '{platform} does not know this token. Please check that it was copied completely and belongs to this store.',
        { platform: PLATFORM_NAMES[platform] },
      ),
    ),
};
