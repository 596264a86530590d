import { isStoreName, normaliseStoreName, type ShopifyConnection } from '#shared/stores.ts';

/** What an owner types into the connect form. */
export interface TypedConnection {
  shopDomain: string;
  accessToken: string;
  storePassword: string;
}

export type CheckedConnection =
  | { connection: ShopifyConnection; refused: null }
  | { connection: null; refused: 'missing' | 'store-name' };

export function isFilled({ shopDomain, accessToken }: TypedConnection): boolean {
  return shopDomain.trim() !== '' && accessToken.trim() !== '';
}

export function checkConnection(typed: TypedConnection): CheckedConnection {
  if (!isFilled(typed)) return { connection: null, refused: 'missing' };
  const shop = normaliseStoreName(typed.shopDomain);
  if (!isStoreName(shop)) return { connection: null, refused: 'store-name' };
  const { storePassword } = typed;
  return {
    connection: { shop, apiKey: typed.accessToken.trim(), ...(storePassword ? { storePassword } : {}) },
    refused: null,
  };
}
