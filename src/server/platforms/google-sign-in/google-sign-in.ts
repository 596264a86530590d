import {
  type AuthorizationCodeGrantChecks,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockSkew,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import * as z from 'zod';
import type { Identity, IdentityProvider } from '#server/platforms/ports/identity-provider.ts';
import { type Outside, OutsideFault, type OutsideRequest } from '#server/platforms/ports/outside.ts';
import { commonFailures, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { text } from '#shared/core/sentence.ts';
import { HOUR_MS } from '#shared/core/time.ts';

/** Of a checked ID token; https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(false),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
});

const NAME_MAX = 100;

const failures = {
  ...commonFailures('google', 'Google'),
  refused: (cause: unknown) =>
    new PlatformFailure('google', 'rejected', {
      code: 'sign_in_refused',
      message: text('Google did not confirm who signed in.'),
      cause,
    }),
};

const SCOPE = 'openid email profile';
const CONFIGURATION_VALID_MS = HOUR_MS;
const TIMEOUT_MS = 10_000;

interface Options {
  clientId: string;
  clientSecret: string;
  issuer: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

/** OpenID Connect by the code flow with PKCE: https://developers.google.com/identity/openid-connect/openid-connect */
export function createGoogleSignIn({
  clientId,
  clientSecret,
  outside,
  ...options
}: Options): IdentityProvider {
  const { now = () => new Date() } = options;
  const issuer = new URL(options.issuer);
  let known: { configuration: Configuration; until: number } | null = null;

  async function configuration(): Promise<Configuration> {
    if (known && known.until > now().getTime()) return known.configuration;
    const secondsOff = Math.round((now().getTime() - Date.now()) / 1000);
    const found = await discovery(
      issuer,
      clientId,
      { [clockSkew]: secondsOff },
      ClientSecretPost(clientSecret),
      {
        [customFetch]: fetchGuarded,
        timeout: TIMEOUT_MS / 1000,
        execute: [
          // The signature too, not only that the token came over a safe connection.
          enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      },
    );
    known = { configuration: found, until: now().getTime() + CONFIGURATION_VALID_MS };
    return found;
  }

  /** The library's requests go the one guarded way out. */
  const fetchGuarded: CustomFetch = async (address, { method, headers, body }) => {
    const asked: OutsideRequest = {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      timeoutMs: TIMEOUT_MS,
      ...(body === null || body === undefined ? {} : { body: String(body) }),
    };
    const reply = await outside.request(address, asked);
    if (reply.status === 429 || reply.status >= 500)
      throw failures.unavailable(new Error(`status ${reply.status}`));
    const type = reply.headers['content-type'] ?? '';
    return new Response(new Uint8Array(reply.body), {
      status: reply.status,
      headers: { 'content-type': type },
    });
  };

  return {
    async begin({ state, nonce, verifier }, redirectUri) {
      try {
        const address = buildAuthorizationUrl(await configuration(), {
          scope: SCOPE,
          redirect_uri: redirectUri,
          state,
          nonce,
          prompt: 'select_account',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      } catch (error) {
        throw failureOf(error);
      }
    },

    async finish(callback, { state, nonce, verifier }) {
      const checks: AuthorizationCodeGrantChecks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      };
      try {
        const tokens = await authorizationCodeGrant(await configuration(), callback, checks);
        return readIdentity(tokens.claims());
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Whatever the library objects to, Google has not confirmed anybody. */
function failureOf(error: unknown): PlatformFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PlatformFailure) return cause;
    if (cause instanceof OutsideFault) return failures.unavailable(cause);
  }
  return failures.refused(error);
}

function readIdentity(claims: unknown): Identity {
  const { sub, email, email_verified, name, given_name, family_name, picture } = Claims.parse(claims);
  const tidy = (text = '') => text.trim().slice(0, NAME_MAX);
  return {
    subject: sub,
    email: email && email_verified ? email.trim().toLowerCase() : null,
    firstName: tidy(given_name || name || email?.split('@')[0]),
    lastName: tidy(family_name),
    pictureUrl: picture ?? null,
  };
}
