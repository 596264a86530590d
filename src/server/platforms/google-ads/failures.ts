import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('google-ads');

/** Every way Google Ads can refuse or fail us, with the sentence the owner reads. */
export const googleAdsFailures = {
  ...commonFailures('google-ads', 'Google Ads'),
  tokenRefused: (cause?: unknown) =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('Google no longer accepts our access to this account. Please connect it again.'),
      { cause },
    ),
  noAccounts: () =>
    failure(
      'rejected',
      'no_accounts',
      text('This Google account has no Google Ads account that can be read.'),
    ),
  permissionDenied: () =>
    failure(
      'rejected',
      'ads_permission_denied',
      text(
        'Google says that this Google account may no longer read the Google Ads account. Ask the person who manages it for access, or connect with another Google account.',
      ),
    ),
  notEnabled: () =>
    failure(
      'rejected',
      'ads_account_closed',
      text('This Google Ads account is closed or suspended, so Google shares nothing from it.'),
    ),
  projectNotApproved: () =>
    failure(
      'rejected',
      'ads_project_not_approved',
      text(
        'Google has not yet approved this installation for real Google Ads accounts. Please let its administrator know; reports you export can be imported meanwhile.',
      ),
    ),
  scopeMissing: () =>
    failure(
      'rejected',
      'scope_missing',
      text('The permission for Google Ads was left out. Please connect again and leave it on.'),
    ),
  consentRefused: (reason: string) =>
    failure(
      'rejected',
      'consent_refused',
      say('{name} did not accept the sign-in: {reason}', { name: 'Google', reason }),
    ),
  /** Something we asked is not as Google wants it. */
  questionRefused: (reason: string) =>
    failure(
      'unexpected-reply',
      'ads_question_refused',
      text('Google Ads did not accept one of our requests. We have logged it.'),
      { cause: new Error(reason) },
    ),
};
