import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { isThere } from '#server/operations/command/copying/table-rows.ts';
import { findOverdueMs } from '#server/publishing/delivery/due-deliveries.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { type Finding, ok, warning } from './finding.ts';

const POST_OVERDUE_MS = 5 * MINUTE_MS;
const JOB_WAITS_MS = 15 * MINUTE_MS;

/** What should have been done by now; while Vitrin is stopped that is only natural. */
export async function checkStuck(db: Database, now: Date): Promise<Finding[]> {
  return [await checkPosts(db, now), await checkJobs(db, now), await checkLeases(db, now)];
}

async function checkPosts(db: Database, now: Date): Promise<Finding> {
  const overdueMs = (await findOverdueMs(db, now)) ?? 0;
  if (overdueMs < POST_OVERDUE_MS) return ok('posts', 'none is overdue');
  return warning(
    'posts',
    `one has been due for ${inMinutes(overdueMs)}`,
    'Is a worker running? Posts that are more than an hour late ask their owner.',
  );
}

async function checkJobs(db: Database, now: Date): Promise<Finding> {
  if (!(await isThere(db, 'pgboss.job'))) return ok('jobs', 'none was ever queued');
  const { rows } = await db.execute<{ count: number; since: string | null; name: string | null }>(sql`
    select count(*)::int as count, extract(epoch from min(start_after)) as since,
      (array_agg(name order by start_after))[1] as name
    from pgboss.job where state < 'active' and start_after <= ${now.toISOString()}::timestamptz`);
  const { count, since, name } = rows[0]!;
  const waitsMs = since === null ? 0 : now.getTime() - Number(since) * 1000;
  if (waitsMs < JOB_WAITS_MS) return ok('jobs', `${count} wait`);
  return warning(
    'jobs',
    `${count} wait, ${name} for ${inMinutes(waitsMs)}`,
    'Is a worker running, and does its log show failures?',
  );
}

/** The process that reads a store renews its lease; one that ran out in the middle was left behind by a killed process. */
async function checkLeases(db: Database, now: Date): Promise<Finding> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from sync_states where lease_until < ${now.toISOString()}::timestamptz`);
  const { count } = rows[0]!;
  if (count === 0) return ok('stores', 'none was left in the middle of a reading');
  return warning(
    'stores',
    `${count} were left in the middle of a reading`,
    'A worker will continue with them.',
  );
}

function inMinutes(ms: number): string {
  return `${Math.round(ms / MINUTE_MS)} minutes`;
}
