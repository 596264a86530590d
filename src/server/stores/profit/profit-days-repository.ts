import { type SQL, sql } from 'drizzle-orm';
import { type BulkColumns, copyInto, copyText, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Restock, Tax } from '#server/core/db/schema/profit.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { ProfitDimension } from '#shared/stores/profit-rules.ts';
import type { CostedOrder } from './order-profit.ts';
import { columnOf, customersOn, PROFIT_SUMS, type ProfitSums, SUMS_VERSION } from './profit-sums.ts';

interface StoreInZone {
  id: string;
  timeZone: string;
}

/** Local days, both included. */
export interface LocalSpan {
  first: string;
  last: string;
}

export async function hasProfitDays(db: Database, storeId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from profit_days where store_id = ${storeId} limit 1`);
  return rows.length > 0;
}

/** The first and the last local day on which something of a store happened; null before there is one. */
export async function findProfitSpan(db: Database, { id, timeZone }: StoreInZone): Promise<LocalSpan | null> {
  const of = (what: 'min' | 'max') =>
    sql.join(
      MOMENTS.map(
        ([table, column]) =>
          sql`(select ${sql.raw(`${what}(${column}) from ${table}`)} where store_id = ${id})`,
      ),
      sql`, `,
    );
  const { rows } = await db.execute<Record<'first' | 'last', string | null>>(sql`
    select (least(${of('min')}) at time zone ${timeZone})::date::text as first,
      (greatest(${of('max')}) at time zone ${timeZone})::date::text as last`);
  const { first, last } = rows[0]!;
  return first && last ? { first, last } : null;
}

const MOMENTS = [
  ['orders', 'placed_at'],
  ['sale_events', 'occurred_at'],
  ['order_payments', 'processed_at'],
  ['store_charges', 'at'],
] as const;

const IS_CURRENT = sql.raw(`sums_version = ${SUMS_VERSION}`);

/** Days of the span that are to be written, in order. */
export async function findMissingProfitDays(
  db: Database,
  storeId: string,
  { first, last }: LocalSpan,
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select each::date::text as day from generate_series(${first}::date, ${last}::date, interval '1 day') as each
    where not exists (
      select from profit_days where store_id = ${storeId} and day = each::date and ${IS_CURRENT})
    order by each`);
  return rows.map(({ day }) => day);
}

/** Every order of which something happened on these days, with all that is known of it, and what was charged for none. */
export function findOrdersOfDays(db: Database, { id, timeZone }: StoreInZone, { first, last }: LocalSpan) {
  return findOrdersBetween(db, id, { from: localDay(first, timeZone).from, to: localDay(last, timeZone).to });
}

/** The same from one moment on and before another. */
export async function findOrdersBetween(db: Database, id: string, moments: { from: Date; to: Date }) {
  const [from, to] = [moments.from.toISOString(), moments.to.toISOString()];
  const { rows: heads } = await db.execute<Head>(sql`
    with concerned as (
      select id from orders where store_id = ${id} and placed_at >= ${from} and placed_at < ${to}
      union select order_id from sale_events where store_id = ${id} and occurred_at >= ${from} and occurred_at < ${to}
      union select order_id from order_payments where store_id = ${id} and processed_at >= ${from} and processed_at < ${to}
      union select order_id from store_charges where store_id = ${id} and at >= ${from} and at < ${to})
    select orders.id, ltrim(name, '#') as number, orders.placed_at as "placedAt", cancelled_at is not null as cancelled,
      coalesce(fulfillment_status, '') as "fulfillmentStatus", coalesce(country_code, '') as country,
      coalesce(source, '') as channel, paid,
      case when orders.buyer is null then 'guest' when first_order_at = orders.placed_at then 'first' else 'repeat' end
        as buyer
    from concerned join orders on orders.store_id = ${id} and orders.id = concerned.id
      left join customer_totals on customer_totals.store_id = ${id} and customer_totals.buyer = orders.buyer
    where not test and deleted_at is null
    order by orders.placed_at, orders.id`);
  const ids = heads.map((head) => head.id);
  const [details, { rows: unassigned }] = await Promise.all([
    ids.length > 0 ? findDetails(db, id, ids) : null,
    db.execute<ChargeRow>(sql`
      select kind, amount, at from store_charges
      where store_id = ${id} and order_id is null and at >= ${from} and at < ${to}`),
  ]);
  return {
    orders: heads.map((head): CostedOrder => ({ ...headOf(head), ...details!.of(head.id) })),
    unassigned: unassigned.map(chargeOf),
  };
}

