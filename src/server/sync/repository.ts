import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  type BulkColumns,
  columnList,
  copyInto,
  copyText,
  overwriteAllBut,
  rowsOf,
  textArray,
  valueList,
} from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { abandonedCheckouts, customers, orders, products } from '#server/db/schema/commerce.ts';
import { connectedStores, syncStates } from '#server/db/schema/stores.ts';
import type { CountedEvent, CountedOrder, HourSums } from '#server/ledger/sales-hours.ts';
import { HOUR_SUMS } from '#server/ledger/sales-hours.ts';
import {
  ORDER_DETAILS,
  type PlatformCheckout,
  type PlatformCustomer,
  type PlatformOrder,
  type PlatformOrderLine,
  type PlatformProduct,
  type PlatformRefund,
  type PlatformSale,
  type PlatformVariant,
} from '#server/platforms/store-platform.ts';

export type SyncState = typeof syncStates.$inferSelect;

// ——— how far reading has come

export async function findSyncState(db: Database, storeId: string): Promise<SyncState | undefined> {
  const [state] = await db.select().from(syncStates).where(eq(syncStates.storeId, storeId));
  return state;
}

/** Takes the right to read a store, unless somebody else holds it. @returns the state with its new lease token. */
export async function takeLease(
  db: Database,
  storeId: string,
  now: Date,
  until: Date,
): Promise<SyncState | undefined> {
  const free = or(isNull(syncStates.leaseUntil), lt(syncStates.leaseUntil, now));
  const [state] = await db
    .update(syncStates)
    .set({ leaseToken: sql`${syncStates.leaseToken} + 1`, leaseUntil: until })
    .where(and(eq(syncStates.storeId, storeId), free))
    .returning();
  return state;
}

/**
 * Locks the store's state, so that one transaction at a time changes its records.
 * @returns false when the lease was taken over or the store is gone: whoever asks must stop.
 */
export async function keepLease(
  db: Database,
  storeId: string,
  leaseToken: number,
  until: Date,
): Promise<boolean> {
  const kept = await db
    .update(syncStates)
    .set({ leaseUntil: until })
    .where(and(eq(syncStates.storeId, storeId), eq(syncStates.leaseToken, leaseToken)))
    .returning({ storeId: syncStates.storeId });
  return kept.length > 0;
}

/** The store's lock without a lease, for changes that come while somebody may be reading; undefined when it is gone. */
export async function lockSyncState(tx: Database, storeId: string): Promise<SyncState | undefined> {
  const [found] = await tx
    .select({ state: syncStates })
    .from(syncStates)
    .innerJoin(connectedStores, eq(connectedStores.id, syncStates.storeId))
    .where(and(eq(syncStates.storeId, storeId), isNull(connectedStores.disconnectedAt)))
    .for('update', { of: syncStates });
  return found?.state;
}

export async function updateSyncState(
  db: Database,
  storeId: string,
  change: { [Column in keyof SyncState]?: SyncState[Column] | SQL },
): Promise<SyncState | undefined> {
  const [state] = await db.update(syncStates).set(change).where(eq(syncStates.storeId, storeId)).returning();
  return state;
}

export async function releaseLease(db: Database, storeId: string, leaseToken: number) {
  await db
    .update(syncStates)
    .set({ leaseUntil: null })
    .where(and(eq(syncStates.storeId, storeId), eq(syncStates.leaseToken, leaseToken)));
}

/** After a crash of the only process nobody holds a lease any more. */
export async function releaseAllLeases(db: Database) {
  await db.update(syncStates).set({ leaseUntil: null });
}

/** Active stores that nobody reads now and that were not read for long, or never to the end. */
export async function findStoresToRead(
  db: Database,
  now: Date,
  { toldBefore, untoldBefore }: { toldBefore: Date; untoldBefore: Date },
): Promise<string[]> {
  const readBefore = (before: Date) => lt(syncStates.lastSyncedAt, before);
  const found = await db
    .select({ storeId: syncStates.storeId })
    .from(syncStates)
    .innerJoin(connectedStores, eq(connectedStores.id, syncStates.storeId))
    .where(
      and(
        eq(connectedStores.isActive, true),
        isNull(connectedStores.disconnectedAt),
        or(isNull(syncStates.leaseUntil), lt(syncStates.leaseUntil, now)),
        or(
          isNull(syncStates.lastSyncedAt),
          readBefore(toldBefore),
          and(eq(connectedStores.toldOfChanges, false), readBefore(untoldBefore)),
        ),
      ),
    );
  return found.map((row) => row.storeId);
}

