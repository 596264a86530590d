import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { CUSTOMER_SORTS, CustomerGroup } from '#shared/customer-reports.ts';
import { groupSql, type ScoreBorders } from './group-scores.ts';
import { searchPattern } from './search-pattern.ts';

/** Which customers, in which order; of equal rank by their keys, so that pages never overlap. */
export interface CustomerOrder {
  borders: ScoreBorders;
  search: string;
  group: CustomerGroup | undefined;
  sort: (typeof CUSTOMER_SORTS)[number];
  direction: 'asc' | 'desc';
}

export interface CustomerRecord {
  id: string;
  /** As text, in which it is exact enough to go on from. */
  rank: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  city: string | null;
  countryCode: string | null;
  net: number;
  orders: number;
  firstOrderAt: string;
  lastOrderAt: string;
  group: CustomerGroup | null;
}

const COLUMNS = {
  totalSpent: { name: 'net', type: 'bigint' },
  totalOrders: { name: 'orders', type: 'integer' },
  firstOrderAt: { name: 'first_order_at', type: 'timestamptz' },
  lastOrderAt: { name: 'last_order_at', type: 'timestamptz' },
};

/** So many customers from a place in the list on: after `offset` others, or after the one with this rank and key. */
export async function findCustomers(
  db: Database,
  storeId: string,
  order: CustomerOrder,
  place: { limit: number; offset?: number; after?: Pick<CustomerRecord, 'rank' | 'id'> | undefined },
): Promise<CustomerRecord[]> {
  const { name, type } = COLUMNS[order.sort];
  const [rank, direction] = [sql.raw(name), sql.raw(order.direction)];
  const { limit, offset = 0, after } = place;
  const beyond = sql.raw(order.direction === 'desc' ? '<' : '>');
  const onwards = after
    ? sql`and (${rank}, buyer) ${beyond} (${after.rank}::${sql.raw(type)}, ${after.id})`
    : sql``;
  const { rows } = await db.execute(sql`
    select totals.*, first_name, last_name, coalesce(email, guest_email) as email,
      coalesce(customers.city, placed.city) as city, coalesce(customers.country_code, placed.country_code) as country_code
    from (
      select buyer, ${rank}::text as rank, net, orders, first_order_at, last_order_at,
        ${groupSql(order.borders)} as customer_group,
        case when buyer like 'email:%' then substr(buyer, 7) end as guest_email
      from customer_totals
      where store_id = ${storeId} ${matching(storeId, order)} ${onwards}
      order by ${rank} ${direction}, buyer ${direction} limit ${limit} offset ${offset}
    ) totals
    left join customers on customers.store_id = ${storeId} and customers.id = buyer
    left join lateral (
      select city, country_code from orders
      where store_id = ${storeId} and orders.buyer = totals.buyer and customers.city is null and deleted_at is null
      order by placed_at desc limit 1
    ) placed on true
    order by ${sql.raw(`totals.${name}`)} ${direction}, totals.buyer ${direction}`);
  return rows.map(recordOf);
}

export async function countMatching(db: Database, storeId: string, order: CustomerOrder): Promise<number> {
  const { rows } = await db.execute<{ customers: number }>(sql`
    select count(*)::int as customers from customer_totals where store_id = ${storeId} ${matching(storeId, order)}`);
  return rows[0]!.customers;
}

/** By group, and by a part of the name or the address; guests are known by their address alone. */
function matching(storeId: string, { borders, group, search }: CustomerOrder): SQL {
  const inGroup = group ? sql`and ${groupSql(borders)} = ${group}` : sql``;
  if (search === '') return inGroup;
  const pattern = searchPattern(search);
  return sql`${inGroup} and buyer in (
    select id from customers
    where store_id = ${storeId} and concat_ws(' ', first_name, last_name, email) ~ ${pattern}
    union all
    select buyer from customer_totals
    where store_id = ${storeId} and buyer >= 'email:' and buyer < 'email;' and substr(buyer, 7) ~ ${pattern})`;
}

function recordOf(row: Record<string, unknown>): CustomerRecord {
  const instant = (value: unknown) => new Date(value as string).toISOString();
  return {
    id: row.buyer as string,
    rank: row.rank as string,
    firstName: row.first_name as string | null,
    lastName: row.last_name as string | null,
    email: row.email as string | null,
    city: row.city as string | null,
    countryCode: row.country_code as string | null,
    net: Number(row.net),
    orders: Number(row.orders),
    firstOrderAt: instant(row.first_order_at),
    lastOrderAt: instant(row.last_order_at),
    group: row.customer_group as CustomerGroup | null,
  };
}
