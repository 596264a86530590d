import type * as z from 'zod';
import type { AdsAuthorization } from '#server/platforms/ports/ads-platform.ts';
import {
  type Outside,
  OutsideFault,
  type OutsideReply,
  type OutsideRequest,
} from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { jsonOf } from './client.ts';
import { googleAdsFailures } from './failures.ts';
import { WireDiscovery, WireOauthError, WireTokens } from './wire.ts';

interface Options {
  clientId: string;
  clientSecret: string;
  /** Its OpenID configuration says where everything else is. */
  issuer: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

const SCOPE = 'https://www.googleapis.com/auth/adwords';
const CONFIGURATION_VALID_MS = HOUR_MS;

/** OAuth 2.0 with PKCE (reference/google-ads.md 1). */
export function createGoogleAdsAuthorization(options: Options): AdsAuthorization {
  const { clientId, clientSecret, outside, now = () => new Date() } = options;
  const issuer = options.issuer.replace(/\/+$/, '');
  let known: { configuration: z.infer<typeof WireDiscovery>; until: number } | null = null;

  async function configuration() {
    if (known && known.until > now().getTime()) return known.configuration;
    const reply = await request(`${issuer}/.well-known/openid-configuration`);
    if (reply.status !== 200) throw googleAdsFailures.unexpectedStatus(reply.status);
    const read = WireDiscovery.safeParse(jsonOf(reply));
    if (!read.success) throw googleAdsFailures.unexpectedShape('openid-configuration', read.error);
    // A server that answers in Google's place must not lead people and secrets elsewhere.
    if (read.data.issuer.replace(/\/+$/, '') !== issuer)
      throw googleAdsFailures.unexpectedShape('openid-configuration', new Error('of another issuer'));
    known = { configuration: read.data, until: now().getTime() + CONFIGURATION_VALID_MS };
    return read.data;
  }

  async function request(address: string, asked: OutsideRequest = {}): Promise<OutsideReply> {
    const reply = await outside.request(address, asked).catch((error) => {
      throw error instanceof OutsideFault ? googleAdsFailures.unavailable(error) : error;
    });
    if (reply.status === 429 || reply.status >= 500)
      throw googleAdsFailures.unavailable(new Error(`status ${reply.status}`));
    return reply;
  }

  function post(address: string, form: Record<string, string>) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return request(address, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
  }

  async function askTokens(form: Record<string, string>) {
    const { token_endpoint } = await configuration();
    const reply = await post(token_endpoint, {
      ...form,
      client_id: clientId,
      client_secret: clientSecret,
    });
    const json = jsonOf(reply);
    if (reply.status !== 200) {
      const failure = WireOauthError.safeParse(json).data;
      // Of ourselves and not of the token: the app's own credentials are wrong.
      if (failure?.error === 'invalid_client') throw googleAdsFailures.unexpectedStatus(reply.status);
      throw googleAdsFailures.consentRefused(
        failure?.error_description || failure?.error || `status ${reply.status}`,
      );
    }
    const read = WireTokens.safeParse(json);
    if (!read.success) throw googleAdsFailures.unexpectedShape('token', read.error);
    const { access_token, refresh_token, expires_in, scope } = read.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresAt: new Date(now().getTime() + expires_in * 1000),
      scopes: scope.split(' '),
    };
  }

  return {
    async consentUrl({ state, redirectUri, challenge }) {
      const { authorization_endpoint } = await configuration();
      const address = new URL(authorization_endpoint);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        // Only with both does Google give a token that outlives the hour.
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: 'true',
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },

    async exchange({ code, redirectUri, verifier }) {
      const { scopes, refreshToken, ...tokens } = await askTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      if (!scopes.includes(SCOPE)) throw googleAdsFailures.scopeMissing();
      if (!refreshToken) throw googleAdsFailures.consentRefused('no refresh token');
      return { ...tokens, refreshToken };
    },

    async refresh(refreshToken) {
      try {
        const { accessToken, expiresAt } = await askTokens({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
        });
        return { accessToken, expiresAt };
      } catch (error) {
        const isDead = error instanceof PlatformFailure && error.code === 'consent_refused';
        throw isDead ? googleAdsFailures.tokenRefused(error) : error;
      }
    },

    async revoke(refreshToken) {
      const { revocation_endpoint } = await configuration();
      await post(revocation_endpoint, { token: refreshToken });
    },
  };
}