// ——— orders

export interface StoredOrder extends CountedOrder {
  id: string;
  updatedAt: Date;
  detail: number;
}

export async function findStoredOrders(
  db: Database,
  storeId: string,
  ids: string[],
): Promise<Map<string, StoredOrder>> {
  const { id, placedAt, updatedAt, cancelledAt, deletedAt, test, paid, buyer, detail } = orders;
  const found = await db
    .select({ id, placedAt, updatedAt, cancelledAt, deletedAt, test, paid, buyer, detail })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), sql`${orders.id} = any(${textArray(ids)})`));
  return new Map(found.map((order) => [order.id, order]));
}

export async function findLedgerOf(db: Database, storeId: string, orderIds: string[]) {
  const { rows } = await db.execute(sql`
    select order_id, kind, part, quantity, amount, discount, occurred_at from sale_events
    where store_id = ${storeId} and order_id = any(${textArray(orderIds)})`);
  const events = new Map<string, CountedEvent[]>();
  for (const row of rows) {
    const event = {
      kind: row.kind as CountedEvent['kind'],
      part: row.part as CountedEvent['part'],
      quantity: Number(row.quantity),
      amount: Number(row.amount),
      discount: Number(row.discount),
      occurredAt: new Date(row.occurred_at as string),
    };
    const ofOrder = events.get(row.order_id as string);
    if (ofOrder) ofOrder.push(event);
    else events.set(row.order_id as string, [event]);
  }
  return events;
}

export type OrderRecord = PlatformOrder & { buyer: string | null };

export async function upsertOrders(db: Database, storeId: string, records: OrderRecord[]) {
  const columns: BulkColumns<OrderRecord> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (order) => order.id],
    name: ['text', (order) => order.name],
    placed_at: ['timestamptz', (order) => order.placedAt],
    updated_at: ['timestamptz', (order) => order.updatedAt],
    cancelled_at: ['timestamptz', (order) => order.cancelledAt],
    deleted_at: ['timestamptz', () => null],
    test: ['boolean', (order) => order.test],
    paid: ['boolean', (order) => order.paid],
    financial_status: ['text', (order) => order.financialStatus],
    fulfillment_status: ['text', (order) => order.fulfillmentStatus],
    source: ['text', (order) => order.source],
    customer_id: ['text', (order) => order.customerId],
    email: ['text', (order) => order.email],
    phone: ['text', (order) => order.phone],
    buyer: ['text', (order) => order.buyer],
    city: ['text', (order) => order.city],
    country_code: ['text', (order) => order.countryCode],
    total: ['bigint', (order) => order.total],
    detail: ['smallint', (order) => ORDER_DETAILS.indexOf(order.detail)],
    changed: ['boolean', (order) => order.changed],
  };
  await db.execute(sql`
    insert into orders (${columnList(columns)}) select * from ${rowsOf(records, columns)}
    on conflict (store_id, id) do update set ${overwriteAllBut(columns, ['store_id', 'id'])}`);
}

/** Everything below the order; what belongs to it is then inserted anew. */
export async function clearOrders(db: Database, storeId: string, ids: string[]) {
  for (const table of ['order_lines', 'refunds', 'sale_events']) {
    await db.execute(sql`
      delete from ${sql.raw(table)} where store_id = ${storeId} and order_id = any(${textArray(ids)})`);
  }
}

/** What belongs to one order, ready to be copied in. */
export interface OrderDetails {
  lines: string;
  refunds: string;
  events: string;
}

type OfOrder<Row> = Row & { storeId: string; orderId: string };

const LINE_COLUMNS: BulkColumns<OfOrder<PlatformOrderLine>> = {
  store_id: ['uuid', (line) => line.storeId],
  order_id: ['text', (line) => line.orderId],
  id: ['text', (line) => line.id],
  product_id: ['text', (line) => line.productId],
  variant_id: ['text', (line) => line.variantId],
  title: ['text', (line) => line.title],
  variant_title: ['text', (line) => line.variantTitle],
  sku: ['text', (line) => line.sku],
  quantity: ['integer', (line) => line.quantity],
  current_quantity: ['integer', (line) => line.currentQuantity],
  unit_price: ['bigint', (line) => line.unitPrice],
  discount: ['bigint', (line) => line.discount],
  gift_card: ['boolean', (line) => line.giftCard],
};

