import type { PlatformBatch, StoreAccess, StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ShopierLog } from './client.ts';
import { createOrderBatches } from './order-batch.ts';
import { type OrderReader, partsOf } from './order-reader.ts';
import type { ProductReader } from './product-reader.ts';
import type { RefundReader } from './refund-reader.ts';
import type { WireRefund } from './wire.ts';

interface Dependencies {
  orders: OrderReader;
  refunds: RefundReader;
  products: ProductReader;
  clock: { now(): Date };
  log?: ShopierLog;
}

const RECENT_MS = 3 * DAY_MS;
const NIGHTLY_MS = 60 * DAY_MS;
const WINDOW_DAYS = 30;

/**
 * What may have changed. Shopier cannot be asked for it, so what was placed recently is read again, once a day over two
 * months, and orders of any age that have a new refund.
 */
export function createChanges({ orders, refunds, products, clock, log }: Dependencies) {
  return async function* read(
    access: StoreAccess,
    { identity, since, signal }: { identity: StoreIdentity; since: Date; signal: AbortSignal },
  ): AsyncGenerator<PlatformBatch> {
    const now = clock.now();
    const from = rereadFrom(since, now);
    const batches = createOrderBatches(identity, log);
    const statuses = new Map<string, string | null | undefined>();
    for (const window of partsOf({ from, to: now }, WINDOW_DAYS)) {
      for await (const { items } of orders.placedIn(access, { ...window, sort: 'dateAsc', signal })) {
        for (const { refunds } of items) for (const { id, status } of refunds ?? []) statuses.set(id, status);
        if (items.length > 0) yield batches.of(items);
      }
    }
    const isNew = (refund: WireRefund) =>
      refund.status === 'succeeded' &&
      statuses.get(refund.id) !== refund.status &&
      (refund.dateRefunded ?? refund.dateCreated ?? now) >= from;
    const oldest = new Date(Math.min(from.getTime(), now.getTime() - NIGHTLY_MS));
    for await (const { items } of refunds(access, { store: identity.storeName, signal })) {
      const refunded = [];
      for (const id of new Set(items.filter(isNew).map(({ orderId }) => orderId))) {
        const order = await orders.refunded(access, id, signal);
        if (order) refunded.push(order);
      }
      if (refunded.length > 0) yield batches.of(refunded);
      if ((items.at(-1)?.dateCreated ?? now) < oldest) break;
    }
    for await (const { batch } of products.read(access, { identity, signal })) yield batch;
    batches.finish();
  };
}

/** The first reading of a day (UTC) is the thorough one. */
function rereadFrom(since: Date, now: Date): Date {
  const isFirstOfDay = since.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10);
  return new Date(Math.min(since.getTime(), now.getTime() - (isFirstOfDay ? NIGHTLY_MS : RECENT_MS)));
}
