import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import {
  type AccountAccess,
  type AccountGrant,
  type SocialAuthorization,
  UnusableConsent,
} from '#server/platforms/ports/social-network.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createXClient, jsonOf } from './client.ts';
import { xFailures } from './failures.ts';
import { translateMe } from './translate.ts';
import { WireMe, WireOauthError, WireTokens } from './wire.ts';

interface Options {
  clientId: string;
  clientSecret: string;
  apiOrigin: string;
  /** Where the consent page is. */
  authOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

export const X_SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];

/** OAuth 2.0 with PKCE; every refresh token is good once (reference/social.md 4.1). */
export function createXAuthorization(options: Options): SocialAuthorization {
  const { clientId, clientSecret, authOrigin, outside, now = () => new Date() } = options;
  const apiOrigin = options.apiOrigin.replace(/\/+$/, '');
  const client = createXClient(options);

  async function post(path: string, form: Record<string, string>) {
    const headers = {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(form).toString();
    const reply = await outside
      .request(`${apiOrigin}/2/oauth2/${path}`, { method: 'POST', headers, body })
      .catch((error) => {
        throw error instanceof OutsideFault ? xFailures.unavailable(error) : error;
      });
    if (reply.status === 429 || reply.status >= 500)
      throw xFailures.unavailable(new Error(`status ${reply.status}`));
    return reply;
  }

  async function askTokens(form: Record<string, string>) {
    const reply = await post('token', form);
    const json = jsonOf(reply);
    // Of ourselves and not of the token: the app's own credentials are wrong.
    if (reply.status === 401) throw xFailures.unexpectedStatus(reply.status);
    if (reply.status !== 200) {
      const failure = WireOauthError.safeParse(json).data;
      throw xFailures.consentRefused(
        failure?.error_description || failure?.error || `status ${reply.status}`,
      );
    }
    const read = WireTokens.safeParse(json);
    if (!read.success) throw xFailures.unexpectedShape('oauth2/token', read.error);
    const { access_token, refresh_token, expires_in, scope } = read.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresAt: expires_in == null ? null : new Date(now().getTime() + expires_in * 1000),
      scopes: scope.split(' '),
    };
  }

  async function revoke({ accessToken, refreshToken }: Pick<AccountGrant, 'accessToken' | 'refreshToken'>) {
    await post('revoke', { token: refreshToken ?? accessToken, client_id: clientId });
  }

  return {
    // Refresh tokens that lie unused for half a year end.
    renewAhead: -30 * DAY_MS,

    consentUrl({ state, redirectUri, challenge }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: X_SCOPES.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return `${authOrigin.replace(/\/+$/, '')}/i/oauth2/authorize?${query}`;
    },

    async exchange({ code, redirectUri, verifier }) {
      const { scopes, ...token } = await askTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      const missing = X_SCOPES.filter((scope) => !scopes.includes(scope));
      if (missing.length > 0)
        throw new UnusableConsent(xFailures.scopeMissing(missing), { via: 'x', ...token });
      const access: AccountAccess = { externalId: 'me', accessToken: token.accessToken, via: 'x' };
      const query = { 'user.fields': 'username,profile_image_url,public_metrics' };
      const me = await client.ask(access, { path: '/users/me', query, reply: WireMe });
      return [{ network: 'twitter', via: 'x', ...translateMe(me), ...token }];
    },

    async refresh({ refreshToken }) {
      if (!refreshToken) return null;
      try {
        const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
        const { accessToken, refreshToken: next, expiresAt } = await askTokens(form);
        return { accessToken, refreshToken: next ?? refreshToken, expiresAt };
      } catch (error) {
        const isDead = error instanceof PlatformFailure && error.kind === 'rejected';
        throw isDead ? xFailures.tokenRefused(error) : error;
      }
    },

    withdraw: revoke,
    revoke,
  };
}
