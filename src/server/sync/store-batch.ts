import type { Database } from '#server/db/database.ts';
import { ledgerOf } from '#server/ledger/ledger.ts';
import { localHours } from '#server/ledger/local-hours.ts';
import { createHourChanges } from '#server/ledger/sales-hours.ts';
import {
  ORDER_DETAILS,
  type PlatformBatch,
  type PlatformOrder,
  type PlatformSale,
} from '#server/platforms/store-platform.ts';
import {
  clearOrders,
  copyDetails,
  detailsOf,
  findLedgerOf,
  findStoredOrders,
  markDeleted,
  type OrderDetails,
  type StoredOrder,
  upsertOrders,
} from './orders-repository.ts';
import {
  adoptGuestOrders,
  findCustomersByEmail,
  upsertCheckouts,
  upsertCustomers,
  upsertProducts,
} from './records-repository.ts';
import { addToSalesHours, recountCustomerMonths } from './roll-ups-repository.ts';

export interface BatchStore {
  id: string;
  currency: string;
  timeZone: string;
}

/** How many records were new. */
export interface Stored {
  orders: number;
  products: number;
  customers: number;
}

/** A batch with everything worked out that can be before its transaction; see `prepareBatch`. */
export interface PreparedBatch extends Omit<PlatformBatch, 'orders'> {
  orders: PreparedOrder[];
}

interface PreparedOrder extends PlatformOrder {
  events: PlatformSale[];
  details: OrderDetails;
}

/** Works out what a batch will write: while the database stores one batch, the next is made ready. */
export function prepareBatch(store: BatchStore, told: PlatformBatch): PreparedBatch {
  const batch = withPlainEmails(told);
  return {
    ...batch,
    orders: newestOnly(batch.orders ?? []).map((order) => {
      const events = ledgerOf(order);
      return { ...order, events, details: detailsOf(store, order, events) };
    }),
  };
}

interface StoreOptions {
  /** While a whole history is read, buyers of new orders placed before this are counted at its end, all at once. */
  countNewBuyersSince?: Date;
}

/**
 * Stores what a platform told us, with all that rests on it, in the caller's transaction. Storing the same again, or
 * older news, or the batches in another order, ends with the same records. The caller holds the store's lock.
 */
export async function storeBatch(
  tx: Database,
  store: BatchStore,
  batch: PreparedBatch,
  { countNewBuyersSince }: StoreOptions = {},
): Promise<Stored> {
  const stored: Stored = { orders: 0, products: 0, customers: 0 };
  const buyers: string[] = [];
  if (batch.products?.length)
    stored.products = await upsertProducts(tx, store.id, newestOnly(batch.products));
  if (batch.customers?.length) {
    const customers = newestOnly(batch.customers);
    stored.customers = await upsertCustomers(tx, store.id, customers);
    buyers.push(...(await adoptGuestOrders(tx, store.id, customers)));
  }
  if (batch.orders.length > 0) {
    const change = await storeOrders(tx, store, batch.orders, countNewBuyersSince);
    stored.orders = change.added;
    buyers.push(...change.buyers);
  }
  if (batch.checkouts?.length) await upsertCheckouts(tx, store.id, newestOnly(batch.checkouts));
  await recountCustomerMonths(tx, store, [...new Set(buyers)]);
  return stored;
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

async function storeOrders(
  tx: Database,
  store: BatchStore,
  told: PreparedOrder[],
  countNewSince = new Date(0),
) {
  const before = await findStoredOrders(
    tx,
    store.id,
    told.map((order) => order.id),
  );
  const news = told.filter((order) => isNews(order, before.get(order.id)));
  if (news.length === 0) return { added: 0, buyers: [] };

  const replaced = news.map((order) => before.get(order.id)).filter((order) => order !== undefined);
  const records = await withBuyers(tx, store.id, news);
  const hours = createHourChanges(localHours(store.timeZone));
  await takeBack(tx, store.id, replaced, hours);
  for (const order of records) hours.add({ ...order, deletedAt: null }, order.events, 1);

  await upsertOrders(tx, store.id, records);
  await copyDetails(
    tx,
    records.map((order) => order.details),
  );
  await addToSalesHours(tx, store.id, hours.list());
  const isCounted = (order: PlatformOrder) => before.has(order.id) || order.placedAt >= countNewSince;
  return {
    added: news.length - replaced.length,
    buyers: buyersOf([...replaced, ...records.filter(isCounted)]),
  };
}

/** Orders that the platform no longer has: their sales are taken back, a tombstone stays. @returns how many. */
export async function removeOrders(
  tx: Database,
  store: BatchStore,
  ids: string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const before = await findStoredOrders(tx, store.id, ids);
  const present = [...before.values()].filter((order) => !order.deletedAt);
  if (present.length === 0) return 0;
  const hours = createHourChanges(localHours(store.timeZone));
  await takeBack(tx, store.id, present, hours);
  await markDeleted(
    tx,
    store.id,
    present.map((order) => order.id),
    now,
  );
  await addToSalesHours(tx, store.id, hours.list());
  await recountCustomerMonths(tx, store, buyersOf(present));
  return present.length;
}

async function takeBack(
  tx: Database,
  storeId: string,
  orders: StoredOrder[],
  hours: ReturnType<typeof createHourChanges>,
) {
  if (orders.length === 0) return;
  const ids = orders.map((order) => order.id);
  const events = await findLedgerOf(tx, storeId, ids);
  for (const order of orders) hours.add(order, events.get(order.id) ?? [], -1);
  await clearOrders(tx, storeId, ids);
}

/**
 * Newer than what is stored, or as new and in no less detail: platforms date changes to the second, and several may fall
 * into one. A deleted order does not come back.
 */
function isNews(told: PlatformOrder, stored: StoredOrder | undefined): boolean {
  if (!stored) return true;
  if (stored.deletedAt) return false;
  const age = told.updatedAt.getTime() - stored.updatedAt.getTime();
  return age > 0 || (age === 0 && ORDER_DETAILS.indexOf(told.detail) >= stored.detail);
}

/** Who bought (metrics 2): the platform's customer, else the customer with that e-mail, else the e-mail, else the phone. */
async function withBuyers<Order extends PlatformOrder>(tx: Database, storeId: string, orders: Order[]) {
  const emails = orders.flatMap((order) => (order.customerId || !order.email ? [] : [order.email]));
  const customers = await findCustomersByEmail(tx, storeId, [...new Set(emails)]);
  return orders.map((order) => ({ ...order, buyer: buyerOf(order, customers) }));
}

function buyerOf({ customerId, email, phone }: PlatformOrder, customers: Map<string, string>): string | null {
  if (customerId) return customerId;
  if (email) return customers.get(email) ?? `email:${email}`;
  return phone ? `phone:${phone}` : null;
}

function buyersOf(orders: { buyer: string | null }[]): string[] {
  return [...new Set(orders.flatMap((order) => order.buyer ?? []))];
}

/** One record per id: the newest, and of equal age the more detailed. */
function newestOnly<T extends { id: string; updatedAt: Date; detail?: PlatformOrder['detail'] }>(
  records: T[],
): T[] {
  const detail = (record: T) => (record.detail ? ORDER_DETAILS.indexOf(record.detail) : 0);
  const newest = new Map<string, T>();
  for (const record of records) {
    const other = newest.get(record.id);
    const age = other ? record.updatedAt.getTime() - other.updatedAt.getTime() : 1;
    if (age > 0 || (age === 0 && detail(record) >= detail(other!))) newest.set(record.id, record);
  }
  return [...newest.values()];
}
