import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { signBody, signQuery } from '#simulators/shopify/apps/signing.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';

const APP_URL = 'http://localhost:3000';
const REDIRECT_URI = `${APP_URL}/api/oauth/shopify/callback`;

let clock = Date.parse('2026-11-20T12:00:00Z');
let simulator: ShopifySimulator;
beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => new Date(clock) });
});
afterAll(() => simulator.close());

let shops = 0;
function openShop(fixture: Partial<Parameters<ShopifySimulator['addShop']>[0]> = {}) {
  shops += 1;
  const control = simulator.addShop({ name: `shop-${shops}`, ...fixture });
  const shopUrl = simulator.origin.replace('{shop}', control.name);
  const request = {
    client_id: simulator.app.clientId,
    scope: 'read_orders,read_products',
    redirect_uri: REDIRECT_URI,
    state: 'a b/c',
  };

  async function decide(decision: 'install' | 'cancel', change: Partial<typeof request> = {}) {
    const body = new URLSearchParams({ ...request, ...change, decision });
    const address = `${shopUrl}/admin/oauth/authorize`;
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    return new URL(response.headers.get('location') ?? 'about:blank');
  }

  async function askToken(body: Record<string, string>, as: 'json' | 'form' = 'json') {
    const { clientId: client_id, clientSecret: client_secret } = simulator.app;
    const whole = { client_id, client_secret, ...body };
    const response = await fetch(`${shopUrl}/admin/oauth/access_token`, {
      method: 'POST',
      ...(as === 'json'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(whole) }
        : { body: new URLSearchParams(whole) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  async function install(change: Partial<typeof request> = {}) {
    const code = (await decide('install', change)).searchParams.get('code') ?? '';
    return (await askToken({ code, expiring: '1' })).body;
  }

  const statusWith = async (token = '') =>
    (await clientOf(simulator, control.name, token).ask('{ shop { id } }')).status;

  return { control, shopUrl, request, decide, askToken, install, statusWith };
}

const refused = {
  status: 401,
  body: {
    error: 'invalid_request',
    error_description: 'This request requires an active refresh_token',
  },
};

describe('signatures', () => {
  test('a query is signed as the vectors of the documentation are', () => {
    const hmacOf = (query: Record<string, string>, secret: string) => signQuery(query, secret).get('hmac');
    const code = '0907a61c0c8d55e99db179b68161bc00';
    expect(hmacOf({ code, shop: 'some-shop.myshopify.com', timestamp: '1337178173' }, 'hush')).toBe(
      '4712bf92ffc2917d15a2f5a273e39f0116667419aa4b6ac0b3baaf26fa3c4d20',
    );
    expect(
      hmacOf(
        {
          code: 'some code goes here',
          shop: 'the shop URL',
          state: 'some nonce passed from auth',
          timestamp: '1700000000',
        },
        'my super secret key',
      ),
    ).toBe('10207991f5c2c65c114b70a3c3544ce1d00a236ea4ab034793de0d6407be9165');
    expect(
      hmacOf(
        {
          timestamp: '1700000000',
          host: 'YWRtaW4uc2hvcGlmeS5jb20vc3RvcmUvdGVzdA==',
          shop: 'test-shop.myshopify.com',
        },
        'shpss_test_secret',
      ),
    ).toBe('c3d9a0b78fb6e9a067182a87910b2084e946d1022bcf7ecba6c5890fd41d7a21');
  });

  test('a body is signed as the vectors of the documentation are', () => {
    expect(signBody('{"foo": "bar"}', 'test_secret_key')).toBe(
      'B23tXN681gZ0qIWNRrgtzBE9XSDo5yaUu6wfmhu3a7g=',
    );
    expect(signBody('{}', 'hush')).toBe('UFwgrGBPZilFtmKh8TqcovA78LGYb1BdWu9I4Q2oyRg=');
  });
});

describe('the consent page', () => {
  test('says in words what the app asks for', async () => {
    const { shopUrl, request } = openShop({ title: 'Tea & <Biscuits>' });
    const response = await fetch(`${shopUrl}/admin/oauth/authorize?${new URLSearchParams(request)}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Tea &#38; &#60;Biscuits&#62;');
    expect(html).toContain('See products, variants and collections');
    expect(html).not.toContain('<script');
  });

  test('a merchant who installs comes back with a signed code', async () => {
    const { control, decide } = openShop();
    const { href, searchParams } = await decide('install');
    expect(href.startsWith(`${REDIRECT_URI}?`)).toBe(true);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      shop: `${control.name}.myshopify.com`,
      state: 'a b/c',
      timestamp: String(clock / 1000),
      host: Buffer.from(`admin.shopify.com/store/${control.name}`).toString('base64'),
    });
    const { hmac, ...rest } = Object.fromEntries(searchParams);
    const sorted = new URLSearchParams(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = sorted.toString().replaceAll('+', '%20');
    expect(hmac).toBe(createHmac('sha256', simulator.app.clientSecret).update(text).digest('hex'));
    expect(rest.code).toMatch(/^[0-9a-f]{32}$/);
    expect(control.isInstalled).toBe(true);
  });

  test('a merchant who cancels comes back without a code', async () => {
    const { control, decide } = openShop();
    const { searchParams } = await decide('cancel');
    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.has('code')).toBe(false);
    expect(searchParams.get('hmac')).toMatch(/^[0-9a-f]{64}$/);
    expect(control.isInstalled).toBe(false);
  });

  test.each([
    [{ client_id: 'nobody' }, 'No app has this client_id'],
    [{ redirect_uri: 'https://evil.example.com/' }, 'redirect_uri is not among'],
    [{ redirect_uri: `${APP_URL}.evil.example.com/` }, 'redirect_uri is not among'],
    [{ scope: '' }, 'asks for no scope'],
    [{ scope: 'read_minds' }, 'read_minds'],
    [{ 'grant_options[]': 'per-user' }, 'does not support online tokens'],
  ])('a request with %o is explained and sends nobody anywhere', async (change, words) => {
    const { shopUrl, request } = openShop();
    const query = new URLSearchParams({ ...request, ...change });
    const response = await fetch(`${shopUrl}/admin/oauth/authorize?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain(words);
  });

  test('a store that does not exist is not found', async () => {
    const address = `${simulator.origin.replace('{shop}', 'nowhere')}/admin/oauth/authorize`;
    expect((await fetch(address)).status).toBe(404);
  });
});

describe('a code', () => {
  test('is exchanged once, for a token of an hour and one to renew it', async () => {
    const { decide, askToken, statusWith } = openShop();
    const code = (await decide('install')).searchParams.get('code') ?? '';
    const { status, body } = await askToken({ code, expiring: '1' });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^shpat_[0-9a-f]{32}$/),
      scope: 'read_orders,read_products',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^shprt_[0-9a-f]{32}$/),
      refresh_token_expires_in: 7_776_000,
    });
    expect(await statusWith(body.access_token)).toBe(200);
    expect((await askToken({ code, expiring: '1' })).status).toBe(400);
    clock += HOUR_MS;
    expect(await statusWith(body.access_token)).toBe(401);
  });

  test('without "expiring" gives a token that does not end, also to a form', async () => {
    const { decide, askToken, statusWith } = openShop();
    const code = (await decide('install')).searchParams.get('code') ?? '';
    const { body } = await askToken({ code }, 'form');
    expect(Object.keys(body)).toEqual(['access_token', 'scope']);
    clock += 400 * DAY_MS;
    expect(await statusWith(body.access_token)).toBe(200);
  });

  test('is worth nothing after a minute, in another store or without the secret', async () => {
    const { decide, askToken } = openShop();
    const elsewhere = openShop();
    const codeOf = async () => (await decide('install')).searchParams.get('code') ?? '';
    expect((await elsewhere.askToken({ code: await codeOf() })).status).toBe(400);
    const unsigned = await askToken({ code: await codeOf(), client_secret: 'guessed' });
    expect([unsigned.status, unsigned.body.error]).toEqual([401, 'invalid_client']);
    const late = await codeOf();
    clock += 61_000;
    expect((await askToken({ code: late })).status).toBe(400);
  });

  test('grants what was asked, less what the store refuses', async () => {
    const { control, install } = openShop({ refusesScopes: ['read_all_orders'] });
    const { access_token: token = '', scope } = await install({ scope: 'write_products,read_all_orders' });
    expect(scope).toBe('write_products');
    const { data, errors } = await clientOf(simulator, control.name, token).ask(
      '{ productsCount { count } currentAppInstallation { accessScopes { handle } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      productsCount: { count: 0 },
      currentAppInstallation: { accessScopes: [{ handle: 'write_products' }] },
    });
    const orders = await clientOf(simulator, control.name, token).ask('{ ordersCount { count } }');
    expect(orders.errors[0]?.extensions?.code).toBe('ACCESS_DENIED');
  });
});

