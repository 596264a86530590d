import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { createJobs, defineJob, handle } from '#server/core/jobs/jobs.ts';
import { hold, release } from '#server/publishing/posts/deliveries.ts';
import { insertPost } from '#server/testing/insert-post.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { startApp, TEST_SECRET } from '#server/testing/start-app.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { healthRoutes } from './routes.ts';

const STARTED = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(STARTED.getTime() + minutes * MINUTE_MS);

const database = await openTestDatabase();

test('an installation whose database answers is healthy and says how much waits', async () => {
  const { visitor, app, db } = await startApp();
  const answer = await visitor().send('GET', '/api/health');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      status: 'ok',
      database: true,
      lastFinishedJobAgeSeconds: null,
      queueDepth: 0,
      oldestOverduePostSeconds: null,
      closedSecrets: 0,
    },
  ]);
  expect(app.http.hasRoute({ method: 'GET', url: '/api/health' })).toBe(true);
  expect((await db.execute(sql`select 1`)).rows).toHaveLength(1);
});

test('an installation whose database is gone says so instead of serving on', async () => {
  const gone = { execute: () => Promise.reject(new Error('connection refused')) };
  const { ask } = await startHealth({ db: gone as never, worksSince: null });
  expect(await ask(STARTED)).toMatchObject({ code: 503, body: { status: 'failing', database: false } });
});

test('a worker that finishes nothing for five minutes is not alive', async () => {
  const { ask } = await startHealth({ worksSince: STARTED });
  expect(await ask(later(4))).toMatchObject({ code: 200 });
  expect(await ask(later(6))).toMatchObject({ code: 503, body: { status: 'failing', database: true } });
});

test('a process that only serves pages is healthy without finished jobs', async () => {
  const { ask } = await startHealth({ worksSince: null });
  expect(await ask(later(600))).toMatchObject({ code: 200, body: { lastFinishedJobAgeSeconds: null } });
});

test('a worker that finished a job a moment ago is alive, also after a long time', async () => {
  const { ask, finishJob } = await startHealth({ worksSince: STARTED });
  await finishJob();
  const now = Date.now();
  expect(await ask(new Date(now + 60_000))).toMatchObject({ code: 200 });
  expect(await ask(new Date(now + 6 * MINUTE_MS))).toMatchObject({ code: 503 });
});

test('a worker that looks for due posts no more is not alive', async () => {
  const { ask, finishJob } = await startHealth({ worksSince: STARTED, lastLookAt: STARTED });
  await finishJob();
  expect(await ask(new Date(STARTED.getTime() + 59_000))).toMatchObject({ code: 200 });
  expect(await ask(later(1))).toMatchObject({ code: 503, body: { status: 'failing' } });
});

test('a post that nobody has taken up for five minutes makes every process say so', async () => {
  const { post } = await insertPost(database.db, { scheduledFor: STARTED });
  await release(database.db, post, STARTED);
  const { ask } = await startHealth({ worksSince: null });
  expect(await ask(later(4))).toMatchObject({ code: 200, body: { oldestOverduePostSeconds: 240 } });
  expect(await ask(later(5))).toMatchObject({ code: 503, body: { oldestOverduePostSeconds: 300 } });
  await hold(database.db, post.id);
  expect(await ask(later(5))).toMatchObject({ code: 200, body: { oldestOverduePostSeconds: null } });
});

interface HealthOptions {
  db?: typeof database.db;
  worksSince: Date | null;
  /** When due posts were last looked for; now where it is left out. */
  lastLookAt?: Date;
}

/** The health page of a process whose clock shows whatever is asked. */
async function startHealth({ db = database.db, worksSince, lastLookAt }: HealthOptions) {
  let now = STARTED;
  const jobs = createJobs({ database, log: pino({ level: 'silent' }), work: worksSince !== null });
  const finished = Promise.withResolvers<void>();
  const nap = defineJob('health.nap', z.object({}));
  const handlers = [handle(nap, async () => finished.resolve())];
  await jobs.start(handlers, []);
  const http = fastify();
  const publishing = { lastLookAt: () => lastLookAt ?? now };
  healthRoutes(http, {
    db,
    jobs,
    publishing,
    keyIds: createSecrets(TEST_SECRET).keyIds,
    worksSince,
    now: () => now,
  });
  onTestFinished(async () => {
    await http.close();
    await jobs.stop();
  });
  return {
    async ask(at: Date) {
      now = at;
      const response = await http.inject('/api/health');
      return { code: response.statusCode, body: response.json() };
    },
    async finishJob() {
      await jobs.enqueue(database.db, nap, {});
      await finished.promise;
      await expect.poll(() => jobs.lastFinishedAt()).not.toBeNull();
    },
  };
}
