import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

interface OfPosts {
  storeId: string;
  timeZone: string;
  postIds: string[];
}

export interface DayOrders {
  postId: string;
  day: string;
  orders: number;
  net: number;
}

/** Orders that came by each post, by the local day on which they were placed, and what each day's have brought so far. */
export async function findOrdersByDay(
  db: Database,
  { storeId, timeZone, postIds }: OfPosts,
): Promise<DayOrders[]> {
  const { rows } = await db.execute<{ post_id: string; day: string; orders: number; net: string }>(sql`
    select visit_content as post_id, (placed_at at time zone ${timeZone})::date::text as day, count(*)::int as orders,
      coalesce(sum((select sum(event.amount + event.discount) from sale_events event
        where event.store_id = orders.store_id and event.order_id = orders.id and event.part = 'product')), 0)::text as net
    from orders
    where store_id = ${storeId} and visit_content = any(${textArray(postIds)}) and not test and deleted_at is null
    group by 1, 2`);
  return rows.map(({ post_id, net, ...row }) => ({ ...row, postId: post_id, net: Number(net) }));
}

export interface DayClicks {
  postId: string;
  day: string;
  clicks: number;
  people: number;
}

/** Of people, not of programs, by local day. */
export async function findClicksByDay(
  db: Database,
  { storeId, timeZone, postIds }: OfPosts,
): Promise<DayClicks[]> {
  const { rows } = await db.execute<DayClicks & Record<string, unknown>>(sql`
    select post_id as "postId", (hour at time zone ${timeZone})::date::text as day, sum(clicks)::int as clicks,
      sum(people)::int as people
    from post_clicks
    where store_id = ${storeId} and post_id = any(${textArray(postIds)}::uuid[]) and not by_program
    group by 1, 2`);
  return rows;
}

export interface MeasuredDay {
  postId: string;
  deliveryId: string;
  day: string;
  impressions: number | null;
  likes: number | null;
  saves: number | null;
  comments: number | null;
  shares: number | null;
  clicks: number | null;
}

/** What the networks said at the end of each day on which they were asked: counts since the post went out. */
export async function findMeasuredDays(
  db: Database,
  { storeId, postIds }: Omit<OfPosts, 'timeZone'>,
): Promise<MeasuredDay[]> {
  const { rows } = await db.execute<MeasuredDay & Record<string, unknown>>(sql`
    select delivery.post_id as "postId", delivery.id as "deliveryId", figures.date::text as day, figures.impressions,
      figures.likes, figures.saves, figures.comments, figures.shares, figures.clicks
    from post_deliveries delivery join social_media_analytics figures on figures.post_id = delivery.id
    where delivery.store_id = ${storeId} and delivery.post_id = any(${textArray(postIds)}::uuid[])`);
  return rows;
}

/** An order whose buyer came by a post that went out. */
export interface LinkedOrder {
  id: string;
  name: string;
  postId: string;
  placedAt: Date;
}

/** Those placed since then that do not have their mark, oldest first; of each so many as are wanted. */
export async function findUnmarkedOrders(
  db: Database,
  storeId: string,
  { since, now, most }: { since: Date; now: Date; most: number },
): Promise<LinkedOrder[]> {
  const { rows } = await db.execute<{ id: string; name: string; post_id: string; placed_at: number }>(sql`
    select orders.id, orders.name, orders.visit_content as post_id,
      extract(epoch from orders.placed_at)::double precision * 1000 as placed_at
    from orders join scheduled_posts post on post.store_id = orders.store_id and post.id::text = orders.visit_content
      left join written_marks mark on mark.store_id = orders.store_id and mark.kind = 'order_marks'
        and mark.subject = orders.id
    where orders.store_id = ${storeId} and orders.placed_at >= ${since.toISOString()}::timestamptz and not orders.test
      and orders.deleted_at is null
      and (mark.subject is null or mark.state not in ('removing', 'removed')
        and mark.version is distinct from orders.visit_content
        and (mark.next_try_at is null or mark.next_try_at <= ${now.toISOString()}::timestamptz))
    order by orders.placed_at, orders.id limit ${most}`);
  return rows.map(({ post_id, placed_at, ...row }) => ({
    ...row,
    postId: post_id,
    placedAt: new Date(Number(placed_at)),
  }));
}

export interface CountedPost {
  postId: string;
  net: number;
}

interface Stretch {
  timeZone: string;
  firstDay: string;
  lastDay: string;
}

/** What happened on those local days to orders that came by a post, as the ledger has it. */
export async function sumByPost(
  db: Database,
  storeId: string,
  { timeZone, firstDay, lastDay }: Stretch,
): Promise<CountedPost[]> {
  const { rows } = await db.execute<{ post_id: string; net: string }>(sql`
    select post.id as post_id, sum(event.amount + event.discount)::text as net
    from sale_events event
      join orders on orders.store_id = event.store_id and orders.id = event.order_id and not orders.test
        and orders.deleted_at is null
      join scheduled_posts post on post.store_id = orders.store_id and post.id::text = orders.visit_content
    where event.store_id = ${storeId} and event.part = 'product'
      and event.occurred_at >= ${firstDay}::timestamp at time zone ${timeZone}
      and event.occurred_at < (${lastDay}::date + 1)::timestamp at time zone ${timeZone}
    group by post.id`);
  return rows.map(({ post_id, net }) => ({ postId: post_id, net: Number(net) }));
}

/** Orders of those local days that came by a post and do not have its mark at the platform. */
export async function countUnmarked(
  db: Database,
  storeId: string,
  { timeZone, firstDay, lastDay }: Stretch,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from orders join scheduled_posts post on post.store_id = orders.store_id and post.id::text = orders.visit_content
      left join written_marks mark on mark.store_id = orders.store_id and mark.kind = 'order_marks'
        and mark.subject = orders.id and mark.state = 'written'
    where orders.store_id = ${storeId} and not orders.test and orders.deleted_at is null and mark.subject is null
      and orders.placed_at >= ${firstDay}::timestamp at time zone ${timeZone}
      and orders.placed_at < (${lastDay}::date + 1)::timestamp at time zone ${timeZone}`);
  return rows[0]!.count;
}

/** What the posts are called, of those that are there. */
export async function findTitles(
  db: Database,
  storeId: string,
  postIds: string[],
): Promise<Map<string, string>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; title: string | null }>(sql`
    select id::text, coalesce(product_title, caption) as title from scheduled_posts
    where store_id = ${storeId} and id::text = any(${textArray(postIds)})`);
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}
