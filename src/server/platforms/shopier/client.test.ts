import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { createShopierClient } from './client.ts';
import { listOf } from './wire.ts';

const access = { storeName: '42', accessToken: 'pat_secret' };
const question = { path: '/shop/owner', data: z.object({ id: z.string() }) };
const owner = { id: '42' };

type Scripted = { status?: number; headers?: Record<string, string>; body?: unknown } | Error;

/** A Shopier that gives these answers, the last one for ever, and a clock that only sleeping moves. */
function clientOn(...script: Scripted[]) {
  const sent: { address: string; method: string | undefined; headers: Record<string, string> }[] = [];
  const sentAt: number[] = [];
  const slept: number[] = [];
  let nowMs = 0;
  const outside = {
    async request(
      address: string,
      options: { method?: string; headers?: Record<string, string> } = {},
    ): Promise<OutsideReply> {
      sent.push({ address, method: options.method, headers: options.headers ?? {} });
      sentAt.push(nowMs);
      const next = script[Math.min(sent.length, script.length) - 1];
      if (!next || next instanceof Error) throw next ?? new Error('nothing scripted');
      const { status = 200, headers = {}, body = '' } = next;
      return { status, headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
    },
  };
  const client = createShopierClient({
    apiOrigin: 'https://api.shopier.com',
    outside,
    clock: { now: () => new Date(nowMs) },
    sleep: async (ms) => {
      slept.push(ms);
      nowMs += ms;
    },
    random: () => 0,
  });
  return { client, sent, sentAt, slept };
}

test('asks with the token in the header, and writes an offset in an address so that it arrives', async () => {
  const { client, sent } = clientOn({ body: owner });
  const query = { dateStart: '2026-07-21T13:24:51+0000', limit: 50 };
  expect((await client.ask(access, { ...question, query })).data.id).toBe('42');
  expect(sent[0]).toMatchObject({
    address: 'https://api.shopier.com/v1/shop/owner?dateStart=2026-07-21T13%3A24%3A51%2B0000&limit=50',
    method: 'GET',
    headers: { authorization: 'Bearer pat_secret', 'user-agent': 'Vitrin', accept: 'application/json' },
  });
});

describe('every refusal has its kind, its code and a sentence', () => {
  test.each<[string, Scripted, string, string, string, RegExp]>([
    ['401', { status: 401 }, '/orders', 'reconnect-needed', 'token_refused', /no longer accepts/],
    ['402', { status: 402 }, '/orders', 'rejected', 'payment_required', /payment/],
    ['403', { status: 403 }, '/orders', 'rejected', 'scope_missing', /permission orders:read/],
    ['403 of webhooks', { status: 403 }, '/webhooks', 'rejected', 'scope_missing', /permission orders:read/],
    ['404', { status: 404, body: '<html>' }, '/orders/7', 'rejected', 'not_found', /“\/orders\/7”/],
    [
      '400 with a reason',
      { status: 400, body: { message: 'limit is too high' } },
      '/orders',
      'unexpected-reply',
      'request_refused',
      /limit is too high/,
    ],
    [
      '400 without a word',
      { status: 400 },
      '/orders',
      'unexpected-reply',
      'request_refused',
      /did not accept/,
    ],
    ['418', { status: 418 }, '/orders', 'unexpected-reply', 'unexpected_status', /418/],
    ['a redirect', { status: 302 }, '/orders', 'unexpected-reply', 'not_shopier', /not as Shopier does/],
    [
      'another shape',
      { body: { id: { text: '42' } } },
      '/shop/owner',
      'unexpected-reply',
      'unexpected_shape',
      /“id”/,
    ],
    [
      'a private address',
      new OutsideFault('forbidden_address', 'no'),
      '/orders',
      'rejected',
      'address_forbidden',
      /not a public one/,
    ],
  ])('%s', async (_, answer, path, kind, code, sentence) => {
    const { client, sent } = clientOn(answer);
    const failure = await client.ask(access, { ...question, path }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PlatformFailure', platform: 'shopier', kind, code });
    expect(String(failure)).toMatch(sentence);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('pat_secret');
    expect(sent).toHaveLength(1);
  });
});

describe('what may pass is waited out', () => {
  test.each<[string, Scripted]>([
    ['a server error', { status: 503, body: '<html>later</html>' }],
    ['no answer', new OutsideFault('unreachable', 'reset')],
    ['a page instead of data', { body: '<!DOCTYPE html><h1>Bakım</h1>' }],
    ['an answer cut off', { body: '[{"id":"1","tot' }],
  ])('%s', async (_, trouble) => {
    const { client, slept } = clientOn(trouble, trouble, { body: owner });
    expect((await client.ask(access, question)).data).toEqual(owner);
    expect(slept).toEqual([500, 1000]);
  });

  test('but not for ever', async () => {
    const down = clientOn({ status: 500 });
    await expect(down.client.ask(access, question)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(down.sent).toHaveLength(5);

    const page = clientOn({ body: '<html>' });
    await expect(page.client.ask(access, question)).rejects.toMatchObject({ code: 'not_shopier' });
    expect(page.sent).toHaveLength(5);
  });

  test('what was posted is not posted again without knowing', async () => {
    const { client, sent } = clientOn({ status: 504 });
    const posted = client.ask(access, { ...question, method: 'POST', body: { event: 'order.created' } });
    await expect(posted).rejects.toMatchObject({ kind: 'unavailable' });
    expect(sent).toHaveLength(1);
  });
});

describe('the limit', () => {
  test('a 429 is waited out for as long as Shopier says', async () => {
    const { client, slept } = clientOn({ status: 429, headers: { 'retry-after': '7' } }, { body: owner });
    await client.ask(access, question);
    expect(slept).toEqual([7000]);
  });

  test('when that is too long, the job comes back later', async () => {
    const { client } = clientOn({ status: 429, headers: { 'retry-after': '600' } });
    await expect(client.ask(access, question)).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterMs: 600_000,
    });
  });

  test('no minute sees more than 150 requests of one token, however many ask at once', async () => {
    const { client, sentAt } = clientOn({ body: owner });
    await Promise.all(Array.from({ length: 400 }, () => client.ask(access, question)));
    for (const [index, at] of sentAt.entries()) {
      const before = sentAt[index - 150];
      if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(60_000);
    }
    expect(sentAt.filter((at) => at === 0)).toHaveLength(150);
  });

  test('another token has a minute of its own', async () => {
    const { client, slept } = clientOn({ body: owner });
    for (let count = 0; count < 150; count += 1) await client.ask(access, question);
    await client.ask({ storeName: '43', accessToken: 'pat_other' }, question);
    expect(slept).toEqual([]);
  });
});

test('a refused token is renewed once, in place, and the question repeated', async () => {
  const { client, sent } = clientOn({ status: 401 }, { body: owner });
  const renewable = { ...access, renew: async (refused: string) => `${refused}_new` };
  await client.ask(renewable, question);
  expect(renewable.accessToken).toBe('pat_secret_new');
  expect(sent[1]?.headers.authorization).toBe('Bearer pat_secret_new');

  const refused = clientOn({ status: 401 });
  await expect(refused.client.ask({ ...access, renew: async () => 'x' }, question)).rejects.toMatchObject({
    code: 'token_refused',
  });
  expect(refused.sent).toHaveLength(2);
});

test('an aborted reading asks nothing more', async () => {
  const { client, sent } = clientOn({ body: owner });
  await expect(client.ask(access, { ...question, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(sent).toEqual([]);
});

describe('a list', () => {
  const data = listOf(z.object({ id: z.string() }), 'orders');
  test.each([
    ['bare', [owner]],
    ['in data', { data: [owner] }],
    ['under its name', { orders: [owner] }],
  ])('%s', async (_, body) => {
    expect((await clientOn({ body }).client.ask(access, { path: '/orders', data })).data).toEqual([owner]);
  });

  test('with what its headers say', async () => {
    const headers = { 'shopier-pagination-total-items': '123', 'shopier-pagination-total-pages': '3' };
    const { client } = clientOn({ headers, body: [] }, { body: [] });
    expect(await client.ask(access, { path: '/orders', data })).toMatchObject({
      totalItems: 123,
      totalPages: 3,
    });
    expect(await client.ask(access, { path: '/orders', data })).toMatchObject({
      totalItems: null,
      totalPages: null,
    });
  });
});