describe('a refresh token', () => {
  test('gives a new pair, and works again until that is used', async () => {
    const { install, askToken, statusWith } = openShop();
    const first = await install();
    const refresh = (token = '') => askToken({ grant_type: 'refresh_token', refresh_token: token });
    clock += HOUR_MS;
    const lost = await refresh(first.refresh_token);
    const second = await refresh(first.refresh_token);
    expect(second.body).toMatchObject({ expires_in: 3600, scope: 'read_orders,read_products' });
    expect(second.body.refresh_token).not.toBe(lost.body.refresh_token);
    expect(await statusWith(second.body.access_token)).toBe(200);
    const third = await refresh(second.body.refresh_token);
    expect(third.status).toBe(200);
    expect(await refresh(first.refresh_token)).toEqual(refused);
    expect(await refresh(lost.body.refresh_token)).toEqual(refused);
    expect((await refresh(second.body.refresh_token)).status).toBe(200);
  });

  test('may be asked again for thirty days, and lives for ninety', async () => {
    const { install, askToken } = openShop();
    const refresh = (token = '') => askToken({ grant_type: 'refresh_token', refresh_token: token });
    const first = await install();
    expect((await refresh(first.refresh_token)).status).toBe(200);
    clock += 30 * DAY_MS + 1000;
    expect(await refresh(first.refresh_token)).toEqual(refused);
    const idle = await install();
    clock += 90 * DAY_MS;
    expect(await refresh(idle.refresh_token)).toEqual(refused);
  });

  test('ends with the next consent, and with the app', async () => {
    const { control, install, askToken, statusWith } = openShop();
    const refresh = (token = '') => askToken({ grant_type: 'refresh_token', refresh_token: token });
    const first = await install();
    const second = await install();
    expect(await refresh(first.refresh_token)).toEqual(refused);
    control.uninstallApp();
    expect(await refresh(second.refresh_token)).toEqual(refused);
    expect(await statusWith(second.access_token)).toBe(401);
    expect(control.isInstalled).toBe(false);
  });
});

