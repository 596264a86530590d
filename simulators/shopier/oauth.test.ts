import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { APP_CLIENT_ID, APP_CLIENT_SECRET } from './oauth.ts';
import { createShopierSimulator, type ShopierSimulator } from './simulator.ts';
import { clientOf, postForm } from './testing/client.ts';

const CALLBACK = 'http://localhost:3000/api/shopier/callback';
const client = { client_id: APP_CLIENT_ID, client_secret: APP_CLIENT_SECRET };
const request = { response_type: 'code', client_id: APP_CLIENT_ID, redirect_uri: CALLBACK, state: 'st&te' };

let simulator: ShopierSimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createShopierSimulator({
    now: () => new Date(at),
    shops: [{ name: 'cay-evi', title: 'Çay "Evi"' }, { name: 'kahve' }],
  });
});
afterEach(() => simulator.stop());

const authorize = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${simulator.origin}/v1/oauth2/authorize?${new URLSearchParams(query)}`, { headers });
const decide = (form: Record<string, string>) =>
  postForm(`${simulator.origin}/v1/oauth2/authorize`, {
    ...request,
    shop: 'cay-evi',
    decision: 'allow',
    ...form,
  });
const askToken = (form: Record<string, string>) =>
  postForm(`${simulator.origin}/v1/oauth2/token`, { ...client, ...form });
const exchange = (code: string) => askToken({ grant_type: 'authorization_code', code });
const refresh = (refresh_token: string) => askToken({ grant_type: 'refresh_token', refresh_token });

async function allowedCode(form: Record<string, string> = {}): Promise<string> {
  const back = new URL((await decide(form)).headers.get('location') ?? '');
  return back.searchParams.get('code') ?? '';
}

test('the consent page names the shops and what is asked for', async () => {
  const response = await authorize({ ...request, scope: 'orders:read shop:read' });
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('Çay &quot;Evi&quot;');
  expect(page).toContain('orders (read)');
  expect(page).not.toContain('products (read)');
  expect(page).toContain('name="state" value="st&amp;te"');
  expect(page).toMatch(/value="cay-evi" checked/);
});

test('allowing leads back with a code and the state, and the code becomes tokens that open the shop', async () => {
  const allowed = await decide({ shop: 'kahve' });
  expect(allowed.status).toBe(303);
  const back = new URL(allowed.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(CALLBACK);
  expect(back.searchParams.get('state')).toBe('st&te');
  const { status, body } = await exchange(back.searchParams.get('code') ?? '');
  expect(status).toBe(200);
  expect(body).toEqual({
    token_type: 'Bearer',
    access_token: expect.any(String),
    expires_in: 259_200,
    refresh_token: expect.any(String),
  });
  const owner = await clientOf(simulator, body.access_token).get('/shop/owner');
  expect(owner.body.id).toBe(simulator.shop('kahve').accountId);
});

test('denying leads back with access_denied and the state', async () => {
  const back = new URL((await decide({ decision: 'deny' })).headers.get('location') ?? '');
  expect([...back.searchParams]).toEqual([
    ['error', 'access_denied'],
    ['state', 'st&te'],
  ]);
});

test.each<Record<string, string>>([
  { client_id: 'unknown' },
  { response_type: 'token' },
  { scope: 'orders:read everything' },
  { redirect_uri: 'https://elsewhere.example/callback' },
  { redirect_uri: 'http://localhost:3000.elsewhere.example/callback' },
  { redirect_uri: 'http://localhost:3000@elsewhere.example/callback' },
  { redirect_uri: 'nowhere' },
])('a request with %j is shown to the person and not sent anywhere', async (wrong) => {
  const shown = await authorize({ ...request, ...wrong });
  expect(shown.status).toBe(400);
  const decided = await decide(wrong);
  expect(decided.status).toBe(400);
  expect(decided.headers.get('location')).toBeNull();
});

test('a code is good once', async () => {
  const code = await allowedCode();
  expect((await exchange(code)).status).toBe(200);
  const again = await exchange(code);
  expect(again.status).toBe(400);
  expect(again.body).toEqual({ status: 400, error: 'invalid_grant', message: expect.any(String) });
});

test('a code is good for five minutes', async () => {
  const early = await allowedCode();
  const late = await allowedCode();
  at += 5 * MINUTE_MS - 1;
  expect((await exchange(early)).status).toBe(200);
  at += 1;
  expect((await exchange(late)).status).toBe(400);
});

test('extra fields some apps send with the code are accepted, another redirect_uri is not', async () => {
  const form = { grant_type: 'authorization_code', state: 'st&te', redirect_uri: CALLBACK };
  expect((await askToken({ ...form, code: await allowedCode() })).status).toBe(200);
  const other = { ...form, redirect_uri: `${CALLBACK}/other`, code: await allowedCode() };
  expect((await askToken(other)).status).toBe(400);
});

test('an access token ends after three days; refreshing gives a new pair, and the old refresh token is spent', async () => {
  const first = (await exchange(await allowedCode())).body;
  at += 259_200_000;
  expect((await clientOf(simulator, first.access_token).get('/shop/owner')).status).toBe(401);
  const second = (await refresh(first.refresh_token)).body;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await clientOf(simulator, second.access_token).get('/shop/owner')).status).toBe(200);
  const spent = await refresh(first.refresh_token);
  expect([spent.status, spent.body.error]).toEqual([400, 'invalid_grant']);
});

test('a wrong secret, an unknown grant type and a body that is no form are refused', async () => {
  const wrongSecret = await askToken({ client_secret: 'guess', grant_type: 'refresh_token' });
  expect(wrongSecret.body).toMatchObject({ status: 401, error: 'invalid_client' });
  expect((await askToken({ grant_type: 'password' })).body).toMatchObject({
    error: 'unsupported_grant_type',
  });
  const json = await fetch(`${simulator.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...client, grant_type: 'refresh_token' }),
  });
  expect(json.status).toBe(400);
});

