import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Database, openUnmigrated } from '#server/core/db/database.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { createHttpServer } from './http-server.ts';
import { serve } from './serve.ts';

const database = await openTestDatabase();
const { db } = database;
const look = endpoint({
  method: 'GET',
  path: '/api/looks',
  access: 'public',
  summary: 'Asks the database',
  reply: z.object({}),
});

/** The answer to a call that needs this of the database. */
async function answerTo(work: () => Promise<unknown>) {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
  });
  onTestFinished(() => http.close());
  serve(http, look, async () => {
    await work();
    return {};
  });
  const response = await http.inject(look.path);
  const { error, message } = response.json();
  return { status: response.statusCode, error, message, after: response.headers['retry-after'] };
}

const BUSY = {
  status: 503,
  error: 'database_busy',
  after: '5',
  message: expect.stringContaining('too busy'),
};
const SLOW = {
  status: 503,
  error: 'database_slow',
  after: '60',
  message: expect.stringContaining('too long'),
};
const AWAY = {
  status: 503,
  error: 'database_away',
  after: '10',
  message: expect.stringContaining('cannot be reached'),
};

const failsWith = (code: string) =>
  db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`));

test.each([
  ['53300', BUSY],
  ['40001', BUSY],
  ['40P01', BUSY],
  ['57014', SLOW],
  ['57P01', AWAY],
])('%s of the database is an answer that names it and says when to come back', async (code, answer) => {
  expect(await answerTo(() => failsWith(code))).toEqual(answer);
});

test('a question that is wrong stays a fault of ours, and so does another service that is away', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const work of [() => db.execute(sql`select wrong`), () => Promise.reject(refused)])
    expect(await answerTo(work)).toMatchObject({ status: 500, error: 'internal_error' });
});

/** Another pool on the same PostgreSQL, of one connection. */
async function openSmall(change: (url: URL) => void = () => {}) {
  if (database.kind !== 'server') throw new Error('not a PostgreSQL');
  const url = new URL(database.url);
  change(url);
  const small = await openUnmigrated({ databaseUrl: url.href, databasePool: 1, dataDir: '' });
  onTestFinished(() => small.close());
  return { db: small.db, pool: small.pool as pg.Pool };
}

const onPostgres = test.skipIf(!inject('postgresUrl'));

onPostgres('a call that waits too long for a connection is answered that the database is busy', async () => {
  const small = await openSmall();
  const held = await small.pool.connect();
  // Not before: a busy machine takes longer to open the first.
  small.pool.options.connectionTimeoutMillis = 50;
  expect(await answerTo(() => small.db.execute(sql`select 1`))).toEqual(BUSY);
  expect(await answerTo(() => small.db.transaction((tx) => tx.execute(sql`select 1`)))).toEqual(BUSY);
  held.release();
});

onPostgres('a PostgreSQL with as many connections as it takes is busy', async () => {
  await db.execute(sql`create role crowded login connection limit 0`);
  onTestFinished(async () => void (await db.execute(sql`drop role crowded`)));
  const small = await openSmall((url) => {
    url.username = 'crowded';
  });
  expect(await answerTo(() => small.db.execute(sql`select 1`))).toEqual(BUSY);
});

onPostgres('a statement that runs for too long is given up', async () => {
  const asleep = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  expect(await answerTo(() => asleep)).toEqual(SLOW);
});

onPostgres('two that wait for each other are both answered', async () => {
  const lock = (tx: Database, key: number) => tx.execute(sql`select pg_advisory_xact_lock(${key})`);
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const take = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = 20`);
      await lock(tx, first);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await lock(tx, second);
    });
  const answers = await Promise.all([answerTo(() => take(1, 2)), answerTo(() => take(2, 1))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

onPostgres('a change that another one overtakes each time is an answer', async () => {
  await db.execute(sql`create table overtaken as select 1 as version`);
  onTestFinished(async () => void (await db.execute(sql`drop table overtaken`)));
  const change = (tx: Database) => tx.execute(sql`update overtaken set version = version + 1`);
  const overtaken = () =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`select 1 from overtaken`);
        await change(db);
        await change(tx);
      },
      { isolationLevel: 'repeatable read' },
    );
  expect(await answerTo(overtaken)).toEqual(BUSY);
});

onPostgres(
  'a PostgreSQL that cannot be reached, or goes away during a call, is said to be away',
  async () => {
    const small = await openSmall();
    const cut = () =>
      small.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
        await tx.execute(sql`select 1`);
      });
    expect(await answerTo(cut)).toEqual(AWAY);

    const nowhere = await openSmall((url) => {
      url.port = '1';
    });
    expect(await answerTo(() => nowhere.db.transaction((tx) => tx.execute(sql`select 1`)))).toEqual(AWAY);
  },
);
