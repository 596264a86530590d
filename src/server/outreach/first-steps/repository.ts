import { eq, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { guidedStarts } from '#server/core/db/schema/account-life.ts';
import type { StoreScope } from '#server/core/http/serve.ts';

export interface Made extends Record<string, unknown> {
  store: string | null;
  findings: number;
  findingsRead: number;
  /** A whole history was looked through, whatever was found in it. */
  lookedThrough: boolean;
  /** Whether there is one, and what it is about. */
  post: boolean;
  postProduct: string | null;
  week: boolean;
  scheduleName: string | null;
}

/** What is there and was made in stores of an account, the first of each by name. */
export async function findMade(db: Database, { id, storeIds }: StoreScope): Promise<Made> {
  const { rows } = await db.execute<Made>(sql`
    with mine as (
      select id, store_name, created_at from connected_stores
      where user_id = ${id} and disconnected_at is null
        ${storeIds ? sql`and id = any(${textArray(storeIds)}::uuid[])` : sql``}),
    first_post as (
      select product_title from social_media_posts
      where store_id in (select id from mine) and in_history order by created_at limit 1),
    first_schedule as (
      select name from social_media_schedules
      where store_id in (select id from mine) order by created_at limit 1)
    select
      (select store_name from mine order by created_at limit 1) as store,
      (select count(*)::int from ai_insights where store_id in (select id from mine)) as findings,
      (select count(*)::int from ai_insights
        where store_id in (select id from mine) and (is_read or status <> 'open')) as "findingsRead",
      exists (select from insight_runs
        where store_id in (select id from mine) and history_complete) as "lookedThrough",
      exists (select from first_post) as post,
      (select product_title from first_post) as "postProduct",
      exists (select from first_schedule) or exists (
        select from scheduled_posts
        where store_id in (select id from mine) and status <> 'cancelled') as week,
      (select name from first_schedule) as "scheduleName"`);
  return rows[0]!;
}

export type StartRecord = Omit<typeof guidedStarts.$inferSelect, 'userId'>;

export async function findStart(db: Database, userId: string): Promise<StartRecord | null> {
  const [start] = await db.select().from(guidedStarts).where(eq(guidedStarts.userId, userId));
  return start ?? null;
}

export async function saveStart(db: Database, userId: string, start: Partial<StartRecord>) {
  await db
    .insert(guidedStarts)
    .values({ userId, ...start })
    .onConflictDoUpdate({ target: guidedStarts.userId, set: { userId, ...start } });
}
