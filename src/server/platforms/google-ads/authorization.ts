import { createGoogleOauth, type GoogleOauthOptions } from '#server/platforms/google-oauth/google-oauth.ts';
import type { AdsAuthorization } from '#server/platforms/ports/ads-platform.ts';
import { googleAdsFailures } from './failures.ts';

const SCOPE = 'https://www.googleapis.com/auth/adwords';

/** Google's consent for Google Ads (reference/google-ads.md 1). */
export function createGoogleAdsAuthorization(options: GoogleOauthOptions): AdsAuthorization {
  const oauth = createGoogleOauth(options, googleAdsFailures);
  return {
    async consentUrl(asked) {
      const page = await oauth.authorizationAddress();
      return oauth.consentUrl(page, { scopes: [SCOPE], ...asked }, { include_granted_scopes: 'true' });
    },

    async exchange(answer) {
      const { scopes, refreshToken, ...tokens } = await oauth.redeem(answer);
      if (!scopes.includes(SCOPE)) throw googleAdsFailures.scopeMissing();
      if (!refreshToken) throw googleAdsFailures.consentRefused('no refresh token');
      return { ...tokens, refreshToken };
    },

    refresh: oauth.refresh,
    revoke: oauth.revoke,
  };
}
