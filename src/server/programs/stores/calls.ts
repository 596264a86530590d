import { httpProblems } from '#server/core/http/problem.ts';
import { pageOf, type ServeApi } from '#server/programs/http/serve-api.ts';
import type { StoreService } from '#server/stores/connect/service.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import { apiStores } from '#shared/programs/api-stores.ts';
import { apiStore } from './translate.ts';

export function storeCalls(serve: ServeApi, stores: Pick<StoreService, 'listOf'>): void {
  serve(apiStores.token, async ({ holder: { accessTokenId, scopes, account, apiVersion } }) => ({
    id: publicId('token', accessTokenId),
    scopes,
    store_ids: (await stores.listOf(account)).map(({ id }) => publicId('store', id)),
    api_version: apiVersion,
  }));

  serve(apiStores.stores, async ({ holder, page }) =>
    pageOf((await stores.listOf(holder.account)).map(apiStore), page),
  );

  serve(apiStores.store, async ({ holder, store }) => {
    const found = (await stores.listOf(holder.account)).find(({ id }) => id === store.id);
    if (!found) throw httpProblems.notFound();
    return apiStore(found);
  });
}
