import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Job as BossJob, fromPglite, PgBoss, type SendOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Database, OpenDatabase } from '#server/core/db/database.ts';
import { asJob } from '#server/core/db/embedded-pool.ts';
import { whileDoing } from '#server/core/operation/doing.ts';
import { runs } from '#server/core/operation/happenings.ts';
import { createRepeatedFaults } from '#server/core/operation/repeated-faults.ts';

export interface JobDefinition<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  options: {
    attempts: number;
    retryDelaySeconds: number;
    atOnce: number;
    heartbeatSeconds?: number;
    /** Its database calls let the others' go first. */
    patient?: boolean;
  };
}

/** A name, a payload schema, and how often it may fail. A job may run twice: it asks first what is still to be done. */
export function defineJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  options: Partial<JobDefinition<Payload>['options']> = {},
): JobDefinition<Payload> {
  return { name, payload, options: { attempts: 5, retryDelaySeconds: 10, atOnce: 2, ...options } };
}

export interface JobHandler {
  job: JobDefinition<unknown>;
  run(payload: unknown): Promise<void>;
}

export function handle<Payload>(
  job: JobDefinition<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobHandler {
  return { job: job as JobDefinition<unknown>, run: (payload) => run(job.payload.parse(payload)) };
}

/** One line of an area's `recurring`. */
export interface RecurringJob {
  name: string;
  /** Cron, UTC. */
  cron: string;
  run(): Promise<void>;
}

/**
 * A new job wakes those who wait for it. What was to start later, or is tried again, is found by one look for all
 * queues, and if ever that fails by each place itself.
 */
const LOOK_EVERY_SECONDS = { all: 5, place: 60 };
/** In one statement. */
const QUEUED_AT_ONCE = 500;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export type Jobs = ReturnType<typeof createJobs>;

interface JobsOptions {
  database: OpenDatabase;
  log: FastifyBaseLogger;
  /** Whether this process also does the jobs and runs the timetable. */
  work?: boolean;
}

export function createJobs({ database, log, work = false }: JobsOptions) {
  const boss = bossOn(database, { useListenNotify: work });
  // While the database is away, every place of every queue fails each second.
  const failed = createRepeatedFaults(log, 'job queue failed');
  boss.on('error', failed);
  let lastFinishedAt: Date | null = null;
  /** Who looks for jobs of a name. */
  const places = new Map<string, string[]>();
  let looking: NodeJS.Timeout | undefined;
  let handlers: JobHandler[] = [];

  /** Queued when the surrounding transaction commits. With `key`, one waiting job per key is enough. */
  async function enqueue<Payload>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload & object,
    { key, startAfterSeconds }: { key?: string; startAfterSeconds?: number } = {},
  ) {
    const options: SendOptions = {
      ...within(db),
      // Without a key of its own a job would be dropped while any other of its name waits.
      singletonKey: key ?? crypto.randomUUID(),
    };
    if (startAfterSeconds) options.startAfter = startAfterSeconds;
    await boss.send(job.name, payload, options);
  }

  /**
   * One waiting job a store. They are queued in one order in all processes: each waits for another's job of the same
   * store to be committed.
   */
  async function enqueueForStores(
    db: Database,
    job: JobDefinition<{ storeId: string }>,
    storeIds: Iterable<string>,
  ) {
    const sorted = [...new Set(storeIds)].sort();
    for (let first = 0; first < sorted.length; first += QUEUED_AT_ONCE) {
      const jobs = sorted
        .slice(first, first + QUEUED_AT_ONCE)
        .map((storeId) => ({ data: { storeId }, singletonKey: storeId }));
      await boss.insert(job.name, jobs, within(db));
    }
  }

  /** Creates the queues; a process that works begins to. */
  function start(known: JobHandler[], timetable: RecurringJob[]) {
    return asJob(() => begin(known, timetable));
  }

  async function begin(known: JobHandler[], timetable: RecurringJob[]) {
    handlers = [...known, ...timetable.map(asHandler)];
    await boss.start();
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const { job } of handlers) {
      const wanted = queueOptions(job);
      const queue = existing.get(job.name);
      if (queue && !differs(queue, wanted)) continue;
      if (queue) await boss.updateQueue(job.name, wanted);
      else await boss.createQueue(job.name, { policy: 'short', ...wanted });
      // pg-boss looks a queue up once that was not there when it started. Done inside a caller's transaction, that
      // would wait for the embedded database's one connection, which the transaction holds.
      await boss.getJobById(job.name, NO_JOB);
    }
    if (!work) return;
    if (database.kind === 'embedded') await failAbandoned();
    const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    for (const { name, cron } of timetable) {
      if (scheduled.get(name) !== cron)
        await boss.schedule(name, cron, {}, { tz: 'UTC', singletonKey: name });
    }
    for (const handler of handlers) await takeJobs(handler);
    looking = setInterval(() => void wakeForWaiting(), LOOK_EVERY_SECONDS.all * 1000).unref();
  }

  async function wakeForWaiting() {
    try {
      for (const name of await namesOfWaiting())
        for (const id of places.get(name) ?? []) boss.notifyWorker(id);
    } catch (error) {
      failed(error as Error);
    }
  }

  /** Only one process has an embedded database open: whatever is still under way as it starts was another's that ended. */
  async function failAbandoned() {
    const { rows } = await database.db.execute<{ name: string; id: string }>(
      sql`select name, id from pgboss.job where state = 'active'`,
    );
    const known = new Set(handlers.map(({ job }) => job.name));
    for (const { name, id } of rows) {
      if (known.has(name)) await boss.fail(name, id, { message: 'its process ended' });
    }
  }

  /** As many places as its jobs may take at once; each looks for the next job as soon as it has done one. */
  async function takeJobs(handler: JobHandler) {
    const { name, options } = handler.job;
    const { atOnce, heartbeatSeconds } = options;
    const ids: string[] = [];
    places.set(name, ids);
    for (let place = 0; place < atOnce; place += 1) {
      let id = '';
      id = await boss.work(
        name,
        {
          batchSize: 1,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS.place,
          ...(heartbeatSeconds ? { heartbeatRefreshSeconds: heartbeatSeconds / 3 } : {}),
        },
        async ([job]) => {
          boss.notifyWorker(id);
          await run(handler, job!);
        },
      );
      ids.push(id);
    }
  }

  async function run(handler: JobHandler, job: BossJob<unknown>) {
    const labels = { job: handler.job.name, jobId: job.id };
    const { patient = false } = handler.job.options;
    await whileDoing({ ...labels, ...storeIn(job.data) }, async () => {
      try {
        await runs.job.tracePromise(() => asJob(() => handler.run(job.data), { patient }), { ...labels });
      } catch (error) {
        log.warn({ err: error, ...labels }, 'job failed');
        throw error;
      }
    });
    lastFinishedAt = new Date();
  }

  /** This process takes no further jobs; those that it has begun go on. */
  async function pause() {
    clearInterval(looking);
    await Promise.all(handlers.map(({ job }) => boss.offWork(job.name, { wait: false })));
  }

  /** Does what is queued now, here, one after the other; for tests and tools. Failures are thrown. */
  async function runAll(): Promise<void> {
    for (let found = true; found; ) {
      found = false;
      const waiting = await namesOfWaiting();
      for (const handler of handlers.filter(({ job }) => waiting.has(job.name))) {
        for (const job of await boss.fetch(handler.job.name)) {
          found = true;
          await handler.run(job.data);
          await boss.complete(handler.job.name, job.id);
        }
      }
    }
  }

  async function namesOfWaiting(): Promise<Set<string>> {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Jobs whose time has come, by name, and for how long the oldest of them has waited. */
  async function waiting(): Promise<{ job: string; count: number; oldestSeconds: number }[]> {
    const { rows } = await database.db.execute<{ job: string; count: number; seconds: number }>(sql`
      select name as job, count(*)::int as count,
        extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as seconds
      from pgboss.job where state < 'active' and start_after <= now() group by name`);
    return rows.map(({ job, count, seconds }) => ({ job, count, oldestSeconds: Math.max(0, seconds) }));
  }

  async function depth(): Promise<number> {
    const queues = await boss.getQueues();
    return queues.reduce((sum, queue) => sum + queue.queuedCount, 0);
  }

  return {
    enqueue,
    enqueueForStores,
    start,
    runAll,
    depth,
    waiting,
    pause,
    lastFinishedAt: () => lastFinishedAt,
    async stop() {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Most jobs are about one store. */
function storeIn(payload: unknown): { storeId?: string } {
  const { storeId } = (payload ?? {}) as { storeId?: unknown };
  return typeof storeId === 'string' ? { storeId } : {};
}

function queueOptions({ options }: JobDefinition<unknown>) {
  const { attempts, retryDelaySeconds, heartbeatSeconds } = options;
  return {
    retryLimit: attempts - 1,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    notify: true,
    // Long jobs live as long as they give signs of life.
    expireInSeconds: heartbeatSeconds ? 23 * 3600 : 15 * 60,
    ...(heartbeatSeconds ? { heartbeatSeconds } : {}),
    deleteAfterSeconds: 24 * 3600,
  };
}

function differs<T extends object>(stored: T, wanted: Partial<T>): boolean {
  return (Object.keys(wanted) as (keyof T)[]).some((name) => stored[name] !== wanted[name]);
}

function asHandler(entry: RecurringJob): JobHandler {
  const job: JobDefinition<unknown> = {
    name: entry.name,
    payload: undefined as never,
    options: { attempts: 1, retryDelaySeconds: 0, atOnce: 1 },
  };
  return { job, run: () => entry.run() };
}

export function bossOn(database: OpenDatabase, { useListenNotify = false } = {}): PgBoss {
  const common = { superviseIntervalSeconds: 30, persistWarnings: false, useListenNotify };
  if (database.kind === 'server') return new PgBoss({ ...common, connectionString: database.url, max: 4 });
  const { pool } = database;
  const embedded = fromPglite({
    query: (text, values) => pool.query({ text, dates: true }, values),
    exec: async (text) => [await pool.script(text, { dates: true })],
    listen: (channel, onNotification) => pool.listen(channel, onNotification),
  });
  return new PgBoss({ ...common, db: embedded, backend: 'pglite' });
}

/** What pg-boss is to do as part of a transaction. */
export function within(db: Database) {
  return { db: { executeSql: (text: string, values?: unknown[]) => executeOn(db, text, values) } };
}

/** pg-boss speaks in `$1` texts; drizzle's transaction takes them apart into its own parameters. */
async function executeOn(db: Database, text: string, values: unknown[] = []) {
  const chunks = text.split(/\$(\d+)/).map((part, index): SQL => {
    return index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`;
  });
  const { rows } = await db.execute(sql.join(chunks));
  return { rows };
}
