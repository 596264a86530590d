import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { addEvent, added, type HourSums, noSums } from '#server/ledger/sales-hours.ts';
import type { CustomerKind, Dimension, Reading } from '#shared/asking.ts';

/** What orders a figure is about; null is all of them. */
export type SalesFilters = Pick<Reading, 'country' | 'product' | 'customerKind' | 'channel' | 'orderState'>;

/** The summands of one row; customers only where they were asked for. */
export interface SalesFigures {
  sums: HourSums;
  /** Different customers, those whose first order lies in the stretch, and those who ordered before it or twice in it. */
  buyers: { customers: number; firstTime: number; repeat: number } | null;
  /** Money given back, shipping and tax included; known of all orders together only. */
  refunded: number | null;
}

export interface SalesRow extends SalesFigures {
  /** A code, an id, a local day…; empty where the order names none. */
  key: string;
  /** As it is written most, where the key is folded. */
  label: string | null;
}

export interface LedgerQuery {
  storeId: string;
  timeZone: string;
  filters: SalesFilters;
  by: Dimension | null;
  /** Where “new” begins. */
  from: Date;
  countsBuyers: boolean;
}

interface Part {
  from: Date;
  to: Date;
}

/** Sums rows over parts of a stretch, one short statement after the other, so that nobody waits long in between. */
export async function sumLedger(db: Database, query: LedgerQuery, parts: Part[]): Promise<SalesRow[]> {
  const rows = createRows();
  for (const part of parts) {
    await addEvents(db, query, part, rows);
    await addOrders(db, query, part, rows);
    if (query.countsBuyers) await addBuyers(db, query, part, rows);
  }
  return rows.list(query.countsBuyers);
}

function createRows() {
  const rows = new Map<string, { sums: HourSums; label: string | null; buyers: Map<string, Bought> }>();
  return {
    at(key: string) {
      let row = rows.get(key);
      if (!row) {
        row = { sums: noSums(), label: null, buyers: new Map() };
        rows.set(key, row);
      }
      return row;
    },
    list: (countsBuyers: boolean): SalesRow[] =>
      [...rows].map(([key, { sums, label, buyers }]) => ({
        key,
        label,
        sums,
        buyers: countsBuyers ? countOf([...buyers.values()]) : null,
        refunded: null,
      })),
  };
}
type Rows = ReturnType<typeof createRows>;

interface Bought {
  orders: number;
  before: boolean;
}

function countOf(buyers: Bought[]) {
  return {
    customers: buyers.length,
    firstTime: buyers.filter(({ before }) => !before).length,
    repeat: buyers.filter(({ before, orders }) => before || orders > 1).length,
  };
}

/** Money and units, on the day they moved, where the order went. */
async function addEvents(db: Database, query: LedgerQuery, part: Part, rows: Rows) {
  const { rows: found } = await db.execute(sql`
    select ${keyOf(query, sql`e.occurred_at`)} as key, kind, part, sum(quantity)::bigint as quantity,
      sum(amount)::bigint as amount, sum(discount)::bigint as discount
    from sale_events e join orders o on o.store_id = ${query.storeId} and o.id = e.order_id ${firstOrders(query)}
    where e.store_id = ${query.storeId} and ${within(sql`e.occurred_at`, part)}
      and e.part ${isOfGoods(query) ? sql`= 'product'` : sql`<> 'gift_card'`} ${conditions(query)}
    group by 1, kind, part, amount >= 0`);
  for (const row of found) {
    const event = {
      kind: row.kind as 'sale',
      part: row.part as 'product',
      quantity: Number(row.quantity),
      amount: Number(row.amount),
      discount: Number(row.discount),
    };
    addEvent(rows.at(row.key as string).sums, event, 1);
  }
}

async function addOrders(db: Database, query: LedgerQuery, part: Part, rows: Rows) {
  const { rows: found } = await db.execute(sql`
    select key, ${query.by === 'city' ? sql`mode() within group (order by btrim(city))` : sql`null::text`} as city, count(*)::int as orders,
      count(cancelled_at)::int as "cancelledOrders", count(*) filter (where not paid)::int as "unpaidOrders",
      count(*) filter (where buyer is null)::int as "guestOrders"
    from (${placed(query, part)}) placed group by key`);
  for (const { key, city, ...counts } of found) {
    const row = rows.at(key as string);
    row.sums = added(row.sums, { ...noSums(), ...(counts as Partial<HourSums>) });
    row.label ??= city as string | null;
  }
}

