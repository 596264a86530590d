import { sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import { DAY_MS } from '#shared/core/time.ts';

/** An order holds what a post is about, and was placed so soon after the post's link was followed. */
export const WINDOW_MS = DAY_MS;
/** So many whole days before the first click say how often a product usually sells. */
const USUAL_DAYS = 28;
/** With fewer days of records, nothing is usual yet. */
const LEAST_DAYS = 7;

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

interface Asked {
  postIds: string[];
  now: Date;
  recordsFrom: Date | null;
}

type Shop = { id: string; timeZone: string };

/**
 * An order belongs to one post: to the one of its products whose link was followed last (first) in the 24 hours before.
 * No more orders than people followed the link are ascribed to a post.
 * @returns by post, of those whose link was followed and that are about a product.
 */
export async function findLikelyOrders(
  db: Database,
  shop: Shop,
  { postIds, now, recordsFrom }: Asked,
): Promise<Map<string, LikelyOrders>> {
  const asked = new Set(postIds);
  const clicks = await findClicked(db, shop.id, postIds);
  const own = clicks.filter(({ postId }) => asked.has(postId));
  if (own.length === 0) return new Map();
  const ofPost = Map.groupBy(own, ({ postId }) => postId);
  const [bought, people, paces] = await Promise.all([
    findBought(db, shop.id, own),
    countPeople(db, shop.id, postIds),
    usualPaces(db, shop, { firsts: [...ofPost.values()].map(([first]) => first!), recordsFrom }),
  ]);
  const matched = matchOrders(bought, clicks);
  const found = new Map<string, LikelyOrders>();
  for (const [postId, itsClicks] of ofPost) {
    const by = (touch: 'last' | 'first') =>
      matched
        .filter((order) => order[touch] === postId)
        .slice(0, people.get(postId) ?? 0)
        .map(({ orderId }) => orderId);
    const pace = paces.get(postId) ?? null;
    const usual = pace === null ? null : pace * (coveredMs(itsClicks, now) / DAY_MS);
    found.set(postId, { last: by('last'), first: by('first'), usual });
  }
  return found;
}

/** As many orders, or more, came than twice the usual: each is then likelier to have come by the post than not. */
export const isLikely = ({ last, usual }: LikelyOrders): boolean =>
  usual !== null && (last.length === 0 || usual <= last.length / 2);

/** Of these posts and of all others about their products, the oldest first. An hour counts from its first click on. */
async function findClicked(db: Database, storeId: string, postIds: string[]): Promise<Clicked[]> {
  const { rows } = await db.execute<{ post_id: string; product_id: string; at: string }>(sql`
    select clicks.post_id, post.product_id, min(clicks.first_at) as at
    from post_clicks clicks join scheduled_posts post on post.id = clicks.post_id
    where clicks.store_id = ${storeId} and not clicks.by_program and post.product_id in (
      select product_id from scheduled_posts where store_id = ${storeId} and id::text = any(${textArray(postIds)}))
    group by clicks.post_id, post.product_id, clicks.hour order by at, clicks.post_id`);
  return rows.map((row) => ({ postId: row.post_id, productId: row.product_id, at: new Date(row.at) }));
}

interface Bought {
  orderId: string;
  placedAt: Date;
  productIds: string[];
}

/** Orders with one of these products from the first click on, for as long as one may be ascribed; the oldest first. */
async function findBought(db: Database, storeId: string, clicks: Clicked[]): Promise<Bought[]> {
  const products = [...new Set(clicks.map(({ productId }) => productId))];
  const until = new Date(clicks.at(-1)!.at.getTime() + WINDOW_MS);
  const { rows } = await db.execute<{ id: string; placed_at: string; products: string[] }>(sql`
    select orders.id, orders.placed_at, to_jsonb(array_agg(distinct line.product_id)) as products
    from orders join order_lines line on line.store_id = orders.store_id and line.order_id = orders.id
    where orders.store_id = ${storeId} and orders.placed_at >= ${clicks[0]!.at.toISOString()}
      and orders.placed_at < ${until.toISOString()}
      and not orders.test and orders.deleted_at is null and orders.source is distinct from 'pos'
      and line.product_id = any(${textArray(products)})
    group by orders.id, orders.placed_at order by orders.placed_at, orders.id`);
  return rows.map((row) => ({
    orderId: row.id,
    placedAt: new Date(row.placed_at),
    productIds: row.products,
  }));
}

/** Each order with the posts whose links were followed last and first in the window before it. */
function matchOrders(bought: Bought[], clicks: Clicked[]) {
  const ofProduct = Map.groupBy(clicks, ({ productId }) => productId);
  return bought.flatMap(({ orderId, placedAt, productIds }) => {
    const before = productIds
      .flatMap((productId) => ofWindow(ofProduct.get(productId) ?? [], placedAt))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    return before.length === 0 ? [] : { orderId, first: before[0]!.postId, last: before.at(-1)!.postId };
  });
}

/** The first and the last of them within the window before a moment. */
function ofWindow(clicks: Clicked[], moment: Date): Clicked[] {
  const end = countUntil(clicks, moment.getTime());
  const begin = countUntil(clicks, moment.getTime() - WINDOW_MS);
  return begin < end ? [clicks[begin]!, clicks[end - 1]!] : [];
}

/** How many of them, in the order of time, were not later. */
function countUntil(clicks: Clicked[], moment: number): number {
  let [low, high] = [0, clicks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (clicks[middle]!.at.getTime() <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function countPeople(db: Database, storeId: string, postIds: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ post_id: string; people: number }>(sql`
    select post_id, sum(people)::int as people from post_clicks
    where store_id = ${storeId} and not by_program and post_id::text = any(${textArray(postIds)}) group by post_id`);
  return new Map(rows.map(({ post_id, people }) => [post_id, people]));
}

/**
 * By post, orders with its product a day, over the four weeks before the day of its first click, or over as much of them
 * as is known; null where that is too little.
 */
async function usualPaces(
  db: Database,
  { id, timeZone }: Shop,
  { firsts, recordsFrom }: { firsts: Clicked[]; recordsFrom: Date | null },
): Promise<Map<string, number | null>> {
  const localHour = localHours(timeZone);
  const begins = recordsFrom && dayAfter(localHour(recordsFrom).day);
  const stretches = firsts.map(({ postId, productId, at }) => {
    const { day } = localHour(at);
    const earliest = dayAfter(day, -USUAL_DAYS);
    const from = begins !== null && begins > earliest ? begins : earliest;
    const days = begins === null ? 0 : (Date.parse(day) - Date.parse(from)) / DAY_MS;
    return { postId, productId, from, day, days };
  });
  const columns: BulkColumns<(typeof stretches)[number]> = {
    post_id: ['text', ({ postId }) => postId],
    product: ['text', ({ productId }) => productId],
    begins: ['date', ({ from }) => from],
    ends: ['date', ({ day }) => day],
  };
  const { rows } = await db.execute<{ post_id: string; orders: number }>(sql`
    select incoming.post_id, (select coalesce(sum(orders), 0)::int from product_days
      where store_id = ${id} and day >= incoming.begins and day < incoming.ends
        and product_id = incoming.product) as orders
    from ${rowsOf(stretches, columns)}`);
  const orders = new Map(rows.map((row) => [row.post_id, row.orders]));
  return new Map(
    stretches.map(({ postId, days }) => [postId, days < LEAST_DAYS ? null : orders.get(postId)! / days]),
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
