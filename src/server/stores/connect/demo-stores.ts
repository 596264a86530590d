import { httpProblems, Problem } from '#server/core/http/problem.ts';
import type { CopiedDemoStore } from '#server/platforms/ports/store-platform.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { DemoStoreConnection, Store } from '#shared/stores/stores.ts';
import type { StoreService } from './service.ts';

interface Dependencies {
  stores: StoreService;
  demoStores: readonly CopiedDemoStore[];
}

/** Stores of a simulator, connected as any other. */
export function createDemoStores({ stores, demoStores }: Dependencies) {
  /** A shop belongs to one account, so a later account gets another with the same goods. */
  async function connect(user: User, { platform, shop }: DemoStoreConnection): Promise<Store> {
    const demoStore = demoStores.find((each) => each.platform === platform && each.shop === shop);
    if (!demoStore) throw httpProblems.notFound();
    try {
      return await open(user, demoStore);
    } catch (error) {
      if (!(error instanceof Problem) || error.error !== 'store_already_connected') throw error;
      return open(user, copyFor(user, demoStore));
    }
  }

  function open(user: User, { platform, shop, accessToken: apiKey }: Opened): Promise<Store> {
    return platform === 'shopify'
      ? stores.connectShopify(user, { shop, apiKey })
      : stores.connectShopier(user, { shopDomain: shop, apiKey });
  }

  return { connect };
}
export type DemoStores = ReturnType<typeof createDemoStores>;

type Opened = Pick<CopiedDemoStore, 'platform' | 'shop' | 'accessToken'>;

export function copyFor(
  { id }: Pick<User, 'id'>,
  { platform, copyShop, copyToken }: CopiedDemoStore,
): Opened {
  const named = (text: string) => text.replace('{account}', id.slice(0, 8));
  return { platform, shop: named(copyShop), accessToken: named(copyToken) };
}
