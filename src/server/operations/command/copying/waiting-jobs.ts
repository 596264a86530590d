import { sql } from 'drizzle-orm';
import type { JobInsert } from 'pg-boss';
import { copyOut, type Database, type OpenDatabase } from '#server/core/db/database.ts';
import { bossOn, within } from '#server/core/jobs/jobs.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { isThere } from './table-rows.ts';

/*
 * What is queued is part of the truth: an import that goes on, an account that is being deleted. pg-boss's tables change
 * with its versions, so a waiting job travels as what was asked for, and goes in again through pg-boss itself.
 */

type WaitingJob = JobInsert & { name: string };

/** What was in progress is to be done again; of the jobs with one key, one is enough. */
const WAITING = `
  select json_build_object('name', name, 'id', id, 'data', data, 'priority', priority,
    'singletonKey', singleton_key, 'startAfter', start_after, 'retryLimit', retry_limit,
    'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds,
    'deleteAfterSeconds', deletion_seconds, 'heartbeatSeconds', heartbeat_seconds)
  from (
    select distinct on (name, coalesce(singleton_key, id::text)) * from pgboss.job
    where state < 'completed' order by name, coalesce(singleton_key, id::text), start_after, id) job`;

const PAGE = 500;

/** One JSON text per row. */
export async function* readWaitingJobs(tx: Database): AsyncGenerator<Buffer> {
  if (await isThere(tx, 'pgboss.job')) yield await copyOut(tx, WAITING);
}

export function parseWaitingJobs(rows: Buffer): WaitingJob[] {
  const lines = rows.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    // COPY doubles backslashes, and JSON writes all that it would escape otherwise with one.
    const job = JSON.parse(line.replaceAll('\\\\', '\\')) as WaitingJob;
    const given = Object.entries(job).filter(([, value]) => value !== null);
    return { ...Object.fromEntries(given), name: job.name };
  });
}

/** Makes the queues, which takes connections of its own, and then lets `work` queue the jobs in its transaction. */
export async function withQueuesFor<T>(
  database: OpenDatabase,
  jobs: WaitingJob[],
  work: (queueAll: (tx: Database) => Promise<void>) => Promise<T>,
): Promise<T> {
  const boss = bossOn(database);
  // Its upkeep waits while the transaction holds the embedded database, and says so.
  boss.on('error', () => {});
  await boss.start();
  try {
    const byName = Map.groupBy(jobs, ({ name }) => name);
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, [job]] of byName) {
      // As jobs.ts makes them; the rest of their settings is written when the product starts.
      if (!existing.has(name)) await boss.createQueue(name, { policy: 'short' });
      await boss.getJobById(name, job!.id!); // so that the queue is known and not looked up in the transaction
    }
    return await work(async (tx) => {
      for (const [name, waiting] of byName)
        for (let start = 0; start < waiting.length; start += PAGE)
          await boss.insert(name, waiting.slice(start, start + PAGE), within(tx));
      await checkQueued(tx, jobs);
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function checkQueued(tx: Database, jobs: WaitingJob[]) {
  for (let start = 0; start < jobs.length; start += PAGE) {
    const page = jobs
      .slice(start, start + PAGE)
      .map(({ id, name, singletonKey }) => ({ id, name, key: singletonKey }));
    const { rows } = await tx.execute<{ name: string }>(sql`
      select name from jsonb_to_recordset(${JSON.stringify(page)}::jsonb) as wanted (id uuid, name text, key text)
      where not exists (
        select from pgboss.job where job.name = wanted.name and job.state < 'completed'
          and (job.id = wanted.id or job.singleton_key = wanted.key))`);
    if (rows[0]) throw new Failed(`A waiting job of the queue ${rows[0].name} could not be queued again.`);
  }
}
