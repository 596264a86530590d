import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import {
  type AccountAccess,
  type SocialAuthorization,
  UnusableConsent,
} from '#server/platforms/ports/social-network.ts';
import type { SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createPinterestClient, jsonOf, problemIn } from './client.ts';
import { pinterestFailures } from './failures.ts';
import { translateAccount } from './translate.ts';
import { WireAccount, WireTokens } from './wire.ts';

export interface AppOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

export const SCOPES = ['boards:read', 'boards:write', 'pins:read', 'pins:write', 'user_accounts:read'];

/** OAuth 2.0 without PKCE; with every refresh comes a refresh token of sixty days more. */
export function createPinterestAuthorization(
  options: AppOptions & { app: SocialApp; authOrigin: string },
): SocialAuthorization {
  const { app, authOrigin, now = () => new Date() } = options;
  const client = createPinterestClient(options);

  async function askTokens(form: Record<string, string>) {
    const reply = await askForToken(options, app, form);
    // Of ourselves and not of the token: the app's own credentials are wrong.
    if (reply.status === 401) throw pinterestFailures.unexpectedStatus(reply.status);
    if (reply.status !== 200) throw pinterestFailures.consentRefused(problemIn(reply).reason);
    const read = WireTokens.safeParse(jsonOf(reply));
    if (!read.success) throw pinterestFailures.unexpectedShape('oauth/token', read.error);
    const { access_token, refresh_token, expires_in, scope } = read.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresAt: expires_in == null ? null : new Date(now().getTime() + expires_in * 1000),
      scopes: scope.split(/[\s,]+/),
    };
  }

  return {
    // A token lives for 30 days, and what renews it for 60.
    renewAhead: 7 * DAY_MS,

    consentUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES.join(','),
        state,
      });
      return `${authOrigin.replace(/\/+$/, '')}/oauth/?${query}`;
    },

    async exchange({ code, redirectUri }) {
      const { scopes, ...token } = await askTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        // Apps of before September 2025 get a refresh token that can be renewed only so; others always do.
        continuous_refresh: 'true',
      });
      const missing = SCOPES.filter((scope) => !scopes.includes(scope));
      if (missing.length > 0)
        throw new UnusableConsent(pinterestFailures.scopeMissing(missing), { via: 'pinterest', ...token });
      const access: AccountAccess = { externalId: 'me', accessToken: token.accessToken, via: 'pinterest' };
      const account = await client.ask(access, { path: '/user_account', reply: WireAccount });
      return [{ network: 'pinterest', via: 'pinterest', ...translateAccount(account), ...token }];
    },

    async refresh({ refreshToken }) {
      if (!refreshToken) return null;
      try {
        const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
        const { accessToken, refreshToken: next, expiresAt } = await askTokens(form);
        return { accessToken, refreshToken: next ?? refreshToken, expiresAt };
      } catch (error) {
        const isDead = error instanceof PlatformFailure && error.kind === 'rejected';
        throw isDead ? pinterestFailures.tokenRefused(error) : error;
      }
    },

    // Pinterest takes tokens back only from apps that act for themselves; its owner does it there, or it ends.
    async withdraw() {},
    async revoke() {},
  };
}

/**
 * Whether Pinterest knows the app by these: a code that is none is refused either way, but for another reason. That an
 * unknown app is answered with 401 is documented of the call that takes tokens back, which is made in the same way.
 * @throws PlatformFailure where it does not know it, or cannot be asked.
 */
export async function checkPinterestApp(options: AppOptions, app: SocialApp): Promise<void> {
  const reply = await askForToken(options, app, {
    grant_type: 'authorization_code',
    code: 'none',
    redirect_uri: 'https://localhost/',
  });
  if (reply.status === 401 || reply.status === 403)
    throw pinterestFailures.appRefused(problemIn(reply).reason);
  if (reply.status !== 400) throw pinterestFailures.unexpectedStatus(reply.status);
}

async function askForToken(
  { apiOrigin, outside }: AppOptions,
  { clientId, clientSecret }: SocialApp,
  form: Record<string, string>,
) {
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams(form).toString();
  const address = `${apiOrigin.replace(/\/+$/, '')}/v5/oauth/token`;
  const reply = await outside.request(address, { method: 'POST', headers, body }).catch((error) => {
    throw error instanceof OutsideFault ? pinterestFailures.unavailable(error) : error;
  });
  if (reply.status === 429 || reply.status >= 500)
    throw pinterestFailures.unavailable(new Error(`status ${reply.status}`));
  return reply;
}
