import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { MISSED } from './delivery-problems.ts';

/** Whoever changes deliveries of a post holds the post first, so that two never wait for each other. */
export async function lockPosts(tx: Database, postIds: string[]): Promise<void> {
  await tx.execute(sql`
    select from scheduled_posts where id = any(${textArray(postIds)}::uuid[]) order by id for no key update`);
}

/** What became of a post, from what became of its deliveries. */
export async function settlePostStatus(tx: Database, postId: string, now: Date): Promise<void> {
  await lockPosts(tx, [postId]);
  await settlePostStatuses(tx, [postId], now);
}

/**
 * Posts that the caller holds. Those that wait for their owner stay as they are while something of them is still to be
 * sent; others are under way from the first call that makes them visible to the last.
 */
export async function settlePostStatuses(tx: Database, postIds: string[], now: Date): Promise<void> {
  await tx.execute(sql`
    with told as (
      select post_id,
        count(*) filter (where status in ('waiting', 'preparing', 'prepared')) as open,
        count(*) filter (where status = 'publishing') as sending,
        count(*) filter (where status = 'unconfirmed') as unconfirmed,
        count(*) filter (where status = 'published') as published,
        count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'failed' and problem_code = ${MISSED}) as missed,
        min(published_at) as posted_at,
        (array_agg(problem order by status = 'unconfirmed' desc, created_at, id)
          filter (where status in ('unconfirmed', 'failed')))[1] as problem
      from post_deliveries where post_id = any(${textArray(postIds)}::uuid[]) group by post_id
    ), settled as (
      select post.id, told.posted_at, told.problem, case
        when open > 0 and post.status in ('draft', 'held', 'cancelled') then post.status
        when sending > 0 then 'publishing'
        when open > 0 and published + unconfirmed > 0 then 'publishing'
        when open > 0 then 'pending'
        when unconfirmed > 0 then 'unconfirmed'
        when published > 0 and failed > 0 then 'partly_published'
        when published > 0 then 'published'
        when failed > 0 and missed = failed then 'missed'
        when failed > 0 then 'failed'
        else post.status end as status
      from told join scheduled_posts post on post.id = told.post_id
    )
    update scheduled_posts post
    set status = settled.status, posted_at = settled.posted_at, updated_at = ${now.toISOString()},
      problem = case when settled.status = 'held' then post.problem else settled.problem end,
      held_reason = case when settled.status = 'held' then post.held_reason end
    from settled
    where post.id = settled.id
      and (post.status, post.posted_at, post.problem)
        is distinct from (settled.status, settled.posted_at, settled.problem)`);
}