const REFUND_COLUMNS: BulkColumns<OfOrder<PlatformRefund>> = {
  store_id: ['uuid', (refund) => refund.storeId],
  order_id: ['text', (refund) => refund.orderId],
  id: ['text', (refund) => refund.id],
  refunded_at: ['timestamptz', (refund) => refund.refundedAt],
  total: ['bigint', (refund) => refund.total],
};

const EVENT_COLUMNS: BulkColumns<OfOrder<PlatformSale> & { currency: string }> = {
  store_id: ['uuid', (event) => event.storeId],
  order_id: ['text', (event) => event.orderId],
  key: ['text', (event) => event.key],
  kind: ['text', (event) => event.kind],
  part: ['text', (event) => event.part],
  line_id: ['text', (event) => event.lineId],
  product_id: ['text', (event) => event.productId],
  quantity: ['integer', (event) => event.quantity],
  amount: ['bigint', (event) => event.amount],
  discount: ['bigint', (event) => event.discount],
  currency: ['text', (event) => event.currency],
  occurred_at: ['timestamptz', (event) => event.occurredAt],
};

export function detailsOf(
  { id: storeId, currency }: { id: string; currency: string },
  { id: orderId, lines, refunds }: PlatformOrder,
  events: PlatformSale[],
): OrderDetails {
  const of = { storeId, orderId, currency };
  return {
    lines: copyText(
      lines.map((line) => ({ ...line, ...of })),
      LINE_COLUMNS,
    ),
    refunds: copyText(
      refunds.map((refund) => ({ ...refund, ...of })),
      REFUND_COLUMNS,
    ),
    events: copyText(
      events.map((event) => ({ ...event, ...of })),
      EVENT_COLUMNS,
    ),
  };
}

export async function copyDetails(tx: Database, details: OrderDetails[]) {
  const whole = (part: keyof OrderDetails) => details.map((each) => each[part]).join('');
  await copyInto(tx, 'order_lines', LINE_COLUMNS, whole('lines'));
  await copyInto(tx, 'refunds', REFUND_COLUMNS, whole('refunds'));
  await copyInto(tx, 'sale_events', EVENT_COLUMNS, whole('events'));
}

export async function markDeleted(db: Database, storeId: string, ids: string[], now: Date) {
  await db
    .update(orders)
    .set({ deletedAt: now })
    .where(and(eq(orders.storeId, storeId), sql`${orders.id} = any(${textArray(ids)})`));
}

