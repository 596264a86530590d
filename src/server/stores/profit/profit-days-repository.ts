import { sql } from 'drizzle-orm';
import { type BulkColumns, copyInto, copyText, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Restock, Tax } from '#server/core/db/schema/profit.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { ProfitDimension } from '#shared/stores/profit-rules.ts';
import type { CostedOrder } from './order-profit.ts';
import { columnOf, PROFIT_SUMS, type ProfitSums } from './profit-sums.ts';

interface StoreInZone {
  id: string;
  timeZone: string;
}

/** Local days, both included. */
export interface LocalSpan {
  first: string;
  last: string;
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

/** Days of the span that are to be written, in order. */
export async function findMissingProfitDays(
  db: Database,
  storeId: string,
  { first, last }: LocalSpan,
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select each::date::text as day from generate_series(${first}::date, ${last}::date, interval '1 day') as each
    where not exists (select from profit_days where store_id = ${storeId} and day = each::date)
    order by each`);
  return rows.map(({ day }) => day);
}

/** Every order of which something happened on these days, with all that is known of it, and what was charged for none. */
export async function findOrdersOfDays(
  db: Database,
  { id, timeZone }: StoreInZone,
  { first, last }: LocalSpan,
) {
  const from = localDay(first, timeZone).from.toISOString();
  const to = localDay(last, timeZone).to.toISOString();
  const { rows: heads } = await db.execute<Head>(sql`
    with concerned as (
      select id from orders where store_id = ${id} and placed_at >= ${from} and placed_at < ${to}
      union select order_id from sale_events where store_id = ${id} and occurred_at >= ${from} and occurred_at < ${to}
      union select order_id from order_payments where store_id = ${id} and processed_at >= ${from} and processed_at < ${to}
      union select order_id from store_charges where store_id = ${id} and at >= ${from} and at < ${to})
    select orders.id, orders.placed_at as "placedAt", cancelled_at is not null as cancelled,
      coalesce(fulfillment_status, '') as "fulfillmentStatus", coalesce(country_code, '') as country,
      coalesce(source, '') as channel, paid,
      case when orders.buyer is null then 'guest' when first_order_at = orders.placed_at then 'first' else 'repeat' end
        as buyer
    from concerned join orders on orders.store_id = ${id} and orders.id = concerned.id
      left join customer_totals on customer_totals.store_id = ${id} and customer_totals.buyer = orders.buyer
    where not test and deleted_at is null
    order by orders.placed_at, orders.id`);
  const [details, { rows: unassigned }] = await Promise.all([
    findDetails(
      db,
      id,
      heads.map((head) => head.id),
    ),
    db.execute<ChargeRow>(sql`
      select kind, amount, at from store_charges
      where store_id = ${id} and order_id is null and at >= ${from} and at < ${to}`),
  ]);
  return {
    orders: heads.map((head): CostedOrder => ({ ...headOf(head), ...details.of(head.id) })),
    unassigned: unassigned.map(chargeOf),
  };
}

type Head = {
  id: string;
  placedAt: string;
  cancelled: boolean;
  fulfillmentStatus: string;
  country: string;
  channel: string;
  paid: boolean;
  buyer: CostedOrder['buyer'];
};
type ChargeRow = { kind: CostedOrder['charges'][number]['kind']; amount: string; at: string };
type EventRow = Pick<CostedOrder['events'][number], 'kind' | 'part'> & {
  line_id: string | null;
  product_id: string | null;
  quantity: number;
  amount: string;
  discount: string;
  occurred_at: string;
};
type OfOrder<Row> = Row & { order_id: string };

const SENT = /^(PARTIALLY_)?FULFILLED$|^RESTOCKED$/;

function headOf({ fulfillmentStatus, placedAt, ...head }: Head) {
  return { ...head, placedAt: new Date(placedAt), fulfilled: SENT.test(fulfillmentStatus) };
}

const chargeOf = ({ kind, amount, at }: ChargeRow) => ({ kind, amount: Number(amount), at: new Date(at) });

/** What belongs to orders, each table with one question. */
async function findDetails(db: Database, storeId: string, orderIds: string[]) {
  const ids = textArray(orderIds);
  const rowsFor = async <Row extends Record<string, unknown>>(table: string, columns: string) => {
    const { rows } = await db.execute<OfOrder<Row>>(sql`
      select order_id, ${sql.raw(columns)} from ${sql.raw(table)}
      where store_id = ${storeId} and order_id = any(${ids}) order by ${sql.raw(ORDERED_BY[table] ?? 'order_id')}`);
    return Map.groupBy(rows, ({ order_id }) => order_id);
  };
  const [lines, events, payments, finances, charges] = await Promise.all([
    rowsFor<Record<string, string | null>>('order_lines', 'id, product_id, variant_id, sku'),
    rowsFor<EventRow>(
      'sale_events',
      'kind, part, line_id, product_id, quantity, amount, discount, occurred_at',
    ),
    rowsFor<Record<string, unknown>>(
      'order_payments',
      'kind, gateway, amount, fee, fee_tax, fee_expected, withheld, processed_at',
    ),
    rowsFor<{ restocks: Restock[] | null; taxes: Tax[] }>('order_finances', 'restocks, taxes'),
    rowsFor<ChargeRow>('store_charges', 'kind, amount, at'),
  ]);
  return {
    of(id: string): Pick<CostedOrder, 'lines' | 'events' | 'finances' | 'charges'> {
      const read = finances.get(id)?.[0];
      return {
        lines: (lines.get(id) ?? []).map((row) => ({
          id: row.id!,
          productId: row.product_id!,
          variantId: row.variant_id!,
          sku: row.sku!,
        })),
        events: (events.get(id) ?? []).map((row) => ({
          kind: row.kind,
          part: row.part,
          lineId: row.line_id,
          productId: row.product_id,
          quantity: Number(row.quantity),
          amount: Number(row.amount),
          discount: Number(row.discount),
          occurredAt: new Date(row.occurred_at),
        })),
        finances: read
          ? {
              payments: (payments.get(id) ?? []).map(paymentOf),
              restocks:
                read.restocks?.map(([lineId, quantity, at]) => ({ lineId, quantity, at: new Date(at) })) ??
                null,
              taxes: read.taxes.map(([lineId, rate, amount, channelLiable]) => ({
                lineId,
                rate,
                amount,
                channelLiable,
              })),
            }
          : null,
        charges: (charges.get(id) ?? []).map(chargeOf),
      };
    },
  };
}

/** Rows that come in one order are shared out in one order. */
const ORDERED_BY: Record<string, string> = {
  order_lines: 'order_id, id',
  sale_events: 'order_id, key',
  order_payments: 'order_id, id',
  store_charges: 'order_id, source, id',
};

type Payment = NonNullable<CostedOrder['finances']>['payments'][number];

function paymentOf(row: Record<string, unknown>): Payment {
  return {
    kind: row.kind as Payment['kind'],
    gateway: row.gateway as string,
    amount: Number(row.amount),
    fee: row.fee === null ? null : Number(row.fee),
    feeTax: Number(row.fee_tax),
    feeExpected: row.fee_expected as boolean,
    withheld: Number(row.withheld),
    processedAt: new Date(row.processed_at as string),
  };
}

// ——— writing

export interface DayRows {
  days: { day: string; sums: ProfitSums }[];
  products: { day: string; productId: string; variantId: string; sums: ProfitSums }[];
  groups: { day: string; dimension: ProfitDimension; value: string; sums: ProfitSums }[];
  orders: {
    day: string;
    orderId: string;
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
    write(tx, 'profit_days', rows.days, { ...dayOf(storeId), ...sums }),
    write(tx, 'profit_products', rows.products, {
      ...dayOf(storeId),
      product_id: ['text', (row) => row.productId],
      variant_id: ['text', (row) => row.variantId],
      ...sums,
    }),
    write(tx, 'profit_groups', rows.groups, {
      ...dayOf(storeId),
      dimension: ['text', (row) => row.dimension],
      value: ['text', (row) => row.value],
      ...sums,
    }),
    write(tx, 'order_profits', rows.orders, {
      ...dayOf(storeId),
      order_id: ['text', (row) => row.orderId],
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
