import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** The timetable brings a job every minute; a worker that finished none for so long is not alive. */
const WORKER_SILENT_MS = 5 * 60_000;

interface Dependencies {
  db: Database;
  jobs: Jobs;
  /** Whether this process works off jobs, and since when. */
  worksSince: Date | null;
  now: () => Date;
}

/** 200 only when the database answers and, where this process does jobs, one was finished lately. */
export function healthRoutes(app: FastifyInstance, { db, jobs, worksSince, now }: Dependencies) {
  app.get('/api/health', async (_request, reply) => {
    const queueDepth = await db
      .execute(sql`select 1`)
      .then(() => jobs.depth())
      .catch(() => null);
    const finishedAt = jobs.lastFinishedAt();
    const silentMs = worksSince ? now().getTime() - (finishedAt ?? worksSince).getTime() : 0;
    const healthy = queueDepth !== null && silentMs < WORKER_SILENT_MS;
    return reply.code(healthy ? 200 : 503).send({
      status: healthy ? 'ok' : 'failing',
      database: queueDepth !== null,
      lastFinishedJobAgeSeconds: finishedAt
        ? Math.round((now().getTime() - finishedAt.getTime()) / 1000)
        : null,
      queueDepth,
    });
  });
}