type Head = {
  id: string;
  number: string;
  placedAt: string;
  cancelled: boolean;
  fulfillmentStatus: string;
  country: string;
  channel: string;
  paid: boolean;
  buyer: CostedOrder['buyer'];
};
type ChargeRow = { kind: CostedOrder['charges'][number]['kind']; amount: string; at: string };
const SENT = /^(PARTIALLY_)?FULFILLED$|^RESTOCKED$/;

function headOf({ fulfillmentStatus, placedAt, ...head }: Head) {
  return { ...head, placedAt: new Date(placedAt), fulfilled: SENT.test(fulfillmentStatus) };
}

const chargeOf = ({ kind, amount, at }: ChargeRow) => ({ kind, amount: Number(amount), at: new Date(at) });

/**
 * What belongs to orders, each table with one question and of each order as one text: rows of their own take the embedded
 * database several times as long to hand over.
 */
async function findDetails(db: Database, storeId: string, orderIds: string[]) {
  const ids = textArray(orderIds);
  async function listsFor<Entry>(table: string, columns: string, order: string) {
    const { rows } = await db.execute<{ order_id: string; list: string }>(sql`
      select order_id, json_agg(json_build_array(${sql.raw(columns)}) order by ${sql.raw(order)})::text as list
      from ${sql.raw(table)} where store_id = ${storeId} and order_id = any(${ids}) group by order_id`);
    const lists = new Map(rows.map(({ order_id, list }) => [order_id, list]));
    return (id: string) => JSON.parse(lists.get(id) ?? '[]') as Entry[];
  }
  // What comes in one order is shared out in one order.
  const [linesOf, eventsOf, paymentsOf, financesOf, chargesOf] = await Promise.all([
    listsFor<LineEntry>('order_lines', 'id, product_id, variant_id, sku', 'id'),
    listsFor<EventEntry>(
      'sale_events',
      `kind, part, line_id, quantity, amount, discount, ${ms('occurred_at')}`,
      'key',
    ),
    listsFor<PaymentEntry>(
      'order_payments',
      `kind, gateway, amount, fee, fee_tax, fee_expected, withheld, ${ms('processed_at')}`,
      'id',
    ),
    listsFor<[Restock[] | null, Tax[]]>('order_finances', 'restocks, taxes', 'order_id'),
    listsFor<ChargeEntry>('store_charges', `kind, amount, ${ms('at')}`, 'source, id'),
  ]);
  return {
    of(id: string): Pick<CostedOrder, 'lines' | 'events' | 'finances' | 'charges'> {
      const [read] = financesOf(id);
      return {
        lines: linesOf(id).map(([lineId, productId, variantId, sku]) => ({
          id: lineId,
          productId,
          variantId,
          sku,
        })),
        events: eventsOf(id).map(([kind, part, lineId, quantity, amount, discount, at]) => ({
          kind,
          part,
          lineId,
          quantity,
          amount,
          discount,
          occurredAt: new Date(at),
        })),
        finances: read
          ? {
              payments: paymentsOf(id).map(paymentOf),
              restocks:
                read[0]?.map(([lineId, quantity, at]) => ({ lineId, quantity, at: new Date(at) })) ?? null,
              taxes: read[1].map(([lineId, rate, amount, channelLiable]) => ({
                lineId,
                rate,
                amount,
                channelLiable,
              })),
            }
          : null,
        charges: chargesOf(id).map(([kind, amount, at]) => ({ kind, amount, at: new Date(at) })),
      };
    },
  };
}

