import type { PlatformFinances, StoreAccess, StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import type { ShopierLog } from './client.ts';
import { isScopeMissing } from './failures.ts';
import type { OrderReader } from './order-reader.ts';
import { nothingKnown, translateTransaction, translateUnsettled } from './translate-transaction.ts';

interface Dependencies {
  orders: OrderReader;
  clock: { now(): Date };
  log?: ShopierLog;
}

interface FinanceQuery {
  identity: StoreIdentity;
  orderIds: string[];
  signal: AbortSignal;
}

/**
 * What orders brought and cost: one request for each of them, and the order itself only where it is not settled. Where
 * Shopier does not share it, nothing is known of any.
 */
export function createFinanceReader({ orders, clock, log }: Dependencies) {
  return async function* read(
    access: StoreAccess,
    { identity, orderIds, signal }: FinanceQuery,
  ): AsyncGenerator<PlatformFinances> {
    const { storeName: store, currency } = identity;
    let areShared = true;
    const skipped: string[] = [];

    for (const orderId of orderIds) {
      const finances = await financesOf(orderId);
      if (finances) yield finances;
      else if (finances === null) skipped.push(orderId);
    }
    if (skipped.length === 0) return;
    const facts = { store, skippedOrders: skipped.length, firstOrder: skipped[0] };
    log?.warn(facts, 'shopier transactions in another currency left out');

    /** Null for one in another currency, undefined for one that Shopier does not have. */
    async function financesOf(orderId: string): Promise<PlatformFinances | null | undefined> {
      const charge = await chargeOf(orderId);
      if (!areShared) return { ...nothingKnown(orderId), refused: true };
      const asked = { currency, now: clock.now() };
      if (charge?.dateCreated)
        return translateTransaction(charge, { ...asked, orderId, at: charge.dateCreated });
      const order = await orders.byId(access, orderId, signal);
      if (!order) return undefined;
      return charge
        ? translateTransaction(charge, { ...asked, orderId, at: order.dateCreated })
        : translateUnsettled(order, asked);
    }

    async function chargeOf(orderId: string) {
      if (!areShared) return null;
      try {
        return await orders.chargeOf(access, orderId, signal);
      } catch (error) {
        if (!isScopeMissing(error)) throw error;
        areShared = false;
        log?.warn({ store }, 'shopier does not share what orders cost');
        return null;
      }
    }
  };
}
