import { and, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries } from '#server/core/db/schema/social-media.ts';
import { publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import { moveDeliveries, settlePosts } from '#server/publishing/posts/lifecycle.ts';
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
  const { dueAt, nextTryAt, leaseToken, network } = postDeliveries;
  const began = sql`greatest(${dueAt}, ${since.toISOString()}::timestamptz)`;
  const problem = sql.join(
    SOCIAL_NETWORKS.map((each) => sql`when ${each} then ${publishingProblems.restored(each).problem}`),
    sql` `,
  );
  const postIds = await moveDeliveries(tx, 'doubtRestored', and(isNotNull(nextTryAt), lte(dueAt, now)), {
    problem: sql`case ${network} ${problem} end`,
    problemCode: 'restored',
    publishStartedAt: began,
    sentText: null,
    openAttempt: sql`jsonb_build_object('since',
      to_char(${began} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'text', null, 'refusedAs', null)`,
    nextTryAt: now,
    lookUps: 0,
    failedLookUps: 0,
    leaseToken: sql`${leaseToken} + 1`,
    leaseUntil: null,
  });
  await settlePosts(tx, postIds, now);
  return postIds.length;
}
