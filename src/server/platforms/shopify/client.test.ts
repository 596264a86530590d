import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { createShopifyClient, TooCostly } from './client.ts';

const access = { storeName: 'tea-house', accessToken: 'shpat_secret' };
const question = { document: '{ shop { name } }', data: z.object({ shop: z.object({ name: z.string() }) }) };
const shop = { data: { shop: { name: 'Tea House' } } };
const throttled = {
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: {
      requestedQueryCost: 500,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 100, restoreRate: 100 },
    },
  },
};

type Scripted = { status?: number; headers?: Record<string, string>; body?: unknown } | Error;

/** A Shopify that gives these answers, the last one for ever, and a clock that only sleeping moves. */
function clientOn(...script: Scripted[]) {
  const sent: { address: string; token: string | undefined }[] = [];
  const slept: number[] = [];
  const warned: object[] = [];
  let nowMs = 0;
  const outside = {
    async request(
      address: string,
      options: { headers?: Record<string, string> } = {},
    ): Promise<OutsideReply> {
      sent.push({ address, token: options.headers?.['x-shopify-access-token'] });
      const next = script[Math.min(sent.length, script.length) - 1];
      if (!next || next instanceof Error) throw next ?? new Error('nothing scripted');
      const { status = 200, headers = {}, body = {} } = next;
      return { status, headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
    },
  };
  const client = createShopifyClient({
    shopOrigin: 'https://{shop}.myshopify.com',
    apiVersion: '2026-10',
    outside,
    clock: { now: () => new Date(nowMs) },
    sleep: async (ms) => {
      slept.push(ms);
      nowMs += ms;
    },
    random: () => 0,
    log: { warn: (facts) => warned.push(facts) },
  });
  const setBack = (ms: number) => {
    nowMs -= ms;
  };
  return { client, sent, slept, warned, setBack };
}

test('asks the shop itself, with the token in the header', async () => {
  const { client, sent } = clientOn({ body: shop });
  expect((await client.ask(access, question)).data.shop.name).toBe('Tea House');
  expect(sent).toEqual([
    { address: 'https://tea-house.myshopify.com/admin/api/2026-10/graphql.json', token: 'shpat_secret' },
  ]);
});

test('a name that is no store name never becomes part of an address', async () => {
  const { client, sent } = clientOn({ body: shop });
  const asked = client.ask({ ...access, storeName: 'evil.com/x#' }, question);
  await expect(asked).rejects.toMatchObject({ kind: 'rejected', code: 'shop_not_found' });
  expect(sent).toEqual([]);
});

describe('every refusal has its kind, its code and a sentence', () => {
  const html = '<!DOCTYPE html><h1>Opening soon</h1>';
  const denied = (message: string, requiredAccess?: string) => ({
    data: null,
    errors: [{ message, extensions: { code: 'ACCESS_DENIED', requiredAccess } }],
  });
  test.each<[string, Scripted, string, string, RegExp]>([
    ['401', { status: 401 }, 'reconnect-needed', 'token_refused', /no longer accepts/],
    ['402', { status: 402 }, 'rejected', 'shop_frozen', /frozen/],
    ['403', { status: 403 }, 'rejected', 'access_forbidden', /does not let/],
    ['404', { status: 404, body: html }, 'rejected', 'shop_not_found', /no Shopify store named “tea-house”/],
    ['423', { status: 423 }, 'rejected', 'shop_locked', /locked/],
    ['a page', { body: html }, 'unexpected-reply', 'not_shopify', /not as Shopify does/],
    ['a redirect', { status: 302 }, 'unexpected-reply', 'not_shopify', /not as Shopify does/],
    ['400', { status: 400 }, 'unexpected-reply', 'unexpected_status', /400/],
    [
      'a missing scope, as text',
      { body: denied('Access denied for orders field. Required access: `read_orders` access scope.') },
      'rejected',
      'scope_missing',
      /permission read_orders/,
    ],
    [
      'a missing scope, as data',
      { body: denied('Access denied', '`read_products` access scope.') },
      'rejected',
      'scope_missing',
      /permission read_products/,
    ],
    [
      'a closed shop',
      { body: { errors: [{ message: 'x', extensions: { code: 'SHOP_INACTIVE' } }] } },
      'rejected',
      'shop_frozen',
      /frozen/,
    ],
    [
      'another shape',
      { body: { data: { shop: { name: 7 } } } },
      'unexpected-reply',
      'unexpected_shape',
      /“shop\.name”/,
    ],
    [
      'a refused query',
      { body: { errors: [{ message: "Field 'x' doesn't exist", extensions: { code: 'undefinedField' } }] } },
      'unexpected-reply',
      'query_refused',
      /doesn't exist/,
    ],
  ])('%s', async (_, answer, kind, code, sentence) => {
    const { client, sent } = clientOn(answer);
    const failure = await client.ask(access, question).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PlatformFailure', platform: 'shopify', kind, code });
    expect(String(failure)).toMatch(sentence);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('shpat_secret');
    expect(sent).toHaveLength(1);
  });
});

test('fields on protected customer data come as null with an error, and the rest is used', async () => {
  const data = z.object({ shop: z.object({ name: z.string(), email: z.string().nullish() }) });
  const { client } = clientOn({
    body: {
      data: { shop: { name: 'Tea House', email: null } },
      errors: [
        {
          message: 'This app is not approved to access the email field',
          extensions: { code: 'ACCESS_DENIED' },
        },
      ],
    },
  });
  expect((await client.ask(access, { ...question, data })).data.shop).toEqual({
    name: 'Tea House',
    email: null,
  });
});

describe('patience', () => {
  test('being throttled waits as long as the missing points take', async () => {
    const { client, slept } = clientOn({ body: throttled }, { body: shop });
    await client.ask(access, question);
    expect(slept).toEqual([4_000]);
  });

  test('a 429 waits as it says, at least a second', async () => {
    const { client, slept } = clientOn(
      { status: 429, headers: { 'retry-after': '2.0' } },
      { status: 429 },
      { body: shop },
    );
    await client.ask(access, question);
    expect(slept).toEqual([2_000, 1_000]);
  });

  test('a shop that throttles for ever is left for later', async () => {
    const { client, slept } = clientOn({ body: throttled });
    const asked = client.ask(access, question);
    await expect(asked).rejects.toMatchObject({ kind: 'rate-limited', retryAfterMs: 4_000 });
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
  });

  test('trouble passes unnoticed, a lasting one is named unavailable', async () => {
    const trouble = [
      { status: 500 },
      new OutsideFault('unreachable', 'ECONNRESET'),
      { status: 502, body: '<html>' },
    ];
    await expect(clientOn(...trouble, { body: shop }).client.ask(access, question)).resolves.toBeDefined();
    const { client, sent, slept } = clientOn({ status: 503 });
    await expect(client.ask(access, question)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(sent).toHaveLength(5);
    expect(slept).toEqual([500, 1_000, 2_000, 4_000]);
  });

  test('a question waits beforehand when its points are known not to be there', async () => {
    const extensions = {
      cost: {
        requestedQueryCost: 900,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 300, restoreRate: 100 },
      },
    };
    const { client, slept } = clientOn({ body: { ...shop, extensions } });
    await client.ask(access, question);
    await client.ask(access, { ...question, expectedCost: 900 });
    expect(slept).toEqual([6_000]);
  });

  test('a clock that is set back makes nobody wait for longer than that', async () => {
    const extensions = {
      cost: { throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1500, restoreRate: 100 } },
    };
    const { client, slept, setBack } = clientOn({ body: { ...shop, extensions } });
    await client.ask(access, question);
    setBack(3_600_000);
    await client.ask(access, { ...question, expectedCost: 1600 });
    expect(slept).toEqual([1_000]);
  });

  test('waiting ends when nobody wants the answer any more', async () => {
    const { client } = clientOn({ body: shop });
    const asked = client.ask(access, { ...question, signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a query that costs too much is recognised, so that less can be asked', async () => {
  const { client } = clientOn({
    body: { errors: [{ message: 'x', extensions: { code: 'MAX_COST_EXCEEDED' } }] },
  });
  await expect(client.ask(access, question)).rejects.toBeInstanceOf(TooCostly);
});

test('another version served in silence is noticed once', async () => {
  const { client, warned } = clientOn({ body: shop, headers: { 'x-shopify-api-version': '2027-01' } });
  await client.ask(access, question);
  await client.ask(access, question);
  expect(warned).toEqual([{ asked: '2026-10', served: '2027-01' }]);
});
