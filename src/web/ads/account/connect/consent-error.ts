import type { AdsConsentError } from '#shared/ads/ads-account.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** Why a consent did not end in a connected account, and what helps. `code` is whatever the address holds. */
export function consentErrorSentence(t: Translate, code: string): string {
  switch (code as AdsConsentError) {
    case 'oauth_denied':
      return t('No consent was given at Google, so nothing was connected.');
    case 'oauth_expired':
      return t('The sign-in at Google took too long or was already completed. Please start again.');
    case 'oauth_invalid':
      return t('The reply did not come from Google, or belongs to another browser. Please start again.');
    case 'scope_missing':
      return t(
        'The permission to see your Google Ads campaigns was left out. Please connect again and tick it on Google’s page.',
      );
    case 'no_accounts':
      return t(
        'This Google account has no Google Ads account. Please connect again with the one you use for your ads.',
      );
    case 'connection_failed':
      return t(
        'Google gave consent, but then the Google Ads account could not be read. Please try again in a few minutes.',
      );
  }
  return t('Google Ads could not be connected. Please try again.');
}
