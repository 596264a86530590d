import type { StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import type { ShopifyLog } from './client.ts';
import { shopifyFailures } from './failures.ts';
import type { WireCheckout, WireOrder } from './wire.ts';

/**
 * A store that changed its currency keeps old orders in the old one; they cannot be added to the others, so they are
 * left out and logged. When not one order fits, it is our idea of the currency that is wrong, and that is a failure.
 */
export function createCurrencyCheck(identity: StoreIdentity, log?: ShopifyLog) {
  let fitting = 0;
  let skippedOrders = 0;
  let skippedCheckouts = 0;
  let first: WireOrder | null = null;

  return {
    fits({ order }: { order: WireOrder }): boolean {
      if (order.currencyCode === identity.currency) {
        fitting += 1;
        return true;
      }
      first ??= order;
      skippedOrders += 1;
      return false;
    },
    fitsCheckout({ totalPriceSet }: WireCheckout): boolean {
      if (totalPriceSet.shopMoney.currencyCode === identity.currency) return true;
      skippedCheckouts += 1;
      return false;
    },
    finish(): void {
      if (first && fitting === 0) {
        throw shopifyFailures.currencyMismatch(first.name, first.currencyCode, identity.currency);
      }
      if (skippedOrders + skippedCheckouts === 0) return;
      const facts = { store: identity.storeName, skippedOrders, skippedCheckouts, firstOrder: first?.id };
      log?.warn(facts, 'shopify records in another currency left out');
    },
  };
}
export type CurrencyCheck = ReturnType<typeof createCurrencyCheck>;
