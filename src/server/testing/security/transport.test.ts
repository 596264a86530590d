import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from '#server/core/http/http-server.ts';
import { serve } from '#server/core/http/serve.ts';
import { createLog } from '#server/core/operation/log.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { exchange } from './raw-connection.ts';

const echo = endpoint({
  method: 'POST',
  activity: { none: 'reads' },
  path: '/api/echo',
  access: 'public',
  summary: 'Says the same',
  body: z.object({ word: z.string() }),
  reply: z.object({ word: z.string() }),
});

const PATIENCE = { headersMs: 200, requestMs: 300, silenceMs: 2_000, lookEveryMs: 50 };
const heard: string[] = [];
const logged: string[] = [];
let port = 0;

beforeAll(async () => {
  const http = await createHttpServer({
    log: createLog('info', { write: (line) => void logged.push(line) }),
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
    patience: PATIENCE,
  });
  serve(http, echo, async ({ body }) => {
    heard.push(body.word);
    return body;
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = (http.server.address() as AddressInfo).port;
  return async () => {
    http.server.closeAllConnections();
    await http.close();
  };
});

const BODY = '{"word":"tea"}';
const HIDDEN =
  'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{"word":"hidden"}';
const post = (...lines: string[]) =>
  ['POST /api/echo HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  );

test('an ordinary request over a raw connection is answered', async () => {
  const { statuses, text } = await exchange(
    port,
    post('Connection: close', `Content-Length: ${BODY.length}`),
    BODY,
  );
  expect([statuses, text.endsWith(BODY)]).toEqual([[200], true]);
});

test.each([
  ['two lengths', post('Content-Length: 14', 'Content-Length: 0'), BODY],
  ['two lengths in one line', post('Content-Length: 14, 0'), BODY],
  ['a length below nought', post('Content-Length: -1'), BODY],
  ['a length with a sign', post('Content-Length: +14'), BODY],
  ['a length in another base', post('Content-Length: 0xE'), BODY],
  ['a length and chunks', post('Content-Length: 14', 'Transfer-Encoding: chunked'), `0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 4'), `0\r\n\r\n${HIDDEN}`],
  ['chunks named as something else too', post('Transfer-Encoding: chunked, identity'), `0\r\n\r\n${HIDDEN}`],
  ['chunks that are none', post('Transfer-Encoding: xchunked'), `0\r\n\r\n${HIDDEN}`],
  ['a chunk of no number', post('Transfer-Encoding: chunked'), `zz\r\n${BODY}\r\n0\r\n\r\n`],
  ['a chunk longer than any number', post('Transfer-Encoding: chunked'), `fffffffffffffffff\r\n${BODY}`],
  ['a space before the colon', post('Content-Length : 14'), BODY],
  ['a line that goes on in the next', post('X-Long: a', ' b: c', 'Content-Length : 14'), BODY],
  ['lines that end in LF alone', post('Content-Length: 14').replaceAll('\r\n', '\n'), BODY],
  ['lines that end in CR alone', post('Content-Length: 14').replaceAll('\r\n', '\r'), BODY],
  ['a header with a zero byte', post('X-Note: a\u0000b', 'Content-Length: 14'), BODY],
  ['no HTTP', 'HELO mail.example\r\n\r\n', ''],
])(
  '%s is refused with a 400, the connection is closed, and nothing behind it is answered',
  async (_what, ...parts) => {
    heard.length = 0;
    const { statuses } = await exchange(port, ...parts, HIDDEN);
    expect([statuses, heard]).toEqual([[400], []]);
  },
);

test('a request without a host is refused', async () => {
  const nowhere = 'POST /api/echo HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
  expect((await exchange(port, nowhere)).statuses).toEqual([400]);
});

test('headers beyond all measure are refused', async () => {
  const { statuses } = await exchange(
    port,
    post(`X-Large: ${'x'.repeat(20_000)}`, 'Content-Length: 14'),
    BODY,
  );
  expect(statuses).toEqual([431]);
  const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`);
  expect((await exchange(port, post(...many, 'Content-Length: 14'), BODY)).statuses).toEqual([431]);
});

test('who sends headers a letter at a time, or never ends a body, is let go', async () => {
  const slowHeaders = await exchange(port, 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect(slowHeaders.statuses).toEqual([408]);
  const slowBody = await exchange(port, post('Content-Length: 14'), '{"word"');
  expect(slowBody.statuses).toEqual([408]);
});

test('a connection that says nothing at all is closed', async () => {
  expect((await exchange(port)).statuses).toEqual([408]);
});

test.each([
  ['lists in lists', '['.repeat(300_000) + ']'.repeat(300_000)],
  ['objects in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['a prototype far inside', `${'{"a":'.repeat(50_000)}{"__proto__":1}${'}'.repeat(50_000)}`],
])('%s are refused, and the next request is answered', async (_what, body) => {
  const request = post('Connection: close', `Content-Length: ${Buffer.byteLength(body)}`);
  expect((await exchange(port, request, body)).statuses).toEqual([400]);
  const next = await exchange(port, post('Connection: close', `Content-Length: ${BODY.length}`), BODY);
  expect(next.statuses).toEqual([200]);
  expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
});

test('probing calls are logged, without the query of the address', async () => {
  logged.length = 0;
  const elsewhere = ['Connection: close', 'Origin: https://evil.example', 'Content-Length: 14'];
  const request = post(...elsewhere).replace('/api/echo', '/api/echo?token=s3cret');
  expect((await exchange(port, request, BODY)).statuses).toEqual([403]);
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 30, status: 403, msg: 'request refused' });
  expect(logged[0]).toContain('/api/echo?token=…');
});

test('nothing of this is an error of ours', () => {
  expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