/** Milliseconds since 1970. */
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

type Payment = NonNullable<CostedOrder['finances']>['payments'][number];
type Event = CostedOrder['events'][number];
type LineEntry = [string, string | null, string | null, string | null];
type EventEntry = [Event['kind'], Event['part'], string | null, number, number, number, number];
type PaymentEntry = [
  Payment['kind'],
  string,
  number,
  fee: number | null,
  feeTax: number,
  feeExpected: boolean,
  withheld: number,
  processedAt: number,
];
type ChargeEntry = [CostedOrder['charges'][number]['kind'], number, number];

function paymentOf([kind, gateway, amount, fee, feeTax, feeExpected, withheld, at]: PaymentEntry): Payment {
  return { kind, gateway, amount, fee, feeTax, feeExpected, withheld, processedAt: new Date(at) };
}

// ——— writing

export interface DayRows {
  days: { day: string; sums: ProfitSums }[];
  products: { day: string; productId: string; variantId: string; sums: ProfitSums }[];
  groups: { day: string; dimension: ProfitDimension | typeof MINUTE; value: string; sums: ProfitSums }[];
  orders: {
    day: string;
    orderId: string;
    number: string;
    netSales: number;
    contribution: number;
    complete: boolean;
    sums: Partial<ProfitSums>;
  }[];
  vat: {
    day: string;
    countryCode: string;
    rate: number;
    channelLiable: boolean;
    base: number;
    tax: number;
  }[];
}

/** Of days of which nothing is there. */
export async function insertProfitDays(tx: Database, storeId: string, rows: DayRows) {
  const sums = sumColumns();
  await Promise.all([
    write(tx, 'profit_days', rows.days, {
      ...dayOf(storeId),
      ...sums,
      sums_version: ['integer', () => SUMS_VERSION],
    }),
    write(tx, 'profit_products', rows.products, {
      ...dayOf(storeId),
      product_id: ['text', (row) => row.productId],
      variant_id: ['text', (row) => row.variantId],
      ...sums,
    }),
    insertGroups(tx, storeId, rows.groups),
    write(tx, 'order_profits', rows.orders, {
      ...dayOf(storeId),
      order_id: ['text', (row) => row.orderId],
      number: ['text', (row) => row.number],
      net_sales: ['bigint', (row) => row.netSales],
      contribution: ['bigint', (row) => row.contribution],
      complete: ['boolean', (row) => row.complete],
      sums: ['jsonb', (row) => JSON.stringify(row.sums)],
    }),
    write(tx, 'vat_days', rows.vat, {
      ...dayOf(storeId),
      country_code: ['text', (row) => row.countryCode],
      rate: ['bigint', (row) => row.rate],
      channel_liable: ['boolean', (row) => row.channelLiable],
      base: ['bigint', (row) => row.base],
      tax: ['bigint', (row) => row.tax],
    }),
  ]);
}

async function insertGroups(tx: Database, storeId: string, rows: DayRows['groups']) {
  await write(tx, 'profit_groups', rows, {
    ...dayOf(storeId),
    dimension: ['text', (row) => row.dimension],
    value: ['text', (row) => row.value],
    ...sumColumns(),
  });
}

const dayOf = (storeId: string): BulkColumns<{ day: string }> => ({
  store_id: ['uuid', () => storeId],
  day: ['date', (row) => row.day],
});

function sumColumns(): BulkColumns<{ sums: ProfitSums }> {
  return Object.fromEntries(
    PROFIT_SUMS.map((name) => [columnOf(name), ['bigint', ({ sums }) => sums[name]]]),
  );
}

async function write<Row>(tx: Database, table: string, rows: Row[], columns: BulkColumns<Row>) {
  await copyInto(tx, table, Object.keys(columns), Buffer.from(copyText(rows, columns)));
}

// ——— minutes

/** Of the days of which readers need a part their minutes are saved too, as one more way to split them. */
const MINUTE = 'minute';