/** Orders whose lines, or whose later events, have not been read yet. */
export async function findIncompleteOrders(db: Database, storeId: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders
    where store_id = ${storeId} and deleted_at is null and (detail = 0 or (changed and detail < 2))
    order by id limit ${limit}`);
  return rows.map((row) => row.id);
}

/** Orders placed in one of these stretches, or changed in it, count as incomplete until they are read again. */
export async function markIncomplete(db: Database, storeId: string, stretches: { from: Date; to: Date }[]) {
  const columns: BulkColumns<(typeof stretches)[number]> = {
    begins: ['timestamptz', (stretch) => stretch.from],
    ends: ['timestamptz', (stretch) => stretch.to],
  };
  await db.execute(sql`
    with concerned as (
      select orders.id from orders join ${rowsOf(stretches, columns)} on placed_at >= begins and placed_at < ends
      where orders.store_id = ${storeId}
      union
      select order_id from sale_events join ${rowsOf(stretches, columns)} on occurred_at >= begins and occurred_at < ends
      where sale_events.store_id = ${storeId})
    update orders set detail = 0 from concerned
    where orders.store_id = ${storeId} and orders.id = concerned.id and deleted_at is null`);
}

export async function findOldestOrder(db: Database, storeId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ placed_at: string }>(sql`
    select placed_at from orders where store_id = ${storeId} and deleted_at is null order by placed_at limit 1`);
  return rows[0] ? new Date(rows[0].placed_at) : null;
}

// ——— roll-ups

export async function addToSalesHours(
  db: Database,
  storeId: string,
  changes: (HourSums & { day: string; hour: number })[],
) {
  if (changes.length === 0) return;
  const columns: BulkColumns<(typeof changes)[number]> = {
    store_id: ['uuid', () => storeId],
    day: ['date', (change) => change.day],
    hour: ['smallint', (change) => change.hour],
  };
  for (const name of HOUR_SUMS) columns[snakeCase(name)] = ['bigint', (change) => change[name]];
  const sums = HOUR_SUMS.map(snakeCase).map((name) => `${name} = sales_hours.${name} + excluded.${name}`);
  await db.execute(sql`
    insert into sales_hours (${columnList(columns)}) select * from ${rowsOf(changes, columns)}
    on conflict (store_id, day, hour) do update set ${sql.raw(sums.join(', '))}`);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Counts anew in which months these buyers ordered. */
export async function recountCustomerMonths(
  db: Database,
  store: { id: string; timeZone: string },
  buyers: string[],
) {
  if (buyers.length === 0) return;
  await db.execute(sql`
    with counted as (
      select buyer, date_trunc('month', placed_at at time zone ${store.timeZone})::date as month,
        min(placed_at) as first_order_at, (array_agg(placed_at order by placed_at))[2] as second_order_at,
        count(*)::int as orders
      from orders
      where store_id = ${store.id} and buyer = any(${textArray(buyers)}) and not test and deleted_at is null
      group by 1, 2
    ), gone as (
      delete from customer_months old
      where store_id = ${store.id} and buyer = any(${textArray(buyers)})
        and not exists (select from counted where counted.buyer = old.buyer and counted.month = old.month)
    )
    insert into customer_months as old
      (store_id, month, buyer, first_order_at, second_order_at, orders, bought_before)
    select ${store.id}::uuid, month, buyer, first_order_at, second_order_at, orders,
      month > min(month) over (partition by buyer)
    from counted
    on conflict (store_id, buyer, month) do update set first_order_at = excluded.first_order_at,
      second_order_at = excluded.second_order_at, orders = excluded.orders, bought_before = excluded.bought_before
    where (old.first_order_at, old.second_order_at, old.orders, old.bought_before)
      is distinct from (excluded.first_order_at, excluded.second_order_at, excluded.orders, excluded.bought_before)`);
}

/** The next buyers of a store in the order of their keys. */
export async function findBuyersAfter(
  db: Database,
  storeId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ buyer: string }>(sql`
    select distinct buyer from orders where store_id = ${storeId} and buyer > ${after} order by buyer limit ${limit}`);
  return rows.map((row) => row.buyer);
}

// ——— products, customers, checkouts

/** @returns how many were new. */
export async function upsertProducts(
  db: Database,
  storeId: string,
  products: PlatformProduct[],
): Promise<number> {
  const columns: BulkColumns<PlatformProduct> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (product) => product.id],
    title: ['text', (product) => product.title],
    handle: ['text', (product) => product.handle],
    description: ['text', (product) => product.description],
    category: ['text', (product) => product.category],
    vendor: ['text', (product) => product.vendor],
    status: ['text', (product) => product.status],
    image_url: ['text', (product) => product.imageUrl],
    online_url: ['text', (product) => product.onlineUrl],
    updated_at: ['timestamptz', (product) => product.updatedAt],
  };
  const written = await upsertNewer(db, 'products', products, columns);
  await db.execute(sql`
    delete from product_variants
    where store_id = ${storeId} and product_id = any(${textArray([...written.keys()])})`);
  const variants = products
    .filter((product) => written.has(product.id))
    .flatMap((product) => product.variants.map((variant) => ({ ...variant, productId: product.id })));
  await insertVariants(db, storeId, variants);
  return countNew(written);
}

async function insertVariants(
  db: Database,
  storeId: string,
  variants: (PlatformVariant & { productId: string })[],
) {
  const columns: BulkColumns<(typeof variants)[number]> = {
    store_id: ['uuid', () => storeId],
    product_id: ['text', (variant) => variant.productId],
    id: ['text', (variant) => variant.id],
    title: ['text', (variant) => variant.title],
    sku: ['text', (variant) => variant.sku],
    price: ['bigint', (variant) => variant.price],
    compare_at_price: ['bigint', (variant) => variant.compareAtPrice],
    unit_cost: ['bigint', (variant) => variant.unitCost],
    inventory: ['integer', (variant) => variant.inventory],
  };
  await copyInto(db, 'product_variants', columns, copyText(variants, columns));
}

/** @returns how many were new. */
export async function upsertCustomers(
  db: Database,
  storeId: string,
  customers: PlatformCustomer[],
): Promise<number> {
  const columns: BulkColumns<PlatformCustomer> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (customer) => customer.id],
    email: ['text', (customer) => customer.email],
    phone: ['text', (customer) => customer.phone],
    first_name: ['text', (customer) => customer.firstName],
    last_name: ['text', (customer) => customer.lastName],
    city: ['text', (customer) => customer.city],
    country_code: ['text', (customer) => customer.countryCode],
    updated_at: ['timestamptz', (customer) => customer.updatedAt],
  };
  return countNew(await upsertNewer(db, 'customers', customers, columns));
}

export async function upsertCheckouts(db: Database, storeId: string, checkouts: PlatformCheckout[]) {
  const columns: BulkColumns<PlatformCheckout> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (checkout) => checkout.id],
    created_at: ['timestamptz', (checkout) => checkout.createdAt],
    updated_at: ['timestamptz', (checkout) => checkout.updatedAt],
    completed_at: ['timestamptz', (checkout) => checkout.completedAt],
    customer_id: ['text', (checkout) => checkout.customerId],
    email: ['text', (checkout) => checkout.email],
    recovery_url: ['text', (checkout) => checkout.recoveryUrl],
    total: ['bigint', (checkout) => checkout.total],
    item_count: ['integer', (checkout) => checkout.itemCount],
    lines: ['jsonb', (checkout) => checkout.lines],
  };
  await upsertNewer(db, 'abandoned_checkouts', checkouts, columns);
}

/** Older news never overwrites newer. @returns the ids written, and whether each is new. */
async function upsertNewer<Row>(db: Database, table: string, rows: Row[], columns: BulkColumns<Row>) {
  const { rows: written } = await db.execute<{ id: string; is_new: boolean }>(sql`
    insert into ${sql.raw(table)} as old (${columnList(columns)})
    select ${valueList(columns)} from ${rowsOf(rows, columns)}
    on conflict (store_id, id) do update set ${overwriteAllBut(columns, ['store_id', 'id'])}
    where old.updated_at <= excluded.updated_at
    returning old.id, old.xmax = 0 as is_new`);
  return new Map(written.map((row) => [row.id, row.is_new]));
}

function countNew(written: Map<string, boolean>): number {
  return [...written.values()].filter((isNew) => isNew).length;
}

export async function markProductsDeleted(db: Database, storeId: string, ids: string[], now: Date) {
  await db
    .update(products)
    .set({ deletedAt: now })
    .where(and(eq(products.storeId, storeId), sql`${products.id} = any(${textArray(ids)})`));
}

/** The record of a person goes; what they bought stays, without saying who. */
export async function deleteCustomers(db: Database, storeId: string, ids: string[]) {
  await db
    .delete(customers)
    .where(and(eq(customers.storeId, storeId), sql`${customers.id} = any(${textArray(ids)})`));
}

export async function deleteCheckouts(db: Database, storeId: string, ids: string[]) {
  await db
    .delete(abandonedCheckouts)
    .where(
      and(eq(abandonedCheckouts.storeId, storeId), sql`${abandonedCheckouts.id} = any(${textArray(ids)})`),
    );
}

/** Customer ids by e-mail address. */
export async function findCustomersByEmail(
  db: Database,
  storeId: string,
  emails: string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const { rows } = await db.execute<{ email: string; id: string }>(sql`
    select email, min(id) as id from customers
    where store_id = ${storeId} and email = any(${textArray(emails)}) group by email`);
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** Earlier guest orders of people who have become customers now count as theirs. @returns the buyers concerned. */
export async function adoptGuestOrders(
  db: Database,
  storeId: string,
  customers: PlatformCustomer[],
): Promise<string[]> {
  // Where a platform has no customers of its own, theirs are the guests.
  const known = customers.filter(({ id, email }) => email !== null && id !== `email:${email}`);
  if (known.length === 0) return [];
  const columns: BulkColumns<PlatformCustomer> = {
    id: ['text', (customer) => customer.id],
    guest: ['text', (customer) => `email:${customer.email}`],
  };
  const { rows } = await db.execute<{ id: string; guest: string }>(sql`
    update orders set buyer = incoming.id from ${rowsOf(known, columns)}
    where orders.store_id = ${storeId} and orders.buyer = incoming.guest
    returning incoming.id, incoming.guest`);
  return [...new Set(rows.flatMap((row) => [row.id, row.guest]))];
}
