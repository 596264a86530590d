import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { createHttpServer } from './http-server.ts';
import { Problem } from './problem.ts';
import { serve } from './serve.ts';

const greet = endpoint({
  method: 'POST',
  activity: { none: 'reads' },
  path: '/api/greetings',
  access: 'public',
  summary: 'Says hello',
  body: z.object({ email: z.string(), password: z.string().min(3, 'Too short') }),
  reply: z.object({ hello: z.string() }),
  perMinute: 3,
});
const fail = endpoint({
  method: 'GET',
  path: '/api/failures',
  access: 'public',
  summary: 'Breaks',
  reply: z.object({}),
});

const rest = endpoint({
  method: 'POST',
  activity: { none: 'reads' },
  path: '/api/rests',
  access: 'public',
  summary: 'Needs nothing to be said',
  reply: z.object({ rested: z.boolean() }),
});

async function startServer({ publicUrl = 'http://localhost:3000' } = {}) {
  const logged: string[] = [];
  const http = await createHttpServer({
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    publicUrl,
    web: null,
    imageOrigins: ['http://shop.localhost:4000'],
    doorkeeper: NOBODY_IN,
  });
  serve(http, greet, async ({ body }) => ({ hello: body.email }));
  serve(http, rest, async () => ({ rested: true }));
  serve(http, fail, async () => {
    throw new Error('the password is tiger');
  });
  onTestFinished(() => http.close());

  const post = (payload: string | object, headers: Record<string, string> = {}) =>
    http.inject({ method: 'POST', url: greet.path, payload, headers });
  return { http, logged, post };
}
const ADA = { email: 'ada@example.com', password: 'tiger' };
const JSON_TYPE = { 'content-type': 'application/json' };

test('every answer makes the browser trust nothing but this address', async () => {
  const { http } = await startServer();
  const { headers } = await http.inject(fail.path);

  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "img-src 'self' data: https: http://shop.localhost:4000",
    ]),
  );
  expect(policy.find((directive) => directive.startsWith('script-src'))).toBeUndefined();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('only an https address asks browsers to stay with https', async () => {
  const plain = await (await startServer()).http.inject(fail.path);
  const secure = await (await startServer({ publicUrl: 'https://vitrin.example' })).http.inject(fail.path);

  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
});

test.each([
  ['this site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
  ['a program that is no browser', {}, 200],
  ['the address itself, typed', { 'sec-fetch-site': 'none' }, 200],
  ['this site by an old browser', { origin: 'http://localhost:3000' }, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site by an old browser', { origin: 'https://evil.example' }, 403],
  ['a neighbouring site', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }, 403],
  ['another port here', { origin: 'http://localhost:4000' }, 403],
  ['this address under another scheme', { origin: 'https://localhost:3000' }, 403],
  ['a page without an address', { origin: 'null' }, 403],
  ['another site that hides its address', { 'sec-fetch-site': 'cross-site' }, 403],
])(
  'a form sent from %s is answered as it deserves',
  async (_from, headers: Record<string, string>, status) => {
    const { post } = await startServer();
    const response = await post(ADA, { host: 'localhost:3000', ...headers });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json().error).toBe('foreign_origin');
  },
);

test('behind TLS a page of the same name that came without it is another site', async () => {
  const { post } = await startServer({ publicUrl: 'https://vitrin.example' });
  const sent = async (origin: string) => (await post(ADA, { host: 'vitrin.example', origin })).statusCode;
  expect(await sent('https://vitrin.example')).toBe(200);
  expect(await sent('http://vitrin.example')).toBe(403);
});

test('a call that needs no body is taken where its type is named all the same', async () => {
  const { http } = await startServer();
  const send = (payload?: string) =>
    http.inject({ method: 'POST', url: rest.path, headers: JSON_TYPE, ...(payload ? { payload } : {}) });
  expect((await send()).statusCode).toBe(200);
  expect((await send('{"a": ')).statusCode).toBe(400);
});

const PAGE = { accept: 'text/html,application/xhtml+xml' };
test.each([
  ['http://localhost:3000', '127.0.0.1:3000', PAGE, 'http://localhost:3000/stores?a=1'],
  ['http://localhost:3000', '[::1]:3000', PAGE, 'http://localhost:3000/stores?a=1'],
  ['http://127.0.0.1:3000', 'localhost:3000', PAGE, 'http://127.0.0.1:3000/stores?a=1'],
  ['http://localhost:3000', 'localhost:3000', PAGE, undefined],
  ['http://localhost:3000', '127.0.0.1:4000', PAGE, undefined],
  ['http://localhost:3000', '127.0.0.1:3000', {}, undefined],
  ['http://localhost:3000', '192.168.1.7:3000', PAGE, undefined],
  ['https://vitrin.example', '127.0.0.1:3000', PAGE, undefined],
  ['http://localhost:3000', 'no host', PAGE, undefined],
])(
  'with %s a page opened at %s is led to the name that consents end at',
  async (publicUrl, host, headers, to) => {
    const { http } = await startServer({ publicUrl });
    const { headers: answered } = await http.inject({ url: '/stores?a=1', headers: { host, ...headers } });
    expect(answered.location).toBe(to);
  },
);

