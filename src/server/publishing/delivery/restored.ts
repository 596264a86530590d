import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { settlePostStatuses } from '#server/publishing/posts/post-status.ts';
import { SOCIAL_NETWORKS } from '#shared/publishing/social-accounts.ts';

/**
 * The database is as it was at `since`, and another went on from there until `now` at the latest: whatever that one may
 * have sent is looked up before anything is sent. Its text stays empty, as it was never sent from here.
 * @returns how many posts may have gone out.
 */
export async function doubtDuePosts(
  tx: Database,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const problem = sql.join(
    SOCIAL_NETWORKS.map(
      (network) => sql`when ${network} then ${publishingProblems.restored(network).problem}`,
    ),
    sql` `,
  );
  const { rows } = await tx.execute<{ post_id: string }>(sql`
    update post_deliveries set
      status = 'unconfirmed', problem = case network ${problem} end, problem_code = 'restored',
      publish_started_at = greatest(due_at, ${since.toISOString()}::timestamptz), sent_text = null,
      open_attempt = jsonb_build_object('since', to_char(
        greatest(due_at, ${since.toISOString()}::timestamptz) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'text', null, 'refusedAs', null),
      next_try_at = ${moment}, look_ups = 0, failed_look_ups = 0, lease_token = lease_token + 1, lease_until = null
    where status in ('waiting', 'preparing', 'prepared') and next_try_at is not null and due_at <= ${moment}
    returning post_id`);
  const postIds = [...new Set(rows.map(({ post_id }) => post_id))];
  await settlePostStatuses(tx, postIds, now);
  return postIds.length;
}
