import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import type { StoreAuthorization, StoreTokens } from '#server/platforms/ports/store-platform.ts';
import { isStoreName } from '#shared/stores/stores.ts';
import { shopifyFailures } from './failures.ts';
import { isSignedQuery } from './signatures.ts';
import { WireTokens } from './wire.ts';

/** What we ask an owner for. Without `read_all_orders` Shopify shares only the last 60 days of orders. */
export const SCOPES = [
  'read_orders',
  'read_all_orders',
  'read_products',
  'read_inventory',
  'read_customers',
  'read_reports',
  // Goals as targets on Shopify's own dashboard; everything else goes on without it.
  'write_reports',
  // Labels and disputes; shops without Shopify Payments have none.
  'read_shopify_payments_accounts',
  'read_shopify_payments_payouts',
];

interface App {
  clientId: string;
  clientSecret: string;
}

interface AuthorizationOptions {
  /** `https://{shop}.myshopify.com`, or a stand-in's address. */
  shopOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

/** Tokens by the code grant of our own app (reference/shopify.md 1). */
export function createShopifyAuthorization(options: AuthorizationOptions & App): StoreAuthorization {
  const { shopOrigin, clientId, clientSecret, now = () => new Date() } = options;
  const ask = createTokenCall(options);
  const app = { client_id: clientId, client_secret: clientSecret };
  function signedShop(query: URLSearchParams): string | null {
    return isSignedQuery(query, clientSecret, now()) ? shopIn(query) : null;
  }

  return {
    readInstall(query) {
      const storeName = signedShop(query);
      return storeName === null ? null : { storeName };
    },
    readReturn(query) {
      const storeName = signedShop(query);
      return storeName === null ? null : { storeName, code: query.get('code') };
    },
    consentUrl({ storeName, state, redirectUri, moreScopes = [] }) {
      const query = new URLSearchParams({
        client_id: clientId,
        scope: [...new Set([...SCOPES, ...moreScopes])].join(','),
        redirect_uri: redirectUri,
        state,
      });
      return `${originOf(shopOrigin, storeName)}/admin/oauth/authorize?${query}`;
    },
    exchange: ({ storeName, code }) => ask(storeName, { ...app, code, expiring: '1' }),
    refresh: ({ storeName, refreshToken }) =>
      ask(storeName, { ...app, grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
}

/** Tokens for an owner's own app in the organisation of the shop: they last a day and are asked for again. */
export function createShopifyAppTokens(options: AuthorizationOptions) {
  const ask = createTokenCall(options);
  return (storeName: string, { clientId, clientSecret }: App): Promise<StoreTokens> =>
    ask(storeName, { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
}
export type ShopifyAppTokens = ReturnType<typeof createShopifyAppTokens>;

function createTokenCall({ shopOrigin, outside, now = () => new Date() }: AuthorizationOptions) {
  return async (storeName: string | null, body: Record<string, string>): Promise<StoreTokens> => {
    const address = `${originOf(shopOrigin, storeName)}/admin/oauth/access_token`;
    const { status, text } = await post(outside, address, JSON.stringify(body));
    if (status === 404) throw shopifyFailures.shopNotFound(storeName!);
    if (status === 429 || status >= 500) throw shopifyFailures.unavailable(new Error(`status ${status}`));
    const json = parsed(text);
    if (status !== 200) throw refusal(storeName!, status, json);
    const tokens = WireTokens.safeParse(json);
    if (!tokens.success) throw shopifyFailures.notShopify(storeName!);
    const after = (seconds: number | undefined) =>
      seconds === undefined ? null : new Date(now().getTime() + seconds * 1000);
    return {
      accessToken: tokens.data.access_token,
      refreshToken: tokens.data.refresh_token ?? null,
      expiresAt: after(tokens.data.expires_in),
      refreshExpiresAt: after(tokens.data.refresh_token_expires_in),
      scopes: tokens.data.scope.split(',').filter((scope) => scope !== ''),
    };
  };
}

/** Checked before it stands in any address (reference/shopify.md 1.3). */
function shopIn(query: URLSearchParams): string | null {
  const shop = (query.get('shop') ?? '').toLowerCase();
  const [, name = ''] = /^([a-z0-9][a-z0-9-]*)\.myshopify\.com$/.exec(shop) ?? [];
  return isStoreName(name) ? name : null;
}

function originOf(shopOrigin: string, storeName: string | null): string {
  if (storeName === null || !isStoreName(storeName)) {
    throw shopifyFailures.shopNotFound((storeName ?? '').slice(0, 80));
  }
  return shopOrigin.replace('{shop}', storeName);
}

async function post(outside: Pick<Outside, 'request'>, address: string, body: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  try {
    const reply = await outside.request(address, { method: 'POST', headers, body });
    return { status: reply.status, text: reply.body.toString('utf8') };
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    if (error.code === 'forbidden_address') throw shopifyFailures.addressForbidden(error);
    throw shopifyFailures.unavailable(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only this answer says that a refresh token is dead (reference/shopify.md 1.6); others may pass. */
function refusal(storeName: string, status: number, json: unknown) {
  const { error = '', error_description: description = '' } = (json ?? {}) as Record<string, string>;
  if (status === 401 && /refresh_token/.test(description)) {
    return shopifyFailures.reauthorisationNeeded(storeName);
  }
  return shopifyFailures.appRefused(storeName, description || error || `status ${status}`);
}
