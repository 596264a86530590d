import type { PlatformBatch, PlatformOrder, StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import type { ShopierLog } from './client.ts';
import { customersIn } from './customers.ts';
import { currencyOf, productsIn, translateOrder } from './translate.ts';
import type { WireOrder } from './wire.ts';

/**
 * What orders contain: themselves, who bought, and the products where Shopier does not open its product list. A shop may
 * sell in several currencies; orders in another than the store's cannot be added to the others, so they are left out
 * and logged.
 */
export function createOrderBatches(identity: StoreIdentity, log?: ShopierLog) {
  let skippedOrders = 0;
  let firstOrder: string | undefined;

  function fits(order: WireOrder): boolean {
    if (currencyOf(order) === identity.currency) return true;
    skippedOrders += 1;
    firstOrder ??= order.id;
    return false;
  }

  return {
    translate: (orders: WireOrder[]): PlatformOrder[] => orders.filter(fits).map(translateOrder),
    of(received: WireOrder[]): PlatformBatch {
      const orders = received.filter(fits);
      const batch = { orders: orders.map(translateOrder), customers: customersIn(orders) };
      return identity.capabilities.products ? batch : { ...batch, products: productsIn(orders) };
    },
    finish(): void {
      if (skippedOrders === 0) return;
      const facts = { store: identity.storeName, skippedOrders, firstOrder };
      log?.warn(facts, 'shopier orders in another currency left out');
    },
  };
}
export type OrderBatches = ReturnType<typeof createOrderBatches>;
