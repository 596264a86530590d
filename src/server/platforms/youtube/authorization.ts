import { createGoogleOauth, type GoogleOauthOptions } from '#server/platforms/google-oauth/google-oauth.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type SocialAuthorization, UnusableConsent } from '#server/platforms/ports/social-network.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { readChannel } from './channel.ts';
import { createYoutubeClient } from './client.ts';
import { youtubeFailures } from './failures.ts';

interface Options extends GoogleOauthOptions {
  apiOrigin: string;
  /** Whether Google Ads and others are asked for by the same app. */
  sharesApp: boolean;
}

export const SCOPES = [
  'https://www.googleapis.com/auth/youtube.upload',
  'https://www.googleapis.com/auth/youtube.readonly',
] as const;

/** Google's consent for a YouTube channel (reference/networks.md 2.3). */
export function createYoutubeAuthorization(options: Options): SocialAuthorization {
  const { issuer, sharesApp } = options;
  const oauth = createGoogleOauth(options, youtubeFailures);
  const client = createYoutubeClient(options);

  return {
    // Refresh tokens that lie unused for half a year end.
    renewAhead: -30 * DAY_MS,

    consentUrl: (asked) =>
      oauth.consentUrl(`${issuer.replace(/\/+$/, '')}/o/oauth2/v2/auth`, { scopes: SCOPES, ...asked }),

    async exchange(answer) {
      const { scopes, ...token } = await oauth.redeem(answer);
      const consent = { via: 'youtube' as const, ...token, consentToken: token.accessToken };
      if (!SCOPES.every((scope) => scopes.includes(scope)))
        throw new UnusableConsent(youtubeFailures.scopeMissing(), consent);
      if (!token.refreshToken)
        throw new UnusableConsent(youtubeFailures.consentRefused('no refresh token'), consent);
      try {
        const channel = await readChannel(client, { externalId: 'mine', ...consent });
        return [{ network: 'youtube', ...consent, ...channel }];
      } catch (error) {
        const hasNone = error instanceof PlatformFailure && error.code === 'no_channel';
        throw hasNone ? new UnusableConsent(error, consent) : error;
      }
    },

    async refresh({ refreshToken }) {
      return refreshToken ? { refreshToken, ...(await oauth.refresh(refreshToken)) } : null;
    },

    async withdraw({ accessToken, refreshToken }) {
      // It would end what Google Ads was granted, too.
      if (!sharesApp) await oauth.revoke(refreshToken ?? accessToken);
    },
    // Google ends all that a person granted an app or nothing, and the channel may be in use by another store.
    async revoke() {},
  };
}
