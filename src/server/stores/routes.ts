import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { storeEndpoints } from '#shared/stores.ts';
import type { StoreService } from './service.ts';

export function storeRoutes(app: FastifyInstance, stores: StoreService) {
  serve(app, storeEndpoints.list, ({ user }) => stores.listOf(user));

  serve(app, storeEndpoints.connectShopify, async ({ user, body }) => {
    const store = await stores.connectShopify(user, body);
    return { success: true, message: `${store.storeName} is connected.`, store };
  });

  serve(app, storeEndpoints.refresh, async ({ store }) => ({
    success: true,
    store: await stores.refresh(store),
  }));

  serve(app, storeEndpoints.disconnect, async ({ store }) => {
    await stores.disconnect(store);
    return { success: true };
  });
}
