import { type SQL, sql } from 'drizzle-orm';
import { searchPattern } from '#server/analytics/reports/search-pattern.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { CART_SORTS } from '#shared/analytics/customer-reports.ts';
import {
  abandonedCarts,
  becameOrder,
  boughtOtherwise,
  personOf,
  retainedSince,
  wasRecovered,
} from './carts-sql.ts';

export interface CartRecord extends Record<string, unknown> {
  id: string;
  /** Null as well where it is no longer kept. */
  email: string | null;
  createdAt: string;
  updatedAt: string;
  total: string;
  itemCount: number;
  lines: { title: string; quantity: number }[];
  recoveryUrl: string | null;
  outcome: 'open' | 'recovered' | 'otherwise';
}

export interface CartOrder {
  sort: (typeof CART_SORTS)[number];
  direction: 'asc' | 'desc';
}

const SORT_COLUMNS = { updatedAt: 'updated_at', totalPrice: 'total', itemCount: 'item_count' } as const;

/** The ids of abandoned carts in the order asked for, and how many there are on all pages; all of them without a limit. */
export async function findCartIds(
  db: Database,
  storeId: string,
  { now, order, limit, offset = 0 }: { now: Date; order: CartOrder; limit?: number; offset?: number },
): Promise<{ ids: string[]; found: number }> {
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    select id, count(*) over ()::int as found from ${abandonedCarts(storeId, now)} as carts
    order by ${inOrder(order)} limit ${limit ?? null}::bigint offset ${offset}`);
  return { ids: rows.map(({ id }) => id), found: rows[0]?.found ?? 0 };
}

export async function countCarts(db: Database, storeId: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ carts: number }>(sql`
    select count(*)::int as carts from ${abandonedCarts(storeId, now)} as carts`);
  return rows[0]!.carts;
}

export interface CartContents extends Record<string, unknown> {
  id: string;
  updatedAt: string;
  total: string;
  itemCount: number;
  /** A line each. */
  titles: string | null;
}

/** What lies in the abandoned carts that began since a moment. */
export async function findCartContents(
  db: Database,
  storeId: string,
  { now, since }: { now: Date; since: Date | undefined },
): Promise<CartContents[]> {
  const { rows } = await db.execute<CartContents>(sql`
    select id, updated_at as "updatedAt", total, item_count as "itemCount",
      (select string_agg(line->>'title', chr(10)) from jsonb_array_elements(lines) as line) as titles
    from ${abandonedCarts(storeId, now, { from: since })} as carts`);
  return rows;
}

/** The checkouts of those whose address holds a text, as long as it is shown. */
export async function findCartsOf(
  db: Database,
  storeId: string,
  { search, now }: { search: string; now: Date },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from abandoned_checkouts
    where store_id = ${storeId} and ${isRetained(now)} and email ~ ${searchPattern(search)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these carts that are still there, with how each ended. */
export async function findCarts(
  db: Database,
  storeId: string,
  { ids, order, now }: { ids: string[]; order: CartOrder; now: Date },
): Promise<CartRecord[]> {
  const { rows } = await db.execute<CartRecord>(sql`
    select carts.id, case when ${isRetained(now)} then email end as email, created_at as "createdAt",
      updated_at as "updatedAt", total, item_count as "itemCount", lines,
      case when ${isRetained(now)} then recovery_url end as "recoveryUrl",
      case when completed_at is not null then 'recovered' when exists (${boughtOtherwise}) then 'otherwise'
        else 'open' end as outcome
    from (
      select *, ${personOf} as person from abandoned_checkouts
      where store_id = ${storeId} and id = any(${textArray(ids)})) as carts
    order by ${inOrder(order)}`);
  return rows.map(withIsoInstants);
}

function inOrder({ sort, direction }: CartOrder): SQL {
  return sql.raw(`${SORT_COLUMNS[sort]} ${direction}, id`);
}

const isRetained = (now: Date) => sql`updated_at >= ${retainedSince(now).toISOString()}`;

function withIsoInstants(record: CartRecord): CartRecord {
  const instant = (text: string) => new Date(text).toISOString();
  return { ...record, createdAt: instant(record.createdAt), updatedAt: instant(record.updatedAt) };
}

/** How one abandoned cart ended, for sums. */
export interface CartEnd extends Record<string, unknown> {
  total: string;
  /** Begun more than so long ago that it will hardly be recovered any more. */
  mature: boolean;
  recovered: boolean;
  /** The order it became, or that took its place, and what that came to. */
  orderId: string | null;
  orderNet: string | null;
}

interface Begun {
  from: Date;
  to: Date;
  matureBefore: Date;
}

/** The ends of all abandoned carts that began in a stretch. */
export async function findCartEnds(
  db: Database,
  storeId: string,
  now: Date,
  { from, to, matureBefore }: Begun,
): Promise<CartEnd[]> {
  const { rows } = await db.execute<CartEnd>(sql`
    select total, created_at < ${matureBefore.toISOString()} as mature, completed_at is not null as recovered,
      bought.id as "orderId", bought.net as "orderNet"
    from ${abandonedCarts(storeId, now, { from, to })} as carts
    left join lateral (
      (${becameOrder}) union all (${boughtOtherwise})) as bought on true`);
  return rows;
}

/** Carts that were recovered in a stretch, whenever they began. */
export async function countRecoveries(
  db: Database,
  storeId: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const { rows } = await db.execute<{ carts: number }>(sql`
    select count(*)::int as carts from abandoned_checkouts
    where store_id = ${storeId} and total > 0 and ${wasRecovered}
      and completed_at >= ${from.toISOString()} and completed_at < ${to.toISOString()}`);
  return rows[0]!.carts;
}

/** Orders of a stretch that came without a checkout: by hand or over the counter. */
export async function countOrdersWithoutCheckout(
  db: Database,
  storeId: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  // The condition on the source is that of the index `orders_without_checkout`.
  const { rows } = await db.execute<{ orders: number }>(sql`
    select count(*)::int as orders from orders
    where store_id = ${storeId} and placed_at >= ${from.toISOString()} and placed_at < ${to.toISOString()}
      and source in ('pos', 'shopify_draft_order') and not test and deleted_at is null`);
  return rows[0]!.orders;
}

/** Whether the platform ever gave us a cart of this store, abandoned or not. */
export async function hasCarts(db: Database, storeId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from abandoned_checkouts where store_id = ${storeId}) as found`);
  return rows[0]!.found;
}

export async function findOldestCart(db: Database, storeId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ created_at: string | null }>(sql`
    select min(created_at) as created_at from abandoned_checkouts where store_id = ${storeId}`);
  const oldest = rows[0]!.created_at;
  return oldest === null ? null : new Date(oldest);
}
