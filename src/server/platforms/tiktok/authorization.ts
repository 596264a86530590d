import type * as z from 'zod';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import {
  type AccountAccess,
  type AccountGrant,
  type SocialAuthorization,
  UnusableConsent,
} from '#server/platforms/ports/social-network.ts';
import type { SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { DAY_MS, SECOND_MS } from '#shared/core/time.ts';
import { createTikTokClient, jsonOf, withoutSlash } from './client.ts';
import { USER_FIELDS } from './connector.ts';
import { tiktokFailures } from './failures.ts';
import { translateUser } from './translate.ts';
import { WireClientToken, WireOauthError, WireTokens, WireUser } from './wire.ts';

export interface AppOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

interface Options extends AppOptions, SocialApp {
  /** Where the consent page is. */
  authOrigin: string;
  isAudited: boolean;
}

/** A permission that the app was not given lets TikTok refuse the whole consent, so no more is asked for than is used. */
export function scopesOf({ isAudited }: { isAudited: boolean }): string[] {
  return ['user.info.basic', 'user.info.profile', 'video.upload', ...(isAudited ? ['video.publish'] : [])];
}

/** OAuth 2.0 without PKCE, as of web apps; a refresh token may be replaced by each answer (reference/networks.md 2.1). */
export function createTikTokAuthorization(options: Options): SocialAuthorization {
  const { clientId, clientSecret, authOrigin, now = () => new Date() } = options;
  const client = createTikTokClient(options);
  const scopes = scopesOf(options);
  const own = { client_key: clientId, client_secret: clientSecret };

  async function askTokens(form: Record<string, string>) {
    const { access_token, refresh_token, expires_in, scope } = await askOauth(options, {
      form: { ...own, ...form },
      reply: WireTokens,
      // Of the app and not of the token.
      refused: ({ error, reason }) =>
        error === 'invalid_client'
          ? tiktokFailures.unexpectedShape('oauth/token', new Error(error))
          : tiktokFailures.consentRefused(reason),
    });
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      expiresAt: new Date(now().getTime() + expires_in * SECOND_MS),
      scopes: scope.split(','),
    };
  }

  async function revoke({ accessToken }: Pick<AccountGrant, 'accessToken'>) {
    await postForm(options, 'revoke', { ...own, token: accessToken });
  }

  return {
    // Refresh tokens that lie unused for a year end.
    renewAhead: -30 * DAY_MS,

    consentUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        client_key: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: scopes.join(','),
      });
      return `${withoutSlash(authOrigin)}/v2/auth/authorize/?${query}`;
    },

    async exchange({ code, redirectUri }) {
      const { scopes: granted, ...token } = await askTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
      });
      const missing = scopes.filter((scope) => !granted.includes(scope));
      if (missing.length > 0)
        throw new UnusableConsent(tiktokFailures.scopeMissing(missing), { via: 'tiktok', ...token });
      const access: AccountAccess = { externalId: 'me', accessToken: token.accessToken, via: 'tiktok' };
      const query = { fields: USER_FIELDS };
      const user = await client.ask(access, { path: '/user/info/', query, reply: WireUser });
      return [{ network: 'tiktok', via: 'tiktok', ...translateUser(user), ...token }];
    },

    async refresh({ refreshToken }) {
      if (!refreshToken) return null;
      try {
        const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
        const { scopes: _, ...token } = await askTokens(form);
        return token;
      } catch (error) {
        const isDead = error instanceof PlatformFailure && error.kind === 'rejected';
        throw isDead ? tiktokFailures.tokenRefused(error) : error;
      }
    },

    withdraw: revoke,
    revoke,
  };
}

/** Whether TikTok knows an app by what was pasted: it gives the app a token of its own, which opens no account. */
export async function checkTikTokApp(
  options: AppOptions,
  { clientId, clientSecret }: SocialApp,
): Promise<void> {
  await askOauth(options, {
    form: { client_key: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
    reply: WireClientToken,
    refused: ({ reason }) => tiktokFailures.appRefused(reason),
  });
}

interface OauthQuestion<T> {
  form: Record<string, string>;
  reply: z.ZodType<T>;
  /** What the error that it names means. */
  refused(problem: { error: string; reason: string }): PlatformFailure;
}

async function askOauth<T>(options: AppOptions, { form, reply, refused }: OauthQuestion<T>): Promise<T> {
  const answer = await postForm(options, 'token', form);
  const json = jsonOf(answer);
  // Whether it failed says the body: TikTok has answered errors with status 200 as well.
  const { data: problem } = WireOauthError.safeParse(json);
  if (problem) {
    const { error } = problem;
    throw refused({ error, reason: (problem.error_description || error).slice(0, 300) });
  }
  const read = reply.safeParse(json);
  if (!read.success) throw tiktokFailures.unexpectedShape('oauth/token', read.error);
  return read.data;
}

async function postForm(
  { apiOrigin, outside, now = () => new Date() }: AppOptions,
  path: string,
  form: Record<string, string>,
): Promise<OutsideReply> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'cache-control': 'no-cache' };
  const body = new URLSearchParams(form).toString();
  const reply = await outside
    .request(`${withoutSlash(apiOrigin)}/v2/oauth/${path}/`, { method: 'POST', headers, body })
    .catch((error) => {
      throw error instanceof OutsideFault ? tiktokFailures.unavailable(error) : error;
    });
  if (reply.status === 429 || reply.status >= 500)
    throw tiktokFailures.unavailable(new Error(`status ${reply.status}`), retryAfterMsIn(reply, now()));
  return reply;
}
