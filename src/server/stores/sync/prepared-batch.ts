import type { PlatformBatch, PlatformOrder } from '#server/platforms/ports/store-platform.ts';
import { ledgerOf } from '#server/stores/ledger/ledger.ts';
import { worthOf } from '#server/stores/ledger/order-worth.ts';
import type { CountedEvent } from '#server/stores/ledger/sales-hours.ts';
import { summedEvents } from '#server/stores/ledger/summed-events.ts';
import { DetailRows, type OrderDetails } from './order-details.ts';

export interface BatchShop {
  id: string;
  currency: string;
  timeZone: string;
}

/** A batch with everything worked out that can be before its transaction. */
export interface PreparedBatch extends Omit<PlatformBatch, 'orders'> {
  orders: PreparedOrder[];
  /** What belongs to the orders. */
  rows: DetailRows;
}

export interface PreparedOrder extends Omit<PlatformOrder, 'lines' | 'refunds' | 'sales'> {
  events: CountedEvent[];
  net: number;
  kept: boolean;
  details: OrderDetails;
}

interface PrepareOptions {
  /** False while a whole history is read: the totals by product are counted at its milestones. */
  byProduct?: boolean;
  /** Where the rows of the orders are written, behind those of batches that will be saved together with this one. */
  rows?: DetailRows;
}

/** Works out what a batch will write: while the database stores one batch, the next is made ready. */
export function prepareBatch(
  store: BatchShop,
  received: PlatformBatch,
  { byProduct = true, rows = new DetailRows() }: PrepareOptions = {},
): PreparedBatch {
  const batch = withPlainEmails(received);
  return {
    ...batch,
    rows,
    orders: (batch.orders ?? []).map(({ lines, refunds, sales, ...order }) => {
      const events = ledgerOf({ ...order, sales });
      return {
        ...order,
        ...worthOf(order, events),
        events: byProduct ? events : summedEvents(events),
        details: rows.add(store, { id: order.id, lines, refunds }, events),
      };
    }),
  };
}

/** One person's address is one text, however it was typed (metrics 2). */
function withPlainEmails(batch: PlatformBatch): PlatformBatch {
  const plain = <T extends { email: string | null }>(record: T): T => {
    const email = record.email?.trim().toLowerCase() || null;
    return email === record.email ? record : { ...record, email };
  };
  return {
    ...batch,
    orders: batch.orders?.map(plain),
    customers: batch.customers?.map(plain),
    checkouts: batch.checkouts?.map(plain),
  };
}

const ORDERS_AT_ONCE = 400;
const BYTES_AT_ONCE = 2.25 * 2 ** 20;

/**
 * Small batches, prepared and put together until saving them is worth a transaction. The rows of one that is saved are
 * to be cleared: its room is then used for another.
 */
export async function* inSavingSize(
  batches: AsyncIterable<PlatformBatch>,
  prepare: (batch: PlatformBatch, rows: DetailRows) => PreparedBatch,
): AsyncGenerator<PreparedBatch> {
  const rooms: DetailRows[] = [];
  function emptyBatch(): PreparedBatch {
    let rows = rooms.find((room) => room.isFree);
    if (!rows) {
      rows = new DetailRows();
      rooms.push(rows);
    }
    rows.isFree = false;
    return { orders: [], rows };
  }

  let gathered = emptyBatch();
  let records = 0;
  for await (const batch of batches) {
    gathered = together(gathered, prepare(batch, gathered.rows));
    records += recordsOf(batch);
    if (records < ORDERS_AT_ONCE && gathered.rows.bytes < BYTES_AT_ONCE) continue;
    yield gathered;
    gathered = emptyBatch();
    records = 0;
  }
  if (records > 0 || gathered.checkpoint !== undefined) yield gathered;
}

/** The checkpoint of the later one: what it stands for includes the earlier. */
function together(one: PreparedBatch, other: PreparedBatch): PreparedBatch {
  one.orders.push(...other.orders);
  const batch: PreparedBatch = { ...one, orders: one.orders };
  if (other.products) batch.products = [...(one.products ?? []), ...other.products];
  if (other.customers) batch.customers = [...(one.customers ?? []), ...other.customers];
  if (other.checkouts) batch.checkouts = [...(one.checkouts ?? []), ...other.checkouts];
  if (other.checkpoint !== undefined) batch.checkpoint = other.checkpoint;
  return batch;
}

function recordsOf({ orders = [], products = [], customers = [], checkouts = [] }: PlatformBatch): number {
  return orders.length + products.length + customers.length + checkouts.length;
}
