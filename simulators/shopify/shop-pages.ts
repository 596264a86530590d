import type { Desk } from './desk/desk.ts';
import type { Reply } from './http/http-reply.ts';
import type { PageRequest } from './http/page-request.ts';
import { APP_STORE_PATH, type createAppStore } from './oauth/app-store.ts';
import type { Consent } from './oauth/authorize.ts';
import type { createTokenEndpoint } from './oauth/token-endpoint.ts';
import { createOnlineStore } from './online-store/online-store.ts';
import type { Shop } from './shop/shop.ts';

type Dependencies = {
  findShop: (name: string) => Promise<Shop | null>;
  consent: Consent;
  answerTokenRequest: ReturnType<typeof createTokenEndpoint>;
  appStore: ReturnType<typeof createAppStore>;
  desk: Desk;
  now: () => Date;
};

/** Which page or form stands at which address. */
export function createShopPages({
  findShop,
  consent,
  answerTokenRequest,
  appStore,
  desk,
  now,
}: Dependencies) {
  const answerVisitor = createOnlineStore(desk.buy, now);

  return async function answerPage(request: PageRequest): Promise<Reply | null> {
    const { method, path, query, form, shopUrl } = request;
    const asked = `${method} ${path}`;
    if (request.shop === '') {
      if (asked === `GET ${APP_STORE_PATH}`) return appStore.show();
      if (asked === `GET ${APP_STORE_PATH}/install`) return appStore.startInstall(query.get('shop') ?? '');
      return null;
    }
    const shop = await findShop(request.shop);
    if (!shop || shop.fault === 'missing') return null;
    switch (asked) {
      case 'GET /admin/oauth/authorize':
        return consent.show(shop, query);
      case 'POST /admin/oauth/authorize':
        return consent.decide(shop, form);
      case 'POST /admin/oauth/access_token':
        return answerTokenRequest(shop, Object.fromEntries(form));
      case 'GET /desk':
        return desk.show(shop, query.get('done'));
      case 'POST /desk':
        return desk.answer(shop, form, shopUrl);
      default:
        return answerVisitor(shop, request);
    }
  };
}
