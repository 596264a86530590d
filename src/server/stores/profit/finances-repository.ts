import { sql } from 'drizzle-orm';
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
import type {
  PlatformCharge,
  PlatformFinances,
  PlatformPayment,
} from '#server/platforms/ports/store-platform.ts';
import type { ChargeSource } from '#shared/stores/profit-rules.ts';

/** Orders whose payments and returns are to be read again. */
export async function noteFinancesDue(tx: Database, storeId: string, orderIds: string[]) {
  if (orderIds.length === 0) return;
  await tx.execute(sql`
    insert into finances_due (store_id, order_id) select ${storeId}::uuid, id from unnest(${textArray(orderIds)}) as id
    on conflict do nothing`);
}

export async function findFinancesDue(db: Database, storeId: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from finances_due where store_id = ${storeId} order by order_id limit ${most}`);
  return rows.map((row) => row.order_id);
}

/** Orders with a fee that was still to come when they were read last. */
export async function findFeesExpected(db: Database, storeId: string, readBefore: Date, most: number) {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from order_finances
    where store_id = ${storeId} and fee_expected and read_at < ${readBefore.toISOString()}
    order by read_at limit ${most}`);
  return rows.map((row) => row.order_id);
}

/** Orders of which the platform refused to say what they cost, one by one from `after`. */
export async function findFinancesRefused(db: Database, storeId: string, after: string, most: number) {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from order_finances where store_id = ${storeId} and refused and order_id > ${after}
    order by order_id limit ${most}`);
  return rows.map((row) => row.order_id);
}

/**
 * Orders that count, and of which nothing was read since then. `offset 0` has each looked up by itself: of a store that
 * is still being read statistics know too little, and joined, all of it would be gone through for every order.
 */
const unreadSince = (storeId: string, since: Date) => sql`
  store_id = ${storeId} and deleted_at is null and not test and not exists (
    select from order_finances finances where finances.store_id = ${storeId} and finances.order_id = orders.id
      and read_at >= ${since.toISOString()} offset 0)`;

/** The next orders of the history, backwards from the newest, of which nothing was read since then. */
export async function findOrdersBefore(
  db: Database,
  storeId: string,
  { before, unread, most }: { before: Date | null; unread: Date; most: number },
): Promise<{ id: string; placedAt: Date }[]> {
  const { rows } = await db.execute<{ id: string; placed_at: string }>(sql`
    select id, placed_at from orders
    where ${unreadSince(storeId, unread)} ${before ? sql`and placed_at < ${before.toISOString()}` : sql``}
    order by placed_at desc limit ${most}`);
  const last = rows.at(-1);
  if (!last || rows.length < most) return rows.map(orderOf);
  // Of those placed in one moment all belong to one step.
  const { rows: same } = await db.execute<{ id: string; placed_at: string }>(sql`
    select id, placed_at from orders
    where ${unreadSince(storeId, unread)} and placed_at = ${last.placed_at}
      and not (id = any(${textArray(rows.map(({ id }) => id))}))`);
  return [...rows, ...same].map(orderOf);
}

const orderOf = ({ id, placed_at }: { id: string; placed_at: string }) => ({
  id,
  placedAt: new Date(placed_at),
});

/** Those of the orders of which a file that was begun then has the newest: nothing was read or changed since. */
export async function findUnread(
  db: Database,
  storeId: string,
  { orderIds, since }: { orderIds: string[]; since: Date },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders
    where ${unreadSince(storeId, since)} and id = any(${textArray(orderIds)}) and not exists (
      select from finances_due due where due.store_id = ${storeId} and due.order_id = orders.id offset 0)`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a store has so many orders. */
export async function hasOrders(db: Database, storeId: string, atLeast: number): Promise<boolean> {
  const { rows } = await db.execute<{ orders: number }>(sql`
    select count(*)::int as orders from (
      select from orders where store_id = ${storeId} limit ${atLeast}) as first`);
  return rows[0]!.orders >= atLeast;
}

/** In the place of what was known of these orders; the caller holds the store's lock. */
export async function saveFinances(
  tx: Database,
  storeId: string,
  { asked, read, now }: { asked: string[]; read: PlatformFinances[]; now: Date },
) {
  const ids = textArray(asked);
  await tx.execute(sql`delete from finances_due where store_id = ${storeId} and order_id = any(${ids})`);
  await tx.execute(sql`delete from order_payments where store_id = ${storeId} and order_id = any(${ids})`);
  await tx.execute(sql`delete from order_finances where store_id = ${storeId} and order_id = any(${ids})`);
  const columns: BulkColumns<PlatformFinances> = {
    store_id: ['uuid', () => storeId],
    order_id: ['text', (each) => each.orderId],
    read_at: ['timestamptz', () => now],
    fee_expected: ['boolean', ({ payments }) => payments.some(({ feeExpected }) => feeExpected)],
    refused: ['boolean', ({ refused }) => refused === true],
    restocks: [
      'jsonb',
      ({ restocks }) =>
        restocks &&
        JSON.stringify(restocks.map(({ lineId, quantity, at }) => [lineId, quantity, at.getTime()])),
    ],
    taxes: [
      'jsonb',
      ({ taxes }) =>
        JSON.stringify(
          taxes.map(({ lineId, rate, amount, channelLiable }) => [lineId, rate, amount, channelLiable]),
        ),
    ],
    tracking_numbers: ['jsonb', ({ trackingNumbers }) => JSON.stringify(trackingNumbers)],
  };
  await copyInto(tx, 'order_finances', Object.keys(columns), Buffer.from(copyText(read, columns)));
  const payments = read.flatMap(({ orderId, payments }) =>
    payments.map((payment) => ({ ...payment, orderId })),
  );
  const paymentColumns: BulkColumns<PlatformPayment & { orderId: string }> = {
    store_id: ['uuid', () => storeId],
    order_id: ['text', (payment) => payment.orderId],
    id: ['text', (payment) => payment.id],
    kind: ['text', (payment) => payment.kind],
    gateway: ['text', (payment) => payment.gateway],
    amount: ['bigint', (payment) => payment.amount],
    presented_currency: ['text', ({ presented }) => presented?.currency ?? null],
    presented_amount: ['bigint', ({ presented }) => presented?.amount ?? null],
    fee: ['bigint', (payment) => payment.fee],
    fee_tax: ['bigint', (payment) => payment.feeTax],
    fee_expected: ['boolean', (payment) => payment.feeExpected],
    withheld: ['bigint', (payment) => payment.withheld],
    processed_at: ['timestamptz', (payment) => payment.processedAt],
  };
  await copyInto(
    tx,
    'order_payments',
    Object.keys(paymentColumns),
    Buffer.from(copyText(payments, paymentColumns)),
  );
  await saveCharges(
    tx,
    storeId,
    'platform',
    read.flatMap(({ charges }) => charges),
  );
}

/** The same charge read again is the same row. */
export async function saveCharges(
  tx: Database,
  storeId: string,
  source: ChargeSource,
  charges: PlatformCharge[],
) {
  if (charges.length === 0) return;
  const columns: BulkColumns<PlatformCharge> = {
    store_id: ['uuid', () => storeId],
    source: ['text', () => source],
    id: ['text', (charge) => charge.id],
    order_id: ['text', (charge) => charge.orderId],
    kind: ['text', (charge) => charge.kind],
    amount: ['bigint', (charge) => charge.amount],
    at: ['timestamptz', (charge) => charge.at],
  };
  await tx.execute(sql`
    insert into store_charges (${columnList(columns)}) select * from ${rowsOf(charges, columns)}
    on conflict (store_id, source, id) do update set ${overwriteAllBut(columns, ['store_id', 'source', 'id'])}`);
}

/** Local days on which anything of these orders happened: what one of them cost is shared by all its days. */
export async function findDaysOfOrders(
  db: Database,
  { id: storeId, timeZone }: { id: string; timeZone: string },
  orderIds: string[],
): Promise<string[]> {
  const ids = textArray(orderIds);
  const of = (table: string, column: string, orderId = 'order_id') => sql`
    select (${sql.raw(column)} at time zone ${timeZone})::date::text as day from ${sql.raw(table)}
    where store_id = ${storeId} and ${sql.raw(orderId)} = any(${ids})`;
  const { rows } = await db.execute<{ day: string }>(sql`
    ${of('orders', 'placed_at', 'id')} union ${of('sale_events', 'occurred_at')}
    union ${of('order_payments', 'processed_at')} union ${of('store_charges', 'at')}`);
  return rows.map(({ day }) => day);
}
