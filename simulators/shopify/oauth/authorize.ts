import { isRefused, type ShopifyApp } from '#simulators/shopify/apps/apps.ts';
import { shopParameters, signQuery } from '#simulators/shopify/apps/signing.ts';
import { htmlReply, type Reply, redirectReply } from '#simulators/shopify/http/http-reply.ts';
import { escapeHtml, renderPage } from '#simulators/shopify/http/page.ts';
import type { Grants } from '#simulators/shopify/shop/grants.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';

/** What a merchant reads when an app asks for a scope. A scope without words is one that the simulator lacks. */
const SCOPE_WORDS: Record<string, string> = {
  read_orders: 'See orders, refunds and abandoned checkouts of the last 60 days',
  read_all_orders: 'See orders of any age',
  read_products: 'See products, variants and collections',
  read_customers: 'See customers and what they have bought',
  read_inventory: 'See stock and what goods cost',
  read_reports: 'See reports, with visits to the online store',
  read_shopify_payments_accounts: 'See the Shopify Payments account',
  read_shopify_payments_payouts: 'See payouts, and every movement of the balance',
  read_locations: 'See the places of the store',
  read_discounts: 'See discounts',
  read_marketing_events: 'See marketing events',
  write_reports: 'Change reports, and set targets on the dashboard',
  write_analytics_annotations: 'Put marks on the charts of analytics',
  write_discounts: 'Make and delete discount codes',
  write_marketing_events: 'Put activities into the marketing report',
  write_orders: 'Change orders',
  write_products: 'Change products, variants and collections',
  write_customers: 'Change customers',
};

type Request = { scopes: string[]; redirectUri: string; state: string };

type Dependencies = { app: ShopifyApp; grants: Grants; now: () => Date };

export type Consent = ReturnType<typeof createConsent>;

/** The page on which a merchant lets an app in, and what follows from the answer. */
export function createConsent({ app, grants, now }: Dependencies) {
  function check(query: URLSearchParams): Request | Reply {
    const refuse = (reason: string) => refusalPage('This app cannot be installed', reason);
    if (query.get('client_id') !== app.clientId) return refuse('No app has this client_id.');
    const redirectUri = query.get('redirect_uri') ?? '';
    if (!URL.canParse(redirectUri) || !redirectUri.startsWith(`${app.url}/`)) {
      return refuse(
        `The redirect_uri is not among the addresses of this app: it must begin with ${app.url}/.`,
      );
    }
    if (query.getAll('grant_options[]').includes('per-user')) {
      return refuse('The simulator does not support online tokens (grant_options[]=per-user).');
    }
    const scopes = [...new Set((query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean))];
    const unknown = scopes.filter((scope) => scopeWords(scope) === null);
    if (scopes.length === 0) return refuse('The app asks for no scope.');
    if (unknown.length > 0)
      return refuse(`The app asks for scopes that do not exist: ${unknown.join(', ')}.`);
    return { scopes, redirectUri, state: query.get('state') ?? '' };
  }

  function show(shop: Shop, query: URLSearchParams): Reply {
    const request = check(query);
    return 'kind' in request ? request : htmlReply(200, consentPage(shop, app, request));
  }

  /** The form repeats the whole request, and is checked as if it came from anywhere. */
  function decide(shop: Shop, form: URLSearchParams): Reply {
    const request = check(form);
    if ('kind' in request) return request;
    const isGranted = form.get('decision') === 'install';
    const target = new URL(request.redirectUri);
    const parameters = {
      ...Object.fromEntries(target.searchParams),
      ...shopParameters(shop.name, now()),
      state: request.state,
      ...(isGranted ? { code: grant(shop, request.scopes) } : { error: 'access_denied' }),
    };
    target.search = signQuery(parameters, app.clientSecret).toString();
    return redirectReply(target.href);
  }

  function grant(shop: Shop, scopes: string[]): string {
    const granted = {
      shop: shop.name,
      clientId: app.clientId,
      scopes: scopes.filter((scope) => !isRefused(shop, scope)),
    };
    grants.install(granted);
    return grants.issueCode(granted);
  }

  return { show, decide };
}

function scopeWords(scope: string): string | null {
  return SCOPE_WORDS[scope] ?? null;
}

function consentPage(shop: Shop, app: ShopifyApp, { scopes, redirectUri, state }: Request): string {
  const fields = { client_id: app.clientId, scope: scopes.join(','), redirect_uri: redirectUri, state };
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const listed = scopes.map(
    (scope) => `<li>${escapeHtml(scopeWords(scope) ?? scope)}<small>${escapeHtml(scope)}</small></li>`,
  );
  return renderPage(
    'Install Vitrin',
    `${shop.name}.myshopify.com`,
    `<form class="card" method="post">${hidden.join('')}
      <h1>Install Vitrin</h1>
      <p>Vitrin at ${escapeHtml(app.url)} wants to connect to <strong>${escapeHtml(shop.title)}</strong>. It will be able to:</p>
      <ul>${listed.join('')}</ul>
      <div class="row end"><button name="decision" value="cancel">Cancel</button>
      <button class="main" name="decision" value="install">Install</button></div></form>`,
  );
}

export function refusalPage(title: string, reason: string): Reply {
  const content = `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(reason)}</p></div>`;
  return htmlReply(400, renderPage(title, 'Error', content));
}