test('what is not set up here is no fault in the log, and a full disk is said as what it is', async () => {
  const { http, logged } = await startServer();
  http.get('/api/missing', () =>
    Promise.reject(new Problem(501, 'not_configured', text('Not set up here.'))),
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  http.get('/api/full', () => Promise.reject(new Error('Failed query', { cause: full })));

  expect((await http.inject('/api/missing')).statusCode).toBe(501);
  expect(logged).toEqual([]);
  const answer = await http.inject('/api/full');
  expect([answer.statusCode, answer.json().error]).toEqual([507, 'no_room']);
  expect(answer.json().message).not.toMatch(/try again/i);
  expect(logged).toHaveLength(1);
});

test('reading is open to links from other sites', async () => {
  const { http } = await startServer();
  const { statusCode } = await http.inject({
    url: fail.path,
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(statusCode).toBe(500);
});

test.each(['/api/nothing', '/api/', '/api/greetings/3'])('%s is a 404 in JSON', async (url) => {
  const { http } = await startServer();
  const response = await http.inject(url);
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { error: 'not_found', message: 'This is no longer here. Please reload the page.' },
  ]);
});

test('a body that is too large is refused before it is read', async () => {
  const { post } = await startServer();
  const response = await post({ ...ADA, email: 'a'.repeat(1024 * 1024) });
  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
});

test.each([
  ['broken JSON', '{"email": "ada@', JSON_TYPE, 400],
  ['an empty body where one is needed', '', JSON_TYPE, 400],
  ['a body of another kind', '<greeting/>', { 'content-type': 'application/xml' }, 415],
  ['a key that would change every object', '{"__proto__": {"admin": true}}', JSON_TYPE, 400],
  ['a list', '[1]', JSON_TYPE, 400],
  ['null', 'null', JSON_TYPE, 400],
])('%s is refused with a reason', async (_what, payload, headers, status) => {
  const { post, logged } = await startServer();
  const response = await post(payload, headers);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: expect.any(String), message: expect.stringMatching(/\w/) });
  expect(logged).toEqual([]);
});

test('what is wrong with a field is said at the field', async () => {
  const { post } = await startServer();
  const response = await post({ email: 'ada@example.com', password: 'no' });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: 'invalid_request', message: 'Too short', fields: { password: 'Too short' } },
  ]);
});

test('an unexpected failure is logged whole and answered without its details', async () => {
  const { http, logged } = await startServer();
  const response = await http.inject(fail.path);

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    error: 'internal_error',
    message: 'Something went wrong on our side. Please try again in a moment.',
  });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0]!)).toMatchObject({ err: { message: 'the password is tiger' }, url: fail.path });
});

test('too many attempts for one address wait for a minute; other addresses do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { post } = await startServer();
  const attempt = async (email: string) => (await post({ ...ADA, email })).statusCode;

  expect([
    await attempt('ada@example.com'),
    await attempt('ADA@example.com '),
    await attempt('ada@example.com'),
  ]).toEqual([200, 200, 200]);
  const refused = await post(ADA);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: 'too_many_requests', retryAfterSeconds: 60 });
  expect(refused.headers['retry-after']).toBe('60');
  expect(await attempt('bob@example.com')).toBe(200);

  vi.setSystemTime(Date.now() + 60_001);
  expect(await attempt('ada@example.com')).toBe(200);
});

test.each(['http://localhost:3000', 'https://vitrin.example'])(
  'at %s nobody gets more attempts by making up where they come from',
  async (publicUrl) => {
    const { post } = await startServer({ publicUrl });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // A proxy in front adds the true address behind whatever the caller claimed.
      const response = await post(ADA, { 'x-forwarded-for': `10.0.0.${attempt}, 203.0.113.7` });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  },
);

test('a connection that a browser keeps ready does not hold up the end', async () => {
  const { http } = await startServer();
  const { hostname, port } = new URL(await http.listen({ port: 0 }));
  const arrived = once(http.server, 'connection');
  const connection = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const cut = once(connection, 'close');
  await arrived;

  await http.close();

  await cut;
});
