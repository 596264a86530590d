import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { say } from '#shared/core/sentence.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import type { DemoStores } from './demo-stores.ts';
import type { StoreService } from './service.ts';

export function storeRoutes(
  app: FastifyInstance,
  { stores, demoStores }: { stores: StoreService; demoStores: DemoStores },
) {
  serve(app, storeEndpoints.list, ({ account }) => stores.listOf(account));

  const connected = (store: Store) => ({
    success: true,
    message: say('{name} is connected.', { name: store.storeName }),
    store,
  });

  // Each is recorded with the store, as it is after a consent page.
  serve(app, storeEndpoints.connectShopify, async ({ user, account, body, note }) => {
    note();
    return connected(await stores.connectShopify({ id: account.id, by: user.id }, body));
  });

  serve(app, storeEndpoints.connectShopifyApp, async ({ user, account, body, note }) => {
    note();
    return connected(await stores.connectShopifyApp({ id: account.id, by: user.id }, body));
  });

  serve(app, storeEndpoints.connectShopier, async ({ user, account, body, note }) => {
    note();
    return connected(await stores.connectShopier({ id: account.id, by: user.id }, body));
  });

  serve(app, storeEndpoints.connectDemo, async ({ user, account, body, note }) => {
    note();
    return connected(await demoStores.connect({ id: account.id, by: user.id }, body));
  });

  serve(app, storeEndpoints.refresh, async ({ store }) => ({
    success: true,
    store: await stores.refresh(store),
  }));

  serve(app, storeEndpoints.disconnect, async ({ store, note }) => {
    note({ subject: { id: store.id, name: await stores.disconnect(store) } });
    return { success: true };
  });
}
