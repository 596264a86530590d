import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import type { StoreAuthorization, StoreTokens } from '#server/platforms/ports/store-platform.ts';
import { shopierFailures } from './failures.ts';
import { readJson, reasonOf, WireRefusal } from './replies.ts';
import { WireTokens } from './wire.ts';

/** What we ask an owner for; hearing of changes to orders is said to come with `orders:read`. */
export const SCOPES = ['orders:read', 'products:read', 'refunds:read', 'shop:read'];

const REAL_HOST = 'api.shopier.com';
const REAL_TOKEN_PORT = '8443';
const DEFAULT_PAUSE_MS = 30_000;
/** Refusals of our app or our question; every other one is of the token itself. */
const NOT_THE_TOKEN =
  /invalid_client|unauthorized_client|unsupported_grant_type|invalid_request|invalid_scope/;

interface AuthorizationOptions {
  apiOrigin: string;
  /** With a path it is the whole address of the consent page: sources disagree on it (reference/shopier.md 1.2). */
  authOrigin: string;
  clientId: string;
  clientSecret: string;
  outside: Pick<Outside, 'request'>;
  clock?: { now(): Date };
}

/** Tokens by the code grant of our own app at Shopier (reference/shopier.md 1.2). */
export function createShopierAuthorization({
  apiOrigin,
  authOrigin,
  clientId,
  clientSecret,
  outside,
  clock = { now: () => new Date() },
}: AuthorizationOptions): StoreAuthorization {
  const app = { client_id: clientId, client_secret: clientSecret };

  async function ask(form: Record<string, string>): Promise<OutsideReply> {
    try {
      return await outside.request(tokenAddress(apiOrigin), {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'user-agent': 'Vitrin',
        },
        body: new URLSearchParams(form).toString(),
      });
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      if (error.code === 'forbidden_address') throw shopierFailures.addressForbidden(error);
      throw shopierFailures.unavailable(error);
    }
  }

  function tokensIn(reply: OutsideReply): StoreTokens {
    const tokens = WireTokens.safeParse(readJson(reply)?.value);
    if (!tokens.success) throw shopierFailures.notShopier();
    const { access_token, refresh_token, expires_in, scope } = tokens.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresAt: expires_in ? new Date(clock.now().getTime() + expires_in * 1000) : null,
      refreshExpiresAt: null,
      scopes: (scope ?? '').split(/[\s,]+/).filter((each) => each !== ''),
    };
  }

  return {
    // An app store that signs nothing and names no store: the consent page asks which one.
    readInstall: () => ({ storeName: null }),
    // Shopier signs no return; what proves it is the state that only its browser has.
    readReturn(query) {
      if (!query.has('code') && !query.has('error')) return null;
      return { storeName: null, code: query.get('code') || null };
    },
    consentUrl({ state, redirectUri }) {
      const address = new URL(authOrigin);
      if (address.pathname === '/') address.pathname = '/v1/oauth2/authorize';
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: SCOPES.join(' '),
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    // Some clients also send `state` or `redirect_uri`; most do well with these four.
    async exchange({ code }) {
      const reply = await ask({ grant_type: 'authorization_code', code, ...app });
      if (reply.status === 200) return tokensIn(reply);
      throw passing(reply) ?? shopierFailures.appRefused(reasonOf(reply) ?? `status ${reply.status}`);
    },
    async refresh({ refreshToken }) {
      const reply = await ask({ grant_type: 'refresh_token', refresh_token: refreshToken, ...app });
      if (reply.status === 200) return tokensIn(reply);
      throw (
        passing(reply) ??
        (isFinal(reply)
          ? shopierFailures.reauthorisationNeeded()
          : shopierFailures.appRefused(reasonOf(reply) ?? `status ${reply.status}`))
      );
    },
  };
}

/** Only the real Shopier has tokens at a port of its own. */
function tokenAddress(apiOrigin: string): string {
  const address = new URL('/v1/oauth2/token', apiOrigin);
  if (address.hostname === REAL_HOST) address.port = REAL_TOKEN_PORT;
  return address.href;
}

function passing({ status, headers }: OutsideReply) {
  if (status === 429)
    return shopierFailures.rateLimited(Number(headers['retry-after']) * 1000 || DEFAULT_PAUSE_MS);
  return status >= 500 ? shopierFailures.unavailable(new Error(`status ${status}`)) : null;
}

/** How long a refresh token lives nobody knows, so a refusal that does not blame our app ends it. */
function isFinal(reply: OutsideReply): boolean {
  if (reply.status !== 400 && reply.status !== 401) return false;
  if (reply.body.length === 0) return true;
  const refusal = WireRefusal.safeParse(readJson(reply)?.value);
  if (!refusal.success) return false;
  return !NOT_THE_TOKEN.test(`${refusal.data.error} ${refusal.data.error_description}`);
}
