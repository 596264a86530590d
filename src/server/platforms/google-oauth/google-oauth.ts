import * as z from 'zod';
import {
  type Outside,
  OutsideFault,
  type OutsideReply,
  type OutsideRequest,
} from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { HOUR_MS } from '#shared/core/time.ts';

/** How a service of Google's words what goes wrong with its consent. */
interface Failures {
  unexpectedShape(path: string, cause: unknown): PlatformFailure;
  unexpectedStatus(status: number): PlatformFailure;
  unavailable(cause: unknown): PlatformFailure;
  consentRefused(reason: string): PlatformFailure;
  tokenRefused(cause?: unknown): PlatformFailure;
}

export interface GoogleOauthOptions {
  clientId: string;
  clientSecret: string;
  /** Its OpenID configuration says where everything else is. */
  issuer: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

const CONFIGURATION_VALID_MS = HOUR_MS;

const text = z.string().nullish();
const WireDiscovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.url(),
});
const WireTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: text,
  expires_in: z.number(),
  scope: z.string().default(''),
});
const WireOauthError = z.object({ error: text, error_description: text });

/** Google's OAuth 2.0 with PKCE, the same for each of its services (reference/google-ads.md 1). */
export function createGoogleOauth(options: GoogleOauthOptions, failures: Failures) {
  const { clientId, clientSecret, outside, now = () => new Date() } = options;
  const issuer = options.issuer.replace(/\/+$/, '');
  let known: { configuration: z.infer<typeof WireDiscovery>; until: number } | null = null;

  async function configuration() {
    if (known && known.until > now().getTime()) return known.configuration;
    const reply = await request(`${issuer}/.well-known/openid-configuration`);
    if (reply.status !== 200) throw failures.unexpectedStatus(reply.status);
    const read = WireDiscovery.safeParse(jsonOf(reply));
    if (!read.success) throw failures.unexpectedShape('openid-configuration', read.error);
    // A server that answers in Google's place must not lead people and secrets elsewhere.
    if (read.data.issuer.replace(/\/+$/, '') !== issuer)
      throw failures.unexpectedShape('openid-configuration', new Error('of another issuer'));
    known = { configuration: read.data, until: now().getTime() + CONFIGURATION_VALID_MS };
    return read.data;
  }

  async function request(address: string, asked: OutsideRequest = {}): Promise<OutsideReply> {
    const reply = await outside.request(address, asked).catch((error) => {
      throw error instanceof OutsideFault ? failures.unavailable(error) : error;
    });
    if (reply.status === 429 || reply.status >= 500)
      throw failures.unavailable(new Error(`status ${reply.status}`));
    return reply;
  }

  function post(address: string, form: Record<string, string>) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return request(address, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
  }

  async function askForTokens(form: Record<string, string>): Promise<OutsideReply> {
    const { token_endpoint } = await configuration();
    return post(token_endpoint, { ...form, client_id: clientId, client_secret: clientSecret });
  }

  async function askTokens(form: Record<string, string>) {
    const reply = await askForTokens(form);
    if (reply.status !== 200) {
      const { error, error_description } = errorIn(reply);
      // Of ourselves and not of the token: the app's own credentials are wrong.
      if (error === 'invalid_client') throw failures.unexpectedStatus(reply.status);
      throw failures.consentRefused(error_description || error || `status ${reply.status}`);
    }
    const read = WireTokens.safeParse(jsonOf(reply));
    if (!read.success) throw failures.unexpectedShape('token', read.error);
    const { access_token, refresh_token, expires_in, scope } = read.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresAt: new Date(now().getTime() + expires_in * 1000),
      scopes: scope.split(' '),
    };
  }

  return {
    authorizationAddress: async () => (await configuration()).authorization_endpoint,

    /** The address of the consent page at `page`, for a token that outlives the hour. */
    consentUrl(
      page: string,
      {
        scopes,
        redirectUri,
        ...asked
      }: { scopes: readonly string[]; state: string; redirectUri: string; challenge: string },
      more: Record<string, string> = {},
    ): string {
      const address = new URL(page);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state: asked.state,
        // Only with both does Google give a refresh token.
        access_type: 'offline',
        prompt: 'consent',
        ...more,
        code_challenge: asked.challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },

    redeem: ({ code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string }) =>
      askTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),

    async refresh(refreshToken: string) {
      try {
        const { accessToken, expiresAt } = await askTokens({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
        });
        return { accessToken, expiresAt };
      } catch (error) {
        const isDead = error instanceof PlatformFailure && error.code === 'consent_refused';
        throw isDead ? failures.tokenRefused(error) : error;
      }
    },

    /** Ends all that the person granted the app, whatever it was for. */
    async revoke(token: string) {
      const { revocation_endpoint } = await configuration();
      await post(revocation_endpoint, { token });
    },

    /** What Google says of the app itself, asked by a code that it never gave. */
    async errorOfUnknownCode(redirectUri: string): Promise<string | null> {
      const form = { grant_type: 'authorization_code', code: 'unknown', redirect_uri: redirectUri };
      const { error } = errorIn(await askForTokens(form));
      return error ?? null;
    },
  };
}

function errorIn(reply: OutsideReply) {
  return WireOauthError.safeParse(jsonOf(reply)).data ?? {};
}

function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