/** Different customers do not add up over parts, so they are gathered by name. */
async function addBuyers(db: Database, query: LedgerQuery, part: Part, rows: Rows) {
  const { rows: found } = await db.execute<{
    key: string;
    buyer: string;
    orders: number;
    before: boolean;
  }>(sql`
    select key, placed.buyer, count(*)::int as orders, bool_or(t.first_order_at < ${query.from.toISOString()}) as before
    from (${placed(query, part)}) placed
      join customer_totals t on t.store_id = ${query.storeId} and t.buyer = placed.buyer
    group by 1, 2`);
  for (const { key, buyer, orders, before } of found) {
    const { buyers } = rows.at(key);
    const known = buyers.get(buyer);
    buyers.set(buyer, { orders: orders + (known?.orders ?? 0), before });
  }
}

/** The orders placed in a part, each once for every key; of goods, those with a line of them. */
function placed(query: LedgerQuery, part: Part): SQL {
  const columns = sql`o.id, o.buyer, o.cancelled_at, o.paid, o.city`;
  const counted = sql`not o.test and o.deleted_at is null ${conditions(query)}`;
  return isOfGoods(query)
    ? sql`select distinct ${keyOf(query, sql`e.occurred_at`)} as key, ${columns}
        from sale_events e join orders o on o.store_id = ${query.storeId} and o.id = e.order_id ${firstOrders(query)}
        where e.store_id = ${query.storeId} and ${within(sql`e.occurred_at`, part)} and e.kind = 'sale'
          and e.part = 'product' and ${counted}`
    : sql`select ${keyOf(query, sql`o.placed_at`)} as key, ${columns} from orders o ${firstOrders(query)}
        where o.store_id = ${query.storeId} and ${within(sql`o.placed_at`, part)} and ${counted}`;
}

/** Whether it is about products: shipping, tax and tips belong to whole orders. */
export function isOfGoods({ filters, by }: Pick<LedgerQuery, 'filters' | 'by'>): boolean {
  return filters.product !== null || by === 'product';
}

function within(moment: SQL, { from, to }: Part): SQL {
  return sql`${moment} >= ${from.toISOString()} and ${moment} < ${to.toISOString()}`;
}

function firstOrders({ filters, by, storeId }: LedgerQuery): SQL {
  return filters.customerKind || by === 'customer_kind'
    ? sql`left join customer_totals t on t.store_id = ${storeId} and t.buyer = o.buyer`
    : sql``;
}

/** So that the three add up to all: whoever has ordered before the stretch is no longer new. */
const kindOf = ({ from }: LedgerQuery) => sql`case when o.buyer is null then 'guest'
  when t.first_order_at < ${from.toISOString()} then 'returning' else 'new' end`;

function conditions(query: LedgerQuery): SQL {
  const { country, product, customerKind, channel, orderState } = query.filters;
  const kind: CustomerKind | null = customerKind;
  return sql.join(
    [
      country && sql`and o.country_code = ${country}`,
      product && sql`and e.product_id = ${product}`,
      kind && sql`and ${kindOf(query)} = ${kind}`,
      channel && sql`and o.source = ${channel}`,
      orderState === 'cancelled' && sql`and o.cancelled_at is not null`,
      orderState === 'unpaid' && sql`and not o.paid`,
    ].filter((each) => each !== null && each !== false && each !== ''),
    sql` `,
  );
}

function keyOf(query: LedgerQuery, moment: SQL): SQL {
  const local = sql`(${moment} at time zone ${query.timeZone}::text)`;
  switch (query.by) {
    case null:
      return sql`''`;
    case 'product':
      return sql`coalesce(e.product_id, '')`;
    case 'country':
      return sql`coalesce(o.country_code, '')`;
    case 'city':
      return sql`coalesce(o.country_code, '') || '/' || coalesce(lower(btrim(o.city)), '')`;
    case 'channel':
      return sql`coalesce(o.source, '')`;
    case 'customer_kind':
      return kindOf(query);
    case 'weekday':
      return sql`extract(dow from ${local})::int::text`;
    case 'hour':
      return sql`extract(hour from ${local})::int::text`;
    case 'day':
      return sql`to_char(${local}, 'YYYY-MM-DD')`;
    case 'week':
      return sql`to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`;
    case 'month':
      return sql`to_char(${local}, 'YYYY-MM')`;
  }
}
