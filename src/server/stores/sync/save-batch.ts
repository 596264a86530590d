import type { Database } from '#server/core/db/database.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { ORDER_DETAILS, type OrderDetail } from '#server/platforms/ports/store-platform.ts';
import { createLedgerChanges, type LedgerChanges } from '#server/stores/ledger/ledger-changes.ts';
import { forgetOrderDays } from '#server/stores/ledger/order-days-repository.ts';
import { noteFinancesDue } from '#server/stores/profit/finances-repository.ts';
import {
  forgetPaymentDays,
  forgetProfitDays,
  forgetProfitOfCategories,
} from '#server/stores/profit/forget-profit-days.ts';
import { copyDetails, type DetailRows } from './order-details.ts';
import {
  clearOrders,
  findLedgerOf,
  findPostCodes,
  findSavedOrders,
  insertOrders,
  markDeleted,
  overwriteOrders,
  type SavedOrder,
  saveFirstVisits,
} from './orders-repository.ts';
import type { BatchShop, PreparedBatch, PreparedOrder } from './prepared-batch.ts';
import {
  adoptGuestOrders,
  findCategories,
  findCustomersByEmail,
  upsertCheckouts,
  upsertCustomers,
  upsertProducts,
} from './records-repository.ts';
import { addToSalesHours, recountCustomerMonths } from './roll-ups-repository.ts';
import { addToProductDays, findFirstOrders, recountCustomerTotals } from './totals-repository.ts';

/** How many records were new, and whether anything was written at all. */
export interface Saved {
  orders: number;
  products: number;
  customers: number;
  changed: boolean;
  /** Products that are now as they came. */
  writtenProducts: string[];
}

interface SaveOptions {
  /** While a whole history is read, buyers of orders placed before this are counted at its end, all at once. */
  countBuyersSince?: Date;
  /** False while a whole history is read: the totals by customer and by product are counted at its milestones. */
  updateTotals?: boolean;
}

/**
 * Saves what a platform sent us, with all that rests on it, in the caller's transaction. Saving the same again, or
 * older news, or the batches in another order, ends with the same records. The caller holds the store's lock.
 */
export async function saveBatch(
  tx: Database,
  store: BatchShop,
  batch: PreparedBatch,
  { countBuyersSince, updateTotals = true }: SaveOptions = {},
): Promise<Saved> {
  const saved: Saved = { orders: 0, products: 0, customers: 0, changed: false, writtenProducts: [] };
  const buyers = new Set<string>();
  if (batch.products?.length) {
    const before = await findCategories(tx, store.id, batch.products);
    const { added, written, ids } = await upsertProducts(tx, store.id, newestOnly(batch.products));
    const moved = batch.products.some(({ id, category }) => before.has(id) && before.get(id) !== category);
    if (moved) await forgetProfitOfCategories(tx, store.id);
    saved.products = added;
    saved.writtenProducts = ids;
    saved.changed ||= written > 0;
  }
  if (batch.customers?.length) {
    const customers = newestOnly(batch.customers);
    const { added, written } = await upsertCustomers(tx, store.id, customers);
    saved.customers = added;
    saved.changed ||= written > 0;
    for (const buyer of await adoptGuestOrders(tx, store.id, customers)) buyers.add(buyer);
  }
  if (batch.orders.length > 0) {
    const latest = { orders: newestOnly(batch.orders), rows: batch.rows };
    const news = await saveOrders(tx, store, latest, { countBuyersSince, updateTotals });
    saved.orders = news.added;
    saved.changed ||= news.written > 0;
    for (const buyer of news.buyers) buyers.add(buyer);
  }
  if (batch.checkouts?.length) {
    const { written } = await upsertCheckouts(tx, store.id, newestOnly(batch.checkouts));
    saved.changed ||= written > 0;
  }
  await recountCustomerMonths(tx, store, [...buyers]);
  if (updateTotals) await recountTotals(tx, store, [...buyers]);
  return saved;
}

async function saveOrders(
  tx: Database,
  store: BatchShop,
  { orders: received, rows }: { orders: PreparedOrder[]; rows: DetailRows },
  {
    countBuyersSince = new Date(0),
    updateTotals,
  }: { countBuyersSince: Date | undefined; updateTotals: boolean },
) {
  const before = await findSavedOrders(
    tx,
    store.id,
    received.map((order) => order.id),
  );
  const news = received.filter((order) => isNews(order, before.get(order.id)));
  if (news.length === 0) return { added: 0, written: 0, buyers: [] };

  const replaced = news.map((order) => before.get(order.id)).filter((order) => order !== undefined);
  const changes = createLedgerChanges({ timeZone: store.timeZone, byProduct: updateTotals });
  await takeBack(tx, store, replaced, changes);
  // Sent one behind the other, what is ready first, so that the database never waits for us.
  const [records] = await Promise.all([
    writeOrders(),
    copyDetails(
      tx,
      rows,
      news.map((order) => order.details),
    ),
  ]);

  async function writeOrders() {
    const records = await withPostCodes(tx, store.id, await withBuyers(tx, store.id, news));
    for (const order of records) changes.add({ ...order, deletedAt: null }, order.events, 1);
    await Promise.all([
      insertOrders(
        tx,
        store.id,
        records.filter((order) => !before.has(order.id)),
      ),
      overwriteOrders(
        tx,
        store.id,
        records.filter((order) => before.has(order.id)),
      ),
      saveFirstVisits(tx, store.id, records),
      addToRollUps(tx, store.id, changes),
      updateTotals
        ? noteFinancesDue(
            tx,
            store.id,
            records.map(({ id }) => id),
          )
        : null,
    ]);
    return records;
  }
  const isCounted = ({ placedAt }: { placedAt: Date }) => placedAt >= countBuyersSince;
  return {
    added: news.length - replaced.length,
    written: news.length,
    buyers: buyersOf([...replaced, ...records].filter(isCounted)),
  };
}

