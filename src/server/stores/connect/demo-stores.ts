import type { Database } from '#server/core/db/database.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { CopiedDemoStore } from '#server/platforms/ports/store-platform.ts';
import type { DemoStoreConnection, Store } from '#shared/stores/stores.ts';
import { findStore } from './repository.ts';
import type { ConnectingAccount, StoreService } from './service.ts';

interface Dependencies {
  db: Database;
  stores: StoreService;
  demoStores: readonly CopiedDemoStore[];
}

/** Stores of a simulator, connected as any other. */
export function createDemoStores({ db, stores, demoStores }: Dependencies) {
  /** A shop belongs to one account, so a later account gets another with the same goods. */
  async function connect(
    account: ConnectingAccount,
    { platform, shop }: DemoStoreConnection,
  ): Promise<Store> {
    const demoStore = demoStores.find((each) => each.platform === platform && each.shop === shop);
    if (!demoStore) throw httpProblems.notFound();
    try {
      return await open(account, demoStore);
    } catch (error) {
      if (!(error instanceof Problem) || error.error !== 'store_already_connected') throw error;
      return open(account, copyFor(account, demoStore));
    }
  }

  function open(account: ConnectingAccount, { platform, shop, accessToken: apiKey }: Opened): Promise<Store> {
    return platform === 'shopify'
      ? stores.connectShopify(account, { shop, apiKey })
      : stores.connectShopier(account, { shopDomain: shop, apiKey });
  }

  /** Whether a store is one of a simulator. */
  async function has({ id, platform, userId }: OwnedStore): Promise<boolean> {
    if (demoStores.length === 0) return false;
    const found = await findStore(db, id);
    const names = demoStores
      .filter((each) => each.platform === platform)
      .flatMap((each) => [each.shop, copyFor({ id: userId }, each).shop]);
    return found !== undefined && names.includes(found.store.handle);
  }

  return { connect, has };
}
export type DemoStores = ReturnType<typeof createDemoStores>;

type Opened = Pick<CopiedDemoStore, 'platform' | 'shop' | 'accessToken'>;

export function copyFor(
  { id }: Pick<ConnectingAccount, 'id'>,
  { platform, copyShop, copyToken }: CopiedDemoStore,
): Opened {
  const named = (text: string) => text.replace('{account}', id.slice(0, 8));
  return { platform, shop: named(copyShop), accessToken: named(copyToken) };
}
