import { Problem } from '#server/core/http/problem.ts';
import { type PlatformFailure, sentenceForCaller } from '#server/platforms/ports/platform-failure.ts';
import { text } from '#shared/core/sentence.ts';

export const adsAccountProblems = {
  notConfigured: () =>
    new Problem(501, 'oauth_not_configured', text('Google Ads accounts cannot be connected here yet.')),
  notConnected: () =>
    new Problem(404, 'ads_not_connected', text('No Google Ads account is connected to this store.')),
  notReached: () =>
    new Problem(
      404,
      'ads_account_not_reached',
      text('This Google Ads account is not among those you gave access to.'),
    ),
  reconnectNeeded: () =>
    new Problem(
      409,
      'ads_reconnect_needed',
      text('Google no longer accepts our access to this account. Please connect it again.'),
    ),
  notAnswered: (failure: PlatformFailure) =>
    new Problem(
      failure.kind === 'unexpected-reply' ? 502 : 503,
      failure.code,
      sentenceForCaller(failure, 'Google Ads'),
    ),
};
