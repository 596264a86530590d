import {
  type DemoStoreConnection,
  isStoreName,
  normaliseStoreName,
  normaliseStoreUrl,
  type Platform,
  type ShopierConnection,
  type ShopifyAppConnection,
  type ShopifyConnection,
} from '#shared/stores/stores.ts';

/** The forms of the connect dialog: a platform, and how its consent or its credentials come here. */
export type ConnectForm =
  | 'shopify-oauth'
  | 'shopify-direct'
  | 'shopify-app'
  | 'shopier-oauth'
  | 'shopier-direct';

export type ConnectMethod = 'oauth' | 'direct';

/** What an owner types; what one form shares with another stays when they change their mind. */
export interface TypedConnection {
  shop: string;
  accessToken: string;
  storePassword: string;
  clientId: string;
  clientSecret: string;
  storeUrl: string;
  apiKey: string;
}

export const nothingTyped: TypedConnection = {
  shop: '',
  accessToken: '',
  storePassword: '',
  clientId: '',
  clientSecret: '',
  storeUrl: '',
  apiKey: '',
};

/** What is asked of the server. */
export type ConnectRequest =
  | { form: 'shopify-oauth'; body: { shop: string } }
  | { form: 'shopify-direct'; body: ShopifyConnection }
  | { form: 'shopify-app'; body: ShopifyAppConnection }
  | { form: 'shopier-oauth' }
  | { form: 'shopier-direct'; body: ShopierConnection }
  | { form: 'demo'; body: DemoStoreConnection };

export type RefusedReason = 'missing' | 'store-name';
export type CheckedConnection =
  | { request: ConnectRequest; refused: null }
  | { request: null; refused: RefusedReason };

const required: Record<ConnectForm, readonly (keyof TypedConnection)[]> = {
  'shopify-oauth': ['shop'],
  'shopify-direct': ['shop', 'accessToken'],
  'shopify-app': ['shop', 'clientId', 'clientSecret'],
  'shopier-oauth': [],
  'shopier-direct': ['storeUrl', 'apiKey'],
};

export function formOf(platform: Platform, method: ConnectMethod, ownApp: boolean): ConnectForm {
  if (platform === 'shopify' && method === 'direct' && ownApp) return 'shopify-app';
  return `${platform}-${method}`;
}

export function isFilled(form: ConnectForm, typed: TypedConnection): boolean {
  return required[form].every((field) => typed[field].trim() !== '');
}

export function checkConnection(form: ConnectForm, typed: TypedConnection): CheckedConnection {
  if (!isFilled(form, typed)) return { request: null, refused: 'missing' };
  const shop = normaliseStoreName(typed.shop);
  if (form.startsWith('shopify') && !isStoreName(shop)) return { request: null, refused: 'store-name' };
  return { request: requestOf(form, typed, shop), refused: null };
}

function requestOf(form: ConnectForm, typed: TypedConnection, shop: string): ConnectRequest {
  switch (form) {
    case 'shopify-oauth':
      return { form, body: { shop } };
    case 'shopify-direct': {
      const { storePassword } = typed;
      return {
        form,
        body: { shop, apiKey: typed.accessToken.trim(), ...(storePassword ? { storePassword } : {}) },
      };
    }
    case 'shopify-app':
      return {
        form,
        body: { shop, clientId: typed.clientId.trim(), clientSecret: typed.clientSecret.trim() },
      };
    case 'shopier-oauth':
      return { form };
    case 'shopier-direct':
      return { form, body: { shopDomain: normaliseStoreUrl(typed.storeUrl), apiKey: typed.apiKey.trim() } };
  }
}
