import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutside, isPublicAddress, type LineBatch } from './outside.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function outsideFor(options: Parameters<typeof createOutside>[0] = {}) {
  const outside = createOutside(options);
  closers.push(outside.close);
  return outside;
}

async function all(batches: AsyncIterable<LineBatch>) {
  const texts: string[] = [];
  const ends: number[] = [];
  for await (const batch of batches) {
    texts.push(...batch.texts);
    ends.push(...batch.ends);
  }
  return { texts, ends };
}

describe('which addresses are public', () => {
  test.each([
    ['93.184.216.34', true],
    ['2606:4700::6810:84e5', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['::ffff:127.0.0.1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['nonsense', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe('what is refused', () => {
  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://user:secret@example.com/',
    'file:///etc/passwd',
    'no address',
  ])('%s', async (address) => {
    await expect(outsideFor().request(address)).rejects.toMatchObject({ code: 'forbidden_address' });
  });

  test('a name that leads to a private address, even next to a public one', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    const request = outsideFor({ resolve }).request('https://rebinding.example/');
    await expect(request).rejects.toMatchObject({ code: 'forbidden_address' });
  });

  test('a redirect from an allowed origin into the private network', async () => {
    const hidden = await serve((_, response) => response.end('secret'));
    const open = await serve((_, response) => response.writeHead(302, { location: hidden }).end());
    const request = outsideFor({ allowedOrigins: [open] }).request(open);
    await expect(request).rejects.toMatchObject({ code: 'forbidden_address' });
  });

  test('redirects without end, replies without end, and silence', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (request.url === '/large') response.end('x'.repeat(5_000));
    });
    const outside = outsideFor({ allowedOrigins: [origin] });
    await expect(outside.request(`${origin}/loop`)).rejects.toMatchObject({ code: 'too_many_redirects' });
    await expect(outside.request(`${origin}/large`, { maxBytes: 1_000 })).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(outside.request(`${origin}/silent`, { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'timed_out',
    });
  });
});

test('a token is not carried to another origin by a redirect', async () => {
  const seen: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    seen.push(request.headers.authorization);
    response.end('ok');
  });
  const first = await serve((_, response) => response.writeHead(302, { location: other }).end());
  const outside = outsideFor({ allowedOrigins: [first, other] });
  await outside.request(first, { headers: { authorization: 'Bearer secret' } });
  expect(seen).toEqual([undefined]);
});

test('a connection that they ended while it lay idle costs a question nothing, and sends nothing twice', async () => {
  const calls: string[] = [];
  const answered = new Map<unknown, number>();
  const origin = await serve((request, reply) => {
    calls.push(request.method!);
    const answers = answered.get(request.socket) ?? 0;
    answered.set(request.socket, answers + 1);
    if (answers > 0) request.socket.resetAndDestroy();
    else reply.end('here');
  });
  const outside = outsideFor({ allowedOrigins: [origin] });

  for (const _ of [1, 2, 3]) expect((await outside.request(origin)).body.toString()).toBe('here');
  expect(calls).toHaveLength(5);
  await expect(outside.request(origin, { method: 'POST', body: 'once' })).rejects.toMatchObject({
    code: 'unreachable',
  });
  expect(calls.slice(5)).toEqual(['POST']);
});

test('compressed replies are unpacked, and their limit counts what comes out', async () => {
  const origin = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(10_000))),
  );
  const outside = outsideFor({ allowedOrigins: [origin] });
  expect((await outside.request(origin)).body.toString()).toBe('a'.repeat(10_000));
  await expect(outside.request(origin, { maxBytes: 500 })).rejects.toMatchObject({ code: 'too_large' });
});

describe('lines of a file', () => {
  const file = Buffer.from('{"a":"é"}\n\n{"b":2}\nlast');

  test('arrive whole however the chunks were cut, each with its place in the file', async () => {
    const origin = await serve(async (_, response) => {
      for (const byte of file) {
        response.write(Buffer.from([byte]));
        await new Promise((done) => setImmediate(done));
      }
      response.end();
    });
    const read = await all(outsideFor({ allowedOrigins: [origin] }).lines(origin));
    expect(read).toEqual({ texts: ['{"a":"é"}', '', '{"b":2}', 'last'], ends: [11, 12, 20, 24] });
  });

  test.each([
    ['a server that knows ranges', true],
    ['one that does not', false],
  ])('go on from where reading stopped, with %s', async (_, knowsRanges) => {
    const origin = await serve((request, response) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      if (knowsRanges) response.writeHead(206).end(file.subarray(from));
      else response.end(file);
    });
    const read = await all(outsideFor({ allowedOrigins: [origin] }).lines(origin, { from: 12 }));
    expect(read).toEqual({ texts: ['{"b":2}', 'last'], ends: [20, 24] });
  });

  test('a connection cut in the middle is a fault, after the lines that came whole', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('one\ntw', () => response.destroy());
    });
    const texts: string[] = [];
    const reading = async () => {
      for await (const batch of outsideFor({ allowedOrigins: [origin] }).lines(origin))
        texts.push(...batch.texts);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'unreachable' });
    expect(texts).toEqual(['one']);
  });

  test('a line without end, a refusal and a stalled file are faults', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/endless') response.end('x'.repeat(2_000));
      else if (request.url === '/gone') response.writeHead(403).end();
      else response.write('one\n');
    });
    const outside = outsideFor({ allowedOrigins: [origin] });
    const endless = all(outside.lines(`${origin}/endless`, { maxLineBytes: 1_000 }));
    await expect(endless).rejects.toMatchObject({ code: 'too_large' });
    await expect(all(outside.lines(`${origin}/gone`))).rejects.toMatchObject({
      code: 'refused_status',
      status: 403,
    });
    const stalled = all(outside.lines(`${origin}/stalled`, { idleTimeoutMs: 60 }));
    await expect(stalled).rejects.toMatchObject({ code: 'timed_out' });
  });
});