test('a grant opens what was asked for and nothing else', async () => {
  const { body } = await exchange(await allowedCode({ scope: 'orders:read' }));
  const { get } = clientOf(simulator, body.access_token);
  expect((await get('/orders')).status).toBe(200);
  expect((await get('/webhooks')).status).toBe(200);
  expect((await get('/products')).body).toMatchObject({ status: 403, error: 'forbidden' });
  expect((await get('/orders/transactions/1')).status).toBe(404);
  expect((await get('/balance/transactions')).status).toBe(403);
  expect((await get('/payouts')).status).toBe(403);
});

test('revoking either token ends both', async () => {
  const { body } = await exchange(await allowedCode());
  const revoked = await postForm(`${simulator.origin}/v1/oauth2/revoke`, {
    ...client,
    token: body.access_token,
  });
  expect(revoked.status).toBe(200);
  expect((await clientOf(simulator, body.access_token).get('/shop/owner')).status).toBe(401);
  expect((await refresh(body.refresh_token)).status).toBe(400);
});

test('an owner who throws the app out ends its tokens', async () => {
  const { body } = await exchange(await allowedCode());
  simulator.shop('cay-evi').revokeToken();
  expect((await clientOf(simulator, body.access_token).get('/shop/owner')).status).toBe(401);
  expect((await refresh(body.refresh_token)).status).toBe(400);
});

test('the tokens of one grant share the allowance of 200 requests a minute', async () => {
  const first = (await exchange(await allowedCode())).body;
  const second = (await refresh(first.refresh_token)).body;
  for (let count = 0; count < 100; count += 1) {
    await clientOf(simulator, first.access_token).get('/shop/settings');
    await clientOf(simulator, second.access_token).get('/shop/settings');
  }
  expect((await clientOf(simulator, first.access_token).get('/shop/settings')).status).toBe(429);
});

test('installing from the app page leads to the app, and the consent page has that shop chosen', async () => {
  const page = await (await fetch(`${simulator.origin}/apps/vitrin`)).text();
  expect(page).toContain('Install Vitrin');
  const left = await postForm(`${simulator.origin}/apps/vitrin`, { shop: 'kahve' });
  expect(left.status).toBe(303);
  expect(left.headers.get('location')).toBe('http://localhost:3000/api/install/shopier');
  const cookie = left.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await (await authorize(request, { cookie })).text()).toMatch(/value="kahve" checked/);
});
