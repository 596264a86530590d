import type { ShopifyApp } from '#simulators/shopify/apps/apps.ts';
import { shopParameters, signQuery } from '#simulators/shopify/apps/signing.ts';
import { htmlReply, type Reply, redirectReply } from '#simulators/shopify/http/http-reply.ts';
import { escapeHtml, renderPage } from '#simulators/shopify/http/page.ts';
import { refusalPage } from './authorize.ts';

export type ListedShop = { name: string; title: string; description: string };

type Dependencies = {
  app: ShopifyApp;
  now: () => Date;
  listShops: () => ListedShop[];
  hasShop: (name: string) => boolean;
};

export const APP_STORE_PATH = '/apps/vitrin';

/** The app's page in the app store: an install begins at Shopify, and the app hears of it by a signed request. */
export function createAppStore({ app, now, listShops, hasShop }: Dependencies) {
  return {
    show(): Reply {
      const cards = listShops().map(
        ({ name, title, description }) => `<form class="card row apart" action="${APP_STORE_PATH}/install">
          <div><h2>${escapeHtml(title)}</h2><p>${escapeHtml(description)}</p>
          <small>${escapeHtml(name)}.myshopify.com</small></div>
          <input type="hidden" name="shop" value="${escapeHtml(name)}">
          <button class="main">Install</button></form>`,
      );
      const intro = '<h1>Vitrin</h1><p>Which store is it for?</p>';
      return htmlReply(200, renderPage('Vitrin', 'App store', intro + cards.join('')));
    },
    startInstall(shop: string): Reply {
      if (!hasShop(shop)) return refusalPage('Vitrin cannot be installed', 'There is no such store.');
      const query = signQuery(shopParameters(shop, now()), app.clientSecret);
      return redirectReply(`${app.url}/api/install/shopify?${query}`);
    },
  };
}
