import { get } from 'node:http';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, stopServing } from '#server/core/http/http-server.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { startApp } from '#server/testing/start-app.ts';
import { startOperation } from './operation.ts';
import { probeRoutes } from './probe-routes.ts';
import { createReadiness } from './readiness.ts';

const HERE = { host: '127.0.0.1', port: 0 };

async function ask(origin: string, path: string) {
  const answer = await fetch(origin + path);
  return [answer.status, await answer.text()] as const;
}

test('a process is ready while its database answers, and alive either way', async () => {
  let isAway = false;
  const db = { execute: async () => (isAway ? Promise.reject(new Error('gone')) : { rows: [] }) };
  const readiness = createReadiness(db as never);
  const http = fastify();
  probeRoutes(http, readiness.isReady);
  const statuses = async () => [
    (await http.inject('/api/live')).statusCode,
    (await http.inject('/api/ready')).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200]);
  isAway = true;
  expect(await statuses()).toEqual([200, 503]);
  isAway = false;
  readiness.end();
  expect(await statuses()).toEqual([200, 503]);
});

test('a database that never answers makes nobody wait for the answer', async () => {
  const { isReady } = createReadiness({ execute: () => new Promise(() => {}) } as never);
  expect(await isReady()).toBe(false);
});

test('an operator asks a process at a port of its own, from before it is ready', async () => {
  const operation = await startOperation({ operation: HERE, traces: undefined });
  onTestFinished(operation.stop);
  const origin = operation.origin!;
  expect(await ask(origin, '/api/live')).toEqual([200, '{"status":"ok"}']);
  expect((await ask(origin, '/api/ready'))[0]).toBe(503);
  expect((await ask(origin, '/metrics'))[0]).toBe(503);

  const { app } = await startApp();
  await operation.observe(app);
  expect((await ask(origin, '/api/ready'))[0]).toBe(200);
  const [status, text] = await ask(origin, '/metrics');
  expect([status, text]).toEqual([200, expect.stringContaining('vitrin_database_up 1')]);
  expect((await app.http.inject('/metrics')).statusCode).toBe(404);
  expect((await app.http.inject('/api/ready')).statusCode).toBe(200);
});

test('nothing listens where it is not asked for', async () => {
  const operation = await startOperation({ operation: undefined, traces: undefined });
  onTestFinished(operation.stop);
  expect(operation.origin).toBeUndefined();
});

test('a request that runs when the process stops is answered, and nobody new is let in', async () => {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
  });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  http.get('/api/reel', async () => {
    begun.resolve();
    await goOn.promise;
    return { made: true };
  });
  const origin = await http.listen(HERE);
  const answer = new Promise<number | undefined>((done, failed) =>
    get(`${origin}/api/reel`, (response) => done(response.resume().statusCode)).on('error', failed),
  );
  await begun.promise;
  const stopped = stopServing(http);
  await expect(fetch(`${origin}/api/reel`)).rejects.toThrow();
  goOn.resolve();
  expect(await answer).toBe(200);
  await stopped;
});
