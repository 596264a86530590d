import { sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';

/** An order holds what a post is about, and was placed so soon after the post's link was followed. */
export const WINDOW_MS = DAY_MS;
/** How far back the usual pace of a product is looked at, from the first click on. */
const USUAL_MS = 28 * DAY_MS;
/** With fewer days of records, nothing is usual yet. */
const LEAST_KNOWN_MS = 7 * DAY_MS;

/** Orders of a store whose platform does not say how a buyer came. */
export interface LikelyOrders {
  /** By the link followed last before them, and by the one followed first. */
  last: string[];
  first: string[];
  /** Orders of the product that would have come in those hours at its usual pace; null where that is not known. */
  usual: number | null;
}

interface Clicked {
  postId: string;
  productId: string;
  at: Date;
}

/**
 * An order belongs to one post: to the one of its products whose link was followed last (first) in the 24 hours before.
 * No more orders than people followed the link are ascribed to a post.
 * @returns by post, of those whose link was followed and that are about a product.
 */
export async function findLikelyOrders(
  db: Database,
  storeId: string,
  { postIds, now, recordsFrom }: { postIds: string[]; now: Date; recordsFrom: Date | null },
): Promise<Map<string, LikelyOrders>> {
  const clicks = await findClicked(db, storeId, postIds);
  if (clicks.length === 0) return new Map();
  const products = [...new Set(clicks.map(({ productId }) => productId))];
  const [matched, people, paces] = await Promise.all([
    matchOrders(db, storeId, products),
    countPeople(db, storeId, postIds),
    usualPaces(db, storeId, { clicks, recordsFrom }),
  ]);
  const found = new Map<string, LikelyOrders>();
  for (const [postId, own] of Map.groupBy(clicks, (click) => click.postId)) {
    const by = (touch: 'last' | 'first') =>
      matched
        .filter((order) => order[touch] === postId)
        .slice(0, people.get(postId) ?? 0)
        .map(({ orderId }) => orderId);
    const pace = paces.get(postId) ?? null;
    const usual = pace === null ? null : pace * coveredMs(own, now);
    found.set(postId, { last: by('last'), first: by('first'), usual });
  }
  return found;
}

/** That as many orders, or more, came than twice the usual: each is then likelier to have come by the post than not. */
export const isLikely = ({ last, usual }: LikelyOrders): boolean =>
  usual !== null && (last.length === 0 || usual <= last.length / 2);

/** The oldest first. An hour counts from its first click on. */
async function findClicked(db: Database, storeId: string, postIds: string[]): Promise<Clicked[]> {
  const { rows } = await db.execute<{ post_id: string; product_id: string; at: string }>(sql`
    select clicks.post_id, post.product_id, min(clicks.first_at) as at
    from post_clicks clicks join scheduled_posts post on post.id = clicks.post_id
    where clicks.store_id = ${storeId} and not clicks.by_program and post.product_id is not null
      and clicks.post_id::text = any(${textArray(postIds)})
    group by clicks.post_id, post.product_id, clicks.hour order by at`);
  return rows.map((row) => ({ postId: row.post_id, productId: row.product_id, at: new Date(row.at) }));
}

/** Among all posts about these products, and the oldest order first. */
async function matchOrders(db: Database, storeId: string, products: string[]) {
  const { rows } = await db.execute<{ order_id: string; last: string; first: string }>(sql`
    with clicked as materialized (
      select clicks.post_id, post.product_id, clicks.first_at
      from post_clicks clicks join scheduled_posts post on post.id = clicks.post_id
      where clicks.store_id = ${storeId} and not clicks.by_program and post.product_id = any(${textArray(products)}))
    select orders.id as order_id,
      (array_agg(clicked.post_id order by clicked.first_at desc, clicked.post_id))[1] as last,
      (array_agg(clicked.post_id order by clicked.first_at, clicked.post_id))[1] as first
    from clicked
    join orders on orders.store_id = ${storeId} and orders.placed_at >= clicked.first_at
      and orders.placed_at < clicked.first_at + ${WINDOW_MS / HOUR_MS} * interval '1 hour'
      and not orders.test and orders.deleted_at is null and orders.source is distinct from 'pos'
    where exists (select from order_lines line where line.store_id = ${storeId} and line.order_id = orders.id
      and line.product_id = clicked.product_id)
    group by orders.id, orders.placed_at order by orders.placed_at, orders.id`);
  return rows.map(({ order_id, last, first }) => ({ orderId: order_id, last, first }));
}

async function countPeople(db: Database, storeId: string, postIds: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ post_id: string; people: number }>(sql`
    select post_id, sum(people)::int as people from post_clicks
    where store_id = ${storeId} and not by_program and post_id::text = any(${textArray(postIds)}) group by post_id`);
  return new Map(rows.map(({ post_id, people }) => [post_id, people]));
}

/**
 * By post, orders with its product for each millisecond of the four weeks before its first click, or of as many as are
 * known; null where they are too few.
 */
async function usualPaces(
  db: Database,
  storeId: string,
  { clicks, recordsFrom }: { clicks: Clicked[]; recordsFrom: Date | null },
): Promise<Map<string, number | null>> {
  const begins = recordsFrom?.getTime() ?? Number.POSITIVE_INFINITY;
  const stretches = [...Map.groupBy(clicks, ({ postId }) => postId).values()]
    .map(([first]) => first!)
    .map(({ postId, productId, at }) => {
      const from = new Date(Math.max(Math.min(begins, at.getTime()), at.getTime() - USUAL_MS));
      return { postId, productId, from, at, knownMs: at.getTime() - from.getTime() };
    });
  const known = stretches.filter(({ knownMs }) => knownMs >= LEAST_KNOWN_MS);
  const columns: BulkColumns<(typeof stretches)[number]> = {
    post_id: ['text', ({ postId }) => postId],
    product: ['text', ({ productId }) => productId],
    begins: ['timestamptz', ({ from }) => from],
    ends: ['timestamptz', ({ at }) => at],
  };
  const { rows } = await db.execute<{ post_id: string; orders: number }>(sql`
    select incoming.post_id, (select count(*)::int from orders
      where store_id = ${storeId} and placed_at >= incoming.begins and placed_at < incoming.ends
        and not test and deleted_at is null and source is distinct from 'pos'
        and exists (select from order_lines line where line.store_id = ${storeId} and line.order_id = orders.id
          and line.product_id = incoming.product)) as orders
    from ${rowsOf(known, columns)}`);
  const orders = new Map(rows.map((row) => [row.post_id, row.orders]));
  return new Map(
    stretches.map(({ postId, knownMs }) => {
      const counted = orders.get(postId);
      return [postId, counted === undefined ? null : counted / knownMs];
    }),
  );
}

/** How long until now a click was less than the window ago. */
function coveredMs(clicks: Clicked[], now: Date): number {
  let covered = 0;
  let until = 0;
  for (const { at } of clicks) {
    const begin = Math.max(at.getTime(), until);
    until = Math.min(at.getTime() + WINDOW_MS, now.getTime());
    covered += Math.max(0, until - begin);
  }
  return covered;
}