/** Orders that the platform no longer has: their sales are taken back, a tombstone stays. @returns how many. */
export async function removeOrders(
  tx: Database,
  store: BatchShop,
  ids: string[],
  now: Date,
  { updateTotals = true }: Pick<SaveOptions, 'updateTotals'> = {},
): Promise<number> {
  if (ids.length === 0) return 0;
  const before = await findSavedOrders(tx, store.id, ids);
  const present = [...before.values()].filter((order) => !order.deletedAt);
  if (present.length === 0) return 0;
  const changes = createLedgerChanges({ timeZone: store.timeZone, byProduct: updateTotals });
  await takeBack(tx, store, present, changes);
  await markDeleted(
    tx,
    store.id,
    present.map((order) => order.id),
    now,
  );
  await addToRollUps(tx, store.id, changes);
  await recountCustomerMonths(tx, store, buyersOf(present));
  if (updateTotals) await recountTotals(tx, store, buyersOf(present));
  return present.length;
}

async function addToRollUps(tx: Database, storeId: string, changes: LedgerChanges) {
  await Promise.all([
    addToSalesHours(tx, storeId, changes.hours()),
    addToProductDays(tx, storeId, changes.productDays()),
    forgetOrderDays(tx, storeId, changes.orderDays()),
    forgetProfitDays(tx, storeId, changes.profitDays()),
  ]);
}

async function takeBack(tx: Database, store: BatchShop, orders: SavedOrder[], changes: LedgerChanges) {
  if (orders.length === 0) return;
  const ids = orders.map((order) => order.id);
  const events = await findLedgerOf(tx, store.id, ids);
  for (const order of orders) changes.add(order, events.get(order.id) ?? [], -1);
  await clearOrders(tx, store.id, ids);
  await forgetPaymentDays(tx, store, ids);
}

/** Whose first order is another one now has two orders that count otherwise. */
async function recountTotals(tx: Database, store: BatchShop, buyers: string[]) {
  const before = await findFirstOrders(tx, store.id, buyers);
  await recountCustomerTotals(tx, store.id, buyers);
  const after = await findFirstOrders(tx, store.id, buyers);
  const moved = [...before].filter(([buyer, first]) => after.get(buyer)?.getTime() !== first.getTime());
  const localHour = localHours(store.timeZone);
  const days = moved.flatMap(([buyer, first]) => [first, after.get(buyer) ?? first]);
  await forgetProfitDays(
    tx,
    store.id,
    days.map((instant) => localHour(instant).day),
  );
}

/**
 * Newer than what is saved, or as new and in no less detail: platforms date changes to the second, and several may fall
 * into one. A deleted order does not come back.
 */
function isNews(received: PreparedOrder, saved: SavedOrder | undefined): boolean {
  if (!saved) return true;
  if (saved.deletedAt) return false;
  const age = received.updatedAt.getTime() - saved.updatedAt.getTime();
  return age > 0 || (age === 0 && ORDER_DETAILS.indexOf(received.detail) >= saved.detail);
}

/** Who bought (metrics 2): the platform's customer, else the customer with that e-mail, else the e-mail, else the phone. */
async function withBuyers(tx: Database, storeId: string, orders: PreparedOrder[]) {
  const emails = orders.flatMap((order) => (order.customerId || !order.email ? [] : [order.email]));
  const customers = await findCustomersByEmail(tx, storeId, [...new Set(emails)]);
  return orders.map((order) => ({ ...order, buyer: buyerOf(order, customers) }));
}

async function withPostCodes<Order extends PreparedOrder>(tx: Database, storeId: string, orders: Order[]) {
  const used = (order: Order) => order.discountCodes.map((code) => code.toUpperCase());
  const known = await findPostCodes(tx, storeId, [...new Set(orders.flatMap(used))]);
  return orders.map((order) => {
    const [postCode = null] = used(order).flatMap((code) => known.get(code) ?? []);
    return { ...order, postCode };
  });
}

function buyerOf({ customerId, email, phone }: PreparedOrder, customers: Map<string, string>): string | null {
  if (customerId) return customerId;
  if (email) return customers.get(email) ?? `email:${email}`;
  return phone ? `phone:${phone}` : null;
}

function buyersOf(orders: { buyer: string | null }[]): string[] {
  return [...new Set(orders.flatMap((order) => order.buyer ?? []))];
}

/** One record per id: the newest, and of equal age the more detailed. */
function newestOnly<T extends { id: string; updatedAt: Date; detail?: OrderDetail }>(records: T[]): T[] {
  const detail = (record: T) => (record.detail ? ORDER_DETAILS.indexOf(record.detail) : 0);
  const newest = new Map<string, T>();
  for (const record of records) {
    const other = newest.get(record.id);
    const age = other ? record.updatedAt.getTime() - other.updatedAt.getTime() : 1;
    if (age > 0 || (age === 0 && detail(record) >= detail(other!))) newest.set(record.id, record);
  }
  return [...newest.values()];
}
