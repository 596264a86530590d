import { type SQL, sql } from 'drizzle-orm';
import { searchPattern } from '#server/analytics/reports/search-pattern.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { foldedLastName, foldedName } from '#server/core/db/schema/commerce.ts';
import type { CUSTOMER_SORTS, CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { groupSql, type ScoreBorders } from './group-scores.ts';

/** Which customers, in which order; of equal rank by their keys, so that pages never overlap. */
export interface CustomerOrder {
  borders: ScoreBorders;
  search: string;
  /** The search is for what a name or an address begins with, not for any part of it. */
  byBeginnings: boolean;
  group: CustomerGroup | undefined;
  /** Only these, by their keys. */
  only?: string[] | undefined;
  sort: (typeof CUSTOMER_SORTS)[number];
  direction: 'asc' | 'desc';
}

/** Where a customer stands in the list. */
export interface CustomerPlace {
  id: string;
  /** As text, in which it is exact enough to go on from. */
  rank: string;
}

export interface CustomerRecord extends CustomerPlace {
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
  /** All that a search found, on this page or not. */
  found: number;
}

/** The last character there is: texts that go on from a beginning lie before the beginning with it. */
const BEHIND_ALL = '\u{10FFFF}';

const COLUMNS = {
  totalSpent: { name: 'net', type: 'bigint' },
  totalOrders: { name: 'orders', type: 'integer' },
  firstOrderAt: { name: 'first_order_at', type: 'timestamptz' },
  lastOrderAt: { name: 'last_order_at', type: 'timestamptz' },
};

/** So many customers from a place in the list on: after `offset` others, or after the one with this rank and key. */
export function findCustomers(
  db: Database,
  storeId: string,
  order: CustomerOrder,
  place: { limit: number; offset?: number; after?: CustomerPlace | undefined },
): Promise<CustomerRecord[]> {
  const { limit, offset = 0, after } = place;
  return findRecords(
    db,
    { storeId, order },
    sql`${matching(storeId, order)} ${onwards(order, after)} order by ${inOrder(order)} limit ${limit} offset ${offset}`,
  );
}

/** Those of these customers that are still there. */
export function findTheseCustomers(
  db: Database,
  storeId: string,
  order: CustomerOrder,
  buyers: string[],
): Promise<CustomerRecord[]> {
  return findRecords(db, { storeId, order }, sql`and buyer = any(${textArray(buyers)})`);
}

async function findRecords(
  db: Database,
  { storeId, order }: { storeId: string; order: CustomerOrder },
  which: SQL,
): Promise<CustomerRecord[]> {
  const found = order.search === '' ? sql`0` : sql`count(*) over ()`;
  const { rows } = await db.execute(sql`
    select totals.*, first_name, last_name, coalesce(email, guest_email) as email,
      coalesce(customers.city, placed.city) as city, coalesce(customers.country_code, placed.country_code) as country_code
    from (
      select buyer, ${rankOf(order)}::text as rank, net, orders, first_order_at, last_order_at,
        ${groupSql(order.borders)} as customer_group, ${found} as found,
        case when buyer like 'email:%' then substr(buyer, 7) end as guest_email
      from customer_totals where store_id = ${storeId} ${which}
    ) totals
    left join customers on customers.store_id = ${storeId} and customers.id = buyer
    left join lateral (
      select city, country_code from orders
      where store_id = ${storeId} and orders.buyer = totals.buyer and customers.city is null and deleted_at is null
      order by placed_at desc limit 1
    ) placed on true
    order by ${inOrder(order, 'totals.')}`);
  return rows.map(recordOf);
}

/**
 * The next so many customers in the order: of the group those that are in it, and where it goes on after all of them,
 * unless they were the last.
 */
export async function findMembers(
  db: Database,
  storeId: string,
  order: CustomerOrder,
  { after, limit }: { after: CustomerPlace | undefined; limit: number },
): Promise<{ members: string[]; last: CustomerPlace | undefined }> {
  const isMember = order.group
    ? sql`coalesce(${groupSql(order.borders)} = ${order.group}, false)`
    : sql`true`;
  const { rows } = await db.execute<{ buyer: string; rank: string; member: boolean; place: string }>(sql`
    select * from (
      select buyer, ${rankOf(order)}::text as rank, ${isMember} as member, row_number() over (order by ${inOrder(order)}) as place
      from customer_totals where store_id = ${storeId} ${onwards(order, after)}
      order by ${inOrder(order)} limit ${limit}
    ) step where member or place = ${limit} order by place`);
  const last = rows.at(-1);
  return {
    members: rows.flatMap(({ buyer, member }) => (member ? buyer : [])),
    last: last && Number(last.place) === limit ? { id: last.buyer, rank: last.rank } : undefined,
  };
}

const rankOf = ({ sort }: CustomerOrder) => sql.raw(COLUMNS[sort].name);

function inOrder({ sort, direction }: CustomerOrder, table = ''): SQL {
  return sql.raw(`${table}${COLUMNS[sort].name} ${direction}, ${table}buyer ${direction}`);
}

function onwards(order: CustomerOrder, after: CustomerPlace | undefined): SQL {
  if (!after) return sql``;
  const beyond = sql.raw(order.direction === 'desc' ? '<' : '>');
  const type = sql.raw(COLUMNS[order.sort].type);
  return sql`and (${rankOf(order)}, buyer) ${beyond} (${after.rank}::${type}, ${after.id})`;
}

export async function countMatching(db: Database, storeId: string, order: CustomerOrder): Promise<number> {
  const { rows } = await db.execute<{ customers: number }>(sql`
    select count(*)::int as customers from customer_totals where store_id = ${storeId} ${matching(storeId, order)}`);
  return rows[0]!.customers;
}

/** By group, and by the name or the address; guests are known by their address alone. */
function matching(storeId: string, { borders, group, only, search, byBeginnings }: CustomerOrder): SQL {
  const inGroup = sql`${group ? sql`and ${groupSql(borders)} = ${group}` : sql``} ${only ? sql`and buyer = any(${textArray(only)})` : sql``}`;
  if (search === '') return inGroup;
  const found = byBeginnings ? beginningWith(storeId, search) : holding(storeId, search);
  // An array is looked up in the order of the index, a subquery in the order in which it was found.
  return sql`${inGroup} and buyer = any(array(${found}))`;
}

/** Whose name or address holds a text. */
function holding(storeId: string, search: string): SQL {
  const pattern = searchPattern(search);
  return sql`
    select id from customers
    where store_id = ${storeId} and concat_ws(' ', first_name, last_name, email) ~ ${pattern}
    union all
    select buyer from customer_totals
    where store_id = ${storeId} and buyer >= 'email:' and buyer < 'email;' and substr(buyer, 7) ~ ${pattern}`;
}

/**
 * Whose name, last name or address begins with a text, by the indexes of them: each is asked for the stretch of its texts
 * by itself, so that no name is folded again to be compared.
 */
function beginningWith(storeId: string, search: string): SQL {
  const [folded, address] = [foldText(search), search.toLowerCase()];
  const columns: [SQL, string][] = [
    [foldedName, folded],
    [foldedLastName, folded],
    [sql`email`, address],
  ];
  const found = columns.map(
    ([column, start]) =>
      sql`select id from customers where store_id = ${storeId} and ${column} ~>=~ ${start} and ${column} ~<~ ${start + BEHIND_ALL}`,
  );
  return sql`
    ${sql.join(found, sql` union all `)}
    union all
    select buyer from customer_totals
    where store_id = ${storeId} and buyer >= ${`email:${address}`} and buyer < ${`email:${address}${BEHIND_ALL}`}`;
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
    found: Number(row.found),
  };
}
