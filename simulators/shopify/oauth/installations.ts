import type { Access, AppCredentials, ShopifyApp } from '#simulators/shopify/apps/apps.ts';
import type { Grants } from '#simulators/shopify/shop/grants.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import { shopPayload } from '#simulators/shopify/webhooks/shop-payloads.ts';
import type { ShopWebhooks } from '#simulators/shopify/webhooks/shop-webhooks.ts';

type Dependencies = {
  app: ShopifyApp;
  merchantApp: AppCredentials;
  grants: Grants;
  webhooks: ShopWebhooks;
};

/** Which app stands behind a token, and how it leaves a shop again. */
export function createInstallations({ app, merchantApp, grants, webhooks }: Dependencies) {
  function accessOf(shop: Shop, token: string): Access | null {
    if (shop.accessTokens.has(token) && !shop.revokedTokens.has(token)) {
      return { clientId: merchantApp.clientId, scopes: shop.scopes };
    }
    const granted = grants.find(shop.name, token);
    return granted && { clientId: granted.clientId, scopes: new Set(granted.scopes) };
  }

  /** The app is notified, but only after everything it had is gone. */
  function uninstall(shop: Shop, clientId: string): void {
    grants.revokeApp({ shop: shop.name, clientId });
    if (clientId === merchantApp.clientId) {
      for (const token of shop.accessTokens) shop.revokedTokens.add(token);
    }
    const news = [{ topic: 'app/uninstalled', payload: () => shopPayload(shop) }];
    webhooks.announce(shop, news, clientId);
    webhooks.removeOfApp(shop, clientId);
  }

  /** The public app where it is installed, otherwise the merchant's own. */
  function uninstallAnyApp(shop: Shop): boolean {
    const isLive = (token: string) => !shop.revokedTokens.has(token);
    const ownIsThere =
      grants.isInstalled({ shop: shop.name, clientId: merchantApp.clientId }) ||
      [...shop.accessTokens].some(isLive);
    if (grants.isInstalled({ shop: shop.name, clientId: app.clientId })) uninstall(shop, app.clientId);
    else if (ownIsThere) uninstall(shop, merchantApp.clientId);
    else return false;
    return true;
  }

  return { accessOf, uninstall, uninstallAnyApp };
}
