import { and, eq, sql } from 'drizzle-orm';
import {
  type BulkColumns,
  columnList,
  copyInto,
  copyText,
  overwriteAllBut,
  rowsOf,
  textArray,
} from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { orders } from '#server/core/db/schema/commerce.ts';
import { ORDER_DETAILS, type PlatformOrder } from '#server/platforms/ports/store-platform.ts';
import { forgetDaysOfOrders } from '#server/stores/ledger/order-days-repository.ts';
import type { CountedEvent, CountedOrder } from '#server/stores/ledger/sales-hours.ts';

export interface SavedOrder extends CountedOrder {
  id: string;
  updatedAt: Date;
  detail: number;
}

export async function findSavedOrders(
  db: Database,
  storeId: string,
  ids: string[],
): Promise<Map<string, SavedOrder>> {
  const { id, placedAt, updatedAt, cancelledAt, deletedAt, test, paid, buyer, detail } = orders;
  const found = await db
    .select({ id, placedAt, updatedAt, cancelledAt, deletedAt, test, paid, buyer, detail })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), sql`${orders.id} = any(${textArray(ids)})`));
  return new Map(found.map((order) => [order.id, order]));
}

export async function findLedgerOf(db: Database, storeId: string, orderIds: string[]) {
  const { rows } = await db.execute(sql`
    select order_id, kind, part, product_id, quantity, amount, discount, occurred_at from sale_events
    where store_id = ${storeId} and order_id = any(${textArray(orderIds)})`);
  const events = new Map<string, CountedEvent[]>();
  for (const row of rows) {
    const event = {
      kind: row.kind as CountedEvent['kind'],
      part: row.part as CountedEvent['part'],
      productId: row.product_id as string | null,
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

export type OrderRecord = Omit<PlatformOrder, 'lines' | 'refunds' | 'sales'> & {
  /** Of the codes that were used, the one that was made for a post. */
  postCode: PostCode | null;
  buyer: string | null;
  net: number;
  kept: boolean;
};

const columnsOf = (storeId: string): BulkColumns<OrderRecord> => ({
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
  net: ['bigint', (order) => order.net],
  kept: ['boolean', (order) => order.kept],
  detail: ['smallint', (order) => ORDER_DETAILS.indexOf(order.detail)],
  changed: ['boolean', (order) => order.changed],
  visit_content: ['text', ({ postCode, visitContent }) => postCode?.postId ?? postIdIn(visitContent)],
  post_code: ['text', ({ postCode }) => postCode?.code ?? null],
});

/** Orders that are not there yet, which is what nearly all are while a history is read. */
export async function insertOrders(db: Database, storeId: string, records: OrderRecord[]) {
  const columns = columnsOf(storeId);
  await copyInto(db, 'orders', Object.keys(columns), Buffer.from(copyText(records, columns)));
}

export async function overwriteOrders(db: Database, storeId: string, records: OrderRecord[]) {
  if (records.length === 0) return;
  const columns = columnsOf(storeId);
  await db.execute(sql`
    insert into orders (${columnList(columns)}) select * from ${rowsOf(records, columns)}
    on conflict (store_id, id) do update set ${overwriteAllBut(columns, ['store_id', 'id', 'visit_content', 'post_code'])},
      visit_content = coalesce(excluded.visit_content, orders.visit_content),
      post_code = coalesce(excluded.post_code, orders.post_code)`);
}

export interface PostCode {
  code: string;
  postId: string;
}

/** By the code in capitals, as it was made. */
export async function findPostCodes(
  db: Database,
  storeId: string,
  used: string[],
): Promise<Map<string, PostCode>> {
  if (used.length === 0) return new Map();
  const { rows } = await db.execute<{ code: string; post_id: string }>(sql`
    select code, post_id from post_discounts where store_id = ${storeId} and code = any(${textArray(used)})`);
  return new Map(rows.map(({ code, post_id }) => [code, { code, postId: post_id }]));
}

/**
 * Where nothing is known of the first visit, the code of a post is the first that is known of the buyer. Nothing is saved
 * of the others, and of an order that is read again without its journey nothing is forgotten.
 */
export async function saveFirstVisits(db: Database, storeId: string, records: OrderRecord[]) {
  const firstOf = ({ firstVisitContent, postCode }: OrderRecord) =>
    postIdIn(firstVisitContent) ?? postCode?.postId ?? null;
  const byPosts = records.filter((record) => firstOf(record));
  if (byPosts.length === 0) return;
  const columns: BulkColumns<OrderRecord> = {
    store_id: ['uuid', () => storeId],
    order_id: ['text', ({ id }) => id],
    post_id: ['text', firstOf],
  };
  await db.execute(sql`
    insert into first_visits (${columnList(columns)}) select * from ${rowsOf(byPosts, columns)}
    on conflict (store_id, order_id) do update set post_id = excluded.post_id`);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Our own links are marked with the id of their post; others' marks are nothing to us. */
function postIdIn(visitContent: string | null): string | null {
  return visitContent && UUID.test(visitContent) ? visitContent : null;
}

/** Everything below the order; what belongs to it is then inserted again. */
export async function clearOrders(db: Database, storeId: string, ids: string[]) {
  for (const table of ['order_lines', 'refunds', 'sale_events']) {
    await db.execute(sql`
      delete from ${sql.raw(table)} where store_id = ${storeId} and order_id = any(${textArray(ids)})`);
  }
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
  const { rows } = await db.execute<{ id: string }>(sql`
    with concerned as (
      select orders.id from orders join ${rowsOf(stretches, columns)} on placed_at >= begins and placed_at < ends
      where orders.store_id = ${storeId}
      union
      select order_id from sale_events join ${rowsOf(stretches, columns)} on occurred_at >= begins and occurred_at < ends
      where sale_events.store_id = ${storeId})
    update orders set detail = 0 from concerned
    where orders.store_id = ${storeId} and orders.id = concerned.id and deleted_at is null
    returning orders.id`);
  await forgetDaysOfOrders(
    db,
    storeId,
    rows.map(({ id }) => id),
  );
}

export async function findOldestOrder(db: Database, storeId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ placed_at: string }>(sql`
    select placed_at from orders where store_id = ${storeId} and deleted_at is null order by placed_at limit 1`);
  return rows[0] ? new Date(rows[0].placed_at) : null;
}
