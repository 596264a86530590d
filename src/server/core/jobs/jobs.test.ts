import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#server/core/operation/log.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { createJobs, defineJob, handle, type RecurringJob } from './jobs.ts';

const database = await openTestDatabase();
const { db } = database;

const Note = z.object({ text: z.string() });
let queues = 0;

/** A queue of its own, with a list of what was done. */
async function startQueue({ work = false, failures = 0 }: { work?: boolean; failures?: number } = {}) {
  queues += 1;
  const logged: string[] = [];
  const jobs = createJobs({
    database,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    work,
  });
  const note = defineJob(`testing.note-${queues}`, Note, { attempts: 3, retryDelaySeconds: 1 });
  const done: string[] = [];
  const succeeded = Promise.withResolvers<void>();
  let left = failures;
  const handler = handle(note, async ({ text }) => {
    done.push(text);
    if (left > 0) {
      left -= 1;
      throw new Error('not yet');
    }
    succeeded.resolve();
  });
  await jobs.start([handler], []);
  onTestFinished(() => jobs.stop());
  return { jobs, note, done, logged, succeeded: succeeded.promise };
}

test('one waiting job per key is enough; other keys and jobs without a key wait as well', async () => {
  const { jobs, note, done } = await startQueue();
  await jobs.enqueue(db, note, { text: 'first' }, { key: 'tea-house' });
  await jobs.enqueue(db, note, { text: 'again' }, { key: 'tea-house' });
  await jobs.enqueue(db, note, { text: 'other' }, { key: 'book-shop' });
  await jobs.enqueue(db, note, { text: 'free' });
  await jobs.enqueue(db, note, { text: 'free too' });

  await jobs.runAll();

  expect(done.sort()).toEqual(['first', 'free', 'free too', 'other']);
});

test('jobs of many stores are queued at once, one for each', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const read = defineJob('testing.read-stores', z.object({ storeId: z.string() }));
  const done: string[] = [];
  await jobs.start([handle(read, async ({ storeId }) => void done.push(storeId))], []);
  onTestFinished(() => jobs.stop());
  const stores = Array.from({ length: 1200 }, (_, index) => `store ${index}`);
  await jobs.enqueueForStores(db, read, stores);
  await jobs.enqueueForStores(db, read, [...stores].reverse());
  expect(await jobs.waiting()).toMatchObject([{ job: read.name, count: 1200 }]);
  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueueForStores(tx, read, ['given up']);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect(await jobs.waiting()).toMatchObject([{ count: 1200 }]);
});

test('a worker is woken by what is queued, and takes the next as soon as one is done', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }), work: true });
  const note = defineJob('testing.woken', Note, { atOnce: 1 });
  const done: string[] = [];
  await jobs.start([handle(note, async ({ text }) => void done.push(text))], []);
  onTestFinished(() => jobs.stop());
  const texts = ['one', 'two', 'three', 'four', 'five'];
  for (const text of texts) await jobs.enqueue(db, note, { text });
  // Looking every five seconds only, it would take longer.
  await expect.poll(() => done).toEqual(texts);
});

test('what happens while a job is done is not lost: the next one waits already', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const note = defineJob('testing.again', Note);
  const done: string[] = [];
  const handler = handle(note, async ({ text }) => {
    done.push(text);
    if (text === 'first') await jobs.enqueue(db, note, { text: 'second' }, { key: 'tea-house' });
  });
  await jobs.start([handler], []);
  onTestFinished(() => jobs.stop());
  await jobs.enqueue(db, note, { text: 'first' }, { key: 'tea-house' });

  await jobs.runAll();

  expect(done).toEqual(['first', 'second']);
});

