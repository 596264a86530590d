import { lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callCounts } from '#server/core/db/schema/operation.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { User } from '#shared/accounts/auth.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { createHttpServer } from './http-server.ts';
import { serve } from './serve.ts';
import { clearCallCounts, sharedCallCounts } from './shared-call-counts.ts';

const { db } = await openTestDatabase();
const shape = {
  method: 'POST',
  activity: { none: 'reads' },
  summary: '',
  reply: z.object({}),
  perMinute: 2,
} as const;
const enter = endpoint({
  ...shape,
  path: '/api/enter',
  access: 'public',
  body: z.object({ email: z.string() }),
});
const draw = endpoint({ ...shape, path: '/api/draw', access: 'user' });

/** A process; the caller is the user that the header names. */
async function startProcess({ together = true } = {}) {
  const userOf = async ({ headers }: FastifyRequest) =>
    headers.authorization ? ({ id: headers.authorization } as User) : null;
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl: 'https://vitrin.example',
    web: null,
    imageOrigins: [],
    ...(together ? { callCounts: sharedCallCounts(db) } : {}),
    doorkeeper: { ...NOBODY_IN, userOf },
  });
  serve(http, enter, async () => ({}));
  serve(http, draw, async () => ({}));
  onTestFinished(() => http.close());
  return async (url: string, { email = '', user = '', from = '203.0.113.7' } = {}) => {
    const headers = { 'x-forwarded-for': from, ...(user ? { authorization: user } : {}) };
    const payload = email ? { email } : {};
    return (await http.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
}

test('what one process counted, another knows', async () => {
  await db.delete(callCounts);
  const [here, there] = [await startProcess(), await startProcess()];
  const ada = { email: 'ada@example.com' };
  expect([await here(enter.path, ada), await there(enter.path, ada)]).toEqual([200, 200]);
  expect([await here(enter.path, ada), await there(enter.path, ada)]).toEqual([429, 429]);
  expect(await there(draw.path, { user: 'bob' })).toBe(200);
});

test('calls at the same moment are all counted', async () => {
  await db.delete(callCounts);
  const call = await startProcess();
  const answers = await Promise.all(Array.from({ length: 6 }, () => call(draw.path, { user: 'ada' })));
  expect(answers.filter((status) => status === 200)).toHaveLength(2);
});

test('the table names nobody, and forgets what is over', async () => {
  await db.delete(callCounts);
  const call = await startProcess();
  await call(enter.path, { email: 'ada@example.com' });
  const rows = await db.select().from(callCounts);
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/ada@|203\.0\./);

  await clearCallCounts(db);
  expect(await db.$count(callCounts)).toBe(4);
  await db.update(callCounts).set({ endsAt: new Date(0) });
  expect(await call(enter.path, { email: 'ada@example.com' })).toBe(200);
  await db.update(callCounts).set({ endsAt: new Date(0) });
  await clearCallCounts(db);
  expect(await db.$count(callCounts)).toBe(0);
});

test.each([true, false])(
  'a user is counted wherever they call from (counting together: %s)',
  async (together) => {
    await db.delete(callCounts);
    const call = await startProcess({ together });
    const from = (nth: number) => ({ user: 'ada', from: `203.0.113.${nth}` });
    expect([
      await call(draw.path, from(1)),
      await call(draw.path, from(2)),
      await call(draw.path, from(3)),
    ]).toEqual([200, 200, 429]);
    expect(await call(draw.path, { user: 'bob', from: '203.0.113.1' })).toBe(200);
  },
);

test('one address may not try one e-mail after the other, nor one e-mail be tried from everywhere', async () => {
  const call = await startProcess({ together: false });
  const oneAddress: number[] = [];
  const oneEmail: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) {
    oneAddress.push(await call(enter.path, { email: `owner${nth}@example.com`, from: '203.0.113.8' }));
    oneEmail.push(await call(enter.path, { email: 'ada@example.com', from: `198.51.100.${nth}` }));
  }
  expect([oneAddress.indexOf(429), oneEmail.indexOf(429)]).toEqual([10, 10]);
});

test('however slow the guesses come, one e-mail is tried a hundred times an hour, and the answer says so', async () => {
  await db.delete(callCounts);
  const call = await startProcess();
  const minutePasses = () =>
    db.delete(callCounts).where(lt(callCounts.endsAt, sql`now() + interval '2 minutes'`));
  const statuses: number[] = [];
  for (let nth = 0; nth < 103; nth += 1) {
    statuses.push(await call(enter.path, { email: 'ada@example.com', from: `198.51.100.${nth}` }));
    if (nth % 9 === 8) await minutePasses();
  }
  expect(statuses.indexOf(429)).toBe(100);
  expect(statuses.slice(100)).toEqual([429, 429, 429]);
  expect(await call(enter.path, { email: 'bob@example.com' })).toBe(200);
});

test('addresses of one IPv6 network are one caller', async () => {
  const call = await startProcess({ together: false });
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth += 1)
    statuses.push(
      await call(enter.path, { email: `owner${nth}@example.com`, from: `2001:db8:1:2::${nth + 1}` }),
    );
  expect(statuses.indexOf(429)).toBe(10);
});

test('a limit that cannot be counted is not lifted', async () => {
  const broken = {
    insert: () => {
      throw new Error('the table is gone');
    },
  };
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    callCounts: sharedCallCounts(broken as never),
    doorkeeper: NOBODY_IN,
  });
  serve(http, enter, async () => ({}));
  onTestFinished(() => http.close());
  const { statusCode } = await http.inject({
    method: 'POST',
    url: enter.path,
    payload: { email: 'ada@example.com' },
  });
  expect(statusCode).toBe(500);
});