describe("a merchant's own app", () => {
  const credentials = () => ({
    grant_type: 'client_credentials',
    client_id: simulator.merchantApp.clientId,
    client_secret: simulator.merchantApp.clientSecret,
  });

  test('gets a token of a day by its secret', async () => {
    const { askToken, statusWith } = openShop({ scopes: ['read_orders'] });
    const { body } = await askToken(credentials(), 'form');
    expect(body).toMatchObject({ scope: 'read_orders', expires_in: 86_399 });
    clock += 86_398_000;
    expect(await statusWith(body.access_token)).toBe(200);
    clock += 1000;
    expect(await statusWith(body.access_token)).toBe(401);
  });

  test('is not permitted in the store of another organisation, nor is the public app', async () => {
    const { askToken } = openShop({ ownsMerchantApp: false });
    expect((await askToken(credentials())).body.error).toBe('shop_not_permitted');
    const own = openShop();
    expect((await own.askToken({ grant_type: 'client_credentials' })).body.error).toBe('shop_not_permitted');
  });
});

describe('the app store', () => {
  test('sends a merchant to the app with a signed request', async () => {
    const { control } = openShop({ title: 'Kettle & Co' });
    expect(await (await fetch(simulator.installUrl)).text()).toContain('Kettle &#38; Co');
    const chosen = await fetch(`${simulator.installUrl}/install?shop=${control.name}`, {
      redirect: 'manual',
    });
    const target = new URL(chosen.headers.get('location') ?? 'about:blank');
    const { hmac, ...rest } = Object.fromEntries(target.searchParams);
    expect(`${target.origin}${target.pathname}`).toBe(`${APP_URL}/api/install/shopify`);
    expect(Object.keys(rest)).toEqual(['host', 'shop', 'timestamp']);
    expect(signQuery(rest, simulator.app.clientSecret).get('hmac')).toBe(hmac);
  });

  test('knows no other stores', async () => {
    const response = await fetch(`${simulator.installUrl}/install?shop=nowhere`, { redirect: 'manual' });
    expect(response.status).toBe(400);
  });
});
