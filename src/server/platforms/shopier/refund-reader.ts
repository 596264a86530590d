import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { ShopierClient, ShopierLog } from './client.ts';
import { isScopeMissing } from './failures.ts';
import { readPages } from './pages.ts';
import { WireRefund } from './wire.ts';

export interface RefundQuery {
  store: string;
  fromPage?: number;
  signal?: AbortSignal;
}

/**
 * Refunds, newest first. No dates are named, as Shopier answers those with an error (reference/shopier.md 2.2). Without
 * the permission there are none: orders carry their refunds themselves.
 */
export function createRefundReader(client: ShopierClient, log?: ShopierLog) {
  return async function* read(access: StoreAccess, { store, fromPage, signal }: RefundQuery) {
    const query = { sort: 'dateDesc' };
    try {
      yield* readPages(client, access, { name: 'refunds', item: WireRefund, query, fromPage, signal });
    } catch (error) {
      if (!isScopeMissing(error)) throw error;
      log?.warn({ store }, 'shopier does not share the list of refunds');
    }
  };
}
export type RefundReader = ReturnType<typeof createRefundReader>;
