import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { countSealed } from '#server/operations/sealed-access/sealed-columns.ts';
import { findOverdueMs } from '#server/publishing/delivery/due-deliveries.ts';
import type { PublishingEngine } from '#server/publishing/delivery/engine.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

/** The timetable brings a job every minute; a worker that finished none for so long is not alive. */
const WORKER_SILENT_MS = 5 * MINUTE_MS;
/** A publishing process looks every second for what is due. */
const PUBLISHING_SILENT_MS = 60_000;
const POST_OVERDUE_MS = 5 * MINUTE_MS;

interface Dependencies {
  db: Database;
  jobs: Jobs;
  publishing: Pick<PublishingEngine, 'lastLookAt'>;
  /** Of the secrets that are known: what the saved access to stores and accounts was sealed under. */
  keyIds: string[];
  /** Whether this process works off jobs, and since when. */
  worksSince: Date | null;
  now: () => Date;
}

/**
 * 200 only when the database answers, no post waits for a worker, and, where this process does jobs, one was finished
 * and posts were looked for recently; 503, too, where the known secrets open none of the saved access to stores and accounts.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, jobs, publishing, keyIds, worksSince, now }: Dependencies,
) {
  app.get('/api/health', async (_request, reply) => {
    const queueDepth = await db
      .execute(sql`select 1`)
      .then(() => jobs.depth())
      .catch(() => null);
    const overdueMs = await findOverdueMs(db, now()).catch(() => null);
    const sealed = await countSealed(db, keyIds).catch(() => null);
    const finishedAt = jobs.lastFinishedAt();
    const silentMs = (lastly: Date | null) =>
      worksSince ? now().getTime() - (lastly ?? worksSince).getTime() : 0;
    const healthy =
      queueDepth !== null &&
      silentMs(finishedAt) < WORKER_SILENT_MS &&
      silentMs(publishing.lastLookAt()) < PUBLISHING_SILENT_MS &&
      (overdueMs ?? 0) < POST_OVERDUE_MS &&
      !opensNothing(sealed);
    return reply.code(healthy ? 200 : 503).send({
      status: healthy ? 'ok' : 'failing',
      database: queueDepth !== null,
      lastFinishedJobAgeSeconds: finishedAt
        ? Math.round((now().getTime() - finishedAt.getTime()) / 1000)
        : null,
      queueDepth,
      oldestOverduePostSeconds: overdueMs === null ? null : Math.round(overdueMs / 1000),
      closedSecrets: sealed?.closed ?? null,
    });
  });
}

function opensNothing(sealed: { all: number; closed: number } | null): boolean {
  return sealed !== null && sealed.all > 0 && sealed.closed === sealed.all;
}