test('a job of a transaction that is given up is never done, and one of a committed transaction is', async () => {
  const { jobs, note, done } = await startQueue();
  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { text: 'given up' }, { key: 'tea-house' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await db.transaction((tx) => jobs.enqueue(tx, note, { text: 'committed' }, { key: 'tea-house' }));

  await jobs.runAll();

  expect(done).toEqual(['committed']);
});

test('a job for later waits', async () => {
  const { jobs, note, done } = await startQueue();
  await jobs.enqueue(db, note, { text: 'tomorrow' }, { startAfterSeconds: 24 * 3600 });
  await jobs.enqueue(db, note, { text: 'now' });
  await jobs.runAll();
  expect(done).toEqual(['now']);
});

test('a job that fails is logged by name, tried again, and then counts as finished', async () => {
  const { jobs, note, done, logged, succeeded } = await startQueue({ work: true, failures: 1 });
  expect(jobs.lastFinishedAt()).toBeNull();
  await jobs.enqueue(db, note, { text: 'stubborn' });

  await succeeded;

  expect(done).toEqual(['stubborn', 'stubborn']);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'job failed', job: note.name, err: { message: 'not yet' } },
  ]);
});

test('a payload of the wrong shape never reaches the work', async () => {
  const { jobs, note, done } = await startQueue();
  await jobs.enqueue(db, note, { text: 3 } as never);
  await expect(jobs.runAll()).rejects.toThrow();
  expect(done).toEqual([]);
});

test('a line of the timetable can be done like any job', async () => {
  let swept = 0;
  const sweep: RecurringJob = {
    name: 'testing.sweep',
    cron: '0 3 * * *',
    run: async () => {
      swept += 1;
    },
  };
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  await jobs.start([], [sweep]);
  onTestFinished(() => jobs.stop());
  const asJob = defineJob('testing.sweep', z.object({}));
  await jobs.enqueue(db, asJob, {});
  await jobs.runAll();
  expect(swept).toBe(1);
});

test('what is logged within a job names it and its store', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const jobs = createJobs({ database, log, work: true });
  const read = defineJob('testing.read-store', z.object({ storeId: z.string() }));
  const done = Promise.withResolvers<void>();
  const handler = handle(read, async () => {
    await Promise.resolve();
    log.info({ orders: 3 }, 'store synced');
    done.resolve();
  });
  await jobs.start([handler], []);
  onTestFinished(() => jobs.stop());
  await jobs.enqueue(db, read, { storeId: 's1' });
  await done.promise;
  expect(JSON.parse(lines[0]!)).toMatchObject({
    job: read.name,
    jobId: expect.stringMatching(/^[\w-]{36}$/),
    storeId: 's1',
    orders: 3,
  });
});

test('a worker that is about to stop ends what it has begun and leaves the rest in the queue', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }), work: true });
  const nap = defineJob('testing.nap', Note, { atOnce: 1 });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const done: string[] = [];
  const handler = handle(nap, async ({ text }) => {
    begun.resolve();
    await goOn.promise;
    done.push(text);
  });
  await jobs.start([handler], []);
  await jobs.enqueue(db, nap, { text: 'begun' });
  await begun.promise;
  await jobs.pause();
  await jobs.enqueue(db, nap, { text: 'left' });
  goOn.resolve();
  await jobs.stop();

  expect(done).toEqual(['begun']);
  const others = createJobs({ database, log: pino({ level: 'silent' }) });
  await others.start([handler], []);
  onTestFinished(() => others.stop());
  await others.runAll();
  expect(done).toEqual(['begun', 'left']);
});

test.runIf(database.kind === 'embedded')(
  'what a killed process was doing is tried again as soon as the next one has started',
  async () => {
    const note = defineJob('testing.killed', Note, { attempts: 2, retryDelaySeconds: 1 });
    const done: string[] = [];
    const handler = handle(note, async ({ text }) => void done.push(text));
    const killed = createJobs({ database, log: pino({ level: 'silent' }) });
    await killed.start([handler], []);
    onTestFinished(() => killed.stop());
    await killed.enqueue(db, note, { text: 'half done' });
    await db.execute(
      sql`update pgboss.job set state = 'active', started_on = now() where name = ${note.name}`,
    );

    const next = createJobs({ database, log: pino({ level: 'silent' }), work: true });
    await next.start([handler], []);
    onTestFinished(() => next.stop());
    await expect.poll(() => done).toEqual(['half done']);
  },
);
