import * as z from 'zod';
import type {
  Checkpoint,
  PlatformBatch,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import type { ShopierLog } from './client.ts';
import { EARLIEST } from './instants.ts';
import { createOrderBatches, type OrderBatches } from './order-batch.ts';
import type { OrderReader } from './order-reader.ts';
import type { ProductReader } from './product-reader.ts';
import type { RefundReader } from './refund-reader.ts';

const Progress = z.object({
  /** Readings of an earlier version began with the orders and end with the products. */
  step: z.enum(['catalogue', 'orders', 'refunds', 'products', 'done']).default('orders'),
  productsRead: z.boolean().default(false),
  /** The end of the month that is being read; everything after it has been. */
  before: z.iso.datetime(),
  /** Of that month, or of the refunds or products: the next page to read. */
  page: z.number().default(1),
  emptyMonths: z.number().default(0),
  /** The first order that Shopier showed at the beginning; a shop may have rested for years since. */
  firstOrderAt: z.iso.datetime().nullable().default(null),
  /** Some order has carried a refund, so orders list their refunds themselves. */
  refundsTold: z.boolean().default(false),
});
type Progress = z.infer<typeof Progress>;

const EMPTY_MONTHS_AT_END = 12;

interface Dependencies {
  orders: OrderReader;
  refunds: RefundReader;
  products: ProductReader;
  clock: { now(): Date };
  log?: ShopierLog;
}

interface Reading {
  access: StoreAccess;
  identity: StoreIdentity;
  progress: Progress;
  batches: OrderBatches;
  signal: AbortSignal;
}

/**
 * Everything a shop has: its products, which posts are made of; its orders month by month backwards, in windows that no
 * new order can enter, so that page numbers stay what they are; then refunds, where orders do not list them.
 */
export function createHistory({ orders, refunds, products, clock, log }: Dependencies) {
  async function prepare(access: StoreAccess): Promise<Checkpoint> {
    const before = clock.now().toISOString();
    const first = await orders.firstPlacedAt(access);
    return Progress.parse({ step: 'catalogue', before, firstOrderAt: first?.toISOString() ?? null });
  }

  async function* read(
    access: StoreAccess,
    query: { identity: StoreIdentity; checkpoint: Checkpoint; signal: AbortSignal },
  ): AsyncGenerator<PlatformBatch> {
    const { identity, signal } = query;
    const progress = Progress.parse(query.checkpoint);
    const batches = createOrderBatches(identity, log);
    const reading = { access, identity, progress, batches, signal };
    if (progress.step === 'catalogue') yield* readProducts(reading, 'orders');
    if (progress.step === 'orders') {
      while (!isAtBeginning(progress)) yield* readMonth(reading);
      yield begin(progress, progress.refundsTold ? afterOrders(progress) : 'refunds');
    }
    if (progress.step === 'refunds') yield* readRefunds(reading);
    if (progress.step === 'products') yield* readProducts(reading, 'done');
    batches.finish();
  }

  async function* readMonth({ access, progress, batches, signal }: Reading): AsyncGenerator<PlatformBatch> {
    const to = new Date(progress.before);
    const from = startOfMonth(to);
    const window = { from, to, sort: 'dateAsc' as const, fromPage: progress.page, signal };
    for await (const { items, number, isLast } of orders.placedIn(access, window)) {
      if (items.some((order) => order.refunds?.length)) progress.refundsTold = true;
      progress.page = number + 1;
      if (isLast) {
        progress.emptyMonths = number === 1 && items.length === 0 ? progress.emptyMonths + 1 : 0;
        progress.before = from.toISOString();
        progress.page = 1;
      }
      yield { ...batches.of(items), checkpoint: { ...progress } };
    }
  }

  /** A list that grows while it is read moves refunds to later pages: some come twice, none is missed. */
  async function* readRefunds(reading: Reading): AsyncGenerator<PlatformBatch> {
    const { access, identity, progress, batches, signal } = reading;
    const query = { store: identity.storeName, fromPage: progress.page, signal };
    for await (const { items, number, isLast } of refunds(access, query)) {
      const ids = items.filter(({ status }) => status === 'succeeded').map(({ orderId }) => orderId);
      const refunded = [];
      for (const id of new Set(ids)) {
        const order = await orders.refunded(access, id, signal);
        if (order) refunded.push(order);
      }
      const { checkpoint } = isLast ? begin(progress, afterOrders(progress)) : turn(progress, number);
      yield { ...batches.of(refunded), checkpoint };
    }
    // Not shared, so there was no last page.
    if (progress.step === 'refunds') yield begin(progress, afterOrders(progress));
  }

  async function* readProducts(
    { access, identity, progress, signal }: Reading,
    next: 'orders' | 'done',
  ): AsyncGenerator<PlatformBatch> {
    const { step } = progress;
    const query = { identity, fromPage: progress.page, signal };
    for await (const { batch, number, isLast } of products.read(access, query)) {
      progress.productsRead = isLast;
      const { checkpoint } = isLast ? begin(progress, next) : turn(progress, number);
      yield { ...batch, checkpoint };
    }
    // Not shared, so there was no last page.
    if (progress.step === step) {
      progress.productsRead = true;
      yield begin(progress, next);
    }
  }

  return { prepare, read };
}

const afterOrders = ({ productsRead }: Progress) => (productsRead ? 'done' : 'products');

function begin(progress: Progress, step: Progress['step']) {
  progress.step = step;
  progress.page = 1;
  return { checkpoint: { ...progress } };
}

function turn(progress: Progress, number: number) {
  progress.page = number + 1;
  return { checkpoint: { ...progress } };
}

function isAtBeginning({ before, emptyMonths, firstOrderAt }: Progress): boolean {
  if (before <= EARLIEST.toISOString()) return true;
  if (firstOrderAt !== null && before > firstOrderAt) return false;
  return emptyMonths >= EMPTY_MONTHS_AT_END;
}

/** Of the month that ends at, or is running at, this time. */
function startOfMonth(end: Date): Date {
  const within = new Date(end.getTime() - 1);
  return new Date(Date.UTC(within.getUTCFullYear(), within.getUTCMonth()));
}
