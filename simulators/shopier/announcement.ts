import { copyName } from '#simulators/shopify/demo/demo-copies.ts';
import { mainShop } from './demo/demo-shops.ts';
import { APP_CLIENT_ID, APP_CLIENT_SECRET } from './oauth.ts';
import { personalTokenOf } from './shop/shop-building.ts';

/** What the program says about this simulator when it is ready. */
export function announceShopier(origin: string) {
  return {
    apiOrigin: origin,
    authOrigin: origin,
    clientId: APP_CLIENT_ID,
    clientSecret: APP_CLIENT_SECRET,
    demoShops: [
      {
        platform: 'shopier',
        shop: mainShop.name,
        accessToken: personalTokenOf(mainShop.name),
        title: mainShop.title,
        description: mainShop.description,
        copyShop: copyName(mainShop.name),
        copyToken: personalTokenOf(copyName(mainShop.name)),
      },
    ],
    deskUrl: `${origin}/desk/{shop}`,
    installUrl: `${origin}/apps/vitrin`,
  };
}
