import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { type Answer, htmlAnswer, Refusal, redirectAnswer } from './http/answer.ts';
import { consentPage, messagePage, type ShopChoice } from './pages.ts';
import type { Grants } from './shop/grants.ts';

/** Of the app this product would register at Shopier. */
export const APP_CLIENT_ID = 'vitrin-demo-client';
export const APP_CLIENT_SECRET = 'vitrin-demo-secret-0123456789abcdef';

const READ_SCOPES = ['orders:read', 'products:read', 'refunds:read', 'shop:read'];
const KNOWN_SCOPES = new Set([
  ...READ_SCOPES,
  'orders:write',
  'products:write',
  'shippings:read',
  'shippings:write',
  'discounts:read',
  'discounts:write',
  'payouts:read',
  'refunds:write',
  'shop:write',
]);

type OauthApp = { clientId: string; clientSecret: string; appUrl: string };

type Dependencies = { app: OauthApp; grants: Grants; shops: readonly ShopChoice[] };

/** The pages and addresses of Shopier's OAuth 2.0, authorization code with rotating refresh tokens. */
export function createOauth({ app, grants, shops }: Dependencies) {
  function showConsent(query: URLSearchParams, chosenShop: string | null): Answer {
    const wrong = problemOf(query, app);
    if (wrong) return htmlAnswer(400, messagePage('This request cannot be answered', wrong));
    const scopes = scopesOf(query);
    const asked = [...query].filter(([name]) => name !== 'shop' && name !== 'decision');
    return htmlAnswer(
      200,
      consentPage({ asked, scopes, shops, chosenShop: chosenShop ?? shops[0]?.name ?? '' }),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const wrong = problemOf(form, app);
    if (wrong) return htmlAnswer(400, messagePage('This request cannot be answered', wrong));
    const shop = shops.find(({ name }) => name === form.get('shop'));
    const redirectUri = form.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    if (form.get('decision') === 'allow' && shop) {
      back.searchParams.set('code', grants.issueCode(shop.name, scopesOf(form), redirectUri));
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    const state = form.get('state');
    if (state !== null) back.searchParams.set('state', state);
    return redirectAnswer(back.href);
  }

  function exchange(form: URLSearchParams): Answer {
    checkClient(form);
    const grantType = form.get('grant_type');
    if (grantType === 'authorization_code')
      return { status: 200, body: grants.redeemCode(form.get('code') ?? '', form.get('redirect_uri')) };
    if (grantType === 'refresh_token')
      return { status: 200, body: grants.refresh(form.get('refresh_token') ?? '') };
    throw new Refusal(400, 'unsupported_grant_type', 'The grant type is not supported.');
  }

  function revoke(form: URLSearchParams): Answer {
    checkClient(form);
    grants.revoke(form.get('token') ?? '');
    return { status: 200, body: {} };
  }

  function checkClient(form: URLSearchParams): void {
    if (form.get('client_id') !== app.clientId || form.get('client_secret') !== app.clientSecret)
      throw new Refusal(401, 'invalid_client', 'Client authentication failed.');
  }

  return { showConsent, decide, exchange, revoke };
}

function problemOf(request: URLSearchParams, app: OauthApp): string | null {
  if (request.get('client_id') !== app.clientId) return 'The client_id is unknown.';
  if (request.get('response_type') !== 'code') return 'The response_type must be code.';
  if (!belongsToApp(request.get('redirect_uri') ?? '', app.appUrl))
    return 'The redirect_uri does not belong to this app.';
  const unknown = scopesOf(request).find((scope) => !KNOWN_SCOPES.has(scope));
  return unknown === undefined ? null : `The scope ${unknown} is unknown.`;
}

function scopesOf(request: URLSearchParams): string[] {
  const asked = (request.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
  return asked.length > 0 ? asked : READ_SCOPES;
}
