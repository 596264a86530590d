import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '#server/core/http/http-server.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { createLog } from './log.ts';

async function startServer() {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const http = await createHttpServer({
    log,
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
  });
  http.post('/api/notes', async () => {
    await Promise.resolve();
    log.warn('deep inside');
    return { ok: true };
  });
  http.get('/api/naps', async () => {
    await wait(1_020);
    return { ok: true };
  });
  http.get('/api/faults', async () => {
    throw new Error('broken');
  });
  onTestFinished(() => http.close());
  return { http, logged: () => lines.map((line) => JSON.parse(line)) };
}
const NOTE = { method: 'POST', url: '/api/notes?token=tiger', payload: { text: 'hello' } } as const;

test('every answer carries an id, and every line of its request the same', async () => {
  const { http, logged } = await startServer();
  const origin = await http.listen({ port: 0 });
  const body = JSON.stringify(NOTE.payload);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${NOTE.url}`, { method: 'POST', headers, body });
  await answer.text();
  const requestId = answer.headers.get('x-request-id')!;

  expect(requestId).toMatch(/^[\w-]{36}$/);
  await expect
    .poll(() => logged().filter((line) => line.requestId === requestId))
    .toMatchObject([
      { msg: 'deep inside' },
      { msg: 'request', level: 20, method: 'POST', url: '/api/notes?token=…', status: 200 },
    ]);
});

test.each([
  ['as a proxy gave it', 'edge-7f3a9c21', true],
  ['not when it is too long', 'a'.repeat(65), false],
  ['not when it would write into the log', 'abc"},{"level":60', false],
])('an id is taken over %s', async (_when, given, isTaken) => {
  const { http } = await startServer();
  const { headers } = await http.inject({ ...NOTE, headers: { 'x-request-id': given } });
  expect(headers['x-request-id'] === given).toBe(isTaken);
});

test('what takes more than a second is logged where nobody looks at each request', async () => {
  const { http, logged } = await startServer();
  await http.inject('/api/naps');
  expect(logged()).toMatchObject([{ msg: 'slow request', level: 30, status: 200, url: '/api/naps' }]);
});

test('a fault names its request', async () => {
  const { http, logged } = await startServer();
  const { headers } = await http.inject('/api/faults');
  expect(logged()[0]).toMatchObject({
    level: 50,
    requestId: headers['x-request-id'],
    err: { message: 'broken' },
  });
});
