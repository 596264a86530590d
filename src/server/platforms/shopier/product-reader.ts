import type { PlatformBatch, StoreAccess, StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import type { ShopierClient, ShopierLog } from './client.ts';
import { isNotFound, isScopeMissing } from './failures.ts';
import { readPages } from './pages.ts';
import { translateProduct } from './translate-product.ts';
import { listOf, WireAnything, WireProduct } from './wire.ts';

export interface ProductQuery {
  identity: StoreIdentity;
  fromPage?: number;
  /** The newest first are for a look only: while products are added, page numbers do not stay what they are. */
  sort?: 'dateAsc' | 'dateDesc';
  signal?: AbortSignal;
}

/**
 * Products as they are listed now. One that was deleted is only missing from the list, and it cannot be distinguished
 * from one that moved to another page during the reading: it stays.
 */
export function createProductReader(client: ShopierClient, log?: ShopierLog) {
  /** Many good access keys are refused here until Shopier's support opens the list (reference/shopier.md 2.3). */
  async function areShared(access: StoreAccess): Promise<boolean> {
    try {
      const query = { limit: 1, page: 1 };
      await client.ask(access, { path: '/products', query, data: listOf(WireAnything, 'products') });
      return true;
    } catch (error) {
      if (isScopeMissing(error) || isNotFound(error)) return false;
      throw error;
    }
  }

  async function* read(
    access: StoreAccess,
    { identity, fromPage, signal, sort = 'dateAsc' }: ProductQuery,
  ): AsyncGenerator<{ batch: PlatformBatch; number: number; isLast: boolean }> {
    if (!identity.capabilities.products) return;
    const query = { sort };
    const list = { name: 'products' as const, item: WireProduct, query, fromPage, signal };
    try {
      for await (const { items, number, isLast } of readPages(client, access, list)) {
        const products = items.map((product) => translateProduct(product, identity.currency));
        yield { batch: { products }, number, isLast };
      }
    } catch (error) {
      if (!isScopeMissing(error)) throw error;
      log?.warn({ store: identity.storeName }, 'shopier does not share products any more');
    }
  }

  return { areShared, read };
}
export type ProductReader = ReturnType<typeof createProductReader>;
