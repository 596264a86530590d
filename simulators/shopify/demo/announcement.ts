import type { AppCredentials, ShopifyApp } from '#simulators/shopify/apps/apps.ts';
import { demoShopList } from './demo-shops.ts';

/** What the caller of the program must know to be one of its apps. */
export function announceShopifyApps({
  app,
  merchantApp,
  installUrl,
  origin,
}: {
  app: ShopifyApp;
  merchantApp: AppCredentials;
  installUrl: string;
  origin: string;
}) {
  const { clientId, clientSecret } = app;
  return {
    shopifyApp: { clientId, clientSecret },
    shopifyInstallUrl: installUrl,
    shopifyDeskUrl: `${origin}/desk`,
    merchantApp: { ...merchantApp, shops: demoShopList.map(({ shop }) => shop) },
  };
}
