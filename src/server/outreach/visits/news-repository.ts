import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

interface Stretch {
  from: Date;
  to: Date;
}

export async function findConnectedAt(db: Database, storeId: string): Promise<Date> {
  const { rows } = await db.execute(sql`select connected_at from connected_stores where id = ${storeId}`);
  return new Date(rows[0]!.connected_at as string);
}

/** By the life of a customer, in which tests and deleted orders do not count. */
export async function countFirstOrders(
  db: Database,
  storeId: string,
  { from, to }: Stretch,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from customer_totals
    where store_id = ${storeId} and first_order_at >= ${from.toISOString()} and first_order_at < ${to.toISOString()}`);
  return rows[0]!.n;
}

interface Happened extends Record<string, unknown> {
  findings: number;
  published: number;
  failed: number;
  waiting: number;
  stuckSchedules: string[];
}

/** What the store's posts and figures said of themselves. What schedules still write goes on by itself. */
export async function findHappened(db: Database, storeId: string, from: Date): Promise<Happened> {
  const since = from.toISOString();
  const { rows } = await db.execute<Happened>(sql`
    select
      (select count(*)::int from ai_insights
        where store_id = ${storeId} and status = 'open' and created_at >= ${since}) as findings,
      (select count(distinct post_id)::int from post_deliveries
        where store_id = ${storeId} and published_at >= ${since}) as published,
      posts.failed, posts.waiting,
      array(select name from social_media_schedules
        where store_id = ${storeId} and is_active and problem is not null order by created_at) as "stuckSchedules"
    from (
      select count(*) filter (where status in ('failed', 'missed'))::int as failed,
        count(*) filter (where status = 'draft' or (status = 'held' and held_reason not in ('writing', 'allowance')))::int as waiting
      from scheduled_posts
      where store_id = ${storeId} and updated_at >= ${since} and status in ('failed', 'missed', 'draft', 'held')) posts`);
  return rows[0]!;
}
