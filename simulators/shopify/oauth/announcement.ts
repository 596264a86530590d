import { demoShopList } from '#simulators/shopify/demo/demo-shops.ts';
import type { AppCredentials, ShopifyApp } from './apps.ts';

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