export interface ProfitMinute {
  /** How many there were of the day before it. */
  minute: number;
  sums: ProfitSums;
}

/** Of all before one of them; null where they are not saved. */
export async function sumProfitMinutes(
  db: Database,
  storeId: string,
  { day, before }: { day: string; before: number },
): Promise<ProfitSums | null> {
  const isBefore = sql`filter (where value::int < ${before})`;
  const sums = PROFIT_SUMS.map((name) => sql`coalesce(sum(${sql.raw(columnOf(name))}) ${isBefore}, 0)`);
  const { rows } = await db.execute<{ saved: boolean; sums: number[] }>(sql`
    select count(*) > 0 as saved, json_build_array(${sql.join(sums, sql`, `)}) as sums from profit_groups
    where store_id = ${storeId} and day = ${day} and dimension = ${MINUTE}`);
  const [found] = rows;
  if (!found?.saved) return null;
  return Object.fromEntries(PROFIT_SUMS.map((name, at) => [name, found.sums[at]!])) as ProfitSums;
}

/** They go with their day, so that without it none are saved. The caller holds the store's lock. */
export async function insertProfitMinutes(
  tx: Database,
  storeId: string,
  day: string,
  minutes: ProfitMinute[],
) {
  const { rows } = await tx.execute(sql`
    select from profit_days where store_id = ${storeId} and day = ${day} and ${IS_CURRENT} and not exists (
      select from profit_groups where store_id = ${storeId} and day = ${day} and dimension = ${MINUTE})`);
  if (rows.length === 0) return;
  await insertGroups(
    tx,
    storeId,
    minutes.map(({ minute, sums }) => ({ day, dimension: MINUTE, value: String(minute), sums })),
  );
}

// ——— groups of customers

/** Written days of the span with orders that are not split by the groups of this day, in order. */
export async function findUngroupedDays(
  db: Database,
  storeId: string,
  { first, last }: LocalSpan,
  today: string,
): Promise<string[]> {
  const ofDay = (table: string) =>
    sql`select from ${sql.raw(table)} as part where part.store_id = ${storeId} and part.day = profit_days.day`;
  const { rows } = await db.execute<{ day: string }>(sql`
    select day::text from profit_days
    where store_id = ${storeId} and day between ${first} and ${last} and ${IS_CURRENT}
      and exists (${ofDay('order_profits')})
      and not exists (${ofDay('profit_groups')} and dimension = ${customersOn(today)})
    order by day`);
  return rows.map(({ day }) => day);
}

/**
 * By the group that each buyer belongs to, of the orders placed on these days with all that happened to them. What
 * others have saved meanwhile stays. The caller holds the store's lock.
 */
export async function insertCustomerGroups(
  tx: Database,
  storeId: string,
  { days, today, group }: { days: string[]; today: string; group: SQL },
) {
  const columns = sql.raw(PROFIT_SUMS.map(columnOf).join(', '));
  const sums = sql.raw(
    PROFIT_SUMS.map((name) => `coalesce(sum((sums ->> '${name}')::bigint), 0)`).join(', '),
  );
  await tx.execute(sql`
    insert into profit_groups (store_id, day, dimension, value, ${columns})
    select ${storeId}, day, ${customersOn(today)}, coalesce(${group}, ''), ${sums}
    from (
      select order_profits.day, sums, customer_totals.* from order_profits
        join orders on orders.store_id = ${storeId} and orders.id = order_id
        left join customer_totals on customer_totals.store_id = ${storeId} and customer_totals.buyer = orders.buyer
      where order_profits.store_id = ${storeId} and order_profits.day = any(${textArray(days)}::date[])) as placed
    group by day, 4
    on conflict do nothing`);
}

/** Of another day nobody asks any more. */
export async function dropOlderCustomerGroups(tx: Database, storeId: string, today: string) {
  await tx.execute(sql`
    delete from profit_groups
    where store_id = ${storeId} and dimension like ${customersOn('%')} and dimension <> ${customersOn(today)}`);
}
